/** Finds statements by everyday words and questions. */

import type { RuleSearchTexts } from '../language/en/ruleSearch.ts';
import { ruleNumber } from '../language/ruleNumber.ts';
import type { Block } from '../rulebook/readRules.ts';
import { prepare } from './findable.ts';
import type { Findable, Statement, Way } from './findable.ts';
import type { Term, Vocabulary } from './vocabulary.ts';
import { Wording } from './wording.ts';

/** How quickly more of the same word stops counting. */
const ENOUGH = 1.5;
/** A question that is asked just so. */
const JUST_SO = 1.2;
/** What the ways to ask count that are most like the question, the likest first. */
const RANKED = [1, 0.3, 0.1];
/** What a filler counts there; elsewhere it counts only if it means the same as others. */
const FAINT = 0.45;
/** What counts there a word of the same kind, such as another town. */
const SAME_KIND = 0.6;
/** What the mean of its section counts for a statement. */
const SECTION = 0.2;
/** What the other texts count, if a question is about one on the side, or if it is not. */
const ASIDE = 0.45;
/** Statements with less than this share of the best are left out. */
const NEAR = 0.4;
const MOST = 12;

/** A word that was asked for: what answers to it, and what it weighs. */
interface Wanted {
  readonly term: Term;
  /** What answers to any word of its kind, such as any town. */
  readonly kinds: readonly string[];
  readonly weight: number;
  /** It is looked for in statements, not only in ways to ask. */
  readonly isTelling: boolean;
}

interface Question {
  readonly wanted: readonly Wanted[];
  readonly telling: readonly Wanted[];
  /** What all words weigh together. */
  readonly all: number;
  /** The words that a token answers, by their places, and how well. */
  readonly answered: ReadonlyMap<string, readonly (readonly [at: number, strength: number])[]>;
  /** It is about what only a text on the side is about, such as automata. */
  readonly isAside: boolean;
}

interface Scored {
  readonly entry: Findable;
  readonly score: number;
}

const sectionOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));

/** A number as somebody types it. */
const plain = (number: string): string => number.toLowerCase().replace('§', '').trim();

/** Everything that a statement is called. */
const namesOf = (id: string): readonly string[] => [id, id.slice(id.indexOf('.') + 1), plain(ruleNumber(id))];

/** Finds in one text and those that belong to it. The first is the one that is asked unless a question names another. */
export class RuleSearch {
  readonly #wording: Wording;
  readonly #vocabulary: Vocabulary;
  readonly #findables: readonly Findable[];
  /** In how many statements a token is. */
  readonly #counts = new Map<string, number>();

  constructor(texts: RuleSearchTexts, sheets: readonly (readonly Block[])[]) {
    this.#wording = new Wording(texts);
    const { findables, vocabulary } = prepare(sheets, this.#wording, texts.asked);
    this.#findables = findables;
    this.#vocabulary = vocabulary;
    for (const { bag } of findables) {
      for (const token of bag.keys()) this.#counts.set(token, (this.#counts.get(token) ?? 0) + 1);
    }
  }

  /** The statements that answer a question, the best first. */
  find(question: string): readonly Statement[] {
    const number = plain(question);
    const named = this.#findables.filter(({ statement }) => namesOf(statement.id).includes(number));
    if (named.length > 0) return named.map(({ statement }) => statement);
    const asked = this.#read(question);
    const scores = this.#withSections(this.#findables.map((entry) => ({ entry, score: this.#score(entry, asked) })));
    const best = Math.max(0, ...scores.map(({ score }) => score));
    return scores
      .filter(({ score }) => score > 0 && score >= best * NEAR)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MOST)
      .map(({ entry }) => entry.statement);
  }

