import { useEffect, useState } from 'react';

/** What is being counted at the table right now, as it says itself; undefined when no count runs. */
export const useCountedSource = (isCounted: boolean): string | undefined => {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    if (!isCounted) return undefined;
    const look = (): void =>
      setSource(document.querySelector('[data-counting]')?.getAttribute('data-counting') ?? undefined);
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-counting'],
    });
    look();
    return () => observer.disconnect();
  }, [isCounted]);
  return source;
};
