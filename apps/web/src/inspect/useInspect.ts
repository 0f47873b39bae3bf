import { useEffect, useState } from 'react';

import type { inspect } from './inspection.ts';

let loaded: typeof inspect | undefined;

/** What inspects things; loaded when it is first wanted, and undefined until then. */
export const useInspect = (isWanted: boolean): typeof inspect | undefined => {
  const [known, setKnown] = useState(() => loaded);
  const isMissing = isWanted && !known;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isHere = true;
    void import('./inspection.ts')
      .then((module) => {
        loaded = module.inspect;
        if (isHere) setKnown(() => module.inspect);
      })
      // Whoever asks again asks for it again.
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isMissing]);
  return known;
};
