// Sets day or night before the first paint. It is a file of its own because the page allows no inline script;
// src/settings/theme.ts takes over when the page has started.
(() => {
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem('coalbrook.settings') ?? '{}')?.theme;
  } catch {
    // Without settings, or without access to them, the system's choice holds.
  }
  const isNight = theme === 'night' || (theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isNight ? 'night' : 'day';
})();
