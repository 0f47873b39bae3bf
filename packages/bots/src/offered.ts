import type { Edition } from '@coalbrook/rules';

import data from '../data/characters.json' with { type: 'json' };
import type { Leaning } from './leaning.ts';
import { levelNames } from './policyNames.ts';

const leanings: Readonly<Record<string, { readonly leaning: Leaning } | undefined>> = data;

/** Whether a bot is offered as an opponent in an edition: a character only where all that it likes can be built. */
export const isOfferedIn = ({ boards }: Pick<Edition, 'boards'>, policy: string): boolean => {
  if (levelNames.some((name) => name === policy)) return true;
  const character = Object.hasOwn(leanings, policy) ? leanings[policy] : undefined;
  if (!character) return false;
  const built = new Set(boards.flatMap(({ places }) => places.flatMap(({ sites = [] }) => sites.flat())));
  return Object.keys(character.leaning.building ?? {}).every((industry) => built.has(industry));
};
