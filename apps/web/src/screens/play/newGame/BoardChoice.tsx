import type { Edition } from '@coalbrook/rules';
import { editionWords } from '@coalbrook/words';

import { BOARD } from '../../../files/ownFiles.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { FileChoice } from './FileChoice.tsx';
import type { PrintedBoard, Verdict } from './possible.ts';
import { withFile, withOption } from './setUp.ts';
import type { SetUp } from './setUp.ts';

import styles from './BoardChoice.module.css';

const USUAL = 'usual';

export interface BoardChoiceProps {
  readonly edition: Edition;
  readonly boards: readonly PrintedBoard[];
  readonly setUp: SetUp;
  readonly verdict: Verdict;
  readonly onChange: (setUp: SetUp) => void;
}

const titleOf = (document: unknown): string => {
  const name = typeof document === 'object' && document !== null && 'name' in document ? document.name : undefined;
  return typeof name === 'string' ? name : '';
};

/** A board of the edition or of one's own; a reconstructed one is marked. */
export const BoardChoice = ({ edition, boards, setUp, verdict, onChange }: BoardChoiceProps) => {
  const { setUp: texts } = useMessages().start;
  const language = useLanguage();
  const words = editionWords(edition, language).boards;
  const options = boards.flatMap(({ option }) => option ?? []);
  const chosen = options.find((option) => setUp.options.includes(option)) ?? USUAL;
  const usePrinted = (value: string): void => {
    const cleared = options.reduce(
      (rest, option) => withOption(rest, option, false),
      withFile(setUp, BOARD, undefined),
    );
    onChange(value === USUAL ? cleared : withOption(cleared, value, true));
  };
  const isReconstructed = verdict.table?.board.reconstructed ?? false;
  return (
    <div className={styles.board}>
      <FileChoice
        label={texts.board}
        file={BOARD}
        setUp={options.reduce((rest, option) => withOption(rest, option, false), setUp)}
        onChange={onChange}
        printed={boards.map(({ name, option, isReconstructed: isMade }) => ({
          value: option ?? USUAL,
          label: `${words[name] ?? name}${isMade ? ` (${texts.reconstructed})` : ''}`,
        }))}
        chosen={chosen}
        onPrinted={usePrinted}
        ownName={texts.ownBoardNamed(titleOf(setUp.files[BOARD]))}
        bring={texts.ownBoard}
      />
      {isReconstructed && <p className={styles.note}>{texts.reconstructedNote}</p>}
    </div>
  );
};
