// What can't wait for the modules. Light or dark, motion or none: as the system says, unless a
// switch has been used. Runs before the first paint.
(() => {
  /** @param {string} key */
  const read = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  /** @param {string} key @param {string} value */
  const keep = (key, value) => {
    try { localStorage.setItem(key, value); } catch { /* private windows forget it */ }
  };
  const kept = () => read('theme');
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    document.documentElement.dataset.theme = kept() ?? (system.matches ? 'dark' : 'light');
    document.documentElement.dataset.motion = read('motion') ?? 'on';
  };
  show();
  system.addEventListener('change', show);
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('#theme')) return;
    const next = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    keep('theme', next);
    document.documentElement.dataset.theme = next;
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('#motion')) return;
    const next = document.documentElement.dataset.motion === 'off' ? 'on' : 'off';
    keep('motion', next);
    document.documentElement.dataset.motion = next;
  });
  // A table is drawn before its script has come; a click meanwhile waits for it.
  /** @type {Element | null} */
  let early = null;
  /** @param {MouseEvent} event */
  const keepEarly = (event) => {
    if (event.target instanceof Element) early = event.target.closest('.table :is(button[type=button], .pick)');
  };
  document.addEventListener('click', keepEarly);
  document.addEventListener('ready', () => {
    document.removeEventListener('click', keepEarly);
    early?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
})();
