import { judge, LESSON_SEED } from '@coalbrook/lessons';
import type { Lesson } from '@coalbrook/lessons';
import type { NewGame, Sitter } from '@coalbrook/wire';
import { namesOf } from '@coalbrook/words';

import type { TurnFate } from './heldTurn.ts';

/** The game of a task: the learner plays, automata follow their rules, and the others only pass. */
export const lessonGame = ({ table, seat, position }: Pick<Lesson, 'table' | 'seat' | 'position'>): NewGame => {
  const { edition, wish } = table;
  const names = namesOf(table);
  const sitters = table.automata.map((automaton, index): Sitter => {
    const nobody = { name: names[index], policy: '', figure: '', colour: '' };
    if (automaton) return { ...nobody, kind: 'automaton' };
    return index === seat ? { ...nobody, kind: 'person' } : { ...nobody, kind: 'bot', policy: 'bystander' };
  });
  return { edition: edition.slug, wish, sitters, seed: LESSON_SEED, position };
};

/** A turn is judged and held, so that nothing else happens while one reads what it was worth. */
export const fateIn = (lesson: Lesson, turn: readonly string[]): TurnFate =>
  judge(lesson, turn) ? 'held' : 'unfinished';
