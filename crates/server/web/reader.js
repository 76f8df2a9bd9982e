// Finding clauses in the rules.

const find = /** @type {HTMLInputElement | null} */ (document.getElementById('find'));
find?.addEventListener('input', () => {
  const wanted = find.value.trim().toLowerCase();
  for (const clause of document.querySelectorAll('.clause')) {
    const isGone = wanted !== '' && !(clause.textContent ?? '').toLowerCase().includes(wanted);
    clause.classList.toggle('gone', isGone);
  }
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || document.activeElement === find) return;
  event.preventDefault();
  find?.focus();
});
