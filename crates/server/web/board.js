// Things on the drawn table: what is lit, what a click on one means.

/** @typedef {import('./choices.js').Choice} Choice */

/** With more lit things than this, drawings light up less. */
const MANY = 9;

/** Whether a move goes from one thing on the table to another. @param {Choice} choice */
const leadsOn = (choice) => choice.targets.length === 2 && choice.targets[0] !== choice.targets[1];

export class Board {
  /**
   * @param {HTMLElement} root The element around map, stage and strips.
   * @param {HTMLElement} menu
   * @param {{play: (move: string, loses: boolean) => void, why: (id: string, name: string, about: string) => void, asksWhy: () => boolean}} table
   */
  constructor(root, menu, table) {
    this.root = root;
    this.menu = menu;
    this.table = table;
    /** @type {Choice[]} */
    this.choices = [];
    /** The thing whose menu is open. @type {SVGGraphicsElement | null} */
    this.opener = null;
    /** The moves from the thing that was chosen first, while the second is awaited. @type {Choice[]} */
    this.held = [];
    root.addEventListener('click', (event) => this.#click(event));
    root.addEventListener('keydown', (event) => this.#key(event));
    // A thing may be drawn in several layers; all of them answer to pointer and focus.
    for (const [kind, mark] of [['pointerover', 'hover'], ['focusin', 'focused']]) {
      root.addEventListener(kind, (event) => this.#under(mark, /** @type {Element} */ (event.target)));
    }
    root.addEventListener('pointerleave', () => this.mark('hover', []));
    root.addEventListener('focusout', () => this.mark('focused', []));
    menu.addEventListener('click', (event) => this.#choose(event));
    document.addEventListener('pointerdown', (event) => {
      if (!menu.contains(/** @type {Node} */ (event.target))) this.closeMenu();
    });
  }

  /** Lights up everything that these choices name. @param {Choice[]} choices */
  light(choices) {
    this.choices = choices;
    this.held = [];
    this.mark('chosen', []);
    // Where every move goes from one thing to another, one is chosen after the other.
    const pairs = choices.length > 1 && choices.every(leadsOn);
    this.#lightUp(choices.flatMap((choice) => (pairs ? choice.targets.slice(0, 1) : choice.targets)));
  }

  /** @param {string[]} ids */
  #lightUp(ids) {
    const lit = new Set(ids);
    this.mark('lit', [...lit]);
    this.root.dataset.lit = lit.size > MANY ? 'many' : 'few';
    this.offer();
  }

  /** Lights up where the chosen thing can go. @param {string} id @param {Choice[]} meant */
  #hold(id, meant) {
    this.held = meant;
    this.mark('chosen', [id]);
    this.#lightUp([id, ...meant.map((choice) => choice.targets[1])]);
    this.root.dataset.lit = 'few';
  }

  /** Lets go of the thing that was chosen first; whether there was one. */
  letGo() {
    const held = this.held.length > 0;
    if (held) this.light(this.choices);
    return held;
  }

  /** The keyboard reaches what is lit; while "why not?" is asked, everything. */
  offer() {
    const asks = this.table.asksWhy();
    for (const pick of this.#picks()) {
      if (asks || pick.classList.contains('lit')) {
        pick.setAttribute('tabindex', '0');
        pick.setAttribute('role', 'button');
      } else {
        pick.removeAttribute('tabindex');
        pick.removeAttribute('role');
      }
    }
  }

  /** Marks things. @param {string} mark @param {string[]} ids */
  mark(mark, ids) {
    const marked = new Set(ids);
    for (const thing of this.root.querySelectorAll('svg [data-id]')) {
      thing.classList.toggle(mark, marked.has(thing.getAttribute('data-id') ?? ''));
    }
  }

  /** The lit things. @returns {SVGGraphicsElement[]} */
  lit() {
    return this.#things('.pick.lit');
  }

  /** The things that the keyboard reaches. @returns {SVGGraphicsElement[]} */
  offered() {
    return this.#things('.pick[tabindex]');
  }

  closeMenu() {
    const isInside = this.menu.contains(document.activeElement);
    this.menu.hidden = true;
    if (isInside) this.opener?.focus();
  }

  /** @param {string} mark @param {Element} at */
  #under(mark, at) {
    const id = at.closest?.('.pick[data-id]')?.getAttribute('data-id');
    this.mark(mark, id && (mark === 'hover' || at.matches(':focus-visible')) ? [id] : []);
  }

  /** Things on map and stage. @param {string} css @returns {SVGGraphicsElement[]} */
  #things(css) {
    const found = this.root.querySelectorAll(`:is(#board, #stage) ${css}`);
    return /** @type {SVGGraphicsElement[]} */ ([...found]);
  }

