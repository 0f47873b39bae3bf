/** An example as people see it: what happens, why something is refused, what changes, and which part of the map matters. */

import { playExample } from '@coalbrook/examples';
import type { Example, PlayedExample } from '@coalbrook/examples';
import { parseAction } from '@coalbrook/record';
import { cargoes, describe, mask, NONE } from '@coalbrook/rules';
import type { CargoId, Description, LinkId, PlayerDescription, SiteId, State } from '@coalbrook/rules';
import { capital, explain, figure, namesOf, sayAction, tellDeeds, thingsOf } from '@coalbrook/words';
import type { JournalItem, Language, Marks, Things } from '@coalbrook/words';

import type { ExampleTexts } from '../language/en/examples.ts';
import { marksOf } from '../target/marksOf.ts';

export interface ExampleStory extends PlayedExample {
  readonly names: readonly string[];
  /** What happens, sentence by sentence. */
  readonly told: readonly string[];
  /** The last action and the reason, if it is refused. */
  readonly refused: { readonly action: string; readonly why: string } | undefined;
  /** The cards of the acting seat, if the position names them. */
  readonly hand: string | undefined;
  /** What changes, for everybody in turn and then in the markets; without actions, what there is. */
  readonly changes: readonly string[];
  /** What it is about. */
  readonly marks: Omit<Marks, 'cards'>;
  /** What the picture has to show; nothing if the map does not matter. */
  readonly around: Omit<Marks, 'cards'>;
}

const headings: readonly JournalItem['kind'][] = ['title', 'era', 'round', 'score'];

const told = (example: Example, { events }: PlayedExample, names: readonly string[], language: Language) =>
  tellDeeds(example.table, names, language, example.start, events).filter(({ kind }) => !headings.includes(kind));

/** The text of an item with its subject, unless it is a sentence by itself. */
const sentenceOf = ({ kind, seat, text }: JournalItem, names: readonly string[]): string => {
  if (seat === undefined || /^\p{Lu}/u.test(text)) return text;
  return `${names[seat]}${kind === 'scoring' ? ':' : ''} ${text}`;
};

const figures = ['money', 'level', 'points', 'loans'] as const;

const sayFigure = (things: Things, name: (typeof figures)[number], value: number): string =>
  name === 'money' ? things.money(value) : figure(value);

const changesOf = (
  example: Example,
  after: State,
  names: readonly string[],
  language: Language,
  texts: ExampleTexts,
): readonly string[] => {
  const { table, start } = example;
  const things = thingsOf(table, language);
  const [old, now]: readonly Description[] = [describe(table, start), describe(table, after)];
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
    return [texts.change(capital(texts.market(things.cargo(cargo as CargoId))), figure(from), figure(to))];
  });
  return [...ofSeats, ...ofMarkets];
};

/** How many tiles of each level a mat has, by industry. */
const sayMat = ({ table }: Example, { mat }: PlayerDescription, things: Things): string =>
  table.industries
    .map(({ id }) => {
      const counts = table.tiles.filter(({ industry }) => industry === id).map(({ slug }) => mat[slug] ?? 0);
      return `${things.industry(id)} ${counts.join(' ')}`;
    })
    .join(', ');

/** Everything in a position that the map does not show. */
const factsOf = (
  example: Example,
  names: readonly string[],
  language: Language,
  texts: ExampleTexts,
): readonly string[] => {
  const { table, start } = example;
  const things = thingsOf(table, language);
  const { players, markets, deckSize, aside } = describe(table, start);
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
    return count === undefined ? [] : [`${capital(texts.market(things.cargo(cargo as CargoId)))}: ${count}`];
  });
  const mats = players.map((player, seat) => ({ name: names[seat], mat: sayMat(example, player, things) }));
  return [
    ...ofSeats,
    ...ofMarkets,
    texts.deck(deckSize, aside),
    ...mats
      .filter(({ mat }, seat) => mats.findIndex((other) => other.mat === mat) === seat)
      .map(({ name, mat }) => texts.mat(name, mat)),
  ];
};

const handOf = (example: Example, names: readonly string[], language: Language, texts: ExampleTexts) => {
  const { table, start, seat, position } = example;
  if (position.players?.[seat]?.hand === undefined) return undefined;
  const things = thingsOf(table, language);
  const cards = table.cards.flatMap(({ id }) => {
    const count = start.hand[seat * table.cards.length + id];
    return count > 0 ? [count > 1 ? `${count} × ${things.card(id)}` : things.card(id)] : [];
  });
  return texts.hand(names[seat], cards.join(', '));
};

/** Tiles and links that lie on the board. */
const piecesOn = (example: Example, state: State): { readonly sites: SiteId[]; readonly links: LinkId[] } => ({
  sites: example.table.sites.filter(({ id }) => state.tile[id] !== NONE).map(({ id }) => id),
  links: example.table.links.filter(({ id }) => state.linkOwner[id] !== NONE).map(({ id }) => id),
});

const distinct = <Id>(...ids: readonly (readonly Id[])[]): readonly Id[] => [...new Set(ids.flat())];

/** The story of an example; undefined if its actions cannot be played. */
export const storyOf = (example: Example, language: Language, texts: ExampleTexts): ExampleStory | undefined => {
  const played = playExample(example);
  if (!played) return undefined;
  const { table } = example;
  const { before, after, action, refusal } = played;
  const names = namesOf(table);
  const items = told(example, played, names, language);
  const tried = refusal && action && marksOf(table, mask(table, before, before.actor), action);
  const marks = {
    sites: distinct(tried?.sites ?? [], ...items.map(({ sites }) => sites)),
    links: distinct(tried?.links ?? [], ...items.map(({ links }) => links)),
    places: distinct(tried?.places ?? [], ...items.map(({ places }) => places)),
  };
  const pieces = piecesOn(example, before);
  return {
    ...played,
    names,
    told: items.map((item) => sentenceOf(item, names)),
    refused: refusal &&
      action && {
        action: sayAction(table, action, language, before),
        why: explain(table, refusal, language, names),
      },
    hand: handOf(example, names, language, texts),
    changes:
      example.actions.length === 0
        ? factsOf(example, names, language, texts)
        : changesOf(example, after, names, language, texts),
    marks,
    around: {
      sites: distinct(marks.sites, pieces.sites),
      links: distinct(marks.links, pieces.links),
      places: marks.places,
    },
  };
};

/** What lies on the board, for people who cannot see the picture. */
export const sayPieces = (example: Example, state: State, language: Language, texts: ExampleTexts): string => {
  const { table } = example;
  const things = thingsOf(table, language);
  const names = namesOf(table);
  const { sites, links } = piecesOn(example, state);
  const tiles = sites.map((site) => {
    const tile = `${things.tile(state.tile[site])} ${things.inPlaceOfSite(site)}`;
    const turned = state.flipped[site] === 1 ? texts.flipped(tile) : tile;
    return texts.owned(turned, names[state.tileOwner[site]]);
  });
  const laid = links.map((link) => texts.owned(things.link(link), names[state.linkOwner[link]]));
  const pieces = [...tiles, ...laid];
  return pieces.length === 0 ? texts.emptyPicture : texts.picture(language.listed(pieces));
};

/** The actions to try, as commands. */
export const stepsOf = ({ table, start, actions }: Example, language: Language): readonly string[] =>
  actions.flatMap((line) => {
    const action = parseAction(table, line);
    return action.ok ? [sayAction(table, action.value, language, start)] : [];
  });
