/** Functions that run in the page, before its own scripts. */

/** Stored preferences. */
export interface Preferences {
  /** Language code. */
  readonly language: string;
  readonly theme: 'day' | 'night' | 'system';
  readonly pace: number;
  readonly motion: 'system' | 'off';
  readonly landscape: boolean;
  readonly offersSound: boolean;
  /** In percent. */
  readonly textSize: number;
}

/**
 * Others' turns are told at once, and nothing moves. The map lies on plain paper: every test begins without a painted
 * landscape, and painting one takes as long as many moves.
 */
export const usual: Preferences = {
  language: 'en',
  theme: 'day',
  pace: 0,
  motion: 'off',
  landscape: false,
  offersSound: false,
  textSize: 100,
};

/** Stores preferences, unless the person has changed them since. */
export const storePreferences = (settings: Preferences): void => {
  const key = 'coalbrook.settings';
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(settings));
};

/** Makes violations of the content security policy show up as console errors. */
export const reportViolations = (): void => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`${violatedDirective} forbids ${blockedURI} in ${sourceFile}`);
  });
};
