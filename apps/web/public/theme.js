// Sets day or night and the size of text before the first paint. It is a file of its own because the page allows no
// inline script; src/app/useDocument.ts takes over when the page has started.
(() => {
  let theme, textSize;
  try {
    ({ theme, textSize } = JSON.parse(localStorage.getItem('coalbrook.settings') ?? '{}') ?? {});
  } catch {
    // Without settings, or without access to them, the system's choice holds.
  }
  if (typeof textSize === 'number') document.documentElement.style.fontSize = `${textSize}%`;
  const isNight = theme === 'night' || (theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isNight ? 'night' : 'day';
})();
