import type { Edition } from '@coalbrook/rules';
import { editionWords, policyWords } from '@coalbrook/words';

import { useLanguage, useMessages } from '../../language/useMessages.ts';
import { Medallion } from '../../signs/Medallion.tsx';
import { inOrder, nameOf } from './setUp.ts';
import type { Chair, SetUp } from './setUp.ts';
import { useNames } from './useNames.ts';

import styles from './Summary.module.css';

export interface SummaryProps {
  readonly setUp: SetUp;
  readonly edition: Edition;
  readonly boardName: string | undefined;
}

/** A summary of the table: automata last. */
export const Summary = ({ setUp, edition, boardName }: SummaryProps) => {
  const { setUp: texts } = useMessages().start;
  const language = useLanguage();
  const names = useNames();
  const words = editionWords(edition, language);
  const board = boardName === undefined ? undefined : (words.boards[boardName] ?? boardName);
  const role = ({ kind, who, level }: Chair): string => {
    switch (kind) {
      case 'person':
        return texts.person;
      case 'bot':
        return policyWords(who, language).name;
      case 'automaton':
        return words.levels[level]?.name ?? level;
    }
  };
  return (
    <div className={styles['summary']}>
      <p className={styles['line']}>
        {[
          ...(board === undefined ? [] : [`${texts.board}: ${board}`]),
          ...setUp.options.map((option) => words.options[option]?.name ?? option).filter((name) => name !== board),
        ].join(' · ')}
      </p>
      <ol role="list" className={styles['seats']}>
        {inOrder(setUp.chairs).map((chair, index) => (
          <li key={index}>
            <Medallion figure={chair.kind === 'automaton' ? '' : chair.figure} colour={chair.colour} size={36} />
            <span className={styles['name']}>{nameOf(chair, names)}</span>
            <span className={styles['role']}>{role(chair)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
