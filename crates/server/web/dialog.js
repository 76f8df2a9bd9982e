// Questions that need an answer.

/** Opens a dialog and waits for its answer. @param {string} id @returns {Promise<boolean>} */
export function confirm(id) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById(id));
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
}
