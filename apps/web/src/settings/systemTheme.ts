/** Watches whether the system prefers a dark theme. */
export interface SystemTheme {
  readonly isDark: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

interface BrowserGlobals {
  readonly window: Page & { matchMedia(query: string): Page & { readonly matches: boolean } };
  readonly document: Page;
}

const DARK = '(prefers-color-scheme: dark)';

/**
 * Every check uses a fresh query: browsers do not report a change to a query that was read after it. A page that
 * was hidden, frozen or restored may get no event at all, so it also checks whenever the page comes back.
 */
export const systemThemeOf = ({ window, document }: BrowserGlobals): SystemTheme => ({
  isDark: () => window.matchMedia(DARK).matches,
  subscribe(listener) {
    const occasions = [
      [window.matchMedia(DARK), 'change'],
      [document, 'visibilitychange'],
      [window, 'pageshow'],
      [window, 'focus'],
      [window, 'resize'],
    ] as const;
    for (const [target, type] of occasions) target.addEventListener(type, listener);
    return () => {
      for (const [target, type] of occasions) target.removeEventListener(type, listener);
    };
  },
});
