// What is under a finger stays as it is until the finger is lifted: a click means what was seen
// when it began. Otherwise an update between press and release would give a button other words,
// or take it away, and the click would be lost or mean something else.

/** A touch becomes a click a little after the finger is lifted, in milliseconds. */
const CLICKED = 100;

let isDown = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {(() => void)[]} */
let waiting = [];

/** @param {number} pause */
function lift(pause) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isDown = false;
    for (const go of waiting.splice(0)) go();
  }, pause);
}

document.addEventListener('pointerdown', () => {
  clearTimeout(timer);
  isDown = true;
}, { capture: true });
// A press may also end elsewhere: in a menu of the browser, in another window.
for (const kind of ['pointerup', 'pointercancel', 'contextmenu', 'dragend', 'blur']) {
  window.addEventListener(kind, () => lift(CLICKED), { capture: true });
}
window.addEventListener('click', () => lift(0), { capture: true });

/** Resolves when nothing is pressed. @returns {Promise<void>} */
export function lifted() {
  return isDown ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
}
