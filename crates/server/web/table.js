// One table: fetches, shows, lights up, sends. It knows no game.

import { agreement } from './agreement.js';
import { steppers } from './amounts.js';
import { Board } from './board.js';
import { Chat } from './chat.js';
import { Choices } from './choices.js';
import './clock.js';
import { confirm } from './dialog.js';
import { History } from './history.js';
import { Log } from './log.js';
import { morph } from './morph.js';
import { getJson, getText, postJson, Refusal } from './net.js';
import { PanZoom } from './panzoom.js';
import { lifted } from './press.js';
import { Scenes } from './scene.js';
import { Sheet } from './sheet.js';
import { showWatched } from './watching.js';

/**
 * @typedef {import('./choices.js').Choice} Choice
 * @typedef {{version: number, ply: number, your_turn: boolean, over: boolean, to_act: string | null,
 *   hot_seat: boolean, private: boolean, needs_seed: string[], choices: Choice[], undo: number,
 *   regions?: Record<string, string>, log?: {from: number, html: string}, changed: string[],
 *   scenes?: import('./scene.js').Scene[]}} Update
 */

/** How long the mark of a change stays, in milliseconds. */
const CHANGED = 1500;
/** How near the map comes by itself on a phone. */
const PHONE_ZOOM = 2.6;
/** The status of an answer to a version of the table that is gone. */
const STALE = 409;

const page = byId('content');
const table = page.dataset.table ?? '';
/** @type {Update} */
let state = JSON.parse(page.dataset.state ?? '{}');
/** Requests that are not answered yet, the oldest first. @type {string[]} */
const unanswered = [];
/** The answer to the last of them. @type {Promise<unknown>} */
let answered = Promise.resolve();
/** Seats whose share in the dice is on its way. @type {Set<string>} */
const seeding = new Set();
let lastSeat = state.to_act;

const why = byId('why');
const view = new PanZoom(byId('mapbox'), byId('board'));
const sheet = new Sheet();
const point = (/** @type {string[]} */ ids) => board.mark('chosen', ids);
const board = new Board(page, byId('meaning'), { play, why: explain, asksWhy });
const choices = new Choices(byId('choices'), { play, shown: light, point });
const chat = Chat.at(table);
const scenes = new Scenes(byId('scene'));
const log = new Log(byId('log'), byId('mapbox'), point, (ply) => history.open(ply));
const history = new History((ply) => `/t/${table}/at/${ply}`, { show: showPast, leave: () => (scenes.clear(), refresh(0)) });

/** @param {string} id @returns {HTMLElement} */
function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** Shows a fresh table. @param {Update} fresh */
function show(fresh) {
  if (fresh.version < state.version) return;
  const isNew = fresh.version !== state.version;
  const wasYours = state.your_turn;
  // When the game is over, more may be read.
  if (fresh.over && !state.over) chat?.refresh(true);
  state = fresh;
  page.dataset.version = String(fresh.version);
  history.grow(fresh.ply);
  const pictured = new Set((fresh.scenes ?? []).map((scene) => scene.ply));
  if (fresh.log) sheet.news(log.update(fresh.log, isNew && !wasYours, pictured));
  if (isNew && !history.isOpen()) scenes.tell(fresh.scenes ?? []);
  if (!history.isOpen()) showRegions(fresh.regions ?? {}, isNew ? fresh.changed : [], isNew);
  drawCurtain();
  giveSeeds();
  document.dispatchEvent(new Event('turns'));
}

/**
 * Shows drawn parts. What was asked or opened about this very table stays: the same version comes
 * twice, as the answer to a move and as news of it.
 * @param {Record<string, string>} regions @param {string[]} changed @param {boolean} isNew
 */
function showRegions(regions, changed, isNew) {
  const verb = isNew ? null : choices.opened();
  const isAsked = asksWhy();
  const hadFocus = document.activeElement !== document.body;
  for (const [id, html] of Object.entries(regions)) {
    const element = document.getElementById(id);
    if (element) morph(element, html);
  }
  view.redraw();
  if (isNew || isAsked) hideWhy();
  if (isNew) board.closeMenu();
  choices.reset(verb);
  completeInvitation();
  // Whoever plays by keyboard goes on where the next question is.
  if (hadFocus && document.activeElement === document.body) choices.buttons()[0]?.focus({ preventScroll: true });
  board.mark('changed', changed);
  setTimeout(() => board.mark('changed', []), CHANGED);
  lookAtLit();
}

/** On a phone the map comes to the lit things by itself. */
function lookAtLit() {
  if (!Sheet.isPhone()) return;
  if (state.your_turn) view.look(board.lit(), PHONE_ZOOM);
  else if (state.over) view.fit();
}

