import { useState } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { DamagedRow } from './DamagedRow.tsx';
import { GameRow } from './GameRow.tsx';
import type { GameRows } from './useGameRows.tsx';
import type { Games } from './useGames.ts';

import styles from './RunningGames.module.css';

/** As many rows as are shown at first, so that whatever stands below is in reach. One more takes no more room than its button. */
const FIRST = 5;
const firstOf = (games: number): number => (games === FIRST + 1 ? games : FIRST);

interface RunningGamesProps {
  readonly list: Games;
  readonly rows: GameRows;
}

/** The games in progress on this device, and the damaged ones. */
export const RunningGames = ({ list, rows }: RunningGamesProps) => {
  const { common, start } = useMessages();
  const { shelf } = start;
  const [isWhole, setIsWhole] = useState(false);
  const { games, damaged } = typeof list === 'string' ? { games: [], damaged: [] } : list;
  const open = games.filter(({ isOver }) => !isOver);
  const shown = isWhole ? open.length : firstOf(open.length);
  const isBare = open.length + damaged.length === 0;
  return (
    <Panel title={shelf.title}>
      {list === 'unreadable' && <p role="alert">{shelf.unreadable}</p>}
      {list === 'loading' && <p className={styles.empty}>{common.loading}</p>}
      {typeof list !== 'string' && isBare && (
        <p className={styles.empty}>{games.length > 0 ? shelf.none : shelf.empty}</p>
      )}
      {!isBare && (
        <ul role="list" className={styles.list}>
          {open.slice(0, shown).map((summary, index) => (
            <GameRow key={summary.sheet.id} {...rows.rowOf(summary)} isNext={index === 0} />
          ))}
          {damaged.map((game) => (
            <DamagedRow key={game.id} {...rows.damagedRowOf(game)} />
          ))}
        </ul>
      )}
      {open.length > shown && (
        <Button look="quiet" onPress={() => setIsWhole(true)}>
          {shelf.finished.more(open.length - shown)}
        </Button>
      )}
    </Panel>
  );
};
