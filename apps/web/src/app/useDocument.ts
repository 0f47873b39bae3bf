import { useEffect } from 'react';

import { languageOf } from '../language/languages.ts';
import { useSettings } from '../settings/settings.ts';
import { useTheme } from '../settings/theme.ts';

/** Sets the attributes of the document that style sheets, the browser's toolbar and screen readers use. */
export const useDocument = (): void => {
  const settings = useSettings();
  const theme = useTheme();
  const language = languageOf(settings);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.dataset['motion'] = settings.motion;
    root.lang = language;
    const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }, [theme, settings.motion, language]);
};
