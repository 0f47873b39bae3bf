import { loadCoachWords } from '@coalbrook/words';
import type { CoachSpeech } from '@coalbrook/words';
import { useEffect, useState } from 'react';

import { useLanguage } from '../language/useMessages.ts';
import { reportFailure } from './failures.ts';

/** How the coach speaks in the language of the page; undefined until it is loaded. */
export const useCoachSpeech = (onFailure: (error: unknown) => void = reportFailure): CoachSpeech | undefined => {
  const language = useLanguage();
  const [speech, setSpeech] = useState<CoachSpeech>();
  useEffect(() => {
    let isLeft = false;
    loadCoachWords(language).then(
      (words) => {
        if (!isLeft) setSpeech({ language, words });
      },
      (error: unknown) => {
        if (!isLeft) onFailure(error);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [language, onFailure]);
  return speech;
};