/** Lights up what the choices on show name. */
function light() {
  const moves = choices.moves();
  board.light(state.choices.filter((choice) => moves.has(choice.move)));
}

/**
 * Sends one request after the other; each answers the table that was seen when it was made, so
 * that a click either acts or is refused before everybody's eyes. A second click on the same thing
 * is the same answer. Says whether the table had moved on meanwhile.
 * @param {string} path @param {object} body @returns {Promise<boolean>}
 */
async function send(path, body) {
  const asked = { version: state.version, ...body };
  const name = `${path} ${JSON.stringify(asked)}`;
  if (unanswered.includes(name)) return false;
  unanswered.push(name);
  page.classList.add('busy');
  const sent = answered.then(() => deliver(path, asked)).finally(() => {
    unanswered.shift();
    page.classList.toggle('busy', unanswered.length > 0);
  });
  answered = sent.catch(() => {});
  return sent;
}

/** @param {string} path @param {object} asked @returns {Promise<boolean>} */
async function deliver(path, asked) {
  try {
    const fresh = await postJson(`/t/${table}/${path}`, asked);
    await lifted();
    show(fresh);
    return false;
  } catch (error) {
    await lifted();
    refused(error);
    return error instanceof Refusal && error.status === STALE;
  }
}

/** Gives up, whatever others do meanwhile: who gives up does not ask what the table looks like. @param {string | undefined} seat */
async function giveUp(seat) {
  for (let tries = 0; tries < 20; tries += 1) {
    if (!(await send('resign', { seat }))) return;
    why.hidden = true;
  }
}

/** @param {unknown} error */
function refused(error) {
  if (!(error instanceof Refusal)) return offline(true);
  const fresh = /** @type {Update | undefined} */ (error.body.state);
  if (fresh) show(fresh);
  const clause = error.body.clause;
  const link = document.createElement('a');
  if (clause) {
    link.href = `/rules/${page.dataset.game}#${clause}`;
    link.target = '_blank';
    link.textContent = ` ${clause}`;
  }
  const sentence = document.createElement('p');
  sentence.append(error.message, link);
  why.replaceChildren(sentence);
  tell();
}

/** Brings what is said into sight: it stands behind the choices, and on a phone in the sheet. */
function tell() {
  sheet.open();
  why.hidden = false;
  why.scrollIntoView({ block: 'nearest' });
}

/** @param {string} move @param {boolean} loses */
async function play(move, loses) {
  const { version } = state;
  scenes.clear();
  if (history.isOpen() || (loses && !(await confirm('ask-lose')))) return choices.reset();
  history.decide();
  await send('move', { version, move });
}

/** Gives an order in advance; without words the standing one is taken back. @param {string} order */
function give(order) {
  if (!history.isOpen()) send('orders', { order });
}

/** Takes back one move. */
function undo() {
  if (state.undo > 0) send('undo', { plies: 1 });
}

function asksWhy() {
  return byId('panel').querySelector('#ask-why')?.getAttribute('aria-pressed') === 'true';
}

function toggleWhy() {
  const button = document.getElementById('ask-why');
  const isOn = asksWhy();
  button?.setAttribute('aria-pressed', String(!isOn));
  page.classList.toggle('why-mode', !isOn);
  board.offer();
  if (!isOn) (board.lit()[0] ?? board.offered()[0])?.focus();
}

/**
 * Says what a thing is, and why it can't be chosen; a screen without a pointer has no other way.
 * @param {string} id @param {string} name @param {string} about
 */
async function explain(id, name, about) {
  const asked = new URLSearchParams({ target: id, name });
  try {
    why.innerHTML = history.isOpen() ? '' : await getText(`/t/${table}/explain?${asked}`);
  } catch (error) {
    return refused(error);
  }
  const details = document.createElement('p');
  details.className = 'about';
  details.textContent = about;
  why.insertBefore(details, why.querySelector('h3')?.nextSibling ?? null);
  tell();
  board.mark('refused', [id]);
}

function hideWhy() {
  why.hidden = true;
  board.mark('refused', []);
  if (asksWhy()) toggleWhy();
  page.classList.remove('why-mode');
}

/** @param {{regions: Record<string, string>, changed: string[], scene: string}} past */
function showPast(past) {
  scenes.hold(past.scene);
  showRegions({ ...past.regions, choices: '', orders: '', agreement: '', buttons: '' }, past.changed, true);
  board.light([]);
}

/** @param {number} version */
async function refresh(version) {
  try {
    const fresh = await getJson(`/t/${table}/state?version=${version}`);
    await lifted();
    show(fresh);
    offline(false);
  } catch (error) {
    // Whoever may not watch any more is told so by the page itself.
    if (error instanceof Refusal && error.status === 403) location.reload();
    else refused(error);
  }
}

