/** A review as it is kept with its record: entries by number, actions in notation. */

import { follow, makeAction, openGame, parseAction } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { fail, findLegal, done, mask } from '@coalbrook/rules';
import type { Action, LinkId, MerchantId, Result, Seat, SiteId, Table, View } from '@coalbrook/rules';
import { inputFault, Reading } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';

import type { Comparison, Outcome, SourceLead } from './comparison.ts';
import { pointSources } from './glimpsed.ts';
import type { ExpectedPoints, Review } from './review.ts';
import type { ReviewedMoment } from './reviewedMoment.ts';

/** A moment of a review, as it is kept. */
interface MomentNotes {
  readonly entry: number;
  readonly better: string;
  readonly worse: string;
  readonly lead: number;
  readonly doubt: number;
  readonly futures: number;
  readonly ahead: number;
  readonly sources: readonly (readonly [source: string, points: number])[];
  /** What happens, to which site, link or merchant, and in how many futures. */
  readonly outcomes: readonly (readonly [kind: Outcome['kind'], what: number, futures: number])[];
  readonly isAdvised?: true;
}

/** A review that can be written to a file. */
export interface ReviewNotes {
  readonly seat: number;
  readonly expected: readonly (readonly [entry: number, points: number])[];
  readonly costly: readonly MomentNotes[];
  readonly best: readonly MomentNotes[];
  /** The coach's net could not be read: this is what rules of thumb say. */
  readonly isNetless?: true;
}

const rounded = (value: number): number => Math.round(100 * value) / 100;

const thingOf = (outcome: Outcome): number => {
  switch (outcome.kind) {
    case 'flips':
    case 'site':
    case 'source':
      return outcome.site;
    case 'link':
      return outcome.link;
    case 'barrel':
      return outcome.merchant;
  }
};

const noteMoment = (table: Table, { seq, comparison, isAdvised }: ReviewedMoment): MomentNotes => {
  const { better, worse, lead, doubt, futures, ahead, sources, outcomes } = comparison;
  return {
    entry: seq,
    better: makeAction(table, better),
    worse: makeAction(table, worse),
    lead: rounded(lead),
    doubt: rounded(doubt),
    futures,
    ahead,
    sources: sources.map(({ source, points }) => [source, rounded(points)]),
    outcomes: outcomes.map((outcome) => [outcome.kind, thingOf(outcome), outcome.futures]),
    ...(isAdvised ? { isAdvised } : {}),
  };
};

/** A review in the form in which it is kept. */
export const noteReview = (table: Table, { seat, expected, costly, best }: Review, isNetless = false): ReviewNotes => ({
  seat,
  expected: expected.map(({ seq, points }) => [seq, rounded(points)]),
  costly: costly.map((moment) => noteMoment(table, moment)),
  best: best.map((moment) => noteMoment(table, moment)),
  ...(isNetless ? { isNetless } : {}),
});

/** More futures than any review looks at. */
const MOST_FUTURES = 10_000;

/** More points than any game has. */
const MOST_POINTS = 10_000;

const readPoints = (reading: Reading, value: unknown, at: string): number => {
  if (typeof value === 'number' && Math.abs(value) <= MOST_POINTS) return value;
  reading.fault(at, 'wrongKind', { kind: 'range', low: -MOST_POINTS, high: MOST_POINTS }, value);
  return 0;
};

/** A whole number that must be there. */
const readCount = (reading: Reading, value: unknown, at: string, high: number): number => {
  reading.need(value, at, { kind: 'wholeNumber' });
  return reading.integer(value, at, 0, 0, high);
};

const readSources = (reading: Reading, value: unknown, at: string): readonly SourceLead[] =>
  reading.list(value, at).flatMap((one, index) => {
    const [name, points] = reading.list(one, `${at}[${index}]`);
    const source = reading.word(name, `${at}[${index}]`, pointSources);
    return source === undefined ? [] : [{ source, points: readPoints(reading, points, `${at}[${index}]`) }];
  });

const outcomeKinds = ['flips', 'site', 'source', 'link', 'barrel'] as const;

const readOutcomes = (reading: Reading, table: Table, value: unknown, at: string): readonly Outcome[] =>
  reading.list(value, at).flatMap((one, index): readonly Outcome[] => {
    const place = `${at}[${index}]`;
    const [name, thing, count] = reading.list(one, place);
    const kind = reading.word(name, place, outcomeKinds);
    const futures = readCount(reading, count, place, MOST_FUTURES);
    const read = (all: readonly unknown[]): number => readCount(reading, thing, place, all.length - 1);
    switch (kind) {
      case 'flips':
      case 'site':
      case 'source':
        return [{ kind, futures, site: read(table.sites) as SiteId }];
      case 'link':
        return [{ kind, futures, link: read(table.links) as LinkId }];
      case 'barrel':
        return [{ kind, futures, merchant: read(table.merchants) as MerchantId }];
      default:
        return [];
    }
  });

