import { useEffect, useState } from 'react';

import { languageOf } from '../language/languages.ts';
import { useSettings } from '../settings/settings.ts';
import { loadRules } from './library.ts';
import type { RulesText } from './library.ts';
import { textOfRule } from './readRules.ts';
import type { Span } from './readRules.ts';

/** `absent`: there is no such text, or it cannot be loaded. */
export const useRules = (name: string): RulesText | 'loading' | 'absent' => {
  const language = languageOf(useSettings());
  const key = `${name} ${language}`;
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly text: RulesText | 'absent' }>();
  useEffect(() => {
    let isCurrent = true;
    const keep = (text: RulesText | undefined): void => {
      if (isCurrent) setLoaded({ key, text: text ?? 'absent' });
    };
    loadRules(name, language).then(keep, () => keep(undefined));
    return () => {
      isCurrent = false;
    };
  }, [key, name, language]);
  return loaded?.key === key ? loaded.text : 'loading';
};

/** A single statement; undefined while it loads or if there is none. */
export const useRule = (id: string): readonly Span[] | undefined => {
  const text = useRules(textOfRule(id));
  if (text === 'loading' || text === 'absent') return undefined;
  const found = text.blocks.find((block) => block.kind === 'statement' && block.id === id);
  return found?.kind === 'statement' ? found.spans : undefined;
};
