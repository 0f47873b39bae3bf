import type { CoachWords, FutureShare } from '../catalogue/coachWords.ts';
import { listed } from './grammar.ts';

const points = (value: number): string => Math.abs(value).toFixed(1);

const signed = ([source, value]: readonly [string, number]): string =>
  `${source} (${value < 0 ? '−' : '+'}${points(value)})`;

const share = ({ futures, of }: FutureShare): string => `in ${futures} of ${of} ways the game could go on`;

const balance: CoachWords['balance'] = (more, less) => {
  const gained = more.length > 0 ? [`more from ${listed(more.map(signed))}`] : [];
  const lost = less.length > 0 ? [`less from ${listed(less.map(signed))}`] : [];
  const [first = '', ...rest] = [...gained, ...lost];
  return `${[`It brings ${first}`, ...rest].join(', but ')}.`;
};

const plainBalance: CoachWords['plainBalance'] = (more, less) => {
  const gained = more.length > 0 ? [`more from ${listed(more)}`] : [];
  const lost = less.length > 0 ? [`less from ${listed(less)}`] : [];
  return `Looking ahead, it brings ${[...gained, ...lost].join(', but ')}.`;
};

export const coach: CoachWords = {
  tile: (industry, { at }) => `Look at your ${industry.one} ${at}.`,
  card: (card) => `Look at your ${card} card.`,
  cargo: (cargo) => `Where will the ${cargo.one} come from in the next turns?`,
  source: (cargo) => `It matters where you take the ${cargo.one} from.`,
  topics: {
    links: 'Look at the ends of your network.',
    mat: 'Look at your mat, with the tiles that you can still use.',
    money: 'Keep an eye on your money.',
    hand: 'Look at the cards in your hand.',
    enough: 'You do not need to do more now.',
  },
  kind: (kind) => `Try this: ${kind}.`,
  lead: (value, other, ahead) =>
    `${points(value)} points more than the next best, “${other}”: it does better ${share(ahead)}.`,
  leadOverPlayed: (value, ahead) =>
    `${points(value)} points more than what was played: it does better ${share(ahead)}.`,
  close: (others) =>
    `It makes hardly any difference: ${listed(others.map((other) => `“${other}”`))} ${others.length === 1 ? 'is' : 'are'} about as good.`,
  sources: {
    tiles: 'tiles',
    links: 'links',
    income: 'income',
    money: 'money',
    mat: 'what you can build later',
    cards: 'cards',
    bonus: 'bonuses',
    experience: 'the position as a whole',
  },
  behind: (value, isExact, sources) =>
    `It brings ${isExact ? '' : 'at least '}${points(value)} points less than the best turn${sources.length > 0 ? `, mainly in ${listed(sources)}` : ''}.`,
  balance,
  plainBalance,
  flips: (futures, industry, { at }) => `Your ${industry.one} ${at} flips before the round ends ${share(futures)}.`,
  siteTaken: (futures, { at }) => `If you wait, somebody else builds on this site ${at} ${share(futures)}.`,
  linkTaken: (futures, link) => `If you wait, somebody else lays ${link} ${share(futures)}.`,
  sourceEmptied: (futures, cargo, { at }) =>
    `If you wait, the ${cargo.one} ${at} is gone before the round ends ${share(futures)}.`,
  barrelDrunk: (futures, merchant, { at }) =>
    `If you wait, the beer of the ${merchant.one} ${at} is gone before the round ends ${share(futures)}.`,
  habits: {
    borrowed: 'Money borrowed',
    developed: 'Tiles developed',
    laid: 'Links laid',
    sold: 'Tiles sold',
    spent: 'Money spent',
  },
  usual: (mean, low, high) => (low === high ? `${mean}, mostly ${low}` : `${mean}, mostly ${low} to ${high}`),
};
