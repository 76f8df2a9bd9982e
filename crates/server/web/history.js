// The past: a slider through every move.

import { getJson } from './net.js';

export class History {
  /**
   * @param {string} table
   * @param {{show: (past: {regions: Record<string, string>, changed: string[], scene: string}) => void, leave: () => void}} page
   */
  constructor(table, page) {
    this.table = table;
    this.page = page;
    this.last = 0;
    this.wanted = -1;
    this.bar = element('timeline');
    this.slider = /** @type {HTMLInputElement} */ (element('past'));
    this.slider.addEventListener('input', () => this.#go(Number(this.slider.value)));
    on('history-open', () => (this.isOpen() ? this.close() : this.open(this.last)));
    on('past-close', () => this.close());
    on('past-first', () => this.#go(0));
    on('past-last', () => this.#go(this.last));
    on('past-prev', () => this.#go(this.#at() - 1));
    on('past-next', () => this.#go(this.#at() + 1));
  }

  isOpen() {
    return !this.bar.hidden;
  }

  /** The game has come to this many moves. @param {number} ply */
  grow(ply) {
    this.last = ply;
    this.slider.max = String(ply);
    this.#tell();
  }

  /** @param {number} ply */
  open(ply) {
    this.bar.hidden = false;
    this.#go(ply);
  }

  close() {
    this.bar.hidden = true;
    this.wanted = -1;
    this.page.leave();
  }

  #at() {
    return Number(this.slider.value);
  }

  #tell() {
    element('past-at').textContent = `${this.#at()} / ${this.last}`;
  }

  /** Fetches one move at a time; while one is on its way only the latest wish is kept. @param {number} ply */
  async #go(ply) {
    const wish = Math.max(0, Math.min(ply, this.last));
    this.slider.value = String(wish);
    this.#tell();
    const isBusy = this.wanted >= 0;
    this.wanted = wish;
    if (isBusy) return;
    try {
      for (let shown = -1; this.wanted >= 0 && shown !== this.wanted;) {
        shown = this.wanted;
        const past = await getJson(`/t/${this.table}/at/${shown}`);
        if (this.isOpen()) this.page.show(past);
      }
    } finally {
      this.wanted = -1;
    }
  }
}

/** @param {string} id @returns {HTMLElement} */
function element(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {string} id @param {() => void} action */
function on(id, action) {
  element(id).addEventListener('click', action);
}
