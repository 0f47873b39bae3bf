import { useEffect } from 'react';

import { languageOf } from '../language/languages.ts';
import { useSettings } from '../settings/settings.ts';
import { useTheme } from '../settings/theme.ts';

/** Sets the attributes of the document that style sheets, the browser's toolbar and screen readers use. */
export const useDocument = (): void => {
  const settings = useSettings();
  const theme = useTheme();
  const language = languageOf(settings);
  const { motion, seatColours, textSize } = settings;
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.dataset['motion'] = motion;
    root.dataset['seats'] = seatColours;
    // In percent, so that the size chosen in the browser still counts.
    root.style.fontSize = `${textSize}%`;
    root.lang = language;
    const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }, [theme, motion, seatColours, textSize, language]);
};
