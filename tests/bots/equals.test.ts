/** The page says of characters whom they are about as strong as: whoever has the nearest points in docs/characters.json. */
import { readFileSync } from 'node:fs';

import { characterNames, isOfferedIn, levelNames } from '@coalbrook/bots';
import { editions } from '@coalbrook/editions';
import { expect, it } from 'vitest';

import { equals } from '../../apps/web/src/opponents/strengths.ts';

interface Measured {
  readonly edition: string;
  readonly players: Readonly<Record<string, { readonly points: { readonly mean: number } }>>;
}

const file = new URL('../../docs/characters.json', import.meta.url);
const tables = JSON.parse(readFileSync(file, 'utf8')) as readonly Measured[];

it.each(editions)('who is as strong as whom in $slug is what was measured', (edition) => {
  const { players } = tables.find((table) => table.edition === edition.slug)!;
  const pointsOf = (name: string): number => players[name].points.mean;
  const nearest = characterNames
    .filter((name) => isOfferedIn(edition, name))
    .map((name) => {
      const apart = (level: string): number => Math.abs(pointsOf(level) - pointsOf(name));
      return [name, levelNames.toSorted((one, other) => apart(one) - apart(other))[0]] as const;
    });
  expect(equals[edition.slug]).toEqual(Object.fromEntries(nearest));
});
