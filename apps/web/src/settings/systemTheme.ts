/** Whether the system is set to dark, for as long as anybody wants to know. */
export interface SystemTheme {
  readonly isDark: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

interface Surroundings {
  readonly window: Page & { matchMedia(query: string): Page & { readonly matches: boolean } };
  readonly document: Page;
}

const DARK = '(prefers-color-scheme: dark)';

/**
 * Every question is a query of its own: browsers do not report a change to a query that was read after it. A page that
 * was hidden, frozen or restored may get no report at all, so the answer is looked at again whenever the page comes back.
 */
export const systemThemeOf = ({ window, document }: Surroundings): SystemTheme => ({
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
