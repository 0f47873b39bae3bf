import { random } from '@coalbrook/bots';
import { editions } from '@coalbrook/editions';
import {
  awaitsChance,
  beginGame,
  draw,
  isOver,
  legalActions,
  makeTable,
  mask,
  play,
  questionOf,
  seededDraw,
  seedOf,
  tryOut,
} from '@coalbrook/rules';
import type { GameEvent } from '@coalbrook/rules';
import { english, namesOf } from '@coalbrook/words';
import { expect, it } from 'vitest';

import { tellEnding } from './tellEnding.ts';
import type { Tale } from './tellEnding.ts';

it.each(editions)(
  '$slug: a game that began with a position tells a turn like one that was played from the start',
  (edition) => {
    const made = makeTable(edition, { seats: edition.seats[0] });
    if (!made.ok) throw new Error('no table');
    const table = made.value;
    const names = namesOf(table);
    const seed = seedOf('endings');
    const events: GameEvent[] = [];
    const tell = (event: GameEvent): void => void events.push(event);
    const state = beginGame(table, tell);
    for (let count = 0; !isOver(state); count++) {
      if (awaitsChance(state)) {
        draw(table, state, seededDraw(table, state, seed), tell);
        continue;
      }
      const view = mask(table, state, state.actor);
      const action = random.choose({ table, view, legal: legalActions(table, view), count, seed });
      if (questionOf(state) === 'action' && count % 3 === 0) {
        const end: GameEvent[] = [];
        tryOut(table, state.copy(), action, (event) => end.push(event));
        const told = (tale: Tale): readonly string[] =>
          tellEnding(table, names, english, tale, end).map((sentence) => sentence.replace(/^then /, ''));
        expect(told({ from: state.copy(), events: [] })).toEqual(told({ from: undefined, events }));
      }
      play(table, state, action, tell);
    }
  },
);
