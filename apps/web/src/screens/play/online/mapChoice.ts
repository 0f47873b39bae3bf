/** What conditions of orders are about, as things on the map that can be touched. */

import { keyOf } from '@coalbrook/desk';
import type { Lit, Target } from '@coalbrook/desk';
import type { Circumstance } from '@coalbrook/record';
import type { PlaceId } from '@coalbrook/rules';

type Built = Extract<Circumstance, { readonly about: 'built' }>;

/** Undefined for what is nowhere on the map. */
export const targetOf = (is: Circumstance): Target | undefined => {
  switch (is.about) {
    case 'built':
      return is.place === undefined ? undefined : { on: 'place', place: is.place };
    case 'sold':
      return { on: 'outlet', outlet: is.outlet };
    case 'site':
      return { on: 'site', site: is.site };
    case 'link':
      return { on: 'link', link: is.link };
    default:
      return undefined;
  }
};

/** The keys of whatever circumstances are about. */
export const keysOf = (all: readonly Circumstance[]): Lit =>
  new Set(all.flatMap((is) => targetOf(is) ?? []).map((target) => keyOf(target)));

/** The same in another place, or anywhere; what cannot be built there is not asked for any more. */
export const builtIn = (all: readonly Circumstance[], is: Built, place: PlaceId | undefined): Circumstance => {
  const fits = all.some((one) => one.about === 'built' && one.place === place && one.industry === is.industry);
  return { ...is, place, industry: fits ? is.industry : undefined };
};

/** What is meant by a touch on the map, where something of the same kind was chosen before; undefined for nothing. */
export const touchedOn = (all: readonly Circumstance[], is: Circumstance, target: Target): Circumstance | undefined => {
  if (is.about === 'built') return target.on === 'place' ? builtIn(all, is, target.place) : undefined;
  const key = keyOf(target);
  return all.find((one) => one.about === is.about && keysOf([one]).has(key));
};