  /** Adds what the mean of its section counts for a statement: a question may have words of several. */
  #withSections(scores: readonly Scored[]): readonly Scored[] {
    const sections = new Map<string, number[]>();
    for (const { entry, score } of scores) {
      const section = sectionOf(entry.statement.id);
      sections.set(section, [...(sections.get(section) ?? []), score]);
    }
    return scores.map(({ entry, score }) => {
      const all = sections.get(sectionOf(entry.statement.id)) ?? [];
      const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
      return { entry, score: score === 0 ? 0 : score + SECTION * mean };
    });
  }

  /** Rare words weigh more than common ones. */
  #weigh(count: number, isFiller: boolean): number {
    return Math.log(1 + (this.#findables.length - count + 0.5) / (count + 0.5)) * (isFiller ? FAINT : 1);
  }

  /** In how many statements something answers to a term; what answers less well counts less. */
  #countOf(term: Term): number {
    let count = 0;
    for (const { bag } of this.#findables) {
      let best = 0;
      for (const [token, strength] of term) if (strength > best && bag.has(token)) best = strength;
      count += best;
    }
    return count;
  }

  #read(question: string): Question {
    const words = this.#wording.asked(question).flatMap((word) => {
      const parts = this.#vocabulary.partsOf(word);
      return parts.length === 0 || this.#counts.has(this.#wording.stem(word)) ? [word, ...parts] : parts;
    });
    const isEmpty = words.every((word) => this.#wording.isFiller(word));
    const wanted = [...new Set(words)].map((word): Wanted => {
      const term = this.#vocabulary.termOf(word);
      const isFiller = !isEmpty && this.#wording.isFiller(word);
      const kinds = this.#vocabulary.kindsOf(word);
      const isTelling = !isFiller || this.#wording.isMeaningful(word);
      return { term, kinds, weight: this.#weigh(this.#countOf(term), isFiller), isTelling };
    });
    const answered = new Map<string, [number, number][]>();
    for (const [at, { term, kinds }] of wanted.entries()) {
      const ofItsKind = kinds.map((token) => [token, SAME_KIND] as const);
      for (const [token, strength] of [...term, ...ofItsKind]) {
        const others = answered.get(token);
        if (others) others.push([at, strength]);
        else answered.set(token, [[at, strength]]);
      }
    }
    const telling = wanted.filter(({ isTelling }) => isTelling);
    const all = wanted.reduce((sum, { weight }) => sum + weight, 0);
    const isAside = this.#findables.some(({ aside }) => [...aside].some((token) => answered.has(token)));
    return { wanted, telling, all, answered, isAside };
  }

  #score({ bag, ways, aside }: Findable, asked: Question): number {
    const { telling, all, isAside } = asked;
    let words = 0;
    let covered = 0;
    for (const { term, weight } of telling) {
      let often = 0;
      let best = 0;
      for (const [token, strength] of term) {
        const count = bag.get(token);
        if (count === undefined) continue;
        often = Math.max(often, count * strength);
        best = Math.max(best, strength);
      }
      words += (weight * often * (ENOUGH + 1)) / (often + ENOUGH);
      covered += weight * best;
    }
    if (words === 0) return 0;
    const alike = ways.map((way) => this.#likeness(way, asked)).toSorted((one, other) => other - one);
    const justSo = RANKED.reduce((sum, share, rank) => sum + share * (alike[rank] ?? 0), 0);
    return (isAside === aside.size > 0 ? 1 : ASIDE) * (words * (covered / all) + JUST_SO * justSo * all);
  }

  /** How much of a question is in a way to ask, and of that in the question: from 0 to 1. */
  #likeness(way: Way, { wanted, all, answered }: Question): number {
    const met = new Float64Array(wanted.length);
    let used = 0;
    let whole = 0;
    for (const { tokens, isFiller } of way) {
      let best = 0;
      for (const token of tokens) {
        for (const [at, strength] of answered.get(token) ?? []) {
          met[at] = Math.max(met[at], strength);
          best = Math.max(best, strength);
        }
      }
      const weight = this.#weigh(this.#counts.get(tokens[0]) ?? 0, isFiller);
      used += weight * best;
      whole += weight;
    }
    if (used === 0) return 0;
    const found = met.reduce((sum, strength, at) => sum + strength * wanted[at].weight, 0) / all;
    const said = used / whole;
    return (2 * found * said) / (found + said);
  }
}
