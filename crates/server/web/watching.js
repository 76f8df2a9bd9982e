// How many people watch, beside the tools.

/** @param {MessageEvent<string>} event */
export function showWatched(event) {
  /** @type {{n: number, words: string}} */
  const { n, words } = JSON.parse(event.data);
  const shown = /** @type {HTMLElement} */ (document.getElementById('watched'));
  const number = shown.querySelector('b');
  if (number) number.textContent = String(n);
  shown.title = words;
  shown.setAttribute('aria-label', words);
  shown.hidden = n === 0;
}
