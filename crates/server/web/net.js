// Requests. Every one that changes something carries our header, which other sites can't add.

/** A request that was refused: its status and what the server said. */
export class Refusal extends Error {
  /** @param {number} status @param {{message?: string, clause?: string, state?: object}} body */
  constructor(status, body) {
    super(body.message ?? String(status));
    this.status = status;
    this.body = body;
  }
}

/** @param {string} path @param {RequestInit} [options] @returns {Promise<Response>} */
async function ask(path, options = {}) {
  const response = await fetch(path, { credentials: 'same-origin', ...options });
  if (response.ok) return response;
  const body = await response.json().catch(() => ({}));
  throw new Refusal(response.status, body);
}

/** @param {string} path @returns {Promise<any>} */
export async function getJson(path) {
  return (await ask(path, { headers: { accept: 'application/json' } })).json();
}

/** @param {string} path @returns {Promise<string>} */
export async function getText(path) {
  return (await ask(path)).text();
}

/** @param {string} path @param {object} body @returns {Promise<any>} */
export async function postJson(path, body) {
  const headers = { 'content-type': 'application/json', 'x-hegemonia': '1' };
  return (await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

/** @param {string} path @param {Blob | string} body @returns {Promise<any>} */
export async function postText(path, body) {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-hegemonia': '1' };
  return (await ask(path, { method: 'POST', headers, body })).json();
}
