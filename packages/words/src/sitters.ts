/** The names of bots, which depend on who reads them. */

import type { Language } from './language.ts';
import { languages } from './languages.ts';
import { policyName } from './offers.ts';

/** Somebody at a table, as far as it matters for their name. */
interface NamedSitter {
  readonly kind: string;
  readonly name: string;
  /** Of a bot, where it is known. */
  readonly policy?: string;
}

/** A name that a bot has because nobody gave it another: what its kind is called, and a number if others are called so. */
interface UsualName {
  readonly policy: string;
  readonly number: number;
}

/** The policies by their names in every language. */
const policies: ReadonlyMap<string, string> = new Map(
  languages.flatMap(({ offers }) => Object.entries(offers.policies).map(([policy, name]) => [name, policy])),
);

const NUMBERED = /^(.+) ([1-9]\d*)$/;

const usualNameOf = ({ kind, name, policy = '' }: NamedSitter, { offers }: Language): UsualName | undefined => {
  if (kind !== 'bot') return undefined;
  const [, kindName = name, number = '1'] = NUMBERED.exec(name) ?? [];
  const known = name === '' && policy in offers.policies ? policy : policies.get(kindName);
  // A seat keeps its name when another bot goes on there.
  return known === undefined ? undefined : { policy: known, number: Number(number) };
};

const numbered = (name: string, number: number): string => (number === 1 ? name : `${name} ${number}`);

/**
 * The sitters of a table for somebody who reads a language. Bots are called what they are; one that was given another
 * name keeps it. Nobody is called the same as somebody else because of this.
 */
export const nameSitters = <Sitter extends NamedSitter>(
  sitters: readonly Sitter[],
  language: Language,
): readonly Sitter[] => {
  const usual = sitters.map((sitter) => usualNameOf(sitter, language));
  const taken = new Set(sitters.flatMap(({ name }, seat) => (usual[seat] ? [] : [name])));
  const named = sitters.map((sitter, seat) => {
    const bot = usual[seat];
    if (!bot) return sitter;
    const kindName = policyName(bot.policy, language);
    let { number } = bot;
    while (taken.has(numbered(kindName, number))) number++;
    const name = numbered(kindName, number);
    taken.add(name);
    return name === sitter.name ? sitter : { ...sitter, name };
  });
  return named.some((sitter, seat) => sitter !== sitters[seat]) ? named : sitters;
};
