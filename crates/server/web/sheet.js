// On a phone the panel is a sheet, and the log is behind a tab.

const PHONE = matchMedia('(max-width: 767px)');

export class Sheet {
  constructor() {
    this.panel = /** @type {HTMLElement} */ (document.getElementById('panel'));
    this.grip = /** @type {HTMLElement} */ (document.getElementById('grip'));
    this.count = /** @type {HTMLElement} */ (document.getElementById('log-count'));
    this.unread = 0;
    this.grip.addEventListener('click', () => this.#pull(!this.panel.classList.contains('down')));
    document.getElementById('tab-map')?.addEventListener('click', () => this.#show(false));
    document.getElementById('tab-log')?.addEventListener('click', () => this.#show(true));
  }

  static isPhone() {
    return PHONE.matches;
  }

  /** The log has new lines. @param {number} lines */
  news(lines) {
    if (this.panel.classList.contains('log-open')) return;
    this.unread += lines;
    this.count.textContent = String(Math.min(99, this.unread));
    this.count.hidden = this.unread === 0;
  }

  /** Opens the sheet where things are asked and answered. */
  open() {
    this.#show(false);
  }

  /** @param {boolean} down */
  #pull(down) {
    this.panel.classList.toggle('down', down);
    this.grip.setAttribute('aria-expanded', String(!down));
  }

  /** @param {boolean} log */
  #show(log) {
    this.#pull(false);
    this.panel.classList.toggle('log-open', log);
    document.getElementById('tab-map')?.classList.toggle('on', !log);
    document.getElementById('tab-log')?.classList.toggle('on', log);
    if (!log) return;
    this.unread = 0;
    this.count.hidden = true;
  }
}
