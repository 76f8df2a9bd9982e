// The list of choices: numbers, groups by what is done, and keys.

import { steppers } from './amounts.js';

/** @typedef {{move: string, label: string, verb: string, targets: string[], loses: boolean, amount?: number}} Choice */

export class Choices {
  /**
   * @param {HTMLElement} root
   * @param {{play: (move: string, loses: boolean) => void, shown: () => void, point: (ids: string[]) => void}} table
   */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    root.addEventListener('click', (event) => this.#click(event));
    steppers(root, (move, loses) => table.play(move, loses));
    for (const kind of ['pointerover', 'focusin']) {
      root.addEventListener(kind, (event) => this.#point(event));
    }
    for (const kind of ['pointerleave', 'focusout']) {
      root.addEventListener(kind, () => table.point([]));
    }
  }

  /** Begins with the first level, after the list has changed, or with this group if it is still there. @param {string | null} [verb] */
  reset(verb = null) {
    const groups = [...this.root.querySelectorAll('.group')];
    const isThere = groups.some((group) => group.getAttribute('data-verb') === verb);
    this.#open(isThere ? verb : null);
  }

  /** The group that is open. @returns {string | null} */
  opened() {
    return this.root.querySelector('.group:not([hidden])')?.getAttribute('data-verb') ?? null;
  }

  /** The buttons on show. @returns {HTMLButtonElement[]} */
  buttons() {
    const found = this.root.querySelectorAll('.choices:not([hidden]) .ch:not(.back)');
    return /** @type {HTMLButtonElement[]} */ ([...found]);
  }

  /** Whether a group is open. */
  isInside() {
    return this.opened() !== null;
  }

  /** Closes the group. */
  back() {
    this.#open(null);
    this.buttons()[0]?.focus();
  }

  /** The move words that can be chosen at this level; all of them at the first. @returns {Set<string>} */
  moves() {
    const scope = this.root.querySelector('.group:not([hidden])') ?? this.root;
    const buttons = scope.querySelectorAll('[data-move]');
    return new Set([...buttons].map((button) => button.getAttribute('data-move') ?? ''));
  }

  /** Chooses by number. @param {number} number @returns {boolean} */
  pick(number) {
    const button = this.buttons()[number - 1];
    if (!button) return false;
    button.focus();
    button.click();
    return true;
  }

  /** Moves the focus by so many places. @param {number} step */
  walk(step) {
    const buttons = this.buttons();
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const next = at < 0 ? (step > 0 ? 0 : buttons.length - 1) : at + step;
    buttons[(next + buttons.length) % buttons.length]?.focus();
  }

  /** @param {string | null} verb */
  #open(verb) {
    for (const list of this.root.querySelectorAll('.choices')) {
      const own = list.getAttribute('data-verb');
      /** @type {HTMLElement} */ (list).hidden = verb === null ? own !== null : own !== verb;
    }
    this.buttons().forEach((button, index) => {
      const label = button.querySelector('kbd');
      if (label) label.textContent = index < 9 ? String(index + 1) : '';
    });
    this.table.shown();
  }

  /** @param {Event} event */
  #click(event) {
    const button = /** @type {Element} */ (event.target).closest?.('.ch');
    if (!button) return;
    const verb = button.getAttribute('data-verb');
    const move = button.getAttribute('data-move');
    if (button.classList.contains('back')) this.back();
    else if (move !== null) {
      button.classList.add('on');
      this.table.play(move, button.hasAttribute('data-loses'));
    } else if (verb !== null) {
      this.#open(verb);
      this.buttons()[0]?.focus();
    }
  }

  /** @param {Event} event */
  #point(event) {
    const button = /** @type {Element} */ (event.target).closest?.('[data-targets]');
    const targets = button?.getAttribute('data-targets') ?? '';
    this.table.point(targets.split(' ').filter(Boolean));
  }
}
