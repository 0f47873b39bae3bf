/** Answers to questions that a look at the table would answer, as sentences. */

import { hasIncome } from '@coalbrook/desk';
import type { Selection, TargetedAction } from '@coalbrook/desk';
import { incomeLevel } from '@coalbrook/rules';
import type { PlaceId, Refusal, Seat } from '@coalbrook/rules';
import { capital, figure } from '@coalbrook/words';

import { stacksOf } from '../hand/cardFace.ts';
import type { Inspectable } from '../inspect/inspectable.ts';
import { inspect } from '../inspect/inspection.ts';
import type { Inspected, Inspection } from '../inspect/inspection.ts';
import type { JournalLine } from '../journal/journalWriter.ts';
import type { AnswerTexts } from '../language/en/answers.ts';
import { stacksOn } from '../panels/mats.ts';
import { projectedAt } from '../panels/projected.ts';
import { signedMoney } from '../signs/signed.ts';
import { sayPlace } from './speech.ts';
import type { Speaker } from './speech.ts';

/** What answers are drawn from: the table as its viewer sees it. */
export interface Asked extends Inspected {
  readonly texts: AnswerTexts;
  readonly names: readonly string[];
  /** The journal up to now. */
  readonly lines: readonly JournalLine[];
  /** Index of its first line after the viewer's last turn; undefined for spectators. */
  readonly since: number | undefined;
}

type Answer = readonly string[];

const closed = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

const sentences = ({ title, lines }: Inspection): string => [title, ...lines].map(closed).join(' ');

const about = (asked: Asked, target: Inspectable): string => sentences(inspect(asked, target));

const nameOf = ({ names, viewer, texts }: Asked, seat: number): string =>
  seat === viewer ? texts.you(names[seat] ?? '') : (names[seat] ?? '');

/** Everybody in the order of the seats, the viewer first. */
const seatsOf = ({ table, viewer }: Asked): readonly Seat[] => {
  const all = Array.from({ length: table.seats }, (_, seat) => seat as Seat);
  return [...all.filter((seat) => seat === viewer), ...all.filter((seat) => seat !== viewer)];
};

/** What a seat has, in figures. An automaton has neither money nor income. */
const figuresOf = ({ table, view, things, messages: { panels }, texts }: Asked, seat: Seat): Answer => {
  const isAutomaton = table.automata[seat] !== undefined;
  const purse = [
    things.money(view.money[seat]),
    ...(hasIncome(table) ? [texts.income(signedMoney(things.money)(incomeLevel(table, view, seat)))] : []),
    ...((view.loans[seat] ?? 0) > 0 ? [panels.loansOf(view.loans[seat])] : []),
  ];
  return [
    ...(view.actor === seat ? [texts.actsNow] : []),
    ...(isAutomaton ? [] : purse),
    panels.pointsOf(view.points[seat]),
    ...(isAutomaton ? [] : [panels.cardsOf(view.handSize[seat]), `${panels.links}: ${figure(view.linkTiles[seat])}`]),
  ];
};

const sayPurses = (asked: Asked): Answer =>
  seatsOf(asked).map((seat) => asked.texts.purse(nameOf(asked, seat), figuresOf(asked, seat)));

/** The distant market is an outlet that is neither a merchant's nor a port's. */
const sayMarkets = (asked: Asked): Answer => [
  ...asked.table.markets.flatMap((market) => (market ? [about(asked, { on: 'market', cargo: market.cargo })] : [])),
  ...asked.table.outlets
    .filter(({ merchant, port }) => merchant === undefined && port === undefined)
    .map(({ id }) => about(asked, { on: 'outlet', outlet: id })),
];

const sayMerchants = (asked: Asked): Answer => {
  const all = asked.table.outlets.filter(({ merchant }) => merchant !== undefined);
  return all.length === 0
    ? [asked.texts.noMerchants]
    : [...new Set(all.map(({ id }) => about(asked, { on: 'outlet', outlet: id })))];
};

