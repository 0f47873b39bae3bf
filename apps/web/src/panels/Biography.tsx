import { policyName } from '@coalbrook/words';
import { lazy, Suspense } from 'react';

import { useLanguage, useMessages } from '../language/useMessages.ts';
import { Level } from '../opponents/Level.tsx';
import { levelOf } from '../opponents/levels.ts';
import { Portrait } from '../signs/Portrait.tsx';
import type { Seated } from '../signs/seatLook.ts';

import styles from './Mat.module.css';

const Manner = lazy(() => import('./Manner.tsx').then((module) => ({ default: module.Manner })));

/** The name of a bot, its level and how it plays. */
const Bot = ({ policy }: { readonly policy: string }) => {
  const name = policyName(policy, useLanguage());
  const level = levelOf(policy);
  return (
    <>
      <p>
        {name} {level !== undefined && <Level level={level} />}
      </p>
      <Suspense>
        <Manner policy={policy} />
      </Suspense>
    </>
  );
};

/** A biography in two or three sentences, folded away; a bot has how it plays instead, or as well. */
export const Biography = ({ seated }: { readonly seated: Seated }) => {
  const { panels: texts } = useMessages();
  const { kind, policy, figure, name, seat } = seated;
  const life = kind === 'automaton' ? undefined : texts.figures[figure];
  return (
    <details className={styles.biography}>
      <summary>{texts.biography(life?.name ?? name)}</summary>
      <div className={styles.life}>
        <Portrait sitter={seated} seat={seat} size={104} />
        <div>
          <h3>
            {life?.name ?? name} {life && <small>{life.years}</small>}
          </h3>
          {life && <p>{life.life}</p>}
          {kind === 'automaton' && <p>{texts.automatonLife}</p>}
          {kind === 'bot' && <Bot policy={policy} />}
        </div>
      </div>
    </details>
  );
};
