import type { Kind } from '@coalbrook/rules';

/** The key of each kind. No game has both of two kinds that share one. */
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

/** Empty where the kind is chosen by what it is about. */
export const keyOfKind = (kind: Kind): string => keys[kind];
