// The lobby: the lists are fetched again whenever something has changed.

import { morph } from './morph.js';
import { getText } from './net.js';

/** No more often than this, in milliseconds: a busy lobby must not flicker. */
const PAUSE = 400;

const lists = /** @type {HTMLElement} */ (document.getElementById('lobby'));
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

async function refresh() {
  waiting = undefined;
  try {
    morph(lists, await getText('/lobby/list'));
    lists.dataset.ready = 'true';
  } catch {
    soon(); // The server may be restarting.
  }
}

function soon() {
  waiting ??= setTimeout(refresh, PAUSE);
}

function listen() {
  const source = new EventSource('/lobby/events');
  source.addEventListener('message', soon);
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 5000);
  });
}

listen();
