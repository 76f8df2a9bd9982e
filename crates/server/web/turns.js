// Games that wait: counted in the title, listed in the top bar, told by the browser if it may.

import { getJson } from './net.js';

/**
 * @typedef {{table: string, text: string, since: number, due?: number}} Turn
 * @typedef {{known: boolean, count: number, label: string, tables: Turn[], here?: Turn}} Turns
 */

/** How often is asked while the page is seen, and while it is not, in milliseconds. */
const SEEN = 15_000;
const UNSEEN = 60_000;
/** How long after something has happened at this table. */
const SOON = 400;

const bar = /** @type {HTMLDetailsElement | null} */ (document.getElementById('turns'));
const title = document.title;
/** The table on this page. */
const table = document.getElementById('content')?.dataset.table ?? '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {string} key */
function read(key) {
  try { return localStorage.getItem(key); } catch { return null; }
}

/** @param {string} key @param {string} value */
function keep(key, value) {
  try { localStorage.setItem(key, value); } catch { /* private windows forget it */ }
}

/** @param {Turns} turns */
function show(turns) {
  document.title = turns.count > 0 ? `(${turns.count}) ${title}` : title;
  if (!bar) return;
  bar.hidden = turns.tables.length === 0;
  if (bar.hidden) bar.open = false;
  /** @type {HTMLElement} */ (bar.querySelector('.n')).textContent = String(turns.tables.length);
  /** @type {HTMLElement} */ (bar.querySelector('.label')).textContent = turns.label;
  const lines = turns.tables.map((turn) => {
    const [line, link] = [document.createElement('li'), document.createElement('a')];
    link.href = turn.table;
    link.textContent = turn.text;
    line.append(link);
    return line;
  });
  bar.querySelector('ul')?.replaceChildren(...lines);
}

/** Whether the browser may tell, and is to. */
function tells() {
  return 'Notification' in window && Notification.permission === 'granted' && read('notify') === 'on';
}

/** Tells of turns that nobody was told of yet. @param {Turn[]} turns */
function tell(turns) {
  if (!tells()) return;
  const last = Number(read('notified') ?? 0);
  const fresh = turns.filter((turn) => turn.since > last);
  if (fresh.length === 0) return;
  // Other tabs read this before they tell.
  keep('notified', String(Math.max(...fresh.map((turn) => turn.since))));
  for (const turn of fresh) {
    const notice = new Notification(bar?.dataset.title ?? '', { body: turn.text, tag: turn.table });
    notice.addEventListener('click', () => {
      window.focus();
      location.assign(turn.table);
    });
  }
}

async function ask() {
  clearTimeout(timer);
  timer = setTimeout(ask, document.hidden ? UNSEEN : SEEN);
  try {
    const turns = /** @type {Turns} */ (await getJson(`/turns?at=${table}`));
    show(turns);
    // Who looks at a table need not be told of it; whoever has gone elsewhere is.
    const isAway = turns.here && !document.hasFocus();
    tell(isAway ? [...turns.tables, turns.here] : turns.tables);
    if (!turns.known) clearTimeout(timer);
  } catch { /* The server may be restarting; it is asked again. */ }
}

function soon() {
  clearTimeout(timer);
  timer = setTimeout(ask, SOON);
}

/** Says on every button how things stand. */
function label() {
  const isDenied = 'Notification' in window && Notification.permission === 'denied';
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-notify]'))) {
    const { on = '', off = '', denied = '' } = button.dataset;
    const words = button.querySelector('span') ?? button;
    words.textContent = isDenied ? denied : tells() ? on : off;
    button.setAttribute('aria-pressed', String(tells()));
  }
}

document.addEventListener('click', async (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('[data-notify]')) return;
  if (!('Notification' in window)) return;
  if (tells()) keep('notify', 'off');
  else if ((await Notification.requestPermission()) === 'granted') {
    keep('notify', 'on');
    keep('notified', String(Date.now()));
  }
  label();
});

// Something has happened at the table on this page.
document.addEventListener('turns', () => { label(); soon(); });
document.addEventListener('visibilitychange', () => { if (!document.hidden) soon(); });
label();
ask();
