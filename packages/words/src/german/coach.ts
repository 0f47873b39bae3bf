import type { CoachWords, FutureShare } from '../catalogue/coachWords.ts';
import { listed, quoted, the, theArticle, your } from './grammar.ts';

const points = (value: number): string => Math.abs(value).toFixed(1).replace('.', ',');

const signed = ([source, value]: readonly [string, number]): string =>
  `${source} (${value < 0 ? '−' : '+'}${points(value)})`;

const share = ({ futures, of }: FutureShare): string => `in ${futures} von ${of} möglichen Verläufen`;

const balance: CoachWords['balance'] = (more, less) => {
  const gained = more.length > 0 ? [`mehr durch ${listed(more.map(signed))}`] : [];
  const lost = less.length > 0 ? [`weniger durch ${listed(less.map(signed))}`] : [];
  const [first = '', ...rest] = [...gained, ...lost];
  return `${[`Es bringt ${first}`, ...rest].join(', aber ')}.`;
};

const plainBalance: CoachWords['plainBalance'] = (more, less) => {
  const gained = more.length > 0 ? [`mehr durch ${listed(more)}`] : [];
  const lost = less.length > 0 ? [`weniger durch ${listed(less)}`] : [];
  return `Auf längere Sicht bringt es ${[...gained, ...lost].join(', aber ')}.`;
};

export const coach: CoachWords = {
  tile: (industry, { at }) => `Schau dir ${your(industry, 'accusative')} ${at} an.`,
  card: (card) => `Schau dir deine Karte „${card}“ an.`,
  cargo: (cargo) => `Woher kommt in den nächsten Zügen ${theArticle(cargo)} ${cargo.one}?`,
  source: (cargo) => `Es kommt darauf an, woher du ${the(cargo, 'accusative')} nimmst.`,
  topics: {
    links: 'Schau, wo dein Netzwerk endet.',
    mat: 'Schau auf dein Tableau mit den Plättchen, die du noch hast.',
    money: 'Denk an dein Geld.',
    hand: 'Schau dir deine Handkarten an.',
    enough: 'Mehr musst du jetzt nicht tun.',
  },
  kind: (kind) => `Versuch es damit: ${kind}.`,
  lead: (value, other, ahead) =>
    `${points(value)} Punkte mehr als die nächstbeste Möglichkeit, ${quoted(other)}; ${share(ahead)} ist es besser.`,
  leadOverPlayed: (value, ahead) =>
    `${points(value)} Punkte mehr als das, was gespielt wurde; ${share(ahead)} ist es besser.`,
  close: (others) =>
    `Es macht kaum einen Unterschied: ${listed(others.map(quoted))} ${others.length === 1 ? 'ist' : 'sind'} etwa gleich gut.`,
  sources: {
    tiles: 'Plättchen',
    links: 'Verbindungen',
    income: 'Einkommen',
    money: 'Geld',
    mat: 'das, was du später bauen kannst',
    cards: 'Karten',
    bonus: 'Boni',
    experience: 'die Stellung insgesamt',
  },
  behind: (value, isExact, sources) =>
    `Er bringt ${isExact ? '' : 'mindestens '}${points(value)} Punkte weniger als der beste${sources.length > 0 ? `, vor allem bei: ${listed(sources)}` : ''}.`,
  balance,
  plainBalance,
  flips: (futures, industry, { at }) =>
    `${your(industry).replace(/^d/, 'D')} ${at} wird ${share(futures)} noch in dieser Runde umgedreht.`,
  siteTaken: (futures, { at }) => `Wenn du wartest, baut ${share(futures)} jemand anders auf diesem Feld ${at}.`,
  linkTaken: (futures, link) => `Wenn du wartest, legt ${share(futures)} jemand anders die Verbindung ${link}.`,
  sourceEmptied: (futures, cargo, { at }) =>
    `Wenn du wartest, ist ${the(cargo)} ${at} ${share(futures)} noch in dieser Runde weg.`,
  barrelDrunk: (futures, merchant, { at }) =>
    `Wenn du wartest, ist das Bier ${merchant.gender === 'f' ? 'der' : 'des'} ${merchant.one}${merchant.gender === 'f' ? '' : 's'} ${at} ${share(futures)} noch in dieser Runde weg.`,
  habits: {
    borrowed: 'Geliehenes Geld',
    developed: 'Entwickelte Plättchen',
    laid: 'Gelegte Verbindungen',
    sold: 'Verkaufte Plättchen',
    spent: 'Ausgegebenes Geld',
  },
  usual: (mean, low, high) => (low === high ? `${mean}, meist ${low}` : `${mean}, meist ${low} bis ${high}`),
};
