import { expect, it } from 'vitest';

import { deedsOf, EADWEARD, EMILY, turnOf } from './solo.ts';
import { faultsOf, openingOf, sum } from './tableHelp.ts';

type Levels = Readonly<Record<string, readonly number[]>>;

const easy: Levels = {
  manufacturer: [1, 2, 1, 1, 2, 1, 1, 2],
  cotton: [2, 2, 3, 3],
  pottery: [1, 1, 1, 1, 1],
  coal: [0, 2, 2, 2],
  iron: [1, 1, 1, 1],
  brewery: [1, 2, 2, 1],
};

const normal: Levels = {
  manufacturer: [0, 2, 0, 0, 1, 1, 1, 2],
  cotton: [2, 1, 3, 3],
  pottery: [1, 1, 1, 1, 1],
  coal: [0, 1, 2, 2],
  iron: [0, 1, 1, 1],
  brewery: [1, 2, 2, 1],
};

const hard: Levels = { ...normal, manufacturer: [0, 2, 0, 0, 0, 1, 1, 2], cotton: [2, 1, 1, 3] };

const matOf = (levels: Levels): Record<string, number> =>
  Object.fromEntries(
    Object.entries(levels).flatMap(([industry, counts]) =>
      counts.map((count, index) => [`${industry}-${index + 1}`, count]),
    ),
  );

const opened = (...automata: readonly string[]): Readonly<Record<string, number>>[] =>
  openingOf({ automata }).players.map(({ mat }) => mat);

const regular = opened('eadweard:normal')[0] ?? {};

it('birmingham-automa.difficulty.1: an easy mat has 42 tiles', () => {
  const mat = opened('eadweard:easy')[EADWEARD] ?? {};
  expect(mat).toEqual(matOf(easy));
  expect(sum(mat)).toBe(42);
});

it('birmingham-automa.difficulty.1: the first coal mine of an easy automaton is of level II, its first works of level I', () => {
  const setting = { automata: ['eadweard:easy'] };
  expect(deedsOf(turnOf(setting, ['5', '3']))[0]).toBe('build coal-2 redditch#1');
  const works = turnOf({ ...setting, links: { 'oxford-redditch': 0 }, markets: { iron: 6 } }, ['1', '3']);
  expect(deedsOf(works)[0]).toBe('build iron-1 redditch#2');
});

it('birmingham-automa.difficulty.2: a normal mat has 35 tiles', () => {
  const mat = opened('eadweard:normal')[EADWEARD] ?? {};
  expect(mat).toEqual(matOf(normal));
  expect(sum(mat)).toBe(35);
});

it('birmingham-automa.difficulty.2: a hard mat has 32 tiles', () => {
  const mat = opened('eadweard:hard')[EADWEARD] ?? {};
  expect(mat).toEqual(matOf(hard));
  expect(sum(mat)).toBe(32);
  expect(matOf(hard)).toMatchObject({ 'manufacturer-5': 0, 'cotton-3': 1 });
});

it('birmingham-automa.difficulty.2: the difficulty does not change the person’s mat', () => {
  for (const difficulty of ['easy', 'normal', 'hard']) {
    const mat = opened(`eadweard:${difficulty}`)[0] ?? {};
    expect(mat).toEqual(regular);
    expect(sum(mat)).toBe(45);
  }
});

it('birmingham-automa.difficulty.3: a custom difficulty changes the counts of single tiles', () => {
  expect(opened('eadweard:normal+cotton-1=3')[EADWEARD]).toEqual({ ...matOf(normal), 'cotton-1': 3 });
  expect(opened('eadweard:hard+coal-1=1+pottery-5=0+manufacturer-8=1')[EADWEARD]).toEqual({
    ...matOf(hard),
    'coal-1': 1,
    'pottery-5': 0,
    'manufacturer-8': 1,
  });
});

it('birmingham-automa.difficulty.3: each count from 0 to the regular number, and no more', () => {
  for (const [tile, most] of Object.entries(regular)) {
    expect(opened(`eadweard:easy+${tile}=0`)[EADWEARD]?.[tile]).toBe(0);
    expect(opened(`eadweard:easy+${tile}=${most}`)[EADWEARD]?.[tile]).toBe(most);
    expect(faultsOf({ automata: [`eadweard:easy+${tile}=${most + 1}`] })).not.toEqual([]);
  }
});

it.each([
  'eadweard:simple',
  'eadweard:',
  'eadweard:normal+cotton-1',
  'eadweard:normal+cotton-1=',
  'eadweard:normal+cotton-1=-1',
  'eadweard:normal+cotton-1=1.5',
  'eadweard:normal+cotton-1=two',
  'eadweard:normal+cotton-5=1',
  'eadweard:normal+cotton=1',
  'eadweard:normal+shipyard-1=1',
  'eadweard:cotton-1=3',
  'eadweard:normal+',
  'eadweard:normal cotton-1=3',
])('birmingham-automa.difficulty.3: %s is refused', (wish) => {
  const faults = faultsOf({ automata: [wish] });
  expect(faults).not.toEqual([]);
  for (const fault of faults) expect(fault.startsWith('automata[0]')).toBe(true);
});

it('birmingham-automa.difficulty.4: Eadweard and Emily may differ', () => {
  const mats = opened('eadweard:hard', 'emily:easy+iron-1=0');
  expect(mats[EADWEARD]).toEqual(matOf(hard));
  expect(mats[EMILY]).toEqual({ ...matOf(easy), 'iron-1': 0 });
});

it('birmingham-automa.difficulty.4: each builds from its own mat', () => {
  const setting = {
    automata: ['eadweard:hard', 'emily:easy'],
    tiles: { 'cannock#2': { seat: 0, tile: 'coal-1' } },
  };
  expect(deedsOf(turnOf(setting, ['2', '3']))[0]).toBe('build manufacturer-2 cannock#1');
  expect(deedsOf(turnOf(setting, ['2', '3'], EMILY), EMILY)[0]).toBe('build manufacturer-1 cannock#1');
});
