import type { Seat, Table, View } from '@coalbrook/rules';

import { useMessages } from '../language/useMessages.ts';
import { useNames } from '../signs/useNames.ts';
import { countCards } from './cardCounts.ts';

import styles from './DeckPanel.module.css';

export interface CardTableProps {
  readonly table: Table;
  readonly view: View;
  readonly viewer: Seat;
}

/** What is known about all the cards of the game. */
export const CardTable = ({ table, view, viewer }: CardTableProps) => {
  const { panels: texts } = useMessages();
  const names = useNames(table);
  const most = Math.max(1, ...table.cards.map(({ copies }) => copies));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.cardTable}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.card}</th>
          <th scope="col">
            <span className="visually-hidden">{texts.inGame}</span>
          </th>
          <th scope="col">{texts.discarded}</th>
          <th scope="col">{texts.inHand}</th>
          <th scope="col">{texts.unseen}</th>
        </tr>
      </thead>
      <tbody>
        {countCards(table, view, viewer).map(({ card, all, discarded, own, unseen }) => (
          <tr key={card} data-seen={unseen === 0 || undefined}>
            <th scope="row">{names.card(card)}</th>
            <td>
              <span className={styles.pips} style={{ width: `${(all / most) * 100}%` }}>
                <span className="visually-hidden">{all}</span>
                {Array.from({ length: all }, (_, index) => (
                  <i
                    key={index}
                    aria-hidden="true"
                    data-kind={index < discarded ? 'discarded' : index < discarded + own ? 'own' : 'unseen'}
                  />
                ))}
              </span>
            </td>
            <td>{discarded || '–'}</td>
            <td>{own || '–'}</td>
            <td>
              <strong>{unseen || '–'}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
