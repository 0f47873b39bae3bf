import { DECK } from '../../../files/ownFiles.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { FileChoice } from './FileChoice.tsx';
import { withFile } from './setUp.ts';
import type { SetUp } from './setUp.ts';

import styles from './BoardChoice.module.css';

const PRINTED = 'printed';

export interface DeckChoiceProps {
  readonly setUp: SetUp;
  readonly onChange: (setUp: SetUp) => void;
}

/** The deck of plan cards for automata. */
export const DeckChoice = ({ setUp, onChange }: DeckChoiceProps) => {
  const { setUp: texts } = useMessages().start;
  return (
    <div className={styles.board}>
      <FileChoice
        label={texts.deck}
        file={DECK}
        setUp={setUp}
        onChange={onChange}
        printed={[{ value: PRINTED, label: texts.printedDeck }]}
        chosen={PRINTED}
        onPrinted={() => onChange(withFile(setUp, DECK, undefined))}
        ownName={texts.yourFile}
        bring={texts.ownDeck}
      />
    </div>
  );
};
