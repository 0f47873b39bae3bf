import type { Picking, Target } from '@coalbrook/desk';
import { keyOf } from '@coalbrook/desk';
import type { CardId, Seat, Table, View } from '@coalbrook/rules';

import { Card, CardBack } from '../hand/Card.tsx';
import { useMessages } from '../language/useMessages.ts';
import { useNames } from '../signs/useNames.ts';
import { countCards, drawableCards } from './cardCounts.ts';

import styles from './DeckPanel.module.css';

export interface DeckPanelProps {
  readonly table: Table;
  readonly view: View;
  readonly viewer: Seat;
  readonly picking?: Picking | undefined;
  /** Leaves out the table of all cards. */
  readonly isBrief?: boolean;
}

interface TouchableProps {
  readonly picking: Picking | undefined;
  readonly target: Target;
  readonly label: string;
  readonly children: React.ReactNode;
}

const Touchable = ({ picking, target, label, children }: TouchableProps) => {
  const key = keyOf(target);
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={picking?.chosen.has(key) ?? false}
      data-lit={picking?.lit.has(key) || undefined}
      data-chosen={picking?.chosen.has(key) || undefined}
      data-inspect={key}
      disabled={!picking?.isOpen}
      onClick={() => picking?.pick(target)}
    >
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{children}</span>
    </button>
  );
};

const openCards = (table: Table, view: View): readonly CardId[] =>
  table.cards.flatMap(({ id }) => Array.from({ length: Math.max(0, view.display[id] ?? 0) }, () => id));

/** The deck, the open cards, and what is known about the rest. */
export const DeckPanel = ({ table, view, viewer, picking, isBrief = false }: DeckPanelProps) => {
  const { panels: texts } = useMessages();
  const names = useNames(table);
  const left = drawableCards(view);
  const hasDisplay = (table.start.display ?? 0) > 0;
  const most = Math.max(1, ...table.cards.map(({ copies }) => copies));
  return (
    <div className={styles.panel} data-brief={isBrief || undefined}>
      <div className={styles.piles}>
        <div className={styles.deck}>
          {hasDisplay ? (
            <Touchable picking={picking} target={{ on: 'deck' }} label={`${texts.drawDeck}, ${texts.deckLeft(left)}`}>
              <CardBack />
            </Touchable>
          ) : (
            <CardBack />
          )}
          <p>
            <strong>{texts.deckLeft(left)}</strong>
            {view.aside > 0 && <small>{texts.aside(view.aside)}</small>}
          </p>
        </div>
        {hasDisplay && (
          <section className={styles.display} aria-label={texts.display}>
            <h3>{texts.display}</h3>
            <div className={styles.row}>
              {openCards(table, view).map((card, index) => (
                <Touchable
                  key={`${card} ${index}`}
                  picking={picking}
                  target={{ on: 'display', card }}
                  label={names.card(card)}
                >
                  <Card table={table} card={card} name={names.card(card)} />
                </Touchable>
              ))}
            </div>
          </section>
        )}
      </div>
      {!isBrief && (
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
      )}
    </div>
  );
};
