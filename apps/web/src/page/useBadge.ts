import { useEffect } from 'react';

/** Shows how many games wait for this person: in the icon of the page and, if it is installed, on that of the app. */
export const useBadge = (count: number): void => {
  const isWaiting = count > 0;
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = isWaiting ? './icons/icon-waiting.svg' : './icons/icon.svg';
  }, [isWaiting]);
  useEffect(() => {
    // Not every browser has badges, and only installed pages may show one.
    void navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
};
