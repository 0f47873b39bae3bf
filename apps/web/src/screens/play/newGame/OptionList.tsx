import type { Edition } from '@coalbrook/rules';
import { editionWords, sayExpected } from '@coalbrook/words';
import { useId } from 'react';

import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { optionFault } from './possible.ts';
import { withOption } from './setUp.ts';
import type { SetUp } from './setUp.ts';

import styles from './OptionList.module.css';

export interface OptionListProps {
  readonly edition: Edition;
  /** Options that are offered elsewhere. */
  readonly except: readonly string[];
  readonly setUp: SetUp;
  readonly onChange: (setUp: SetUp) => void;
}

/** Every option with a description; one that conflicts with the rest says why. */
export const OptionList = ({ edition, except, setUp, onChange }: OptionListProps) => {
  const { needs } = useMessages().start.setUp;
  const language = useLanguage();
  const id = useId();
  const words = editionWords(edition, language).options;
  return (
    <ul role="list" className={styles.options}>
      {edition.options
        .filter(({ slug }) => !except.includes(slug))
        .map(({ slug }) => {
          const isOn = setUp.options.includes(slug);
          const fault = optionFault(setUp, slug);
          return (
            <li key={slug}>
              <Switch
                isOn={isOn}
                isDisabled={fault !== undefined && !isOn}
                describedBy={`${id}-${slug}`}
                onChange={(on) => onChange(withOption(setUp, slug, on))}
              >
                {words[slug]?.name}
              </Switch>
              <p id={`${id}-${slug}`} className={styles.sentence}>
                {words[slug]?.sentence}
                {fault && (
                  <span className={styles.fault} data-chosen={isOn}>
                    {needs(sayExpected(fault.expected, language))}
                  </span>
                )}
              </p>
            </li>
          );
        })}
    </ul>
  );
};
