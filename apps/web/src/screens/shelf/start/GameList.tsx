import type { ListedGame } from '@coalbrook/wire';
import { lazy, Suspense, useState } from 'react';

import { damagedFileName, fileNameOf } from '../../../files/fileName.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { DamagedRow } from './DamagedRow.tsx';
import { GameRow } from './GameRow.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useGameActions } from './useGameActions.ts';
import { useGames } from './useGames.ts';
import { useSummaryWords } from './useSummaryWords.ts';

import styles from './GameList.module.css';

const FinishedGames = lazy(() => import('./FinishedGames.tsx').then((module) => ({ default: module.FinishedGames })));

interface Doomed {
  readonly id: string;
  readonly name: string;
}

/** As many rows as are shown at first; a long list is slow to draw. */
const FIRST = 20;

interface GameListProps {
  /** No other games are listed on the page: if there are none here, that is said. */
  readonly isOnlyList: boolean;
}

/** The games on this device: those in progress and the damaged ones, then the finished ones. */
export const GameList = ({ isOnlyList }: GameListProps) => {
  const { common, start } = useMessages();
  const { shelf } = start;
  const say = useSummaryWords();
  const [list, refresh] = useGames();
  const { save, saveAll, share, remove } = useGameActions(refresh);
  const [doomed, setDoomed] = useState<Doomed | undefined>();
  const [shown, setShown] = useState(FIRST);

  const { games, damaged } = typeof list === 'string' ? { games: [], damaged: [] } : list;
  const open = games.filter(({ isOver }) => !isOver);
  const finished = games.filter(({ isOver }) => isOver);
  const isListed = typeof list !== 'string';
  const isBare = open.length + damaged.length === 0;
  const isNeeded = isOnlyList || !isListed || games.length + damaged.length > 0;
  const rowOf = (summary: ListedGame) => ({
    summary,
    onSave: () => void save(summary.sheet.id, fileNameOf(summary.sheet)),
    onShare: () => void share(summary),
    onRemove: () => setDoomed({ id: summary.sheet.id, name: say(summary).title }),
  });
  return (
    <div className={styles.shelves}>
      {isNeeded && (
        <Panel title={shelf.title}>
          {list === 'unreadable' && <p role="alert">{shelf.unreadable}</p>}
          {list === 'loading' && <p className={styles.empty}>{common.loading}</p>}
          {isListed && isBare && <p className={styles.empty}>{finished.length > 0 ? shelf.none : shelf.empty}</p>}
          {!isBare && (
            <ul role="list" className={styles.list}>
              {open.slice(0, shown).map((summary) => (
                <GameRow key={summary.sheet.id} {...rowOf(summary)} />
              ))}
              {damaged.map((game) => (
                <DamagedRow
                  key={game.id}
                  game={game}
                  onSave={() => void save(game.id, damagedFileName(game.id))}
                  onRemove={() => setDoomed({ id: game.id, name: shelf.damaged.name(game.id) })}
                />
              ))}
            </ul>
          )}
          {open.length > shown && (
            <Button look="quiet" onPress={() => setShown(open.length)}>
              {shelf.finished.more(open.length - shown)}
            </Button>
          )}
        </Panel>
      )}
      {finished.length > 0 && (
        <Suspense>
          <FinishedGames games={finished} rowOf={rowOf} onSaveAll={saveAll} onRemoveAll={remove} />
        </Suspense>
      )}
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
    </div>
  );
};
