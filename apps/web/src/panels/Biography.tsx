import { policyWords } from '@coalbrook/words';

import { useLanguage, useMessages } from '../language/useMessages.ts';
import { Level } from '../opponents/Level.tsx';
import { levelOf } from '../opponents/levels.ts';
import { Portrait } from '../signs/Portrait.tsx';
import type { Seated } from '../signs/seatLook.ts';

import styles from './Mat.module.css';

/** The name of a bot, its level and its character. */
const Character = ({ policy }: { readonly policy: string }) => {
  const { name, sentence } = policyWords(policy, useLanguage());
  const level = levelOf(policy);
  return (
    <>
      <p>
        {name} {level !== undefined && <Level level={level} />}
      </p>
      <p>{sentence}</p>
    </>
  );
};

/** A biography in two or three sentences, folded away; a bot has a character instead, or as well. */
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
          {kind === 'bot' && <Character policy={policy} />}
        </div>
      </div>
    </details>
  );
};
