// Questions that need an answer.

/** Opens a dialog and waits for its answer. @param {string} id @returns {Promise<boolean>} */
export async function confirm(id) {
  return (await choose(id)) === 'yes';
}

/** Opens a dialog and waits for what is chosen in it. @param {string} id @returns {Promise<string>} */
export function choose(id) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById(id));
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue), { once: true });
  });
}
