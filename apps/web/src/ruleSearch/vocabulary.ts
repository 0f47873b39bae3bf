/** The words of some texts, what each stands for, and what somebody may have meant who asks with others. */

import { typos } from './typo.ts';
import type { Wording } from './wording.ts';

/** How much counts what only means the same as the word that was asked for. */
const SAME_IDEA = 0.6;
/** … a longer word that begins with it … */
const BEGUN = 0.5;
/** … and a word that it may be a slip of. */
const SLIP = 0.7;
/** Shorter words are neither completed nor mended. */
const TELLING = 4;
/** Words from this length on may have two slips. */
const LONG = 7;

/** What stands for a word that was asked for, with how well it does: from 0 to 1. */
export type Term = ReadonlyMap<string, number>;

export class Vocabulary {
  readonly #wording: Wording;
  readonly #known: ReadonlySet<string>;
  /** Stems that a slip may have been meant for. */
  readonly #meant: ReadonlySet<string>;
  readonly #terms = new Map<string, Term>();
  readonly #parts = new Map<string, readonly string[]>();
  readonly #tokens = new Map<string, readonly string[]>();

  constructor(wording: Wording, words: Iterable<string>) {
    this.#wording = wording;
    this.#known = new Set([...words].map((word) => wording.stem(word)));
    this.#meant = new Set([...this.#known, ...wording.meaningful]);
  }

  readonly #isKnown = (word: string): boolean => {
    const stem = this.#wording.stem(word);
    return this.#known.has(stem) || this.#wording.ideasOf(stem).length > 0;
  };

  #split(word: string): readonly string[] {
    if (this.#wording.isFiller(word) || this.#wording.isMeaningful(word)) return [];
    const isKnown = this.#isKnown(word);
    const slips = isKnown ? [] : [...this.#slips(this.#wording.stem(word)).values()];
    // A long word with one slip is that word, and no compound of others.
    if (word.length >= LONG && slips.includes(1)) return [];
    const parts = this.#wording.split(word, this.#isKnown);
    if (parts.length > 0 && !parts.some((part) => this.#wording.isFiller(part))) return parts;
    if (isKnown) return [];
    const rest = this.#wording.unprefixed(word, this.#isKnown);
    return rest.length > 0 || slips.length > 0 ? rest : this.#wording.knownPart(word, this.#isKnown);
  }

  #ideasOf(word: string): readonly string[] {
    return this.#wording.isMeaningful(word) ? this.#wording.ideasOf(this.#wording.stem(word)) : [];
  }

  /** The parts of a compound, those that are known, or what is left without a prefix, unless it means something of its own. */
  partsOf(word: string): readonly string[] {
    const known = this.#parts.get(word);
    if (known) return known;
    const parts = this.#split(word);
    this.#parts.set(word, parts);
    return parts;
  }

  /** What a word in a text counts as: its stem and what that means, and the same for its parts. */
  tokensOf(word: string): readonly string[] {
    const known = this.#tokens.get(word);
    if (known) return known;
    const words = [word, ...this.partsOf(word)];
    const tokens = [...new Set(words.flatMap((one) => [this.#wording.stem(one), ...this.#ideasOf(one)]))];
    this.#tokens.set(word, tokens);
    return tokens;
  }

  /** What answers to a word in a question as it would to others of its kind. */
  kindsOf(word: string): readonly string[] {
    return this.#wording.kindsOf(this.#wording.stem(word));
  }

  /** What answers to a word in a question. */
  termOf(word: string): Term {
    const term = this.#terms.get(word) ?? this.#lookUp(word);
    this.#terms.set(word, term);
    return term;
  }

  #lookUp(word: string): Term {
    const term = new Map<string, number>();
    const stand = (token: string, weight: number): void => {
      if (weight > (term.get(token) ?? 0)) term.set(token, weight);
    };
    const standWithIdeas = (stem: string, weight: number): void => {
      stand(stem, weight);
      for (const idea of this.#wording.ideasOf(stem)) stand(idea, weight * SAME_IDEA);
    };
    const stem = this.#wording.stem(word);
    stand(stem, 1);
    for (const idea of this.#ideasOf(word)) stand(idea, SAME_IDEA);
    if (stem.length < TELLING) return term;
    for (const known of this.#known) if (known.startsWith(stem)) stand(known, BEGUN);
    if (this.#isKnown(word)) return term;
    for (const [known, slips] of this.#slips(stem)) standWithIdeas(known, SLIP / slips);
    return term;
  }

  /** What a stem may be a slip of, with how many there would be. */
  #slips(stem: string): ReadonlyMap<string, number> {
    const meant = new Map<string, number>();
    if (stem.length < TELLING) return meant;
    const most = stem.length < LONG ? 1 : 2;
    for (const known of this.#meant) {
      if (known[0] !== stem[0]) continue;
      const slips = typos(stem, known, most);
      if (slips <= most) meant.set(known, slips);
    }
    return meant;
  }
}
