/** Runs something every so many milliseconds while the page is seen, and when it is seen again. Returns what ends it. */
export const whileSeen = (pause: number, run: () => void): (() => void) => {
  const runIfSeen = (): void => {
    if (document.visibilityState === 'visible') run();
  };
  const timer = setInterval(runIfSeen, pause);
  document.addEventListener('visibilitychange', runIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', runIfSeen);
  };
};
