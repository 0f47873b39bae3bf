import { ageOfIndustry, birmingham, editions, lancashire } from '@coalbrook/editions';
import { tableFor } from '@coalbrook/record';
import { describe, expect, test } from 'vitest';

import { withOwnName } from './ownChair.ts';
import { judge, optionFault, printedBoards } from './possible.ts';
import {
  automaton,
  bot,
  companyOf,
  inOrder,
  isCompany,
  newGameOf,
  person,
  presetsOf,
  readNewGame,
  seatsHere,
  setUpOf,
  usualSetUp,
  wishOf,
  withChair,
  withCompany,
  withEdition,
  withHere,
  withOption,
  withoutSeat,
  withSeed,
} from './setUp.ts';
import type { Names } from './setUp.ts';

const names: Names = { figure: (figure) => `the ${figure}`, automaton: (slug) => `Mx ${slug}` };

describe.each(editions.map((edition) => [edition.slug, edition] as const))('%s', (_, edition) => {
  test('the default set-up can be played', () => {
    expect(judge(usualSetUp(edition)).faults).toEqual([]);
  });

  test('every preset can be played', () => {
    for (const preset of presetsOf(edition)) {
      const setUp = withCompany(usualSetUp(edition), companyOf(preset));
      expect(judge(setUp).faults).toEqual([]);
    }
  });

  test('switching from any other edition gives a set-up that can be played', () => {
    for (const other of editions) {
      for (const preset of presetsOf(other)) {
        const before = withCompany(usualSetUp(other), companyOf(preset));
        expect(judge(withEdition(before, edition)).faults).toEqual([]);
      }
    }
  });

  test('the first board is that of the default set-up', () => {
    expect(printedBoards(edition)[0]?.name).toBe(judge(usualSetUp(edition)).table?.board.name);
  });

  test('an option can be chosen exactly if it has no fault', () => {
    const setUp = usualSetUp(edition);
    for (const { slug } of edition.options) {
      const isPossible = tableFor(edition.slug, { ...wishOf(setUp), options: [slug] }).ok;
      expect(optionFault(setUp, slug) === undefined).toBe(isPossible);
    }
  });
});

test('Age of Industry offers both boards as boards', () => {
  expect(printedBoards(ageOfIndustry).map(({ option }) => option)).toEqual([undefined, 'new-england']);
});

test('an option says why it no longer fits', () => {
  const two = withoutSeat(withoutSeat(usualSetUp(lancashire), 3), 2);
  const chosen = withOption(two, 'community', true);
  expect(optionFault(chosen, 'community')).toBeUndefined();
  expect(optionFault(chosen, 'virtual-link')).toBeDefined();
  const four = withOption(usualSetUp(lancashire), 'community', true);
  expect(optionFault(four, 'community')?.expected).toEqual({ kind: 'seats', seats: [2] });
});

test('automata sit last', () => {
  const setUp = withCompany(usualSetUp(birmingham), [automaton('eadweard'), person, automaton('emily')]);
  expect(inOrder(setUp.chairs).map(({ kind }) => kind)).toEqual(['person', 'automaton', 'automaton']);
  expect(wishOf(setUp)).toMatchObject({ seats: 1, automata: ['eadweard:normal', 'emily:normal'] });
});

test('no two chairs share a figure or a colour', () => {
  const setUp = usualSetUp(birmingham);
  const [first, second] = setUp.chairs;
  const changed = withChair(setUp, 0, { figure: second?.figure ?? 'watt', colour: second?.colour ?? 'slate' });
  expect(changed.chairs[1]).toMatchObject({ figure: first?.figure, colour: first?.colour });
  expect(new Set(changed.chairs.map(({ figure }) => figure)).size).toBe(4);
});

test('a set-up survives a link', () => {
  const before = withChair(
    withCompany(usualSetUp(birmingham), [person, automaton('eadweard'), automaton('emily')]),
    0,
    { name: 'Ada' },
  );
  const game = newGameOf({ ...before, seed: 'tea' }, names, 'other');
  const read = readNewGame(JSON.parse(JSON.stringify(game)));
  expect(read).toEqual({ ok: true, value: game });
  expect(setUpOf(game, names)).toEqual({ ...before, seed: 'tea' });
});

test('a shared set-up keeps the seed it was shared with', () => {
  const shared = withSeed(usualSetUp(birmingham), 'shared');
  expect(shared.seed).toBe('shared');
  expect(newGameOf(shared, names, 'another').seed).toBe('shared');
  expect(withSeed(shared, 'another')).toEqual(shared);
  expect(withSeed({ ...shared, seed: '  ' }, 'new').seed).toBe('new');
});

test.each([
  undefined,
  'text',
  {},
  { edition: 'chess', wish: { seats: 2 }, sitters: [], seed: '' },
  { edition: 'birmingham', wish: { seats: 2 }, sitters: [{ kind: 'person' }], seed: '' },
  { edition: 'birmingham', wish: { seats: 1 }, sitters: [{ kind: 'ghost' }], seed: '' },
])('readNewGame rejects nonsense: %j', (value) => {
  expect(readNewGame(value).ok).toBe(false);
});

describe('the seats on the device of whoever opens an online table', () => {
  const setUp = withCompany(usualSetUp(birmingham), [bot('random'), person, automaton('emily'), person]);

  test('are those of the first person unless others are chosen', () => {
    expect(seatsHere(setUp)).toEqual([1]);
    expect(seatsHere(withHere(setUp, 3, true))).toEqual([1, 2]);
    expect(seatsHere(withHere(withHere(setUp, 3, true), 1, false))).toEqual([2]);
  });

  test('are never none', () => {
    expect(seatsHere(withHere(setUp, 1, false))).toEqual([1]);
  });

  test('are only those of people', () => {
    const both = withHere(setUp, 3, true);
    expect(seatsHere(withChair(both, 3, { kind: 'bot', who: 'random' }))).toEqual([1]);
  });
});

test('a bot keeps its policy', () => {
  const game = newGameOf(withCompany(usualSetUp(lancashire), [person, bot('random')]), names, 's');
  expect(game.sitters.map(({ policy }) => policy)).toEqual(['', 'random']);
  expect(game.seed).toBe('s');
});

test('a preset is recognised by who sits where', () => {
  const setUp = usualSetUp(birmingham);
  const chosen = presetsOf(birmingham).map((preset) => isCompany(setUp, companyOf(preset)));
  expect(chosen.filter(Boolean)).toHaveLength(1);
  expect(isCompany(withoutSeat(setUp, 3), companyOf(presetsOf(birmingham)[0]))).toBe(false);
  expect(isCompany(withChair(setUp, 0, bot('random')), companyOf(presetsOf(birmingham)[0]))).toBe(false);
});

test('whoever opens a table gets the name they used last, unless they have chosen one', () => {
  const setUp = withCompany(usualSetUp(birmingham), [bot('random'), person, person]);
  const named = withOwnName(setUp, 'Ada');
  expect(named.chairs.map(({ name }) => name)).toEqual(['', 'Ada', '']);
  expect(withOwnName(named, 'Bert')).toEqual(named);
});
