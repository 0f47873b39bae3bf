/** What the coach says. */

import type {
  Advice,
  ComparedHabit,
  Comparison,
  HintTopic,
  Outcome,
  ComparedMoment,
  PointSource,
  SourceLead,
} from '@coalbrook/coach';
import { NONE } from '@coalbrook/rules';
import type { Action, IndustryId, SiteId, Table, View } from '@coalbrook/rules';

import { sayAction, sayKind } from './actions.ts';
import type { CoachWords, FutureShare } from './catalogue/coachWords.ts';
import type { Language } from './language.ts';
import { thingsOf } from './things.ts';

/** How the coach speaks. */
export interface CoachSpeech {
  readonly language: Language;
  readonly words: CoachWords;
}

/** A hint in the order in which it is given. */
export interface HintText {
  /** Something to look at. */
  readonly nudge: string;
  readonly kind: string;
  readonly move: string;
  /** Why, without figures. */
  readonly plain: readonly string[];
  /** The same with them. */
  readonly reasons: readonly string[];
}

/** A lead of fewer points is none. */
const LEAST_LEAD = 0.5;

/** More reasons than these are not read. */
const MOST_SOURCES = 4;
const MOST_OUTCOMES = 2;

const sayTopic = (table: Table, view: View, topic: HintTopic, speech: CoachSpeech): string => {
  const { words } = speech;
  const things = thingsOf(table, speech.language);
  switch (topic.about) {
    case 'tile': {
      const { industry } = table.tiles[view.tile[topic.site]];
      return words.tile(things.words.industry(industry), things.words.placeOfSite(topic.site));
    }
    case 'card':
      return words.card(things.card(topic.card));
    case 'cargo':
    case 'source':
      return words[topic.about](things.words.cargo(topic.cargo));
    default:
      return words.topics[topic.about];
  }
};

type NamedPoints = readonly (readonly [source: string, points: number])[];

/** What only experience tells is no reason that anybody could follow. */
const balanceOf = (
  all: readonly SourceLead[],
  words: CoachWords,
  say: (gained: NamedPoints, lost: NamedPoints) => string,
): readonly string[] => {
  const leads = all.filter(({ source }) => source !== 'experience').slice(0, MOST_SOURCES);
  if (leads.length === 0) return [];
  const named = leads.map(({ source, points }) => [words.sources[source], points] as const);
  const gained = named.filter(([, points]) => points > 0);
  const lost = named.filter(([, points]) => points < 0);
  // What outweighs the loss is not among them.
  if (gained.length === 0 && leads.length < all.length) return [];
  return [say(gained, lost)];
};

const sayBalance = (all: readonly SourceLead[], words: CoachWords): readonly string[] =>
  balanceOf(all, words, words.balance);

/** The industry of the tile on a site, or of the one that an action builds there. */
const industryAt = (table: Table, view: View, site: SiteId, action: Action): IndustryId | undefined => {
  if ((action.kind === 'build' || action.kind === 'double') && action.site === site) return action.industry;
  return view.tile[site] === NONE ? undefined : table.tiles[view.tile[site]].industry;
};

const sayOutcome = (
  table: Table,
  view: View,
  outcome: Outcome,
  { better, futures: of }: Comparison,
  speech: CoachSpeech,
): readonly string[] => {
  const { words } = speech;
  const things = thingsOf(table, speech.language);
  const share: FutureShare = { futures: outcome.futures, of };
  switch (outcome.kind) {
    case 'flips': {
      const industry = industryAt(table, view, outcome.site, better);
      const place = things.words.placeOfSite(outcome.site);
      return industry === undefined ? [] : [words.flips(share, things.words.industry(industry), place)];
    }
    case 'site':
      return [words.siteTaken(share, things.words.placeOfSite(outcome.site))];
    case 'link':
      return [words.linkTaken(share, things.link(outcome.link))];
    case 'source': {
      const { cargo } = table.tiles[view.tile[outcome.site]] ?? {};
      const place = things.words.placeOfSite(outcome.site);
      return cargo === undefined ? [] : [words.sourceEmptied(share, things.words.cargo(cargo), place)];
    }
    case 'barrel': {
      const { place } = table.merchants[outcome.merchant];
      return [words.barrelDrunk(share, things.dialect.merchant, things.words.place(place))];
    }
  }
};

