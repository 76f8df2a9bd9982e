// Light or dark: as the system says, unless the switch has been used. Runs before the first paint.
(() => {
  const kept = () => { try { return localStorage.getItem('theme'); } catch { return null; } };
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    document.documentElement.dataset.theme = kept() ?? (system.matches ? 'dark' : 'light');
  };
  show();
  system.addEventListener('change', show);
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('#theme')) return;
    const next = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    try { localStorage.setItem('theme', next); } catch { /* private windows forget it */ }
    document.documentElement.dataset.theme = next;
  });
})();
