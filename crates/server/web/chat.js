// The talk at a table: a tab beside the log, with a count of what was not read yet.

import { getJson, postJson, Refusal } from './net.js';

/**
 * @typedef {{number: number, own: boolean, who: string, text: string, html: string}} Line
 * @typedef {{last: number, lines: Line[]}} Talk
 */

/** How near to the end somebody still reads along, in pixels. */
const NEAR = 40;

export class Chat {
  /** @param {string} table @returns {Chat | null} Nothing where nobody talks. */
  static at(table) {
    return document.getElementById('chat') ? new Chat(table) : null;
  }

  /** @param {string} table */
  constructor(table) {
    this.table = table;
    this.key = `read-${table}`;
    this.last = 0;
    this.unread = 0;
    /** Fetches wait for each other. @type {Promise<void>} */
    this.fetching = Promise.resolve();
    this.root = byId('chat');
    this.frame = byId('talk');
    this.lines = /** @type {HTMLElement} */ (this.frame.querySelector('ol'));
    this.form = /** @type {HTMLFormElement | null} */ (document.getElementById('chat-form'));
    this.dialog = /** @type {HTMLDialogElement} */ (byId('about-line'));
    /** The line that is spoken about. */
    this.number = 0;
    this.#listen();
  }

  /** Fetches what is new; from the beginning, what may be read has changed. @param {boolean} [anew] */
  refresh(anew = false) {
    this.fetching = this.fetching.then(() => this.#fetch(anew));
  }

  open() {
    this.#select(true);
    (document.getElementById('chat-text') ?? this.frame).focus({ preventScroll: true });
  }

  #listen() {
    byId('story-log').addEventListener('click', () => this.#select(false));
    byId('story-chat').addEventListener('click', () => this.#select(true));
    byId('story-log').parentElement?.addEventListener('keydown', (event) => this.#walk(event));
    byId('tab-log').addEventListener('click', () => this.#select(false));
    byId('tab-map').addEventListener('click', () => byId('tab-chat').classList.remove('on'));
    byId('tab-chat').addEventListener('click', () => {
      byId('tab-log').click();
      this.#select(true);
      byId('tab-log').classList.remove('on');
      byId('tab-chat').classList.add('on');
    });
    this.form?.addEventListener('submit', (event) => this.#say(event));
    this.form?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') /** @type {HTMLElement} */ (event.target).blur();
    });
    this.lines.addEventListener('click', (event) => this.#ask(/** @type {Element} */ (event.target)));
    document.getElementById('line-mute')?.addEventListener('click', () => this.#mute());
    document.getElementById('line-report')?.addEventListener('submit', (event) => this.#report(event));
  }

  isOpen() {
    return !this.root.hidden;
  }

  /** Arrow keys walk between the tabs. @param {KeyboardEvent} event */
  #walk(event) {
    if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    event.stopPropagation();
    this.#select(!this.isOpen());
    byId(this.isOpen() ? 'story-chat' : 'story-log').focus();
  }

  /** @param {boolean} chat */
  #select(chat) {
    this.root.hidden = !chat;
    byId('log').hidden = chat;
    for (const [id, isOn] of /** @type {[string, boolean][]} */ ([['story-log', !chat], ['story-chat', chat]])) {
      byId(id).setAttribute('aria-selected', String(isOn));
      byId(id).tabIndex = isOn ? 0 : -1;
    }
    if (!chat) byId('tab-chat').classList.remove('on');
    this.frame.scrollTop = this.frame.scrollHeight;
    if (chat) this.#count(0);
  }

  /** @param {number} unread */
  #count(unread) {
    this.unread = unread;
    if (unread === 0) remember(this.key, this.last);
    for (const id of ['chat-count', 'tab-chat-count']) {
      byId(id).textContent = String(Math.min(99, unread));
      byId(id).hidden = unread === 0;
    }
  }

  /** @param {boolean} anew */
  async #fetch(anew) {
    try {
      const talk = await getJson(`/t/${this.table}/chat?after=${anew ? 0 : this.last}`);
      if (anew) this.lines.replaceChildren();
      this.#show(talk);
    } catch {
      // The stream tells of it again when the connection is back.
    }
  }

  /** @param {Talk} talk */
  #show(talk) {
    const { lines, frame } = this;
    const isAtEnd = frame.scrollHeight - frame.scrollTop - frame.clientHeight < NEAR;
    const fresh = talk.lines.filter((line) => !document.getElementById(`line-${line.number}`));
    for (const line of fresh) {
      lines.insertAdjacentHTML('beforeend', line.html);
      const time = lines.lastElementChild?.querySelector('time');
      if (time) showTime(time);
    }
    this.last = Math.max(this.last, talk.last, ...fresh.map((line) => line.number));
    const read = remembered(this.key);
    const unread = fresh.filter((line) => !line.own && line.number > read).length;
    if (this.isOpen()) this.#count(0);
    else if (unread > 0) this.#count(this.unread + unread);
    if (isAtEnd || fresh.some((line) => line.own)) frame.scrollTop = frame.scrollHeight;
  }

  /** @param {Event} event */
  async #say(event) {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (byId('chat-text'));
    const text = input.value;
    try {
      const talk = await postJson(`/t/${this.table}/chat`, { text, after: this.last });
      if (input.value === text) input.value = '';
      this.#tell('');
      this.#show(talk);
    } catch (error) {
      this.#refused(error);
    }
  }

  /** @param {string} sentence */
  #tell(sentence) {
    const told = byId('chat-told');
    told.textContent = sentence;
    told.hidden = !sentence;
  }

  /** @param {unknown} error */
  #refused(error) {
    this.#tell(error instanceof Refusal ? error.message : byId('offline').textContent ?? '');
  }

  /** Opens what can be done about a line. @param {Element} target */
  #ask(target) {
    const line = target.closest('.line-more')?.closest('.line');
    if (!line) return;
    this.number = Number(line.getAttribute('data-number'));
    byId('about-line-who').textContent = line.querySelector('b')?.textContent ?? '';
    byId('about-line-text').textContent = line.querySelector('.said')?.textContent ?? '';
    this.dialog.showModal();
  }

  async #mute() {
    if (await this.#about('mute', {})) this.refresh(true);
  }

  /** @param {Event} event */
  async #report(event) {
    event.preventDefault();
    const fields = new FormData(/** @type {HTMLFormElement} */ (event.target));
    await this.#about('report', Object.fromEntries(fields));
  }

  /** @param {string} what @param {object} body */
  async #about(what, body) {
    this.dialog.close();
    try {
      const done = await postJson(`/t/${this.table}/chat/${this.number}/${what}`, body);
      this.#tell(done.message);
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    }
  }
}

/** @param {Element} time */
function showTime(time) {
  const said = new Date(Number(time.getAttribute('data-said')));
  time.setAttribute('datetime', said.toISOString());
  const isToday = said.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const clock = { hour: '2-digit', minute: '2-digit' };
  time.textContent = said.toLocaleString([], isToday ? clock : { ...clock, day: 'numeric', month: 'short' });
}

/** @param {string} key */
function remembered(key) {
  try {
    return Number(localStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}

/** @param {string} key @param {number} last */
function remember(key, last) {
  try {
    localStorage.setItem(key, String(last));
  } catch {
    // Then everything counts as unread when the page is opened again.
  }
}

/** @param {string} id @returns {HTMLElement} */
function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}
