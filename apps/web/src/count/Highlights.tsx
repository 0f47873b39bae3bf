import type { Table } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { capital } from '@coalbrook/words';
import type { Chronicle } from '@coalbrook/words';
import type { ReactNode } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { IndustrySign } from '../signs/IndustrySign.tsx';
import { SeatName } from '../signs/SeatName.tsx';
import { LinkSign } from '../signs/Signs.tsx';
import { useNames } from '../signs/useNames.ts';

import styles from './Highlights.module.css';

interface HighlightProps {
  readonly title: string;
  readonly sign: ReactNode;
  readonly what: string;
  readonly worth: string;
  readonly owner: ReactNode;
}

const Highlight = ({ title, sign, what, worth, owner }: HighlightProps) => (
  <li className={styles.highlight}>
    <span className={styles.sign}>{sign}</span>
    <div>
      <h3>{title}</h3>
      <p className={styles.what}>{what}</p>
      <p className={styles.owner}>
        {owner} <strong>{worth}</strong>
      </p>
    </div>
  </li>
);

export interface HighlightsProps {
  readonly table: Table;
  readonly sitters: readonly Sitter[];
  readonly chronicle: Chronicle;
}

/** The most valuable tile and link of the game. */
export const Highlights = ({ table, sitters, chronicle: { bestTile, bestLink } }: HighlightsProps) => {
  const { final } = useMessages().story;
  const things = useNames(table);
  if (!bestTile && !bestLink) return undefined;
  return (
    <ul role="list" className={styles.highlights}>
      {bestTile && (
        <Highlight
          title={final.bestTile}
          sign={<IndustrySign industry={table.industries[table.tiles[bestTile.tile].industry].slug} />}
          what={`${capital(things.tile(bestTile.tile))}, ${things.label(table.sites[bestTile.site].place)}`}
          worth={final.points(bestTile.points)}
          owner={<SeatName sitter={sitters[bestTile.seat]} seat={bestTile.seat} />}
        />
      )}
      {bestLink && (
        <Highlight
          title={final.bestLink}
          sign={<LinkSign />}
          what={things.link(bestLink.link)}
          worth={bestLink.isMoney ? things.money(bestLink.amount) : final.points(bestLink.amount)}
          owner={<SeatName sitter={sitters[bestLink.seat]} seat={bestLink.seat} />}
        />
      )}
    </ul>
  );
};
