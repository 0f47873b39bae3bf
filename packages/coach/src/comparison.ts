import type { StudiedAction } from '@coalbrook/bots/study';
import type { Action, LinkId, MerchantId, SiteId } from '@coalbrook/rules';

import type { Glimpsed, PointSource } from './glimpsed.ts';

/** Points that one action brings more than another, or fewer. */
export interface SourceLead {
  readonly source: PointSource;
  readonly points: number;
}

/**
 * What happens before the round ends, in how many futures. `flips`: a tile of the seat is flipped after the better
 * action. The others happen after the worse one, and are the reason not to wait: somebody else builds on the site, lays
 * the link, takes the last cube of a tile that the better action uses, or drinks a merchant's barrel.
 */
export type Outcome = { readonly futures: number } & (
  | { readonly kind: 'flips' | 'site' | 'source'; readonly site: SiteId }
  | { readonly kind: 'link'; readonly link: LinkId }
  | { readonly kind: 'barrel'; readonly merchant: MerchantId }
);

/** How one action does better than another, in the same futures. */
export interface Comparison {
  readonly better: Action;
  readonly worse: Action;
  /** The points expected more of it, and how much of that may be chance. */
  readonly lead: number;
  readonly doubt: number;
  /** In how many futures both were tried, and in how many of them it did better. */
  readonly futures: number;
  readonly ahead: number;
  /** Where the lead comes from, the largest difference first. */
  readonly sources: readonly SourceLead[];
  /** The most frequent first. */
  readonly outcomes: readonly Outcome[];
}

/** Differences of fewer points are not worth a word. */
const LEAST_POINTS = 0.3;

/** What happens in a smaller share of the futures is not told. */
const LEAST_SHARE = 0.3;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const sourcesOf = (better: readonly Glimpsed[], worse: readonly Glimpsed[]): readonly SourceLead[] => {
  const total = (glimpsed: readonly Glimpsed[], source: PointSource): number =>
    sum(glimpsed.map(({ points }) => points.get(source) ?? 0)) / glimpsed.length;
  const all = new Set([...better, ...worse].flatMap(({ points }) => [...points.keys()]));
  return [...all]
    .map((source) => ({ source, points: total(better, source) - total(worse, source) }))
    .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
};

const countIn = <Thing>(
  glimpsed: readonly Glimpsed[],
  setOf: (one: Glimpsed) => ReadonlySet<Thing>,
): ReadonlyMap<Thing, number> => {
  const counts = new Map<Thing, number>();
  for (const one of glimpsed) for (const thing of setOf(one)) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
};

const outcomesOf = (action: Action, better: readonly Glimpsed[], worse: readonly Glimpsed[]): readonly Outcome[] => {
  const outcomes: Outcome[] = [];
  for (const [site, futures] of countIn(better, ({ flipped }) => flipped))
    outcomes.push({ kind: 'flips', site, futures });
  const lost = {
    sites: countIn(worse, ({ built }) => built),
    links: countIn(worse, ({ laid }) => laid),
    sources: countIn(worse, ({ emptied }) => emptied),
    barrels: countIn(worse, ({ drunk }) => drunk),
  };
  if (action.kind === 'build' || action.kind === 'double')
    outcomes.push({ kind: 'site', site: action.site, futures: lost.sites.get(action.site) ?? 0 });
  if (action.kind === 'network')
    outcomes.push({ kind: 'link', link: action.link, futures: lost.links.get(action.link) ?? 0 });
  for (const site of countIn(better, ({ sources }) => sources).keys())
    outcomes.push({ kind: 'source', site, futures: lost.sources.get(site) ?? 0 });
  for (const merchant of countIn(better, ({ barrels }) => barrels).keys())
    outcomes.push({ kind: 'barrel', merchant, futures: lost.barrels.get(merchant) ?? 0 });
  return outcomes
    .filter(({ futures }) => futures >= LEAST_SHARE * better.length)
    .toSorted((one, other) => other.futures - one.futures);
};

/** An action that was studied, with what happened in its futures. */
export interface WatchedAction extends StudiedAction {
  readonly glimpsed: readonly Glimpsed[];
}

/** Compares two actions in the deals that both were tried in. */
export const compare = (better: WatchedAction, worse: WatchedAction): Comparison => {
  const futures = Math.min(better.futures.length, worse.futures.length);
  const leads = Array.from({ length: futures }, (_, deal) => better.futures[deal] - worse.futures[deal]);
  const lead = sum(leads) / futures;
  const spread = sum(leads.map((one) => (one - lead) ** 2)) / Math.max(1, futures - 1);
  const [ours, theirs] = [better.glimpsed.slice(0, futures), worse.glimpsed.slice(0, futures)];
  return {
    better: better.action,
    worse: worse.action,
    lead,
    doubt: Math.sqrt(spread / futures),
    futures,
    ahead: leads.filter((one) => one > 0).length,
    sources: sourcesOf(ours, theirs),
    outcomes: outcomesOf(better.action, ours, theirs),
  };
};
