/** Chance that draws what a trace says was drawn. */

import { checkDraw, draw, phases, requestOf } from '@coalbrook/rules';
import type { DrawRequest, State, Table } from '@coalbrook/rules';

import { buyerSlug, cardSlug, spaceSlug } from './trace.ts';
import type { Trace, TraceSetUp } from './trace.ts';

/** The buyers by the slug of the merchant space they were laid on. */
const buyersOf = ({ merchants }: TraceSetUp): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(merchants).flatMap(([place, { tiles }]) =>
      tiles.map((tile, space) => [spaceSlug(place, space), buyerSlug(tile)] as const),
    ),
  );

const drawnIn = (trace: Trace, table: Table, state: State, { urn, count, seat }: DrawRequest): readonly string[] => {
  const phase = phases[state.phase];
  const { setup } = trace.eras[phase === 'eraEnd' ? state.era + 1 : state.era];
  switch (urn.slug) {
    case 'order':
      return setup.turnOrder.map(String);
    case 'merchants': {
      const buyers = buyersOf(setup);
      return table.merchants.filter(({ open }) => open).map(({ slug }) => buyers.get(slug) ?? '');
    }
    case 'cards': {
      if (phase !== 'turnEnd') return setup.hands[seat].map(cardSlug);
      const top = setup.deck.length - (state.deckSize - state.aside);
      return setup.deck.slice(top, top + count).map(cardSlug);
    }
    default:
      throw new Error(`a trace knows nothing of ${urn.slug}`);
  }
};

/** Answers all requests until a seat must decide. */
export const answerChance = (trace: Trace, table: Table, state: State): void => {
  for (let request = requestOf(table, state); request; request = requestOf(table, state)) {
    const slugs = request.urn.slugs(table);
    const drawn = drawnIn(trace, table, state, request).map((slug) => slugs.indexOf(slug));
    const refusal = checkDraw(table, state, drawn);
    if (refusal) throw new Error(`a draw was refused: ${JSON.stringify(refusal)}`);
    draw(table, state, drawn);
  }
};
