/** The set-up of a new game: who sits where, with which options and files. */

import { findEdition } from '@coalbrook/editions';
import { done, fail, inputFault, Reading } from '@coalbrook/rules';
import type { Edition, InputFault, Result, Wish } from '@coalbrook/rules';
import type { NewGame, Sitter } from '@coalbrook/wire';

import { readSitters } from '../../session/sitters.ts';
import { colourOf, colours, figures } from '../../theme/seats.ts';
import type { Colour, Figure } from '../../theme/seats.ts';

export type ChairKind = Sitter['kind'];

export interface Chair {
  readonly kind: ChairKind;
  /** The policy of a bot, or the slug of an automaton. */
  readonly who: string;
  /** The strength of an automaton. */
  readonly level: string;
  /** If empty, the name of the figure. */
  readonly name: string;
  readonly figure: Figure;
  readonly colour: Colour;
  /** At an online table: whoever opens it plays this seat too. Not kept. */
  readonly isHere?: boolean | undefined;
}

export interface SetUp {
  readonly edition: string;
  readonly options: readonly string[];
  readonly files: Readonly<Record<string, unknown>>;
  readonly chairs: readonly Chair[];
  readonly seed: string;
}

const APPRENTICE = 'apprentice';
const DEFAULT_LEVEL = 'normal';
const LONGEST_SEED = 100;
const MOST_CHAIRS = 9;

export const person: Pick<Chair, 'kind' | 'who'> = { kind: 'person', who: '' };
export const bot = (policy: string): Pick<Chair, 'kind' | 'who'> => ({ kind: 'bot', who: policy });
export const automaton = (slug: string): Pick<Chair, 'kind' | 'who'> => ({ kind: 'automaton', who: slug });

const free = <Value>(all: readonly Value[], taken: readonly Value[]): Value =>
  all.find((one) => !taken.includes(one)) ?? all[0];

/** Adds a chair with an unused figure and colour. */
const addChair = (chairs: readonly Chair[], who: Pick<Chair, 'kind' | 'who'>): readonly Chair[] => [
  ...chairs,
  {
    ...who,
    level: DEFAULT_LEVEL,
    name: '',
    figure: free(
      figures,
      chairs.map(({ figure }) => figure),
    ),
    colour: free(
      colours,
      chairs.map(({ colour }) => colour),
    ),
  },
];

/** Seats these players in order; occupied chairs keep name, figure and colour. */
export const withCompany = (setUp: SetUp, company: readonly Pick<Chair, 'kind' | 'who'>[]): SetUp => {
  let chairs: readonly Chair[] = [];
  for (const [index, who] of company.entries()) {
    const old = setUp.chairs[index];
    chairs = old ? [...chairs, { ...old, ...who, name: old.kind === who.kind ? old.name : '' }] : addChair(chairs, who);
  }
  return { ...setUp, chairs };
};

/** Whether exactly these players sit at the table, in this order. */
export const isCompany = ({ chairs }: SetUp, company: readonly Pick<Chair, 'kind' | 'who'>[]): boolean =>
  chairs.length === company.length &&
  company.every(({ kind, who }, index) => chairs[index]?.kind === kind && chairs[index].who === who);

const apprentices = (seats: number): readonly Pick<Chair, 'kind' | 'who'>[] => [
  person,
  ...Array.from({ length: seats - 1 }, () => bot(APPRENTICE)),
];

/** The most seats that people and bots can take. */
const mostSeats = ({ seats }: Edition): number => Math.max(...seats);

export const usualSetUp = (edition: Edition): SetUp =>
  withCompany(
    { edition: edition.slug, options: [], files: {}, chairs: [], seed: '' },
    apprentices(Math.min(4, mostSeats(edition))),
  );

/** Switches the edition and keeps as many players as it can seat. */
export const withEdition = (setUp: SetUp, edition: Edition): SetUp => {
  const least = Math.min(...edition.seats);
  const company = setUp.chairs
    .filter(({ kind }) => kind !== 'automaton')
    .slice(0, mostSeats(edition))
    .map(({ kind, who }) => ({ kind, who }));
  while (company.length < least) company.push(bot(APPRENTICE));
  return withCompany({ ...setUp, edition: edition.slug, options: [], files: {} }, company);
};

