/** An example as people see it: what happens, why something is refused, what changes, and which part of the map matters. */

import { playExample } from '@coalbrook/examples';
import type { Example, PlayedExample } from '@coalbrook/examples';
import { parseAction } from '@coalbrook/record';
import { cargoes, describe, mask, NONE } from '@coalbrook/rules';
import type { CargoId, Description, LinkId, SiteId, State } from '@coalbrook/rules';
import { capital, explain, figure, namesOf, sayAction, tellDeeds, thingsOf } from '@coalbrook/words';
import type { JournalItem, Language, Marks } from '@coalbrook/words';

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
  /** What changes, for everybody in turn and then in the markets. */
  readonly changes: readonly string[];
  /** What it is about. */
  readonly marks: Omit<Marks, 'cards'>;
  /** What the picture has to show; nothing if the map does not matter. */
  readonly around: Omit<Marks, 'cards'>;
}

const headings: readonly JournalItem['kind'][] = ['title', 'era', 'round', 'score'];

const told = (example: Example, { events }: PlayedExample, names: readonly string[], language: Language) =>
  tellDeeds(example.table, names, language, example.start, events).filter(({ kind }) => !headings.includes(kind));

const figures = ['money', 'level', 'points', 'loans'] as const;

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
  const say = (name: (typeof figures)[number], value: number): string =>
    name === 'money' ? things.money(value) : figure(value);
  const ofSeats = names.flatMap((name, seat) => {
    const changed = figures.flatMap((one) => {
      const [from, to] = [old.players[seat][one], now.players[seat][one]];
      if (from === undefined || to === undefined || from === to) return [];
      return [texts.change(texts.figures[one], say(one, from), say(one, to))];
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
    told: items.map(({ seat, text }) => (seat === undefined ? text : `${names[seat]} ${text}`)),
    refused: refusal &&
      action && {
        action: sayAction(table, action, language, before),
        why: explain(table, refusal, language, names),
      },
    hand: handOf(example, names, language, texts),
    changes: changesOf(example, after, names, language, texts),
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
