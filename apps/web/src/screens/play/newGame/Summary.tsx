import type { Edition } from '@coalbrook/rules';
import { editionWords } from '@coalbrook/words';
import type { ReactNode } from 'react';

import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Level } from '../../../opponents/Level.tsx';
import { Medallion } from '../../../signs/Medallion.tsx';
import { portraitOf } from '../../../signs/portraitOf.ts';
import { inOrder } from './chairs.ts';
import type { Chair } from './chairs.ts';
import { namesOf } from './names.ts';
import type { SetUp } from './setUp.ts';
import { useNames } from './useNames.ts';
import { useRole } from './useRole.ts';

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
  const chairs = inOrder(setUp.chairs);
  const names = namesOf(chairs, useNames());
  const roleOf = useRole(edition);
  const words = editionWords(edition, language);
  const board = boardName === undefined ? undefined : (words.boards[boardName] ?? boardName);
  const role = (chair: Chair): ReactNode => {
    if (chair.kind === 'automaton') return words.levels[chair.level]?.name ?? chair.level;
    const { name, level } = roleOf(chair);
    // A bot with its own portrait has its own name, too.
    if (level === undefined || chair.figure !== '' || chair.name !== '') return name;
    return <Level level={level} />;
  };
  return (
    <div className={styles.summary}>
      <p className={styles.line}>
        {[
          ...(board === undefined ? [] : [`${texts.board}: ${board}`]),
          ...setUp.options.map((option) => words.options[option]?.name ?? option).filter((name) => name !== board),
        ].join(' · ')}
      </p>
      <ol role="list" className={styles.seats}>
        {chairs.map((chair, index) => (
          <li key={index}>
            <Medallion portrait={portraitOf({ ...chair, policy: chair.who })} colour={chair.colour} size={36} />
            <span className={styles.name}>{names[index]}</span>
            <span className={styles.role}>{role(chair)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
