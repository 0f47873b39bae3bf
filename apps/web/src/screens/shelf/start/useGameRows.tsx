import type { DamagedGame, ListedGame } from '@coalbrook/wire';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { damagedFileName, fileNameOf } from '../../../files/fileName.ts';
import { useMessages } from '../../../language/useMessages.ts';
import type { DamagedRowProps } from './DamagedRow.tsx';
import type { GameRowProps } from './GameRow.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useGameActions } from './useGameActions.ts';
import type { GameActions } from './useGameActions.ts';
import { useSummaryWords } from './useSummaryWords.ts';

interface Doomed {
  readonly id: string;
  readonly name: string;
}

export interface GameRows extends Pick<GameActions, 'saveAll' | 'remove'> {
  readonly rowOf: (summary: ListedGame) => Omit<GameRowProps, 'picking'>;
  readonly damagedRowOf: (game: DamagedGame) => DamagedRowProps;
  /** Asks before a game is deleted. */
  readonly dialog: ReactNode;
}

/** What the rows of games show and do. */
export const useGameRows = (refresh: () => void): GameRows => {
  const { shelf } = useMessages().start;
  const say = useSummaryWords();
  const { save, saveAll, share, remove } = useGameActions(refresh);
  const [doomed, setDoomed] = useState<Doomed | undefined>();
  return {
    saveAll,
    remove,
    rowOf: (summary) => ({
      summary,
      onSave: () => void save(summary.sheet.id, fileNameOf(summary.sheet)),
      onShare: () => void share(summary),
      onRemove: () => setDoomed({ id: summary.sheet.id, name: say(summary).title }),
    }),
    damagedRowOf: (game) => ({
      game,
      onSave: () => void save(game.id, damagedFileName(game.id)),
      onRemove: () => setDoomed({ id: game.id, name: shelf.damaged.name(game.id) }),
    }),
    dialog: (
      <RemoveDialog
        title={shelf.removeTitle}
        sentence={doomed ? shelf.removeSentence(doomed.name) : ''}
        isOpen={doomed !== undefined}
        onCancel={() => setDoomed(undefined)}
        onRemove={() => {
          setDoomed(undefined);
          if (doomed) void remove([doomed.id], shelf.removed);
        }}
      />
    ),
  };
};
