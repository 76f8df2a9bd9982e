// The past: a slider through every move, and a way to watch what happened at one's own pace.

import { getJson } from './net.js';

/** How long a move is shown while the past runs by itself, and one with a picture, in milliseconds. */
const PACE = 1200;
const PICTURED = 3600;

/** @typedef {{regions: Record<string, string>, changed: string[], scene: string}} Past */

export class History {
  /**
   * @param {(ply: number) => string} address Where a moment is fetched.
   * @param {{show: (past: Past) => void, leave: () => void, moved?: (ply: number) => void}} page
   */
  constructor(address, page) {
    this.address = address;
    this.page = page;
    this.last = 0;
    /** How much faster than usual the past runs by itself. */
    this.speed = 1;
    this.wanted = -1;
    /** The first move after this person's last decision. */
    this.since = 1;
    this.timer = 0;
    this.bar = element('timeline');
    this.slider = /** @type {HTMLInputElement} */ (element('past'));
    this.player = element('past-play');
    this.slider.addEventListener('input', () => this.seek(Number(this.slider.value)));
    on('history-open', () => (this.isOpen() ? this.close() : this.open(this.last)));
    on('past-close', () => this.close());
    on('past-first', () => this.seek(0));
    on('past-last', () => this.seek(this.last));
    on('past-prev', () => this.step(-1));
    on('past-next', () => this.step(1));
    on('past-play', () => this.toggle());
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

  /** This person decides now; what follows can be watched. */
  decide() {
    this.since = this.last + 1;
  }

  isRunning() {
    return this.player.getAttribute('aria-pressed') === 'true';
  }

  /** Shows what happened since the last decision, move by move. */
  watch() {
    this.bar.hidden = false;
    this.slider.value = String(this.last);
    this.run();
  }

  toggle() {
    if (this.isRunning()) this.pause();
    else this.run();
  }

  /** Runs on from here; from the last decision, if nothing is left. */
  run() {
    const ends = this.at() >= this.last;
    this.player.setAttribute('aria-pressed', 'true');
    this.#run(ends ? Math.min(this.since, this.last) : this.at() + 1);
  }

  pause() {
    clearTimeout(this.timer);
    this.player.setAttribute('aria-pressed', 'false');
  }

  close() {
    this.pause();
    this.bar.hidden = true;
    this.wanted = -1;
    this.page.leave();
  }

  /** @param {number} ply */
  async #run(ply) {
    const past = await this.#go(ply);
    if (!this.isRunning()) return;
    if (this.at() >= this.last) return this.pause();
    this.timer = setTimeout(() => this.#run(this.at() + 1), (past?.scene ? PICTURED : PACE) / this.speed);
  }

  /** Whoever looks for a move has seen enough of the others. @param {number} ply */
  seek(ply) {
    this.pause();
    this.#go(ply);
  }

  /** @param {number} plies */
  step(plies) {
    this.seek(this.at() + plies);
  }

  /** The move that is looked at. */
  at() {
    return Number(this.slider.value);
  }

  #tell() {
    element('past-at').textContent = `${this.at()} / ${this.last}`;
  }

  /** Fetches one move at a time; while one is on its way only the latest wish is kept. @param {number} ply */
  async #go(ply) {
    const wish = Math.max(0, Math.min(ply, this.last));
    this.slider.value = String(wish);
    this.#tell();
    const isBusy = this.wanted >= 0;
    this.wanted = wish;
    if (isBusy) return null;
    let past = null;
    try {
      for (let shown = -1; this.wanted >= 0 && shown !== this.wanted;) {
        shown = this.wanted;
        past = await getJson(this.address(shown));
        if (!this.isOpen()) continue;
        this.page.show(past);
        this.page.moved?.(shown);
      }
    } finally {
      this.wanted = -1;
    }
    return past;
  }
}

/** @param {string} id @returns {HTMLElement} */
function element(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {string} id @param {() => void} action */
function on(id, action) {
  document.getElementById(id)?.addEventListener('click', action);
}
