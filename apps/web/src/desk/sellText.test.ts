import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Edition } from '@coalbrook/rules';
import { english, thingsOf } from '@coalbrook/words';
import { expect, it } from 'vitest';

import { panels } from '../language/en/panels.ts';
import { sellText } from './sellText.ts';

it.each<[Edition, string]>([
  [
    birmingham,
    'Sell any number of your tiles to connected merchants that want them, each with the beer it needs. They flip.',
  ],
  [
    lancashire,
    'Sell any number of your cotton mills through connected ports or to the distant market. They flip, and so does a port you sell through.',
  ],
  [
    ageOfIndustry,
    'Sell any number of your tiles through connected ports or to connected markets that want them. They flip and pay at once, and so does a port you sell through.',
  ],
])('selling in $name', (edition, sentence) => {
  const table = makeTable(edition, { seats: 3 });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  expect(sellText(table.value, panels.aidKinds, thingsOf(table.value, english))).toBe(sentence);
});
