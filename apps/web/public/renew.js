// Loads the page again if one of its files is missing. While the nodes of a server are replaced, index.html can come
// from one node and the request for a script reach another, which does not have it. This is a file of its own because
// it must run where those scripts do not.
(() => {
  const KEY = 'coalbrook.renewed';
  const MOST = 5;
  const WITHIN = 60_000;
  const PAUSE = 300;
  let isUnderway = false;

  /** Notes one more attempt. Returns how many came shortly before it, or nothing if it must not be made. */
  const attempt = () => {
    try {
      const earlier = JSON.parse(sessionStorage.getItem(KEY) ?? '[]').filter((time) => Date.now() - time < WITHIN);
      if (earlier.length >= MOST) return undefined;
      sessionStorage.setItem(KEY, JSON.stringify([...earlier, Date.now()]));
      return earlier.length;
    } catch {
      // Without a place to count, it could go on for ever.
      return undefined;
    }
  };

  const renew = async () => {
    if (isUnderway) return;
    isUnderway = true;
    const earlier = attempt();
    if (earlier !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE * 2 ** earlier));
      const page = await fetch(location.pathname, { cache: 'no-store' }).catch(() => undefined);
      // Without a network, what is there is better than nothing.
      if (page?.ok) location.reload();
    }
    isUnderway = false;
  };

  // Whether a module preloaded by a link is missing shows when it is imported: Firefox also reports such a link if its
  // module is already there.
  const isFile = (target) =>
    target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet');
  const onError = ({ target }) => {
    if (isFile(target)) void renew();
  };
  addEventListener('error', onError, { capture: true });
  // A part that is loaded later.
  addEventListener('vite:preloadError', () => void renew());
})();
