/** Finds statements by everyday words and questions. */

import type { RuleSearchTexts } from '../language/en/ruleSearch.ts';
import { plainText } from './readRules.ts';
import type { Block } from './readRules.ts';

export type Statement = Extract<Block, { readonly kind: 'statement' }>;

/** How much a longer word counts that begins with the one that was asked for. */
const BEGUN = 0.5;
/** How much a word counts that is only like the one that was asked for. */
const ALIKE = 0.6;
/** How much a word counts on top if the statement's section is about it. */
const TOPIC = 0.7;
/** A statement of this many words counts half as much as a very short one with the same words. */
const LONG = 90;
/** Statements with less than this share of the best are left out. */
const NEAR = 0.55;
const MOST = 12;
/** What is left of a word without its ending. */
const SHORTEST = 3;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}£$]+(?:\.\d+)?/gu) ?? [];

/** The number of a statement without the name of its text. */
const shortId = (id: string): string => id.slice(id.indexOf('.') + 1);

/** The number of a statement, which means nothing else. */
const NUMBERED = /\.\d+$/;

/** Words of a language reduced to what matters for a search. */
class Vocabulary {
  readonly #texts: RuleSearchTexts;
  readonly #fillers: ReadonlySet<string>;
  readonly #groups: readonly (readonly string[])[];

  constructor(texts: RuleSearchTexts) {
    this.#texts = texts;
    this.#fillers = new Set(texts.fillers.split(' '));
    this.#groups = texts.alike.map((group) => group.split(' '));
  }

  stem(word: string): string {
    const ending = this.#texts.endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
    return ending === undefined ? word : word.slice(0, -ending.length);
  }

  /** What is asked for, without fillers; all words if there is nothing else. */
  asked(text: string): readonly string[] {
    const words = wordsOf(text);
    const telling = words.filter((word) => !this.#fillers.has(word));
    return [...new Set((telling.length > 0 ? telling : words).map((word) => this.stem(word)))];
  }

  /** Beginnings of words that mean the same as a stem. */
  likes(stem: string): readonly string[] {
    if (NUMBERED.test(stem)) return [];
    const isIn = (one: string): boolean => one.startsWith(stem) || stem.startsWith(this.stem(one));
    const alike = this.#groups.filter((group) => group.some(isIn)).flat();
    return alike.map((word) => this.stem(word)).filter((word) => word !== stem);
  }
}

/** A statement with the stems of its words, and those of its section's heading and its number. */
interface Entry {
  readonly statement: Statement;
  readonly stems: readonly string[];
  readonly topic: readonly string[];
}

const entriesOf = (blocks: readonly Block[], vocabulary: Vocabulary): readonly Entry[] => {
  const stemsOf = (text: string): readonly string[] => wordsOf(text).map((word) => vocabulary.stem(word));
  const entries: Entry[] = [];
  let heading: readonly string[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') heading = stemsOf(block.text);
    if (block.kind !== 'statement') continue;
    const topic = [...heading, ...stemsOf(block.id), shortId(block.id)];
    entries.push({ statement: block, stems: stemsOf(plainText(block.spans)), topic });
  }
  return entries;
};

const begins = (stems: readonly string[], stem: string): boolean => stems.some((one) => one.startsWith(stem));

/** How well some words have the one that was asked for: from 0 to 1. */
const hit = (words: readonly string[], stem: string, likes: readonly string[]): number => {
  if (words.includes(stem)) return 1;
  if (begins(words, stem)) return BEGUN;
  return likes.some((like) => begins(words, like)) ? ALIKE : 0;
};

/** The statements that fit what was asked, the best first. Rare words count more than common ones. */
export const searchRules = (
  blocks: readonly Block[],
  question: string,
  texts: RuleSearchTexts,
): readonly Statement[] => {
  const vocabulary = new Vocabulary(texts);
  const entries = entriesOf(blocks, vocabulary);
  const scores = new Float64Array(entries.length);
  for (const stem of vocabulary.asked(question)) {
    const likes = vocabulary.likes(stem);
    const hits = entries.map(({ stems, topic }) => hit(stems, stem, likes) + TOPIC * hit(topic, stem, likes));
    const all = hits.reduce((sum, one) => sum + one, 0);
    const weight = Math.log(1 + entries.length / (all + 1));
    hits.forEach((one, index) => (scores[index] += (one * weight) / (1 + entries[index].stems.length / LONG)));
  }
  const best = Math.max(0, ...scores);
  if (best === 0) return [];
  return entries
    .map(({ statement }, index) => ({ statement, score: scores[index] }))
    .filter(({ score }) => score >= best * NEAR)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ statement }) => statement);
};
