import { DECK, kindIndex } from './actions.ts';
import type { Action, Kind } from './actions.ts';
import type { Compiled } from './table.ts';

type Lists = Pick<Compiled, 'cards' | 'sites' | 'links' | 'industries' | 'outlets' | 'tiles'>;
type IdField = 'card' | 'site' | 'industry' | 'link' | 'outlet' | 'tile';

/** The id fields of each kind of action. */
const idsOf: Readonly<Record<Kind, readonly IdField[]>> = {
  build: ['card', 'site', 'industry'],
  double: ['site', 'industry'],
  network: ['link'],
  develop: ['industry'],
  sell: ['site', 'outlet'],
  loan: [],
  scout: [],
  remove: ['tile'],
  draw: ['card'],
  pass: [],
  discard: ['card'],
  coal: ['site'],
  iron: ['site'],
  beer: ['site'],
  barrel: [],
  bonus: ['industry'],
  forfeit: ['site'],
  stop: [],
  buy: [],
  repay: [],
};

const listOf: Readonly<Record<IdField, (lists: Lists) => ArrayLike<unknown>>> = {
  card: ({ cards }) => cards,
  site: ({ sites }) => sites,
  industry: ({ industries }) => industries,
  link: ({ links }) => links,
  outlet: ({ outlets }) => outlets,
  tile: ({ tiles }) => tiles,
};

/** Whether an untrusted value has the form of an action: a known kind, and valid ids. */
export const isWellFormed = (lists: Lists, action: unknown): action is Action => {
  if (typeof action !== 'object' || action === null || !('kind' in action)) return false;
  const fields = action as Readonly<Record<string, unknown>>;
  const { kind } = fields;
  if (typeof kind !== 'string' || !Object.hasOwn(kindIndex, kind)) return false;
  if (kind === 'loan') return Number.isInteger(fields['amount']);
  if (kind === 'draw' && fields['card'] === DECK) return true;
  return idsOf[kind as Kind].every((field) => {
    const id = fields[field];
    return typeof id === 'number' && Number.isInteger(id) && id >= 0 && id < listOf[field](lists).length;
  });
};