/** Why one action does better than another. */
const sayComparison = (
  table: Table,
  view: View,
  comparison: Comparison,
  speech: CoachSpeech,
  rivals: readonly Action[] = [],
): readonly string[] => {
  const { language, words } = speech;
  const { lead, worse, ahead, futures, sources, outcomes } = comparison;
  const say = (action: Action): string => sayAction(table, action, language, view);
  const other = say(worse);
  const told = outcomes.flatMap((outcome) => sayOutcome(table, view, outcome, comparison, speech));
  const close = rivals.length > 0 ? rivals.map(say) : [other];
  if (rivals.length > 0 || lead < LEAST_LEAD) return [words.close(close), ...told.slice(0, MOST_OUTCOMES)];
  return [
    words.lead(lead, other, { futures: ahead, of: futures }),
    ...sayBalance(sources, words),
    ...told.slice(0, MOST_OUTCOMES),
  ];
};

/** Why one action does better than another, without any figures. */
export const sayPlainly = (
  table: Table,
  view: View,
  { lead, worse, sources }: Comparison,
  { language, words }: CoachSpeech,
  rivals: readonly Action[] = [],
): readonly string[] => {
  const close = rivals.length > 0 || lead >= LEAST_LEAD ? rivals : [worse];
  if (close.length > 0) return [words.close(close.map((action) => sayAction(table, action, language, view)))];
  const namesOf = (named: NamedPoints): readonly string[] => named.map(([name]) => name);
  return balanceOf(sources, words, (gained, lost) => words.plainBalance(namesOf(gained), namesOf(lost)));
};

/** Why a whole turn does better than another, which is given in words. */
export const sayTurnLead = (
  { lead, ahead, futures, sources }: Pick<Comparison, 'lead' | 'ahead' | 'futures' | 'sources'>,
  other: string,
  { words }: CoachSpeech,
): readonly string[] => [words.lead(lead, other, { futures: ahead, of: futures }), ...sayBalance(sources, words)];

/** How far a whole turn is behind the best one, and what it has less of. */
export const sayTurnBehind = (
  points: number,
  isExact: boolean,
  lacks: readonly PointSource[],
  { words }: CoachSpeech,
): string =>
  words.behind(
    points,
    isExact,
    lacks.map((source) => words.sources[source]),
  );

/** An advice about a position as three steps of a hint. */
export const sayHint = (table: Table, view: View, advice: Advice, speech: CoachSpeech): HintText => {
  const { topic, action, comparison, rivals } = advice;
  return {
    nudge: sayTopic(table, view, topic, speech),
    kind: speech.words.kind(sayKind(table, action.kind, speech.language)),
    move: sayAction(table, action, speech.language, view),
    plain: comparison ? sayPlainly(table, view, comparison, speech, rivals) : [],
    reasons: comparison ? sayComparison(table, view, comparison, speech, rivals) : [],
  };
};

/** A moment of a reviewed game. */
export interface MomentText {
  readonly played: string;
  /** What would have been better; undefined if the best was played. */
  readonly better: string | undefined;
  readonly reasons: readonly string[];
}

/** What a review says about a moment. */
export const sayMoment = (table: Table, reviewed: ComparedMoment, speech: CoachSpeech): MomentText => {
  const { view, played, comparison } = reviewed;
  const say = (action: Action): string => sayAction(table, action, speech.language, view);
  const reasons = sayComparison(table, view, comparison, speech);
  if (comparison.better === played) return { played: say(played), better: undefined, reasons };
  const { lead, ahead, futures } = comparison;
  const [, ...others] = reasons;
  const first = speech.words.leadOverPlayed(lead, { futures: ahead, of: futures });
  return { played: say(played), better: say(comparison.better), reasons: [first, ...others] };
};

/** A habit of a seat beside that of masters. */
export interface HabitText {
  readonly name: string;
  readonly own: string;
  readonly usual: string;
  /** How it differs from the middle half of masters' games, if it does. */
  readonly differs: 'less' | 'more' | undefined;
}

/** What a review says about a habit. */
export const sayHabit = (table: Table, { habit, own, usual }: ComparedHabit, speech: CoachSpeech): HabitText => {
  const { words, language } = speech;
  const isMoney = habit === 'borrowed' || habit === 'spent';
  const { money } = thingsOf(table, language);
  const say = (value: number): string => (isMoney ? money(Math.round(value)) : String(Math.round(value)));
  const differs = own < usual.low ? 'less' : own > usual.high ? 'more' : undefined;
  return {
    name: words.habits[habit],
    own: say(own),
    usual: words.usual(say(usual.mean), say(usual.low), say(usual.high)),
    differs,
  };
};