export const withOption = (setUp: SetUp, option: string, isOn: boolean): SetUp => ({
  ...setUp,
  options: [...setUp.options.filter((other) => other !== option), ...(isOn ? [option] : [])],
});

export const withFile = (setUp: SetUp, file: string, value: unknown): SetUp => {
  const { [file]: _, ...others } = setUp.files;
  return { ...setUp, files: value === undefined ? others : { ...others, [file]: value } };
};

export const withSeat = (setUp: SetUp): SetUp => ({ ...setUp, chairs: addChair(setUp.chairs, bot(APPRENTICE)) });

export const withoutSeat = (setUp: SetUp, index: number): SetUp => ({
  ...setUp,
  chairs: setUp.chairs.filter((_, other) => other !== index),
});

/** Changes a chair; if its new figure or colour is taken, the two chairs swap. */
export const withChair = (setUp: SetUp, index: number, change: Partial<Chair>): SetUp => {
  const before = setUp.chairs[index];
  if (!before) return setUp;
  return {
    ...setUp,
    chairs: setUp.chairs.map((chair, other) => {
      if (other === index) return { ...chair, ...change };
      return {
        ...chair,
        ...(change.figure === chair.figure ? { figure: before.figure } : {}),
        ...(change.colour === chair.colour ? { colour: before.colour } : {}),
      };
    }),
  };
};

/** The same set-up with a seed: its own, or else the given one. */
export const withSeed = (setUp: SetUp, seed: string): SetUp => ({ ...setUp, seed: setUp.seed.trim() || seed });

/** People and bots first, in seat order. */
export const inOrder = (chairs: readonly Chair[]): readonly Chair[] => [
  ...chairs.filter(({ kind }) => kind !== 'automaton'),
  ...chairs.filter(({ kind }) => kind === 'automaton'),
];

/** Whether whoever opens an online table plays a chair: those that were chosen, or else the first person's. */
export const isHere = ({ chairs }: SetUp, index: number): boolean => {
  const isChosen = (chair: Chair): boolean => chair.kind === 'person' && chair.isHere === true;
  if (chairs[index]?.kind !== 'person') return false;
  return chairs.some(isChosen) ? isChosen(chairs[index]) : chairs.findIndex(({ kind }) => kind === 'person') === index;
};

/** Chooses whether whoever opens an online table plays a chair. */
export const withHere = (setUp: SetUp, index: number, isOn: boolean): SetUp => ({
  ...setUp,
  chairs: setUp.chairs.map((chair, at) => ({ ...chair, isHere: at === index ? isOn : isHere(setUp, at) })),
});

/** The seats of whoever opens an online table. */
export const seatsHere = (setUp: SetUp): readonly number[] => {
  const here = setUp.chairs.filter((_, index) => isHere(setUp, index));
  return inOrder(setUp.chairs).flatMap((chair, seat) => (here.includes(chair) ? [seat] : []));
};

export const wishOf = ({ options, files, chairs }: SetUp): Required<Wish> => {
  const automata = chairs.filter(({ kind }) => kind === 'automaton');
  return {
    seats: chairs.length - automata.length,
    options,
    automata: automata.map(({ who, level }) => `${who}:${level}`),
    files,
  };
};

/** The players of a preset. */
export type Preset =
  | { readonly kind: 'apprentices'; readonly count: number }
  | { readonly kind: 'automata'; readonly slugs: readonly string[] }
  | { readonly kind: 'friends'; readonly count: number };

export const presetsOf = (edition: Edition): readonly Preset[] => {
  const most = Math.min(4, mostSeats(edition));
  const least = Math.max(2, Math.min(...edition.seats));
  return [
    { kind: 'apprentices', count: most - 1 },
    ...(least < most ? [{ kind: 'apprentices', count: least - 1 } as const] : []),
    ...edition.automata.map(
      (_, index) =>
        ({ kind: 'automata', slugs: edition.automata.slice(0, index + 1).map(({ slug }) => slug) }) as const,
    ),
    { kind: 'friends', count: least },
  ];
};

/** The presets of an online table: only people, as many as can play. */
export const onlinePresetsOf = ({ seats }: Edition): readonly Preset[] =>
  seats.filter((count) => count > 1).map((count) => ({ kind: 'friends', count }));

