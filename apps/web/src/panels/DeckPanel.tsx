import type { Picking, Target } from '@coalbrook/desk';
import { keyOf } from '@coalbrook/desk';
import type { CardId, Table, View } from '@coalbrook/rules';
import type { ReactNode } from 'react';

import { Card, CardBack } from '../hand/Card.tsx';
import { useMessages } from '../language/useMessages.ts';
import { useNames } from '../signs/useNames.ts';
import { drawableCards } from './cardCounts.ts';

import styles from './DeckPanel.module.css';

export interface DeckPanelProps {
  readonly table: Table;
  readonly view: View;
  readonly picking?: Picking | undefined;
  /** More about all the cards. */
  readonly children?: ReactNode;
}

interface TouchableProps {
  readonly picking: Picking | undefined;
  readonly target: Target;
  readonly label: string;
  readonly children: ReactNode;
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

/** The deck and the open cards. */
export const DeckPanel = ({ table, view, picking, children }: DeckPanelProps) => {
  const { panels: texts } = useMessages();
  const names = useNames(table);
  const left = drawableCards(view);
  const hasDisplay = (table.start.display ?? 0) > 0;
  return (
    <div className={styles.panel} data-brief={children === undefined || undefined}>
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
      {children}
    </div>
  );
};
