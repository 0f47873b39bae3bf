import { useMessages } from '../language/useMessages.ts';
import { Medallion } from '../signs/Medallion.tsx';
import type { Seated } from '../signs/seatLook.ts';

import styles from './Mat.module.css';

export interface BiographyProps {
  readonly seated: Seated;
  readonly isAutomaton: boolean;
}

/** A biography in two or three sentences, folded away. */
export const Biography = ({ seated: { figure, colour, name }, isAutomaton }: BiographyProps) => {
  const { panels: texts } = useMessages();
  const figureWords = isAutomaton ? undefined : texts.figures[figure];
  return (
    <details className={styles.biography}>
      <summary>{texts.biography(figureWords?.name ?? name)}</summary>
      <div className={styles.life}>
        <Medallion figure={isAutomaton ? 'automaton' : figure} colour={colour} size={104} />
        <div>
          <h3>
            {figureWords?.name ?? name} {figureWords && <small>{figureWords.years}</small>}
          </h3>
          {(figureWords || isAutomaton) && <p>{figureWords?.life ?? texts.automatonLife}</p>}
        </div>
      </div>
    </details>
  );
};