/** For an online table: somebody must be missing, so if nobody is, everybody but the automata is a person. */
export const withFriends = (setUp: SetUp): SetUp => {
  const people = setUp.chairs.filter(({ kind }) => kind === 'person').length;
  if (people > 1) return setUp;
  return withCompany(
    setUp,
    setUp.chairs.map(({ kind, who }) => (kind === 'automaton' ? { kind, who } : person)),
  );
};

export const companyOf = (preset: Preset): readonly Pick<Chair, 'kind' | 'who'>[] => {
  switch (preset.kind) {
    case 'apprentices':
      return apprentices(preset.count + 1);
    case 'automata':
      return [person, ...preset.slugs.map(automaton)];
    case 'friends':
      return Array.from({ length: preset.count }, () => person);
  }
};

/** Default names of seats. */
export interface Names {
  figure(figure: Figure): string;
  automaton(slug: string): string;
}

export const nameOf = ({ kind, who, name, figure }: Chair, names: Names): string =>
  name.trim() || (kind === 'automaton' ? names.automaton(who) : names.figure(figure));

export const newGameOf = (setUp: SetUp, names: Names, seed: string): NewGame => ({
  edition: setUp.edition,
  wish: wishOf(setUp),
  seed: withSeed(setUp, seed).seed,
  sitters: inOrder(setUp.chairs).map((chair) => ({
    kind: chair.kind,
    name: nameOf(chair, names),
    policy: chair.kind === 'bot' ? chair.who : '',
    figure: chair.figure,
    colour: chair.colour,
  })),
});

const figureOf = (text: string, seat: number): Figure =>
  figures.find((figure) => figure === text) ?? figures[seat % figures.length];

/** The set-up of an existing game. Names are kept only if they differ from the figure's. */
export const setUpOf = ({ edition, wish, sitters, seed }: NewGame, names: Names): SetUp => {
  const { automata = [], options = [], files = {} } = wish;
  const people = sitters.length - automata.length;
  const chairs = sitters.map(({ kind, policy, name, figure, colour }, seat): Chair => {
    const [slug = '', level = DEFAULT_LEVEL] = (automata[seat - people] ?? '').split(':');
    const chair: Chair = {
      kind,
      who: kind === 'automaton' ? slug : policy,
      level: kind === 'automaton' ? level : DEFAULT_LEVEL,
      name: '',
      figure: figureOf(figure, seat),
      colour: colourOf(colour, seat),
    };
    return name === nameOf(chair, names) ? chair : { ...chair, name };
  });
  return { edition, options, files, chairs, seed };
};

/** Reads a set-up from a link or from storage. The rules decide whether it can be played. */
export const readNewGame = (value: unknown): Result<NewGame, InputFault> => {
  const reading = new Reading('setUp');
  const fields = reading.object(value, '', ['edition', 'wish', 'sitters', 'seed']);
  const edition = reading.text(fields['edition'], 'edition') ?? '';
  const wish = reading.object(fields['wish'], 'wish', ['seats', 'options', 'automata', 'files']);
  const seats = reading.integer(wish['seats'], 'wish.seats', 0, 0, MOST_CHAIRS);
  const automata = reading.texts(wish['automata'], 'wish.automata');
  const sitters = readSitters(reading, fields['sitters'], 'sitters').slice(0, MOST_CHAIRS);
  if (!findEdition(edition)) reading.fault('edition', 'unknown', { kind: 'thing', thing: 'edition' }, edition);
  if (sitters.length !== seats + automata.length || sitters.length === 0)
    reading.fault('sitters', 'impossible', { kind: 'somebodyForEverySeat' }, sitters.length);
  const game: NewGame = {
    edition,
    wish: {
      seats,
      options: reading.texts(wish['options'], 'wish.options'),
      automata,
      files: reading.object(wish['files'], 'wish.files'),
    },
    sitters,
    seed: (reading.text(fields['seed'], 'seed') ?? '').slice(0, LONGEST_SEED),
  };
  const [fault] = reading.faults;
  if (fault) return fail(fault);
  const isInOrder = sitters.every(({ kind }, seat) => (kind === 'automaton') === seat >= seats);
  if (isInOrder) return done(game);
  const order = sitters.map(({ kind }) => kind);
  return fail(inputFault('sitters', 'impossible', { kind: 'automataLast' }, order));
};
