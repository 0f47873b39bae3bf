import type { OwnRating, PublicTable } from '@coalbrook/wire/online';
import type { ReactNode } from 'react';

import { useLobbyTexts } from '../../../language/lobbyTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { LobbyTable } from './LobbyTable.tsx';
import { useHeldRows } from './useHeldRows.ts';
import { useStill } from './useStill.ts';

import styles from './Lobby.module.css';

interface LobbySectionProps {
  readonly title: string;
  /** Those that pass the filter, in their order. */
  readonly tables: readonly PublicTable[];
  /** How many there are without it. */
  readonly all: number;
  /** By which filter and order. */
  readonly by: string;
  readonly own: ReadonlySet<string>;
  readonly ratings: readonly OwnRating[];
  /** What is shown where there are none. */
  readonly children?: ReactNode;
}

/** A part of the list, which stays as it is while somebody is about to press something in it. */
export const LobbySection = ({ title, tables, all, by, own, ratings, children }: LobbySectionProps) => {
  const texts = useLobbyTexts();
  const { isStill, handlers } = useStill();
  const { rows, added, show } = useHeldRows(tables, isStill, by);
  return (
    <Panel
      title={title}
      className={styles.section ?? ''}
      aside={
        <span className={styles.aside}>
          {added > 0 && (
            <Button size="small" onPress={show}>
              {texts.added(added)}
            </Button>
          )}
          {all > 0 && <span className={styles.soft}>{texts.count(tables.length, all)}</span>}
        </span>
      }
    >
      {rows.length === 0 ? (
        children
      ) : (
        <div {...handlers}>
          <LobbyTable title={title} rows={rows} own={own} ratings={ratings} />
        </div>
      )}
    </Panel>
  );
};