  /** @returns {NodeListOf<SVGGraphicsElement>} */
  #picks() {
    return this.root.querySelectorAll('.pick[data-id]');
  }

  /** @param {MouseEvent | Event} event */
  #click(event) {
    const pick = /** @type {Element} */ (event.target).closest?.('.pick[data-id]');
    if (pick) this.#choosePick(/** @type {SVGGraphicsElement} */ (pick));
  }

  /** One meaning is played, several are asked about, none is explained. @param {SVGGraphicsElement} pick */
  #choosePick(pick) {
    const id = pick.getAttribute('data-id') ?? '';
    // A title goes on with numbers; its first words are the name.
    const about = pick.querySelector('title')?.textContent?.trim() ?? '';
    const name = about.split(/[(:,;.\n]/)[0].trim();
    const second = this.held.find((one) => one.targets[1] === id);
    if (second && !this.table.asksWhy()) return this.table.play(second.move, second.loses);
    const again = this.held.some((one) => one.targets[0] === id);
    this.letGo();
    if (again) return;
    const meant = this.table.asksWhy() ? [] : this.choices.filter((one) => one.targets.includes(id));
    if (meant.length > 1 && meant.every((one) => leadsOn(one) && one.targets[0] === id)) this.#hold(id, meant);
    else if (meant.length === 0) this.table.why(id, name, about);
    else if (meant.length === 1) this.table.play(meant[0].move, meant[0].loses);
    else this.#openMenu(pick, meant);
  }

  /** @param {SVGGraphicsElement} pick @param {Choice[]} meant */
  #openMenu(pick, meant) {
    this.menu.replaceChildren(...meant.map((choice) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.setAttribute('role', 'menuitem');
      button.dataset.move = choice.move;
      button.toggleAttribute('data-loses', choice.loses);
      button.textContent = choice.label;
      return button;
    }));
    this.opener = pick;
    this.menu.hidden = false;
    const frame = /** @type {HTMLElement} */ (this.menu.offsetParent ?? this.root).getBoundingClientRect();
    const thing = pick.getBoundingClientRect();
    const room = { x: frame.width - this.menu.offsetWidth - 8, y: frame.height - this.menu.offsetHeight - 8 };
    const x = thing.x + thing.width / 2 - frame.x;
    const y = thing.y + thing.height / 2 - frame.y + 10;
    this.menu.style.left = `${Math.max(8, Math.min(x, room.x))}px`;
    this.menu.style.top = `${Math.max(8, Math.min(y, room.y))}px`;
    this.menu.querySelector('button')?.focus();
  }

  /** @param {Event} event */
  #choose(event) {
    const button = /** @type {Element} */ (event.target).closest?.('button');
    if (!button) return;
    this.menu.hidden = true;
    this.table.play(button.dataset.move ?? '', button.hasAttribute('data-loses'));
  }

  /** Enter chooses, arrows walk among the lit things. @param {KeyboardEvent} event */
  #key(event) {
    const at = /** @type {Element} */ (event.target);
    if (this.menu.contains(at)) return this.#menuKey(event);
    if (!at.matches?.('.pick[tabindex]')) return;
    const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (event.key === 'Enter' || event.key === ' ') this.#choosePick(/** @type {SVGGraphicsElement} */ (at));
    else if (event.key in arrows) this.#nearest(at, arrows[/** @type {keyof typeof arrows} */ (event.key)])?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {KeyboardEvent} event */
  #menuKey(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') this.closeMenu();
    else if (step) {
      const items = [...this.menu.querySelectorAll('button')];
      const next = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement)) + step;
      items[(next + items.length) % items.length]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The nearest thing in a direction that the keyboard reaches. @param {Element} from @param {number[]} direction */
  #nearest(from, [dx, dy]) {
    const centre = (/** @type {Element} */ thing) => {
      const box = thing.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = centre(from);
    const ranked = this.offered().filter((thing) => thing !== from).map((thing) => {
      const [tx, ty] = centre(thing);
      const along = (tx - x) * dx + (ty - y) * dy;
      const across = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
      return { thing, along, cost: along + 2 * across };
    });
    return ranked.filter(({ along }) => along > 1).sort((a, b) => a.cost - b.cost)[0]?.thing;
  }
}
