/** Statements, prepared for being found. */

import { plainText } from '../rulebook/readRules.ts';
import type { Block } from '../rulebook/readRules.ts';
import { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './wording.ts';
import type { Wording } from './wording.ts';

export type Statement = Extract<Block, { readonly kind: 'statement' }>;

/** What words of the section's heading and of how people ask count, beside those of the statement. */
const HEADING = 1.6;
const ASKED = 1;
/** How much a long statement loses: from nothing to in proportion. */
const LENGTH = 0.5;

/** A way to ask: its words as tokens. */
export type Way = readonly { readonly tokens: readonly string[]; readonly isFiller: boolean }[];

export interface Findable {
  readonly statement: Statement;
  /** What counts for it, and how much. */
  readonly bag: ReadonlyMap<string, number>;
  readonly ways: readonly Way[];
  /** What its text is about beyond the first text, such as automata. */
  readonly aside: ReadonlySet<string>;
}

/** Ways to ask, by statement. Each line has the ids of statements and, after a colon, ways separated by commas. */
const readAsked = (lines: string): ReadonlyMap<string, readonly string[]> => {
  const asked = new Map<string, string[]>();
  for (const line of lines.split('\n')) {
    const [ids = '', ways] = line.split(': ');
    if (ways === undefined) continue;
    for (const id of ids.split(' ')) asked.set(id, [...(asked.get(id) ?? []), ...ways.split(', ')]);
  }
  return asked;
};

const titleOf = (blocks: readonly Block[]): string => {
  const first = blocks.find((block) => block.kind === 'heading');
  return first?.text ?? '';
};

const textOf = ({ spans }: Statement): readonly string[] => wordsOf(plainText(spans));

export interface Prepared {
  readonly findables: readonly Findable[];
  readonly vocabulary: Vocabulary;
}

/** Prepares the statements of a text, and of others that belong to it. */
export const prepare = (sheets: readonly (readonly Block[])[], wording: Wording, asked: string): Prepared => {
  const waysTo = readAsked(asked);
  const statements = sheets.flat().filter((block) => block.kind === 'statement');
  const texts = new Map(statements.map((statement) => [statement, textOf(statement)]));
  const mean = texts.size === 0 ? 1 : [...texts.values()].flat().length / texts.size;
  const headings = sheets.flat().flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  const ways = statements.flatMap(({ id }) => waysTo.get(id) ?? []);
  const vocabulary = new Vocabulary(wording, [
    ...[...texts.values()].flat(),
    ...wordsOf([...headings, ...ways].join(' ')),
  ]);
  const tokensOf = (word: string): readonly string[] => vocabulary.tokensOf(word);

  const topicOf = (blocks: readonly Block[]): readonly string[] =>
    wordsOf(titleOf(blocks))
      .filter((word) => !wording.isFiller(word))
      .flatMap(tokensOf);
  const [main = []] = sheets;
  const common = new Set(topicOf(main));

  const findableOf = (statement: Statement, heading: string, aside: ReadonlySet<string>): Findable => {
    const words = texts.get(statement) ?? [];
    const asking = (waysTo.get(statement.id) ?? []).map((way) => wording.asked(way));
    const bag = new Map<string, number>();
    const add = (tokens: Iterable<string>, weight: number): void => {
      for (const token of tokens) bag.set(token, (bag.get(token) ?? 0) + weight);
    };
    add(words.flatMap(tokensOf), 1 / (1 - LENGTH + (LENGTH * words.length) / mean));
    add(wordsOf(heading).flatMap(tokensOf), HEADING);
    add(new Set(asking.flat().flatMap(tokensOf)), ASKED);
    const waysOf = asking.map((way) =>
      way.map((word) => ({ tokens: tokensOf(word), isFiller: wording.isFiller(word) })),
    );
    return { statement, bag, ways: waysOf, aside };
  };

  const findables = sheets.flatMap((blocks) => {
    const aside = new Set(topicOf(blocks).filter((token) => !common.has(token)));
    let heading = '';
    return blocks.flatMap((block) => {
      if (block.kind === 'heading') heading = block.text;
      return block.kind === 'statement' ? [findableOf(block, heading, aside)] : [];
    });
  });
  return { findables, vocabulary };
};
