// Numbers to choose: a field with less and more, for choices that differ only in a number.

/** @typedef {[number, string, string, boolean]} Amount The number, its words, what it means, whether it loses. */

/**
 * Makes the steppers under an element work. They are drawn anew with the table, so the element listens.
 * @param {HTMLElement} root
 * @param {(words: string, loses: boolean) => void} choose
 */
export function steppers(root, choose) {
  root.addEventListener('click', (event) => {
    const button = /** @type {Element} */ (event.target).closest?.('.less, .more, .set');
    const control = button?.closest('.amount');
    if (!button || !control) return;
    if (button.classList.contains('less')) step(control, -1);
    else if (button.classList.contains('more')) step(control, 1);
    else set(control, choose);
  });
  root.addEventListener('keydown', (event) => {
    const control = /** @type {Element} */ (event.target).closest?.('.amount');
    if (event.key !== 'Enter' || !control || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    set(control, choose);
  });
}

/** The numbers that can be chosen, the least first. @param {Element} control @returns {Amount[]} */
function amounts(control) {
  /** @type {Amount[]} */
  const all = JSON.parse(control.getAttribute('data-amounts') ?? '[]');
  return all.sort((a, b) => a[0] - b[0]);
}

/** @param {Element} control @returns {HTMLInputElement} */
function field(control) {
  return /** @type {HTMLInputElement} */ (control.querySelector('input'));
}

/** Goes to the next number in a direction. @param {Element} control @param {number} direction */
function step(control, direction) {
  const input = field(control);
  const ordered = direction > 0 ? amounts(control) : amounts(control).reverse();
  const next = ordered.find(([value]) => (value - Number(input.value)) * direction > 0);
  if (next) input.value = String(next[0]);
}

/** Chooses the number in the field; one that can't be chosen is marked. @param {Element} control @param {(words: string, loses: boolean) => void} choose */
function set(control, choose) {
  const input = field(control);
  const found = amounts(control).find(([value]) => value === Number(input.value));
  if (found) choose(found[1], found[3]);
  else input.reportValidity();
}