/** Seats of ours that have given no share in the dice give it now. */
function giveSeeds() {
  for (const seat of state.needs_seed.filter((one) => !seeding.has(one))) {
    seeding.add(seat);
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const seed = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    send('seed', { seat, seed }).finally(() => seeding.delete(seat));
  }
}

/** At a hot seat what is only for the next player's eyes waits behind a curtain. */
function drawCurtain() {
  const isNext = state.to_act !== lastSeat;
  lastSeat = state.to_act;
  const curtain = /** @type {HTMLDialogElement} */ (byId('curtain'));
  if (state.hot_seat && state.private && isNext && !curtain.open) curtain.showModal();
}

/** @param {boolean} isOff */
function offline(isOff) {
  byId('offline').hidden = !isOff;
  page.classList.toggle('off', isOff);
}

function listen() {
  const source = new EventSource(`/t/${table}/events?version=${state.version}`);
  source.addEventListener('message', () => refresh(state.version));
  source.addEventListener('watched', showWatched);
  source.addEventListener('talk', () => chat?.refresh());
  source.addEventListener('open', () => {
    // Clocks have stood meanwhile.
    if (page.classList.contains('off')) refresh(state.version);
    offline(false);
  });
  source.addEventListener('error', () => {
    offline(true);
    // A browser gives up when the server answers with an error, as one that restarts may.
    if (source.readyState !== EventSource.CLOSED) return;
    setTimeout(listen, 2000);
  });
}

/** @type {Record<string, () => void>} */
const keys = {
  ArrowDown: () => choices.walk(1),
  ArrowUp: () => choices.walk(-1),
  Backspace: () => (choices.isInside() ? choices.back() : undo()),
  Escape: () => {
    // A picture that opened meanwhile must not keep an answer open that was to be closed.
    const wasOpen = scenes.isOpen();
    if (wasOpen) scenes.clear();
    if (!why.hidden || asksWhy()) hideWhy();
    else if (!wasOpen && !board.letGo() && choices.isInside()) choices.back();
  },
  '?': toggleWhy,
  '/': () => window.open(`/rules/${page.dataset.game}`, '_blank'),
  c: () => chat?.open(),
  l: () => byId('log').focus(),
  m: () => board.lit()[0]?.focus(),
  w: () => (history.isRunning() ? history.pause() : history.watch()),
};

document.addEventListener('keydown', (event) => {
  const isTyping = /** @type {Element} */ (event.target).closest?.('input, dialog');
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
  const number = Number(event.key);
  if (number >= 1 && number <= 9) {
    if (choices.pick(number)) event.preventDefault();
    return;
  }
  const action = keys[event.key] ?? keys[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action();
});

/** @type {Record<string, (button: HTMLElement) => void>} */
const buttons = {
  undo,
  'ask-why': toggleWhy,
  replay: () => history.open(0),
  fair: () => confirm('dice'),
  resign: async (button) => {
    const seat = state.hot_seat ? state.to_act : button.dataset.seat;
    if (!state.over && (await confirm('ask-resign'))) giveUp(seat ?? undefined);
  },
  copy: async (button) => {
    const input = /** @type {HTMLInputElement} */ (byId('invitation'));
    input.select();
    await navigator.clipboard?.writeText(input.value).catch(() => {});
    button.textContent = button.dataset.done ?? '';
  },
  'zoom-in': () => view.zoom(1.5),
  'zoom-out': () => view.zoom(1 / 1.5),
  'zoom-fit': () => view.fit(),
};

document.addEventListener('click', (event) => {
  const button = /** @type {Element} */ (event.target).closest?.('button');
  if (button) buttons[button.id]?.(button);
  if (button?.dataset.order !== undefined) give(button.dataset.order);
});

/** An invitation is shown as a whole address. */
function completeInvitation() {
  const input = /** @type {HTMLInputElement | null} */ (document.getElementById('invitation'));
  if (input) input.value = location.origin + input.dataset.path;
}

/** The last move in the log that was somebody's decision, not chance's. */
function lastDecision() {
  const dot = byId('log').querySelector('.dot:not([data-side=chance])');
  return Number(dot?.parentElement?.dataset.ply ?? 0);
}

steppers(byId('orders'), give);
agreement(send);
history.grow(state.ply);
history.since = lastDecision() + 1;
choices.reset();
completeInvitation();
drawCurtain();
listen();
giveSeeds();
lookAtLit();
page.dataset.ready = 'true';
document.dispatchEvent(new Event('ready'));
