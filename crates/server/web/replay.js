// A game that is over, looked at again: by slider, chapters, log and keys, or running by itself.

import { Board } from './board.js';
import { confirm } from './dialog.js';
import { History } from './history.js';
import { Log } from './log.js';
import { morph } from './morph.js';
import { PanZoom } from './panzoom.js';
import { Scenes } from './scene.js';

/** @typedef {import('./history.js').Past} Past */

/** How much faster than usual, by the keys 1 to 5. */
const SPEEDS = [0.5, 1, 2, 4, 8];
/** How long the mark of a change stays, in milliseconds. */
const CHANGED = 1500;

const page = byId('content');
const replay = page.dataset.replay ?? '';
const eyes = page.dataset.eyes ?? '';
const last = Number(page.dataset.last);

const view = new PanZoom(byId('mapbox'), byId('board'));
const board = new Board(page, byId('meaning'), { play: () => {}, why: () => {}, asksWhy: () => false });
const scenes = new Scenes(byId('scene'));
const query = eyes ? `?as=${eyes}` : '';
const past = new History((ply) => `/r/${replay}/at/${ply}${query}`, { show, leave: () => {}, moved });
const marks = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#chapters [data-ply]'))];
const story = document.getElementById('log');
if (story) new Log(story, byId('mapbox'), (ids) => board.mark('chosen', ids), (ply) => past.seek(ply));

/** @param {string} id @returns {HTMLElement} */
function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {Past} shown */
function show(shown) {
  scenes.hold(shown.scene);
  for (const [id, html] of Object.entries(shown.regions)) {
    const element = document.getElementById(id);
    if (element) morph(element, html);
  }
  view.redraw();
  board.mark('changed', shown.changed);
  setTimeout(() => board.mark('changed', []), CHANGED);
  byId('offline').hidden = true;
}

/** The address of a moment on this server. @param {number} ply */
function address(ply) {
  const query = new URLSearchParams(eyes ? { as: eyes } : {});
  query.set('ply', String(ply));
  return `/r/${replay}?${query}`;
}

/** @param {number} ply */
function moved(ply) {
  if (!document.body.classList.contains('embedded')) window.history.replaceState(null, '', address(ply));
  point(ply);
  choose(marks, marks.findLast((mark) => Number(mark.dataset.ply) <= ply));
  const lines = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#log .ply'))];
  choose(lines, lines.find((line) => Number(line.dataset.ply) <= ply));
  for (const link of document.querySelectorAll('#eyes a')) {
    const whose = /** @type {HTMLElement} */ (link).dataset.eyes ?? '';
    link.setAttribute('href', `/r/${replay}?as=${whose}&ply=${ply}`);
  }
}

/** Marks the one that is looked at, and brings it into its list. @param {HTMLElement[]} all @param {HTMLElement | undefined} now */
function choose(all, now) {
  for (const one of all) one.classList.toggle('now', one === now);
  const list = now?.closest('.log, .chapters');
  if (!now || !list) return;
  const [box, frame] = [now.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < frame.top || box.bottom > frame.bottom) list.scrollTop += box.top - frame.top - frame.height / 3;
}

/** Shows on the chart where we are. @param {number} ply */
function point(ply) {
  const chart = document.getElementById('course');
  if (!chart) return;
  let here = chart.querySelector('.here');
  if (!here) {
    here = document.createElementNS('http://www.w3.org/2000/svg', 'line');
    here.setAttribute('class', 'here');
    here.setAttribute('y1', '0');
    here.setAttribute('y2', '100%');
    chart.append(here);
  }
  const x = String((1000 * ply) / Math.max(1, last));
  here.setAttribute('x1', x);
  here.setAttribute('x2', x);
}

/** To the chapter before or after. @param {number} step */
function leaf(step) {
  const chapters = marks.filter((mark) => mark.closest('.chapter')).map((mark) => Number(mark.dataset.ply));
  const at = past.at();
  const next = step > 0 ? chapters.find((ply) => ply > at) : chapters.findLast((ply) => ply < at);
  past.seek(next ?? (step > 0 ? last : 0));
}

/** @param {number} number */
function setSpeed(number) {
  const chosen = Math.max(0, Math.min(SPEEDS.length - 1, number));
  past.speed = SPEEDS[chosen];
  byId('speed-now').textContent = `${SPEEDS[chosen] === 0.5 ? '½' : SPEEDS[chosen]}×`;
  try {
    localStorage.setItem('speed', String(chosen));
  } catch { /* private windows forget it */ }
}

function keptSpeed() {
  try {
    return Number(localStorage.getItem('speed') ?? 1);
  } catch {
    return 1;
  }
}

/** Copies a text and says so on the button. @param {HTMLElement} button @param {string} text */
async function copy(button, text) {
  await navigator.clipboard?.writeText(text).catch(() => {});
  button.dataset.copied = text;
  const words = button.querySelector('span') ?? button;
  const before = words.textContent;
  words.textContent = button.dataset.done ?? before;
  setTimeout(() => (words.textContent = before), 2000);
}

/** The code that shows this replay on another page. */
function frame() {
  const source = `${location.origin}/r/${replay}/embed?ply=${past.at()}`;
  return `<iframe src="${source}" width="960" height="600" loading="lazy" allowfullscreen title="Hegemonia"></iframe>`;
}

/** @type {Record<string, (button: HTMLElement) => void>} */
const buttons = {
  speed: () => setSpeed((SPEEDS.indexOf(past.speed) + 1) % SPEEDS.length),
  'copy-link': (button) => copy(button, location.origin + address(past.at())),
  'copy-embed': (button) => copy(button, frame()),
  'keys-open': () => confirm('keys'),
  'zoom-in': () => view.zoom(1.5),
  'zoom-out': () => view.zoom(1 / 1.5),
  'zoom-fit': () => view.fit(),
};

document.addEventListener('click', (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest?.('button'));
  if (button) buttons[button.id]?.(button);
  if (button?.closest('#chapters')) past.seek(Number(button.dataset.ply));
});

document.getElementById('course')?.addEventListener('click', (event) => {
  const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
  past.seek(Math.round(((event.clientX - box.left) / box.width) * last));
});

/** @type {Record<string, () => void>} */
const keys = {
  ArrowLeft: () => past.step(-1),
  ArrowRight: () => past.step(1),
  ArrowUp: () => leaf(-1),
  ArrowDown: () => leaf(1),
  PageUp: () => leaf(-1),
  PageDown: () => leaf(1),
  Home: () => past.seek(0),
  End: () => past.seek(last),
  ' ': () => past.toggle(),
  '+': () => setSpeed(SPEEDS.indexOf(past.speed) + 1),
  '-': () => setSpeed(SPEEDS.indexOf(past.speed) - 1),
  Escape: () => scenes.clear(),
};

document.addEventListener('keydown', (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.('dialog')) return;
  if (event.key === ' ' && target.closest?.('button, a')) return;
  const number = Number(event.key);
  const action = number >= 1 && number <= SPEEDS.length && event.key !== ' '
    ? () => setSpeed(number - 1)
    : keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

window.addEventListener('unhandledrejection', () => (byId('offline').hidden = false));

past.grow(last);
setSpeed(keptSpeed());
// A link may also name its move behind the hash.
const named = /[#&]ply=(\d+)/.exec(location.hash);
const first = Math.min(last, named ? Number(named[1]) : Number(page.dataset.ply));
past.open(first);
page.dataset.ready = 'true';
document.dispatchEvent(new Event('ready'));
