/** An example as people see it: what happens, why something is refused, what changes, and which part of the map matters. */

import { playExample } from '@coalbrook/examples';
import type { Example, PlayedExample } from '@coalbrook/examples';
import { parseAction } from '@coalbrook/record';
import { mask } from '@coalbrook/rules';
import { explain, namesOf, sayAction, tellDeeds, thingsOf } from '@coalbrook/words';
import type { JournalItem, Language, Marks } from '@coalbrook/words';

import { marksOf } from '../board/marksOf.ts';
import type { ExampleTexts } from '../language/en/examples.ts';
import { changesOf, factsOf, handOf } from './figures.ts';
import { piecesOn } from './pieces.ts';

export interface ExampleStory extends PlayedExample {
  readonly names: readonly string[];
  /** What happens, sentence by sentence. */
  readonly told: readonly string[];
  /** The last action and the reason, if it is refused. */
  readonly refused: { readonly action: string; readonly why: string } | undefined;
  /** The cards of the acting seat, if the position names them. */
  readonly hand: string | undefined;
  /** What changes, for everybody in turn and then in the markets; without actions, what there is. */
  readonly changes: readonly string[];
  /** What it is about. */
  readonly marks: Omit<Marks, 'cards'>;
  /** What the picture has to show; nothing if the map does not matter. */
  readonly around: Omit<Marks, 'cards'>;
}

const headings: readonly JournalItem['kind'][] = ['title', 'era', 'round', 'score'];

const told = (example: Example, { events }: PlayedExample, names: readonly string[], language: Language) =>
  tellDeeds(example.table, names, language, example.start, events).filter(({ kind }) => !headings.includes(kind));

/** The text of an item with its subject, unless it is a sentence by itself. */
const sentenceOf = ({ kind, seat, text }: JournalItem, names: readonly string[]): string => {
  if (seat === undefined || /^\p{Lu}/u.test(text)) return text;
  return `${names[seat]}${kind === 'scoring' ? ':' : ''} ${text}`;
};

const distinct = <Id>(...ids: readonly (readonly Id[])[]): readonly Id[] => [...new Set(ids.flat())];

/** The story of an example; undefined if its actions cannot be played. */
export const storyOf = (example: Example, language: Language, texts: ExampleTexts): ExampleStory | undefined => {
  const played = playExample(example);
  if (!played) return undefined;
  const { table } = example;
  const { before, after, action, refusal } = played;
  const names = namesOf(table);
  const items = told(example, played, names, language);
  const tried = refusal && action && marksOf(table, mask(table, before, before.actor), action);
  const marks = {
    sites: distinct(tried?.sites ?? [], ...items.map(({ sites }) => sites)),
    links: distinct(tried?.links ?? [], ...items.map(({ links }) => links)),
    places: distinct(tried?.places ?? [], ...items.map(({ places }) => places)),
  };
  const pieces = piecesOn(example, before);
  const speech = { example, names, things: thingsOf(table, language), texts };
  return {
    ...played,
    names,
    told: items.map((item) => sentenceOf(item, names)),
    refused: refusal &&
      action && {
        action: sayAction(table, action, language, before),
        why: explain(table, refusal, language, names),
      },
    hand: handOf(speech),
    changes: example.actions.length === 0 ? factsOf(speech) : changesOf(speech, after),
    marks,
    around: {
      sites: distinct(marks.sites, pieces.sites),
      links: distinct(marks.links, pieces.links),
      places: marks.places,
    },
  };
};

/** The actions to try, as commands. */
export const stepsOf = ({ table, start, actions }: Example, language: Language): readonly string[] =>
  actions.flatMap((line) => {
    const action = parseAction(table, line);
    return action.ok ? [sayAction(table, action.value, language, start)] : [];
  });
