import { NOBODY } from '@coalbrook/rules';
import type { CardId, Table, View } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';

import { useEndingTexts } from '../language/endingTexts.ts';
import { countCards } from '../panels/cardCounts.ts';
import { useNames } from '../signs/useNames.ts';

import styles from './FinalScore.module.css';

interface LeftCardsProps {
  readonly table: Table;
  /** Of the end, in which nothing is hidden. */
  readonly view: View;
  readonly sitters: readonly Sitter[];
}

type Held = readonly (readonly [card: CardId, count: number])[];

/** The cards of a hand. */
const handOf = (table: Table, view: View, seat: number): Held =>
  table.cards.flatMap(({ id }) => {
    const count = view.hand[seat * table.cards.length + id] ?? 0;
    return count > 0 ? [[id, count] as const] : [];
  });

/** What nobody has seen, once all hands are open. */
const deckOf = (table: Table, view: View): Held => {
  const hands = table.automata.map((_, seat) => new Map(handOf(table, view, seat)));
  return countCards(table, view, NOBODY).flatMap(({ card, unseen }) => {
    const left = unseen - hands.reduce((sum, hand) => sum + (hand.get(card) ?? 0), 0);
    return left > 0 ? [[card, left] as const] : [];
  });
};

/** Hands and deck of a game that was ended early. */
export const LeftCards = ({ table, view, sitters }: LeftCardsProps) => {
  const texts = useEndingTexts();
  const { card: nameOf } = useNames(table);
  const say = (cards: Held): string =>
    cards.length === 0
      ? texts.nothing
      : cards.map(([card, count]) => (count === 1 ? nameOf(card) : `${count} × ${nameOf(card)}`)).join(', ');
  return (
    <details className={styles.left}>
      <summary>{texts.left}</summary>
      <dl>
        {sitters.flatMap(({ kind, name }, seat) =>
          kind === 'automaton'
            ? []
            : [
                <div key={seat}>
                  <dt>{texts.hand(name)}</dt>
                  <dd>{say(handOf(table, view, seat))}</dd>
                </div>,
              ],
        )}
        <div>
          <dt>{texts.deck}</dt>
          <dd>{say(deckOf(table, view))}</dd>
        </div>
      </dl>
    </details>
  );
};
