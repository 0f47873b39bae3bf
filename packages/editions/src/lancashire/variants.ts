/** The variants in the rulebooks, each as a modification of the game. */

import type { Composition, Option, Wish } from '@coalbrook/rules';
import { inputFault } from '@coalbrook/rules/input';
import type { BoardFile, CardFile, DistantFile, Expected, InputFault } from '@coalbrook/rules/input';

import { boardOptionFaults } from '../boards.ts';
import alternateMap from './data/alternateMap.json' with { type: 'json' };
import decks from './data/decks.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };

export const options = [
  { slug: 'introductory' },
  { slug: 'virtual-link' },
  { slug: 'virtual-link-both' },
  { slug: 'classic-deck' },
  { slug: 'classic-tiles' },
  { slug: 'community' },
] as const satisfies readonly Option[];

const EDITION = 'lancashire';

/** Options that change tiles. */
export const TILE_OPTIONS = ['classic-tiles'];

const VIRTUAL_LINKS = ['virtual-link', 'virtual-link-both'];

/** Options that conflict with each other, with the number of people, or with a board file. */
export const optionFaults = (wish: Required<Wish>): readonly InputFault[] => {
  const { seats, options: chosen } = wish;
  const has = (option: string): boolean => chosen.includes(option);
  const refuse = (option: string, expected: Expected): InputFault =>
    inputFault('options', 'impossible', expected, option);
  const virtual = VIRTUAL_LINKS.filter(has);
  const onOtherBoard = boardOptionFaults(wish, [...VIRTUAL_LINKS, 'classic-deck', 'community']);
  if (onOtherBoard.length > 0) return onOtherBoard;
  return [
    ...(virtual.length > 1
      ? [refuse('virtual-link-both', { kind: 'oneOption', edition: EDITION, options: VIRTUAL_LINKS })]
      : []),
    ...(has('classic-deck') && seats === 2 ? [refuse('classic-deck', { kind: 'seats', seats: [3, 4] })] : []),
    ...(has('community') && seats !== 2 ? [refuse('community', { kind: 'seats', seats: [2] })] : []),
    ...(has('community') && virtual.length > 0
      ? [refuse(virtual[0], { kind: 'mapWith', edition: EDITION, place: 'Birkenhead', notWith: 'community' })]
      : []),
  ];
};

/** A deck with its own composition for any number of seats. */
const deckOf = (
  cards: readonly CardFile[],
  seats: number,
  deck: Readonly<Record<string, number>>,
): readonly CardFile[] => cards.map((card) => ({ ...card, copies: { [seats]: deck[card.slug] ?? 0 } }));

/** The distant market with the tile counts of a column of the data. */
const distantWith = ({ distant }: Composition, seats: number, column: string): DistantFile | undefined =>
  distant && {
    ...distant,
    tiles: distant.tiles.map((tile) => ({ ...tile, copies: { [seats]: tile.copies[column] ?? 0 } })),
  };

const withVirtualLink = (game: Composition, isBothWays: boolean): Composition => {
  const over = { from: 'liverpool', to: 'birkenhead' };
  const back = { from: over.to, to: over.from };
  return { ...game, ferries: isBothWays ? [over, back] : [over] };
};

/** Cards set aside unseen, by seats and era. */
const classicAside: Readonly<Record<number, readonly number[]>> = { 3: [9, 6], 4: [6, 2] };
const EVERY_TILE = '4';

const withClassicDeck = (game: Composition, seats: number): Composition => ({
  ...game,
  cards: deckOf(game.cards, seats, decks.classic),
  distant: distantWith(game, seats, EVERY_TILE),
  start: { ...game.start, aside: classicAside[seats] },
});

const withClassicTiles = (game: Composition): Composition => {
  const changes: Readonly<Record<string, object>> = tiles.classic;
  return {
    ...game,
    industries: game.industries.map((industry) => ({
      ...industry,
      tiles: industry.tiles.map((tile) => ({ ...tile, ...changes[`${industry.slug}-${tile.level}`] })),
    })),
  };
};

const cut = ({ places, links }: BoardFile): BoardFile => {
  const eras: Readonly<Record<string, readonly string[]>> = alternateMap.links;
  return {
    places: places.filter(({ slug }) => !alternateMap.absentPlaces.includes(slug)),
    links: links
      .filter(({ slug }) => !alternateMap.absentLinks.includes(slug))
      .map((link) => ({ ...link, eras: eras[link.slug] ?? link.eras })),
  };
};

/** Cards of places that are not on the board permit nothing. */
const isOnBoard = (board: BoardFile, { places = [] }: CardFile): boolean =>
  places.every((place) => board.places.some(({ slug }) => slug === place));

const COMMUNITY_MONEY = 25;

const withCommunityMap = (game: Composition, seats: number): Composition => {
  const board = cut(game.board);
  return {
    ...game,
    board,
    boardTitle: { name: 'Alternate Map', reconstructed: true },
    cards: deckOf(
      game.cards.filter((card) => isOnBoard(board, card)),
      seats,
      decks.community,
    ),
    distant: distantWith(game, seats, 'community'),
    start: { ...game.start, money: COMMUNITY_MONEY },
  };
};

/** The game with all chosen options, except the introductory game. */
export const revise = (game: Composition, { seats, options: chosen }: Required<Wish>): Composition => {
  const revisions: Readonly<Record<string, (revised: Composition) => Composition>> = {
    'virtual-link': (revised) => withVirtualLink(revised, false),
    'virtual-link-both': (revised) => withVirtualLink(revised, true),
    'classic-deck': (revised) => withClassicDeck(revised, seats),
    'classic-tiles': withClassicTiles,
    community: (revised) => withCommunityMap(revised, seats),
  };
  return chosen.reduce((revised, option) => revisions[option]?.(revised) ?? revised, game);
};