/** The cards with the numbers that choose them. */
const sayHand = ({ table, view, viewer, things, messages: { desk }, texts }: Asked): Answer => {
  const stacks = viewer < 0 ? [] : (stacksOf(table, view, viewer) ?? []);
  if (stacks.length === 0) return [texts.noHand];
  return [texts.hand(stacks.map(({ card, count }, index) => `${index + 1} ${desk.copies(things.card(card), count)}`))];
};

/** A line of the journal with the name of whoever it is about. */
export const sayLine = (
  { item: { seat, text } }: JournalLine,
  names: readonly string[],
  said: Inspected['messages'],
): string => closed(seat === undefined ? text : said.story.journal.said(names[seat] ?? '', text));

/** How many lines are told to somebody who has no turn of their own. */
const LATEST = 8;

const sayMoves = ({ lines, since, names, messages, texts }: Asked): Answer => {
  const told = lines.slice(since ?? -LATEST).filter(({ item }) => item.kind !== 'title');
  return told.length === 0 ? [texts.nothingNew] : told.map((line) => sayLine(line, names, messages));
};

/** What everybody would score now, and what the viewer's next tiles cost and bring. */
const sayWorth = (asked: Asked): Answer => {
  const { table, view, viewer, messages } = asked;
  const { texts } = asked;
  const { points, sources, pointsFrom } = projectedAt(table, view);
  const projected = seatsOf(asked).map((seat) => {
    const parts = sources.map(
      (source) => `${messages.story.count.sources[source]} ${figure(pointsFrom(seat, source))}`,
    );
    return texts.purse(texts.counted(nameOf(asked, seat), points[seat]), parts).replace(/: \.$/, '.');
  });
  if (viewer < 0 || table.automata[viewer] !== undefined) return projected;
  const next = stacksOn(table, view, viewer).flatMap(({ lowest }) => (lowest ? [lowest.tile.id] : []));
  return [
    ...projected,
    ...(next.length > 0 ? [texts.nextTiles] : []),
    ...next.map((tile) => about(asked, { on: 'mat', seat: viewer, tile })),
  ];
};

/** The questions that have a key. */
export const answers = {
  purses: sayPurses,
  markets: sayMarkets,
  merchants: sayMerchants,
  cards: sayHand,
  moves: sayMoves,
  worth: sayWorth,
};

/** What the viewer can do now, as far as a place is concerned. */
export interface TownOutlook {
  readonly isOpen: boolean;
  readonly offers: readonly TargetedAction[];
  readonly whyNot: (targets: Selection) => Refusal | undefined;
  readonly explain: (refusal: Refusal) => string;
}

/** What can be built in a place, and why the rest cannot. */
const sayOutlook = ({ table, things, texts }: Asked, place: PlaceId, outlook: TownOutlook): Answer => {
  const { sites } = table.places[place];
  if (sites.length === 0) return [texts.noSites];
  if (!outlook.isOpen) return [];
  const industries = [...new Set(sites.flatMap((site) => table.sites[site].industries))];
  return industries.map((industry) => {
    const name = capital(things.industry(industry));
    const accepting = sites.filter((site) => table.sites[site].industries.includes(industry));
    const isOffered = outlook.offers.some(
      ({ action }) => action.kind === 'build' && action.industry === industry && accepting.includes(action.site),
    );
    if (isOffered) return texts.canBuild(name);
    const refusal = outlook.whyNot([
      { on: 'kind', kind: 'build' },
      { on: 'place', place },
      { on: 'industry', industry },
    ]);
    return texts.cannotBuild(name, refusal ? outlook.explain(refusal) : '');
  });
};

/** Everything about a place: what stands there, its lines, and what the viewer could build. */
export const sayTown = (asked: Asked, speaker: Speaker, place: PlaceId, outlook: TownOutlook): Answer => {
  const { name, things, lines } = sayPlace(speaker, place);
  return [
    closed(name),
    ...things.map(({ text }) => closed(text)),
    ...lines.map(({ text }) => closed(text)),
    ...sayOutlook(asked, place, outlook),
  ];
};
