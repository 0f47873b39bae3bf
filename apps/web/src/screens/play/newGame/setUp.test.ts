import { isOfferedIn } from '@coalbrook/bots';
import { ageOfIndustry, birmingham, editions, lancashire } from '@coalbrook/editions';
import { tableFor } from '@coalbrook/record';
import { describe, expect, test } from 'vitest';

import { automaton, bot, inOrder, person } from './chairs.ts';
import { withOwnName } from './ownChair.ts';
import { judge, optionFault, printedBoards } from './possible.ts';
import { companyOf, presetsOf } from './presets.ts';
import {
  isCompany,
  seatsHere,
  usualSetUp,
  wishOf,
  withChair,
  withCompany,
  withEdition,
  withHere,
  withOccupant,
  withOption,
  withoutSeat,
} from './setUp.ts';

describe.each(editions.map((edition) => [edition.slug, edition] as const))('%s', (_, edition) => {
  test('the default set-up can be played, in a first game and later', () => {
    expect(judge(usualSetUp(edition)).faults).toEqual([]);
    expect(judge(usualSetUp(edition, true)).faults).toEqual([]);
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

  test('characters keep their seats where they find what they like; elsewhere apprentices have them', () => {
    for (const other of editions) {
      const before = withCompany(usualSetUp(other), [person, ...['potter', 'navvy'].map(bot)]);
      const seated = withEdition(before, edition).chairs.map(({ who }) => who);
      const potter = isOfferedIn(edition, 'potter') ? 'potter' : 'apprentice';
      expect(seated.slice(1, 3)).toEqual([potter, 'navvy']);
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

test('a first game is against the carter and the brewer, later ones are against apprentices', () => {
  const opponents = (isFirst: boolean) => usualSetUp(birmingham, isFirst).chairs.slice(1);
  expect(opponents(true)).toMatchObject([bot('carter'), bot('brewer')]);
  expect(opponents(false)).toMatchObject([bot('apprentice'), bot('apprentice'), bot('apprentice')]);
});

test('no two people share a figure, and no two chairs a colour', () => {
  const setUp = withCompany(usualSetUp(birmingham), [person, person, person, bot('carter')]);
  const [first, second] = setUp.chairs;
  const changed = withChair(setUp, 0, { figure: second?.figure ?? 'watt', colour: second?.colour ?? 'slate' });
  expect(changed.chairs[1]).toMatchObject({ figure: first?.figure, colour: first?.colour });
  expect(new Set(changed.chairs.map(({ figure }) => figure)).size).toBe(4);
  expect(new Set(changed.chairs.map(({ colour }) => colour)).size).toBe(4);
});

describe('a figure', () => {
  const setUp = withCompany(usualSetUp(birmingham), [person, bot('carter'), automaton('eadweard')]);
  const figuresOf = ({ chairs }: typeof setUp) => chairs.map(({ figure }) => figure);

  test('is given to people, not to bots and automata', () => {
    expect(figuresOf(setUp)).toEqual(['arkwright', '', '']);
  });

  test('can be chosen for a bot and given back', () => {
    const chosen = withChair(setUp, 1, { figure: 'watt' });
    expect(figuresOf(chosen)).toEqual(['arkwright', 'watt', '']);
    expect(figuresOf(withChair(chosen, 1, { figure: '' }))).toEqual(['arkwright', '', '']);
  });

  test('that a bot takes from a person is replaced by one that is free', () => {
    expect(figuresOf(withChair(setUp, 1, { figure: 'arkwright' }))).toEqual(['tinsley', 'arkwright', '']);
  });

  test('goes with whoever leaves the chair, and so does the name', () => {
    const dressed = withChair(setUp, 1, { figure: 'watt', name: 'Jim' });
    expect(withOccupant(dressed, 1, bot('carter'))).toEqual(dressed);
    expect(withOccupant(dressed, 1, bot('master')).chairs[1]).toMatchObject({ ...bot('master'), figure: '', name: '' });
    expect(figuresOf(withOccupant(dressed, 1, person))).toEqual(['arkwright', 'tinsley', '']);
    expect(withOccupant(dressed, 1, person).chairs[1]?.colour).toBe(dressed.chairs[1]?.colour);
  });
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
    expect(seatsHere(withOccupant(both, 3, bot('random')))).toEqual([1]);
  });
});

test('a preset is recognised by who sits where', () => {
  const setUp = usualSetUp(birmingham);
  const chosen = presetsOf(birmingham).map((preset) => isCompany(setUp, companyOf(preset)));
  expect(chosen.filter(Boolean)).toHaveLength(1);
  expect(isCompany(withoutSeat(setUp, 3), companyOf(presetsOf(birmingham)[0]))).toBe(false);
  expect(isCompany(withOccupant(setUp, 0, bot('random')), companyOf(presetsOf(birmingham)[0]))).toBe(false);
});

test('whoever opens a table gets the name they used last, unless they have chosen one', () => {
  const setUp = withCompany(usualSetUp(birmingham), [bot('random'), person, person]);
  const named = withOwnName(setUp, 'Ada');
  expect(named.chairs.map(({ name }) => name)).toEqual(['', 'Ada', '']);
  expect(withOwnName(named, 'Bert')).toEqual(named);
});
