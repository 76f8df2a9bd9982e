// What a move brought, pictured over the map: dice with what they had to show, cards laid against
// each other. A scene delays nothing; a click, Escape or the next choice ends it.

/** Time to see a scene at all, and to read a character of it, in milliseconds. */
const LOOK = 1600;
const READ = 32;
/** No scene stays longer than this, and while another waits, than that. */
const LONGEST = 6500;
const HURRY = 1800;

/** @typedef {{ply: number, html: string}} Scene */

export class Scenes {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Scene[]} */
    this.waiting = [];
    this.timer = 0;
    root.addEventListener('click', () => this.#next());
  }

  /** Shows scenes one after the other. @param {Scene[]} scenes */
  tell(scenes) {
    if (scenes.length === 0) return;
    this.waiting.push(...scenes);
    if (this.root.hidden) this.#next();
  }

  /** Shows one scene until it is cleared. @param {string} html */
  hold(html) {
    this.clear();
    if (html) this.#draw(html);
  }

  isOpen() {
    return !this.root.hidden;
  }

  clear() {
    clearTimeout(this.timer);
    this.waiting = [];
    this.root.hidden = true;
    this.root.replaceChildren();
  }

  #next() {
    const scene = this.waiting.shift();
    if (!scene) return this.clear();
    this.#draw(scene.html);
    const length = LOOK + READ * (this.root.textContent ?? '').length;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#next(), Math.min(length, this.waiting.length > 0 ? HURRY : LONGEST));
  }

  /** @param {string} html */
  #draw(html) {
    this.root.innerHTML = html;
    this.root.hidden = false;
  }
}
