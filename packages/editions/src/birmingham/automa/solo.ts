/** The solo game against one or two automata, as a modification of the game for people. */

import { done, fail } from '@coalbrook/rules';
import type { AutomatonFile, Composition, EraRules, Result, Wish } from '@coalbrook/rules';
import { faultWithin, inputFault } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';

import { BOARD } from '../../boards.ts';
import { compilePlans } from './compilePlans.ts';
import cards from './data/cards.json' with { type: 'json' };
import { planUrn, renewPlans, showPlans } from './deck.ts';
import type { DeckFile } from './deckFile.ts';
import { readCompany } from './difficulty.ts';
import type { Companion } from './difficulty.ts';
import { readDeck } from './readDeck.ts';
import { takeTurn } from './takeTurn.ts';

/** The file of replacement cards. */
export const DECK = 'automa-deck';
export const VARYING_ORDER = 'varying-order';

/** Cards set aside unseen, by era; one card for the first round and two for every other remain. */
const asideFor: Readonly<Record<number, readonly number[]>> = { 1: [21, 20], 2: [37, 36] };

/** What automata add to the end of the canal era, after the cards are shuffled. */
const renewal: EraRules['atEnd'] = [{ name: 'clearMats' }, { name: 'renewPlans' }, { name: 'showPlans' }];

const readDeckFor = (
  { board, industries }: Composition,
  value: unknown,
  automata: number,
): Result<DeckFile, readonly InputFault[]> => {
  const deck = readDeck(value, board, industries);
  const within = (fault: InputFault): InputFault => faultWithin(`files.${DECK}`, fault);
  if (!deck.ok) return fail(deck.fault.map(within));
  const isWhole = automata < 2 || deck.value.cards.some(({ set }) => set === '3p');
  return isWhole ? deck : fail([within(inputFault('cards', 'missing', { kind: 'cardsOfSet', set: '3p' }, undefined))]);
};

const faultsOf = ({ seats, options, files }: Required<Wish>): readonly InputFault[] => [
  ...(files[BOARD] === undefined
    ? []
    : [inputFault('files', 'impossible', { kind: 'printedBoardBesideAutomata' }, BOARD)]),
  ...(seats === 1 ? [] : [inputFault('seats', 'outOfRange', { kind: 'peopleBesideAutomata', people: 1 }, seats)]),
  ...(options.includes('introductory')
    ? [inputFault('options', 'impossible', { kind: 'everyEraBesideAutomata' }, 'introductory')]
    : []),
];

const seatCompanion = ({ slug, name, text, mat }: Companion): AutomatonFile => ({
  slug,
  name,
  wish: text,
  mat,
  takeTurn,
});

const revise = (
  people: Composition,
  company: readonly Companion[],
  deck: DeckFile,
  { options, files }: Required<Wish>,
): Composition => {
  const { board, industries, start, eras, course, urns } = people;
  const [canal, ...later] = eras;
  return {
    ...people,
    start: { ...start, aside: asideFor[company.length] },
    eras: [
      {
        ...canal,
        atEnd: canal.atEnd.flatMap((step) => (step.name === 'reshuffle' ? [step, ...renewal] : [step])),
      },
      ...later,
    ],
    course: {
      ...course,
      setUp: [{ name: 'keepSeatOrder' }, { name: 'placeMerchants' }, { name: 'dealHands' }, { name: 'showPlans' }],
      roundEnd: [{ name: options.includes(VARYING_ORDER) ? 'reorder' : 'forgetSpending' }, { name: 'payIncome' }],
    },
    stepRules: { renewPlans, showPlans },
    urns: [...urns, planUrn],
    tieBreaks: [],
    automata: company.map(seatCompanion),
    plans: compilePlans(deck, company.length, board, industries),
    files: files[DECK] === undefined ? {} : { [DECK]: deck },
  };
};

/** The game for people with automata added, or everything that is wrong with the wish for them. */
export const addAutomata = (people: Composition, wish: Required<Wish>): Result<Composition, readonly InputFault[]> => {
  const company = readCompany(wish.automata, people.industries);
  const deck = readDeckFor(people, wish.files[DECK] ?? cards, wish.automata.length);
  const faults = [...faultsOf(wish), ...(company.ok ? [] : company.fault), ...(deck.ok ? [] : deck.fault)];
  if (faults.length > 0 || !company.ok || !deck.ok) return fail(faults);
  return done(revise(people, company.value, deck.value, wish));
};

/** What makes no sense without automata. */
export const faultsWithoutAutomata = ({ options, files }: Required<Wish>): readonly InputFault[] => [
  ...(options.includes(VARYING_ORDER)
    ? [inputFault('options', 'impossible', { kind: 'automata' }, VARYING_ORDER)]
    : []),
  ...(files[DECK] === undefined ? [] : [inputFault('files', 'impossible', { kind: 'automata' }, DECK)]),
];
