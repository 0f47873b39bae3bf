import type { Kind } from '@coalbrook/rules';

/** The key of each kind. Kinds that share a key never occur in the same game. */
const keys: Readonly<Record<Kind, string>> = {
  build: 'b',
  double: 'o',
  network: 'n',
  develop: 'd',
  remove: 'd',
  sell: 's',
  loan: 'l',
  scout: 'c',
  draw: 'w',
  pass: 'p',
  repay: 'y',
  stop: 'f',
  barrel: 'k',
  buy: 'k',
  discard: '',
  coal: '',
  iron: '',
  beer: '',
  bonus: '',
  forfeit: '',
};

/** Empty for kinds that are chosen by their targets alone. */
export const keyOfKind = (kind: Kind): string => keys[kind];
