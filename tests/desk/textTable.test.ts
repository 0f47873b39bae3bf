/** Another client can play at the desk: one that has nothing but text. */

import { editions, findEdition } from '@coalbrook/editions';
import { pick, seedOf } from '@coalbrook/rules';
import { english, languages } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { answered, openDesk } from './hostedDesk.ts';
import type { HostedDesk } from './hostedDesk.ts';
import { TextTable } from './textTable.ts';

const textOf = ({ host, desk }: HostedDesk, language: Language = english): TextTable =>
  new TextTable(
    desk,
    host.sheet.sitters.map(({ name }) => name),
    language,
  );

/** A player who reads lines and types one of them, and changes their mind now and then. */
const lineOf = (choices: readonly string[], count: number): string => {
  const goesOn = choices.find((line) => line === 'yes' || line === 'end turn');
  const changesMind = choices.find((line) => line === 'undo' || line === 'never mind' || line === 'redo');
  const chance = pick(seedOf('reader'), count, 12);
  if (changesMind && chance === 0) return changesMind;
  if (goesOn && chance > 2) return goesOn;
  // Whoever passes all the time sees little of the game.
  const others = choices.filter((line) => !/^(undo|redo|never mind|pass|passen)/i.test(line));
  return others[pick(seedOf('lines'), count, others.length)] ?? goesOn ?? choices[0] ?? '';
};

describe.each(editions)('$slug', (edition) => {
  it.each(languages)('a whole game can be read and typed in $code', async (language) => {
    const hosted = await openDesk(edition, { seed: `text ${language.code}` });
    const text = textOf(hosted, language);
    const typed: string[] = [];
    for (let count = 0; !hosted.host.isOver; count++) {
      expect(count).toBeLessThan(3000);
      for (const line of text.said) expect(line).not.toBe('');
      const line = lineOf(text.choices, count);
      typed.push(line);
      expect(text.type(line), `${line} after ${typed.slice(-4).join(', ')}`).toBeDefined();
      if (hosted.desk.state.isWaiting) await answered(hosted.desk);
    }
    expect(text.said).toEqual(['The game is over.']);
    expect(text.choices).toEqual([]);
    expect(typed).toContain('undo');
    expect(new Set(typed).size).toBeGreaterThan(20);
    expect(hosted.failures).toEqual([]);
  });
});

describe('a table made of text', () => {
  const birmingham = findEdition('birmingham');
  if (!birmingham) throw new Error('no edition');

  it('says why something is refused, and what an action would do', async () => {
    const text = textOf(await openDesk(birmingham));
    expect(text.type('sell')).toEqual([expect.stringMatching(/^You have nothing to sell/)]);
    expect(text.choices).toContain('never mind');
    text.type('never mind');
    const loan = text.choices.find((line) => /loan/.test(line)) ?? '';
    expect(text.type(loan)?.join(' ')).toMatch(/£17 → £47/);
    expect(text.choices).toContain('yes');
    text.type('yes');
    expect(text.choices).toContain('undo');
  });

  it('does not understand what is not on the table', async () => {
    const text = textOf(await openDesk(birmingham));
    expect(text.type('castle the king')).toBeUndefined();
  });
});
