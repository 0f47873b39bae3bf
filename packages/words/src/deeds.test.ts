import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { isOver, play, questionOf, tryOut } from '@coalbrook/rules';
import type { GameEvent, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { english } from './english/english.ts';
import { tableFor } from './fixtures.ts';
import { german } from './german/german.ts';
import { tellDeeds, tellJournal } from './journal.ts';
import { namesOf } from './names.ts';
import { playRandomly } from './randomGame.ts';
import { aGap, anEnglishWord } from './wording.ts';

const tables: readonly (readonly [string, Table])[] = [
  ['merchants', tableFor(birmingham, { seats: 4 })],
  ['an automaton', tableFor(birmingham, { seats: 1, automata: ['eadweard:normal'] })],
  ['a distant market', tableFor(lancashire, { seats: 3 })],
  ['loans', tableFor(ageOfIndustry, { seats: 3, options: ['new-england'] })],
];

describe.each(tables)('the preview of an action with %s', (_, table) => {
  const names = namesOf(table);

  it('needs only the position, whatever the question', () => {
    for (let game = 0; game < 2; game++) {
      playRandomly(table, game, {
        look: (state, _legal, choice) => {
          const events: GameEvent[] = [];
          tryOut(table, state.copy(), choice, (event) => events.push(event));
          for (const language of [english, german]) {
            const items = tellDeeds(table, names, language, state, events);
            const texts = items.map(({ text }) => text);
            expect(texts.filter((text) => text === '' || aGap.test(text))).toEqual([]);
            if (language === german) expect(texts.filter((text) => anEnglishWord.test(text))).toEqual([]);
            if (questionOf(state) === 'action') expect(items[0]?.seat).toBe(state.actor);
          }
        },
      });
    }
  });

  it('matches the journal, except for connecting words', () => {
    const journal = tellJournal(table, names, english);
    const told: string[] = [];
    const foretold: string[] = [];
    playRandomly(table, 'preview', {
      look: (state, _legal, choice) => {
        const after = state.copy();
        const events: GameEvent[] = [];
        play(table, after, choice, (event) => events.push(event));
        // An action without further questions is told at once.
        if (questionOf(state) !== 'action' || (!isOver(after) && questionOf(after) !== 'action')) return;
        const [first] = tellDeeds(table, names, english, state, events);
        if (first?.kind === 'deed') foretold.push(first.text);
      },
      tell: (event) => told.push(...journal.note([event]).map(({ text }) => text.replace(/^then /, ''))),
    });
    expect(foretold).not.toEqual([]);
    expect(foretold.filter((text) => !told.includes(text))).toEqual([]);
  });
});
