import type { OwnRating } from '@coalbrook/wire/online';
import { useState } from 'react';

import { useLobbyTexts } from '../../../language/lobbyTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import type { HeldRow } from './listedTables.ts';
import { LobbyRow } from './LobbyRow.tsx';

import styles from './Lobby.module.css';

/** As many rows as are made at first, and with each wish for more: a long list is slow to draw. */
const AT_ONCE = 50;

interface LobbyTableProps {
  readonly title: string;
  readonly rows: readonly HeldRow[];
  readonly own: ReadonlySet<string>;
  readonly ratings: readonly OwnRating[];
}

/** Public tables as rows of a table; on a phone as cards, which screen readers still hear as a table. */
export const LobbyTable = ({ title, rows, own, ratings }: LobbyTableProps) => {
  const texts = useLobbyTexts();
  const [most, setMost] = useState(AT_ONCE);
  return (
    <>
      <table role="table" aria-label={title} aria-rowcount={rows.length + 1} className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            {(['game', 'people', 'clock', 'terms', 'action'] as const).map((column) => (
              <th key={column} scope="col" role="columnheader" data-column={column}>
                {texts.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.slice(0, most).map(({ table, isGone }) => (
            <LobbyRow key={table.game} table={table} isGone={isGone} isOwn={own.has(table.game)} ratings={ratings} />
          ))}
        </tbody>
      </table>
      {rows.length > most && (
        <Button look="quiet" onPress={() => setMost(most + AT_ONCE)}>
          {texts.more}
        </Button>
      )}
    </>
  );
};
