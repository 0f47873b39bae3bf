import type { Example } from '@coalbrook/examples';
import { cargoes, describe } from '@coalbrook/rules';
import type { CargoId, PlayerDescription, State } from '@coalbrook/rules';
import { capital, figure } from '@coalbrook/words';
import type { Things } from '@coalbrook/words';

import type { ExampleTexts } from '../language/en/examples.ts';

/** What is needed to speak of an example. */
export interface ExampleSpeech {
  readonly example: Example;
  readonly names: readonly string[];
  readonly things: Things;
  readonly texts: ExampleTexts;
}

const figures = ['money', 'level', 'points', 'loans'] as const;

const sayFigure = (things: Things, name: (typeof figures)[number], value: number): string =>
  name === 'money' || name === 'level' ? things.money(value) : figure(value);

const sayMarket = ({ things, texts }: ExampleSpeech, cargo: number): string =>
  capital(texts.market(things.cargo(cargo as CargoId)));

/** The figures that are different in a later position, for everybody in turn and then in the markets. */
export const changesOf = (speech: ExampleSpeech, after: State): readonly string[] => {
  const { example, names, things, texts } = speech;
  const { table, start } = example;
  const [old, now] = [describe(table, start), describe(table, after)];
  const ofSeats = names.flatMap((name, seat) => {
    const changed = figures.flatMap((one) => {
      const [from, to] = [old.players[seat][one], now.players[seat][one]];
      if (from === undefined || to === undefined || from === to) return [];
      return [texts.change(texts.figures[one], sayFigure(things, one, from), sayFigure(things, one, to))];
    });
    return changed.length === 0 ? [] : [`${name}: ${changed.join(', ')}`];
  });
  const ofMarkets = cargoes.flatMap((slug, cargo) => {
    const [from, to] = [old.markets[slug], now.markets[slug]];
    if (from === undefined || to === undefined || from === to) return [];
    return [texts.change(sayMarket(speech, cargo), figure(from), figure(to))];
  });
  return [...ofSeats, ...ofMarkets];
};

/** How many tiles of each level a mat has, by industry. */
const sayMat = ({ example: { table }, things }: ExampleSpeech, { mat }: PlayerDescription): string =>
  table.industries
    .map(({ id }) => {
      const counts = table.tiles.flatMap(({ industry, slug, level }) => {
        const count = industry === id ? (mat[slug] ?? 0) : 0;
        return count > 0 ? [`${count} × ${things.level(level)}`] : [];
      });
      return `${things.industry(id)} ${counts.join(' + ')}`;
    })
    .join(', ');

/** Everything in a position that the map does not show. */
export const factsOf = (speech: ExampleSpeech): readonly string[] => {
  const { example, names, things, texts } = speech;
  const { players, markets, deckSize, aside } = describe(example.table, example.start);
  const ofSeats = players.map((player, seat) => {
    const facts = figures.flatMap((one) => {
      const value = player[one];
      return value === undefined ? [] : [`${texts.figures[one]} ${sayFigure(things, one, value)}`];
    });
    const hand = player.automaton === undefined ? [`${texts.figures.handSize} ${player.handSize}`] : [];
    const plan = player.plan === undefined ? [] : [texts.plan(player.plan)];
    return `${names[seat]}: ${[...facts, ...hand, ...plan].join(', ')}`;
  });
  const ofMarkets = cargoes.flatMap((slug, cargo) => {
    const count = markets[slug];
    return count === undefined ? [] : [`${sayMarket(speech, cargo)}: ${texts.cubes(count)}`];
  });
  const mats = players.map((player, seat) => ({ name: names[seat], mat: sayMat(speech, player) }));
  const ofMats = mats
    .filter(({ mat }, seat) => mats.findIndex((other) => other.mat === mat) === seat)
    .map(({ name, mat }) => texts.mat(name, mat));
  return [...ofSeats, ...ofMarkets, texts.deck(deckSize, aside), ...ofMats];
};

/** The cards of the acting seat; undefined if the position does not name them. */
export const handOf = ({ example, names, things, texts }: ExampleSpeech): string | undefined => {
  const { table, start, seat, position } = example;
  if (position.players?.[seat]?.hand === undefined) return undefined;
  const cards = table.cards.flatMap(({ id }) => {
    const count = start.hand[seat * table.cards.length + id];
    return count > 0 ? [count > 1 ? `${count} × ${things.card(id)}` : things.card(id)] : [];
  });
  return texts.hand(names[seat], cards.join(', '));
};
