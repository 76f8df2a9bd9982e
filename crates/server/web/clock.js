// Clocks run on from what the server said last. While the server is away they stand: that time is
// counted against nobody.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this, tenths of a second are shown. */
const TENTHS = 10_000;

/**
 * When each clock was set, by which word of the server, and what it said.
 * @type {WeakMap<Element, {stamp: string, at: number, rang: boolean}>}
 */
const set = new WeakMap();

/** @param {number} number */
const two = (number) => String(Math.floor(number)).padStart(2, '0');

/** Time that is left, for people. @param {number} left @param {string} days @returns {string} */
export function text(left, days) {
  if (left >= DAY) {
    const hours = Math.floor((left % DAY) / HOUR);
    return days.replace('{d}', String(Math.floor(left / DAY))).replace('{h}', String(hours));
  }
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two((left % HOUR) / MINUTE)}:${two((left % MINUTE) / 1000)}`;
  if (left < TENTHS) return `0:${two(left / 1000)}.${Math.floor((left % 1000) / 100)}`;
  return `${Math.floor(left / MINUTE)}:${two((left % MINUTE) / 1000)}`;
}

/** What a clock shows now, in milliseconds. @param {HTMLElement} timer @param {number} now */
function left(timer, now) {
  const { left, stamp = '', runs } = timer.dataset;
  let own = set.get(timer);
  if (own?.stamp !== stamp) {
    own = { stamp, at: now, rang: Number(left) < MINUTE };
    set.set(timer, own);
  }
  return runs === undefined ? Number(left) : Math.max(0, Number(left) - (now - own.at));
}

/** Says once that the last minute has begun. @param {HTMLElement} timer */
function ring(timer) {
  const own = set.get(timer);
  const bell = document.getElementById('alarm');
  if (!own || own.rang || !timer.dataset.alarm || !bell) return;
  own.rang = true;
  bell.textContent = timer.dataset.alarm;
}

let paused = 0;

function tick() {
  const now = performance.now() - paused;
  let pause = 1000;
  for (const timer of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.timer'))) {
    const rest = left(timer, now);
    const face = timer.querySelector('.time');
    const told = text(rest, timer.dataset.days ?? '');
    if (face && face.textContent !== told) face.textContent = told;
    timer.classList.toggle('low', rest < MINUTE);
    if (rest < MINUTE) ring(timer);
    if (timer.dataset.runs !== undefined) pause = Math.min(pause, rest < TENTHS ? 100 : (rest % 1000) + 5);
  }
  const before = performance.now();
  setTimeout(() => {
    if (document.querySelector('main.off')) paused += performance.now() - before;
    tick();
  }, pause);
}

tick();
