// Brings a record: the file's text is sent as it is, and the page of the replay is opened.

import { postText, Refusal } from './net.js';

const form = /** @type {HTMLFormElement} */ (document.getElementById('upload'));
const file = /** @type {HTMLInputElement} */ (document.getElementById('file'));
const refusal = /** @type {HTMLElement} */ (document.getElementById('refusal'));

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const chosen = file.files?.[0];
  if (!chosen) return;
  refusal.hidden = true;
  try {
    const { path } = await postText('/replays', chosen);
    location.assign(path);
  } catch (error) {
    const sentence = refusal.querySelector('span');
    if (sentence) sentence.textContent = error instanceof Refusal ? error.message : refusal.dataset.offline ?? '';
    refusal.hidden = false;
  }
});
