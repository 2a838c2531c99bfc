// Runs before the first paint, as a file because the content policy allows no inline script.
// Keys and attribute are those of theme.ts.
(() => {
  const root = document.documentElement;
  let mode = 'system';
  try {
    mode = localStorage.getItem('kadro-mode') ?? mode;
  } catch {
    // Storage can be closed; the system's wish is the answer then.
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-scheme', dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';
})();