/** An action that was legal at a moment. */
const readLegal = (reading: Reading, table: Table, view: View, value: unknown, at: string): Action | undefined => {
  const text = reading.text(value, at);
  if (text === undefined) return undefined;
  const parsed = parseAction(table, text);
  const action = parsed.ok ? findLegal(table, view, parsed.value) : undefined;
  if (!action) reading.fault(at, 'impossible', { kind: 'thing', thing: 'action' }, text);
  return action;
};

/** What a seat saw before an entry of its own, and what it played. */
interface SeenEntry {
  readonly view: View;
  readonly played: Action;
}

type Known = ReadonlyMap<number, SeenEntry>;

const readMoment = (
  reading: Reading,
  table: Table,
  known: Known,
  value: unknown,
  at: string,
): ReviewedMoment | undefined => {
  const fields = reading.fields(value, at);
  if (!fields) return undefined;
  const seq = reading.integer(fields['entry'], `${at}.entry`, -1, 0, Infinity);
  const seen = known.get(seq);
  if (!seen) {
    reading.fault(`${at}.entry`, 'impossible', { kind: 'entry' }, fields['entry']);
    return undefined;
  }
  const { view, played } = seen;
  const better = readLegal(reading, table, view, fields['better'], `${at}.better`);
  const worse = readLegal(reading, table, view, fields['worse'], `${at}.worse`);
  if (!better || !worse) return undefined;
  const comparison: Comparison = {
    better,
    worse,
    lead: readPoints(reading, fields['lead'], `${at}.lead`),
    doubt: readPoints(reading, fields['doubt'], `${at}.doubt`),
    futures: readCount(reading, fields['futures'], `${at}.futures`, MOST_FUTURES),
    ahead: readCount(reading, fields['ahead'], `${at}.ahead`, MOST_FUTURES),
    sources: readSources(reading, fields['sources'], `${at}.sources`),
    outcomes: readOutcomes(reading, table, fields['outcomes'], `${at}.outcomes`),
  };
  return { seq, view, played, comparison, isAdvised: fields['isAdvised'] === true };
};

/** What a seat saw and played at each of its entries; undefined if the record cannot be replayed. */
const lookAt = (
  { header, entries }: GameRecord,
  seat: Seat,
): { readonly table: Table; readonly known: Known; readonly points: number } | undefined => {
  const opened = openGame(header);
  if (!opened.ok) return undefined;
  const game = opened.value;
  const { table, state } = game;
  const known = new Map<number, SeenEntry>();
  for (const entry of entries) {
    const isOwn = entry.who === seat && state.actor === seat;
    const view = isOwn ? mask(table, state, seat) : undefined;
    const outcome = follow(game, entry);
    if (!outcome.ok) return undefined;
    if (view && 'kind' in outcome.value) known.set(entry.seq, { view, played: outcome.value });
  }
  return { table, known, points: state.points[seat] };
};

/** Reads a kept review of a record. Fails if the two do not belong together. */
export const readReview = (record: GameRecord, value: unknown): Result<Review, InputFault> => {
  const reading = new Reading('file');
  const fields = reading.object(value, '', ['seat', 'expected', 'costly', 'best', 'isNetless']);
  const seat = readCount(reading, fields['seat'], 'seat', record.header.seats - 1) as Seat;
  const curve = reading.list(fields['expected'], 'expected').map((one, index): readonly [number, number] => {
    const at = `expected[${index}]`;
    const [entry, points] = reading.list(one, at);
    return [readCount(reading, entry, at, record.entries.length - 1), readPoints(reading, points, at)];
  });
  const seen = lookAt(record, seat);
  if (!seen)
    return fail(
      inputFault({ at: '', document: 'record' }, 'broken', { kind: 'thing', thing: 'record' }, record.header),
    );
  const { table, known, points } = seen;
  const expected = curve.flatMap(([seq, worth], index): readonly ExpectedPoints[] => {
    const view = known.get(seq)?.view;
    if (!view) reading.fault(`expected[${index}]`, 'impossible', { kind: 'entry' }, seq);
    return view ? [{ seq, era: view.era, round: view.round, points: worth }] : [];
  });
  const momentsIn = (name: 'costly' | 'best'): readonly ReviewedMoment[] =>
    reading.list(fields[name], name).flatMap((one, index) => {
      const moment = readMoment(reading, table, known, one, `${name}[${index}]`);
      return moment ? [moment] : [];
    });
  const read: Review = { seat, expected, costly: momentsIn('costly'), best: momentsIn('best'), points };
  return reading.faults[0] ? fail(reading.faults[0]) : done(read);
};
