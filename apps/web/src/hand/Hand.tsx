import type { Picking, Target } from '@coalbrook/desk';
import { keyOf } from '@coalbrook/desk';
import type { CardId, Seat, Table, View } from '@coalbrook/rules';
import { memo, useContext, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { OnlineInfo } from '../session/online/onlineInfo.ts';
import { useNames } from '../signs/useNames.ts';
import { Card, CardBack } from './Card.tsx';
import { stacksOf } from './cardFace.ts';

import styles from './Hand.module.css';

export interface HandProps {
  readonly table: Table;
  readonly view: View;
  readonly seat: Seat;
  readonly picking: Picking;
  /** The cards lie face down. */
  readonly isHidden?: boolean;
  /** How many of the cards only a plan has dealt. */
  readonly drawn?: ReadonlyMap<CardId, number> | undefined;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** How many cards fit across, in one row and in two. */
const widthsFor = (cards: number): CSSProperties =>
  ({ '--cards': Math.max(1, cards), '--columns': Math.max(3, Math.ceil(cards / 2)) }) as CSSProperties;

/** The cards of a seat, with equal ones stacked. */
export const Hand = memo(({ table, view, seat, picking, isHidden = false, drawn }: HandProps) => {
  const { desk: texts } = useMessages();
  const names = useNames(table);
  const [at, setAt] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  // A device with several seats shows none of the hands while others decide.
  const holdsSeats = (useContext(OnlineInfo)?.held.length ?? 0) > 0;
  const stacks = isHidden || seat < 0 ? undefined : stacksOf(table, view, seat);

  if (!stacks) {
    const count = seat < 0 ? 0 : view.handSize[seat];
    const isWatching = seat < 0 && !isHidden;
    return (
      <section className={styles.hand} aria-label={texts.hand} id="hand" tabIndex={-1}>
        {isWatching ? (
          <p className={styles.empty}>{holdsSeats ? texts.covered : texts.watching}</p>
        ) : (
          <p className="visually-hidden">{texts.hidden(count)}</p>
        )}
        <div className={styles.row} style={widthsFor(count)}>
          {Array.from({ length: count }, (_, index) => (
            <CardBack key={index} />
          ))}
        </div>
      </section>
    );
  }
  const focused = Math.min(at, Math.max(0, stacks.length - 1));
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step || stacks.length === 0) return;
    event.preventDefault();
    const next = step(focused, stacks.length);
    setAt(next);
    row.current?.querySelectorAll<HTMLButtonElement>('button')[next]?.focus();
  };
  const isDeciding = picking.isOpen && stacks.some(({ card }) => picking.lit.has(keyOf({ on: 'card', card })));
  return (
    <section className={styles.hand} aria-label={texts.hand} id="hand" tabIndex={-1}>
      {stacks.length === 0 && <p className={styles.empty}>{texts.noCards}</p>}
      <div
        ref={row}
        className={styles.row}
        role="group"
        aria-label={`${texts.hand}: ${texts.cards(view.handSize[seat])}`}
        data-deciding={isDeciding || undefined}
        style={widthsFor(stacks.length)}
        onKeyDown={move}
      >
        {stacks.map(({ card, count }, index) => {
          const target: Target = { on: 'card', card };
          const key = keyOf(target);
          const isChosen = picking.chosen.has(key);
          const isLit = picking.lit.has(key);
          const name = names.card(card);
          const unknown = drawn?.get(card) ?? 0;
          const said = [
            texts.copies(name, count),
            ...(unknown > 0 ? [texts.unknown(unknown, count)] : []),
            ...(isLit ? [texts.playable] : []),
          ];
          return (
            <button
              key={card}
              type="button"
              className={styles.slot}
              tabIndex={index === focused ? 0 : -1}
              aria-pressed={isChosen}
              aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
              data-target={key}
              data-lit={isLit || undefined}
              data-chosen={isChosen || undefined}
              onFocus={() => setAt(index)}
              onClick={() => picking.pick(target)}
            >
              <span className="visually-hidden">{said.join(', ')}</span>
              <span aria-hidden="true" className={styles.face} data-unknown={unknown >= count || undefined}>
                <Card table={table} card={card} name={name} count={count} />
              </span>
              {unknown > 0 && (
                <span aria-hidden="true" className={styles.unknown} title={texts.unknown(unknown, count)}>
                  {unknown < count && unknown}?
                </span>
              )}
            </button>
          );
        })}
      </div>
    </section>
  );
});
