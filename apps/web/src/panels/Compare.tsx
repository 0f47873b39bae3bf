import { hasIncome } from '@coalbrook/desk';
import { incomeLevel } from '@coalbrook/rules';
import type { Seat, Table, View } from '@coalbrook/rules';
import type { ReactNode } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { seatPlate, seatStyle } from '../signs/seatLook.ts';
import type { Seated } from '../signs/seatLook.ts';
import { signedMoney } from '../signs/signed.ts';
import { useNames } from '../signs/useNames.ts';
import { Works } from '../signs/Works.tsx';
import { stacksOn } from './mats.ts';
import type { Stack } from './mats.ts';

import styles from './Compare.module.css';

export interface CompareProps {
  readonly table: Table;
  readonly view: View;
  readonly seated: readonly Seated[];
}

/** Figures and next tiles of all seats, side by side. */
export const Compare = ({ table, view, seated }: CompareProps) => {
  const { panels: texts } = useMessages();
  const names = useNames(table);
  const seats = seated.map(({ seat }) => seat as Seat);
  const people = seats.filter((seat) => table.automata[seat] === undefined);
  const mats = seats.map((seat) => stacksOn(table, view, seat));

  const row = (label: string, cell: (seat: Seat) => ReactNode) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {seats.map((seat) => (
        <td key={seat}>{cell(seat)}</td>
      ))}
    </tr>
  );
  /** Automata have neither money nor cards. */
  const ofPeople = (cell: (seat: Seat) => ReactNode) => (seat: Seat) => (people.includes(seat) ? cell(seat) : '–');

  const next = ({ lowest, left, industry }: Stack, slug: string) =>
    lowest ? (
      <span className={styles.next}>
        <span className={styles.works}>
          <Works industry={slug} level={lowest.tile.level} />
        </span>
        <span>
          <span className="visually-hidden">{texts.stack(names.tile(lowest.tile.id), left)}</span>
          <span aria-hidden="true">{`${names.level(lowest.tile.level)} ×${left}`}</span>
        </span>
      </span>
    ) : (
      <>
        <span className="visually-hidden">{texts.stackEmpty(names.industry(industry))}</span>
        <span aria-hidden="true">–</span>
      </>
    );

  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={texts.compare}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {seated.map(({ seat, name, colour }) => (
              <th key={seat} scope="col" className={seatPlate(colour)} style={seatStyle(colour)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(texts.pointsTrack, (seat) => view.points[seat])}
          {row(
            texts.money,
            ofPeople((seat) => names.money(view.money[seat])),
          )}
          {hasIncome(table) &&
            row(
              texts.income,
              ofPeople((seat) => signedMoney(names.money)(incomeLevel(table, view, seat))),
            )}
          {row(
            texts.cards,
            ofPeople((seat) => view.handSize[seat]),
          )}
          {row(texts.links, (seat) => view.linkTiles[seat])}
          {table.industries.map(({ id, slug }) => row(names.industry(id), (seat) => next(mats[seat][id], slug)))}
        </tbody>
      </table>
    </div>
  );
};
