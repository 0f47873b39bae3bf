import { loadCoachWords } from '@coalbrook/words';
import type { CoachSpeech } from '@coalbrook/words';
import { useEffect, useState } from 'react';

import { useLanguage } from '../../language/useMessages.ts';
import { reportFailure } from '../../session/failures.ts';

/** How the coach speaks in the language of the page; undefined until it is loaded. */
export const useCoachSpeech = (): CoachSpeech | undefined => {
  const language = useLanguage();
  const [speech, setSpeech] = useState<CoachSpeech>();
  useEffect(() => {
    let isLeft = false;
    loadCoachWords(language)
      .then((words) => {
        if (!isLeft) setSpeech({ language, words });
      })
      .catch(reportFailure);
    return () => {
      isLeft = true;
    };
  }, [language]);
  return speech;
};
