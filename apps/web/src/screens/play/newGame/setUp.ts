/** The set-up of a new game: who sits where, with which options and files. */

import { isOfferedIn } from '@coalbrook/bots';
import type { LevelName } from '@coalbrook/bots';
import type { Edition, Wish } from '@coalbrook/rules';

import { addChair, bot, inOrder, person, seatOn, withFigures } from './chairs.ts';
import type { Chair, ChairLook, Occupant } from './chairs.ts';

export interface SetUp {
  readonly edition: string;
  readonly options: readonly string[];
  readonly files: Readonly<Record<string, unknown>>;
  readonly chairs: readonly Chair[];
  readonly seed: string;
}

const APPRENTICE: LevelName = 'apprentice';
const NEWCOMERS: readonly LevelName[] = ['carter', 'brewer'];

/** Seats these players in order. */
export const withCompany = (setUp: SetUp, company: readonly Occupant[]): SetUp => {
  let chairs: readonly Chair[] = [];
  for (const [index, who] of company.entries()) {
    const old = setUp.chairs[index];
    chairs = old ? [...chairs, seatOn(old, who)] : addChair(chairs, who);
  }
  return { ...setUp, chairs: withFigures(chairs) };
};

/** Whether exactly these players sit at the table, in this order. */
export const isCompany = ({ chairs }: SetUp, company: readonly Occupant[]): boolean =>
  chairs.length === company.length &&
  company.every(({ kind, who }, index) => chairs[index]?.kind === kind && chairs[index].who === who);

/** A person and nothing but apprentices. */
export const apprentices = (seats: number): readonly Occupant[] => [
  person,
  ...Array.from({ length: seats - 1 }, () => bot(APPRENTICE)),
];

/** The most seats that people and bots can take. */
const mostSeats = ({ seats }: Edition): number => Math.max(...seats);

export const usualSeats = (edition: Edition): number => Math.min(4, mostSeats(edition));

/** The table that somebody finds who has not chosen one: in their first game, opponents that a newcomer can beat. */
export const usualSetUp = (edition: Edition, isFirst = false): SetUp =>
  withCompany(
    { edition: edition.slug, options: [], files: {}, chairs: [], seed: '' },
    isFirst ? [person, ...NEWCOMERS.map(bot)] : apprentices(usualSeats(edition)),
  );

/** Switches the edition and keeps as many players as it can seat; apprentices play for bots that it does not offer. */
export const withEdition = (setUp: SetUp, edition: Edition): SetUp => {
  const least = Math.min(...edition.seats);
  const company = setUp.chairs
    .filter(({ kind }) => kind !== 'automaton')
    .slice(0, mostSeats(edition))
    .map(({ kind, who }): Occupant => (kind === 'bot' && !isOfferedIn(edition, who) ? bot(APPRENTICE) : { kind, who }));
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

/** Seats somebody else on a chair. */
export const withOccupant = (setUp: SetUp, index: number, occupant: Occupant): SetUp => ({
  ...setUp,
  chairs: withFigures(setUp.chairs.map((chair, other) => (other === index ? seatOn(chair, occupant) : chair))),
});

/** Changes anything about a chair but who sits there; if its new figure or colour is taken, the two chairs swap. */
export const withChair = (setUp: SetUp, index: number, change: Partial<ChairLook>): SetUp => {
  const before = setUp.chairs[index];
  if (!before) return setUp;
  const chairs = setUp.chairs.map((chair, other) => {
    if (other === index) return { ...chair, ...change };
    return {
      ...chair,
      ...(change.figure && change.figure === chair.figure ? { figure: before.figure } : {}),
      ...(change.colour === chair.colour ? { colour: before.colour } : {}),
    };
  });
  return { ...setUp, chairs: withFigures(chairs) };
};

/** The same set-up with a seed: its own, or else the given one. */
export const withSeed = (setUp: SetUp, seed: string): SetUp => ({ ...setUp, seed: setUp.seed.trim() || seed });

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

export const wishOf = ({ options, files, chairs }: SetUp): Required<Omit<Wish, 'rules'>> => {
  const automata = chairs.filter(({ kind }) => kind === 'automaton');
  return {
    seats: chairs.length - automata.length,
    options,
    automata: automata.map(({ who, level }) => `${who}:${level}`),
    files,
  };
};

/** For an online table: somebody must be missing, so if nobody is, everybody but the automata is a person. */
export const withFriends = (setUp: SetUp): SetUp => {
  const people = setUp.chairs.filter(({ kind }) => kind === 'person').length;
  if (people > 1) return setUp;
  return withCompany(
    setUp,
    setUp.chairs.map(({ kind, who }) => (kind === 'automaton' ? { kind, who } : person)),
  );
};
