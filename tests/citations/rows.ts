/** Refusals with the statement of the rules that each must cite. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { exampleFiles, playExample, readExample, ruleOf } from '@coalbrook/examples';
import { parseAction } from '@coalbrook/record';
import { beginGame, check, checkDraw, makeTable } from '@coalbrook/rules';
import type { Edition, Reason, Refusal, Seat, State, Table } from '@coalbrook/rules';
import { english, explain } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { root } from '../source.ts';
import { rulesOf } from './rulesOf.ts';

interface Provoked {
  readonly table: Table;
  readonly refusal: Refusal;
}

export interface Row {
  readonly reason: Reason;
  /** The statement without the name of its document, such as `build.7`. */
  readonly rule: string;
  /** What the sentence and the statement both say. */
  readonly says: RegExp;
  /** The same in the words of the statement, where they differ. */
  readonly states?: RegExp;
  /** How it is provoked; by an example of the statement, if nothing is given. */
  readonly provoke?: () => Provoked;
}

/** Tries an action, as the actor unless another seat is named. */
export const tries = (scene: Scene, line: string, seat?: number): Provoked => ({
  table: scene.table,
  refusal: scene.refuse(line, seat),
});

/** A game that waits for its first draw. */
const waiting = (edition: Edition): { readonly table: Table; readonly state: State } => {
  const table = makeTable(edition, { seats: edition.seats[0] });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return { table: table.value, state: beginGame(table.value) };
};

const refused = (table: Table, refusal: Refusal | undefined): Provoked => {
  if (!refusal) throw new Error('nothing is refused');
  return { table, refusal };
};

/** Refusals of draws, and of actions while the game waits for a draw. */
export const chanceRows = (edition: Edition, rule: string, dealt: () => Scene): readonly Row[] => {
  const { table, state } = waiting(edition);
  const pass = parseAction(table, 'pass');
  if (!pass.ok) throw new Error('a pass cannot be read');
  return [
    {
      reason: 'waitsForChance',
      rule,
      says: /has to be drawn before the game can continue/,
      states: /is drawn first/,
      provoke: () => refused(table, check(table, state, 0 as Seat, pass.value)),
    },
    {
      reason: 'drawWrongNumber',
      rule,
      says: /The draw must be of \d+, not 0/,
      states: /as many as are asked for/,
      provoke: () => refused(table, checkDraw(table, state, [])),
    },
    {
      reason: 'drawNotAvailable',
      rule,
      says: /no longer there to be drawn/,
      states: /only from what is left/,
      provoke: () =>
        refused(
          table,
          checkDraw(
            table,
            state,
            Array.from({ length: state.drawing }, () => -1),
          ),
        ),
    },
    {
      reason: 'nothingToDraw',
      rule,
      says: /nothing to draw now/,
      states: /no answer is accepted that was not asked for|only the questions it raises can be answered/i,
      provoke: () => refused(dealt().table, checkDraw(dealt().table, dealt().state, [])),
    },
  ];
};

const statementsOf = (document: string): ReadonlyMap<string, string> => {
  const text = readFileSync(join(root, 'docs', 'rules', `${document}.md`), 'utf8');
  return new Map(
    [...text.matchAll(/^- \*\*([a-z-]+\.[a-z]+\.\d+)\*\* (.+)$/gm)].map(([, id = '', said = '']) => [id, said]),
  );
};

const examples = (await Promise.all(exampleFiles.map(({ load }) => load()))).flat();

/** The refusal in the example of a statement that is about this reason. */
const byExample = (rule: string, reason: Reason): Provoked => {
  const about = examples.filter((value) => ruleOf(value) === rule).flatMap((value) => readExample(value) ?? []);
  const example = about.find((one) => one.refused === reason);
  if (!example) throw new Error(`${rule} has no example of ${reason}`);
  return refused(example.table, playExample(example)?.refusal);
};

/** Provokes every reason of an edition, and compares its sentence with the statement it cites. */
export const describeCitations = (edition: Edition, rows: readonly Row[]): void => {
  const statements = statementsOf(edition.slug);

  describe.each(rows)('$reason', ({ reason, rule, says, states = says, provoke }) => {
    const { table, refusal } = provoke?.() ?? byExample(`${edition.slug}.${rule}`, reason);

    it(`cites ${edition.slug}.${rule}`, () => {
      expect(refusal).toMatchObject({ reason, rule: `${edition.slug}.${rule}` });
    });

    it('says what the statement says', () => {
      expect(explain(table, refusal, english)).toMatch(says);
      expect(statements.get(refusal.rule)).toMatch(states);
    });
  });

  it('exactly one row for every reason and rule', () => {
    const { citations } = waiting(edition).table;
    const cited = Object.entries(citations).flatMap(([reason, citation]) =>
      rulesOf(citation).map((rule) => `${reason} ${rule}`),
    );
    expect(rows.map(({ reason, rule }) => `${reason} ${edition.slug}.${rule}`).toSorted()).toEqual(cited.toSorted());
  });
};
