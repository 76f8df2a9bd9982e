// What people propose to each other, and how they answer.

import { choose } from './dialog.js';

/** @param {(path: string, body: object) => Promise<void>} send */
export function agreement(send) {
  document.addEventListener('click', async (event) => {
    const button = /** @type {Element} */ (event.target).closest?.('button');
    if (button?.id === 'propose') {
      const [kind, about] = (await choose('proposals')).split(' ');
      const keep = kind === 'undo' ? Number(about) : 0;
      if (kind) send('propose', { kind, keep, seat: kind === 'replace' ? about : '' });
    }
    const agree = button?.getAttribute('data-agree');
    const number = Number(button?.closest('[data-number]')?.getAttribute('data-number'));
    if (agree) send('answer', { number, agree: agree === 'yes' });
  });
}
