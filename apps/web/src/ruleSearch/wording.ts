/** Words of a language reduced to what matters for a search. */

import type { RuleSearchTexts } from '../language/en/ruleSearch.ts';

/** Parts of a compound are at least this long. */
const PART = 3;
/** … and this long if nothing is known of the others. */
const LONG_PART = 4;
/** What may stand between the parts of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'e', 'er', 'es'];

/** In small letters, without accents. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/['’]/g, '');

export const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The same meaning gives the same mark, whatever the word. */
const markOf = (group: number): string => `#${group}`;

export class Wording {
  readonly #ending: RegExp | undefined;
  readonly #inner: RegExp | undefined;
  readonly #fillers: ReadonlySet<string>;
  readonly #phrases: readonly (readonly [RegExp, string])[];
  readonly #ideas = new Map<string, string[]>();
  readonly #meaningful = new Set<string>();
  readonly #kinds = new Map<string, readonly string[]>();
  readonly #prefixes: readonly string[];
  readonly #stems = new Map<string, string>();

  constructor(texts: RuleSearchTexts) {
    this.#ending = texts.ending;
    this.#inner = texts.inner;
    this.#fillers = new Set(wordsOf(texts.fillers));
    this.#phrases = texts.phrases.map(([said, meant]) => [new RegExp(`\\b(?:${said})\\b`, 'g'), meant]);
    this.#prefixes = (texts.prefixes ?? []).map(fold);
    for (const [group, words] of texts.alike.entries()) {
      for (const word of wordsOf(words)) {
        this.#meaningful.add(word);
        const stem = this.stem(word);
        const ideas = this.#ideas.get(stem) ?? [];
        if (!ideas.includes(markOf(group))) ideas.push(markOf(group));
        this.#ideas.set(stem, ideas);
      }
    }
    for (const [kind, names] of texts.names ?? []) {
      const ideas = this.ideasOf(this.stem(fold(kind)));
      for (const name of wordsOf(names)) {
        const stem = this.stem(name);
        this.#kinds.set(stem, [...(this.#kinds.get(stem) ?? []), ...ideas]);
      }
    }
  }

  stem(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const bare = this.#inner ? word.replace(this.#inner, '$1$2') : word;
    const cut = this.#ending ? bare.replace(this.#ending, '') : bare;
    const stem = cut.replace(/(\p{L})\1$/u, '$1');
    this.#stems.set(word, stem);
    return stem;
  }

  isFiller(word: string): boolean {
    return this.#fillers.has(word);
  }

  /** Marks of what a stem means. */
  ideasOf(stem: string): readonly string[] {
    return this.#ideas.get(stem) ?? [];
  }

  /** Whether a word means the same as others. A filler does so only if it is itself among them, and not one like it. */
  isMeaningful(word: string): boolean {
    return this.isFiller(word) ? this.#meaningful.has(word) : this.ideasOf(this.stem(word)).length > 0;
  }

  /** Stems that mean something. */
  get meaningful(): Iterable<string> {
    return this.#ideas.keys();
  }

  /** Marks of what a name in a question is the name of. */
  kindsOf(stem: string): readonly string[] {
    return this.#kinds.get(stem) ?? [];
  }

  /** A word without what may stand before it, if what is left says something. */
  unprefixed(word: string, isKnown: (part: string) => boolean): readonly string[] {
    const prefix = this.#prefixes.find((one) => word.startsWith(one) && word.length - one.length > PART);
    const rest = prefix === undefined ? '' : word.slice(prefix.length);
    return rest !== '' && (this.isFiller(rest) || isKnown(rest)) ? [rest] : [];
  }

  /** The words of a question, with what several of them mean together. */
  asked(question: string): readonly string[] {
    let text = fold(question);
    for (const [said, meant] of this.#phrases) text = text.replace(said, ` ${meant} `);
    return wordsOf(text);
  }

  /** The parts of a compound of words that are known. */
  split(word: string, isKnown: (part: string) => boolean): readonly string[] {
    for (let at = word.length - PART; at >= PART; at--) {
      const last = word.slice(at);
      if (!isKnown(last)) continue;
      const first = word.slice(0, at);
      const firsts = JOINTS.filter((joint) => first.endsWith(joint)).map((joint) => first.slice(0, at - joint.length));
      const part = firsts.find((one) => one.length >= PART && isKnown(one));
      if (part !== undefined) return [part, last];
    }
    return [];
  }

  /** What is known of a compound: what it ends in, or else what it begins with. */
  knownPart(word: string, isKnown: (part: string) => boolean): readonly string[] {
    for (let at = PART; at <= word.length - LONG_PART; at++) {
      const last = word.slice(at);
      if (isKnown(last)) return [last];
    }
    for (let end = word.length - PART; end >= LONG_PART; end--) {
      const first = word.slice(0, end);
      if (isKnown(first)) return [first];
    }
    return [];
  }
}
