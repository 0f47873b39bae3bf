import { makeAction } from '@coalbrook/record';
import { legalActions } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { exampleFiles } from './exampleFiles.ts';
import { playExample } from './playExample.ts';
import { readExample, ruleOf } from './readExample.ts';
import { traitsOf } from './traits.ts';

const files = await Promise.all(exampleFiles.map(async ({ document, load }) => ({ document, values: await load() })));

/** Whether an event has all traits that a text names. */
const fits = (traits: readonly string[], text: string): boolean =>
  text.split(' ').every((trait) => traits.includes(trait));

describe.each(files)('examples of $document', ({ document, values }) => {
  it('are about statements of this document', () => {
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(ruleOf(value)).toMatch(new RegExp(`^${document}\\.[a-z]+\\.\\d+$`));
  });

  it.each(values.map((value, index) => ({ name: `${ruleOf(value)} (${index})`, value })))('$name', ({ value }) => {
    const example = readExample(value);
    const played = example && playExample(example);
    if (!played) throw new Error('it cannot be played');
    const { table, actions, refused, cites, brings, lacks } = example;
    const { before, action, refusal, events } = played;
    if (refused === undefined) {
      expect(refusal).toBeUndefined();
      // Nothing to name would show nothing.
      expect(brings.length > 0).toBe(actions.length > 0);
    } else {
      expect(refusal).toMatchObject({ reason: refused, rule: cites });
      expect(legalActions(table, before).map((one) => makeAction(table, one))).not.toContain(
        action && makeAction(table, action),
      );
    }
    const told = events.map((event) => traitsOf(table, event));
    let at = 0;
    for (const text of brings) {
      const found = told.findIndex((traits, index) => index >= at && fits(traits, text));
      expect(found, text).toBeGreaterThanOrEqual(at);
      at = found + 1;
    }
    for (const text of lacks) expect(told.filter((traits) => fits(traits, text))).toEqual([]);
  });
});

describe('an example', () => {
  const position = { edition: 'birmingham', seats: 2, round: 2, players: [{ hand: ['dudley', 'dudley'] }] };
  const build = 'build dudley#1 coal with dudley';

  it('is not read if it is damaged', () => {
    expect(readExample({ rule: 'birmingham.build.1', position, actions: [build] })).toBeDefined();
    for (const damaged of [undefined, [], 'text', {}, { rule: 'birmingham.build.1' }, { rule: 1, position }]) {
      expect(readExample(damaged)).toBeUndefined();
    }
    expect(readExample({ rule: 'birmingham.build.1', position: { ...position, seats: 7 } })).toBeUndefined();
    expect(readExample({ rule: 'birmingham.build.1', position, actions: 'pass' })).toBeUndefined();
  });

  it('is not played if an action before the last is refused, or cannot be read', () => {
    const play = (...actions: readonly string[]) => {
      const example = readExample({ rule: 'birmingham.build.1', position, actions });
      return example && playExample(example);
    };
    expect(play(build)?.refusal).toBeUndefined();
    expect(play('repay')?.refusal).toMatchObject({ reason: 'actionUnknown' });
    expect(play('repay', build)).toBeUndefined();
    expect(play('dance')).toBeUndefined();
  });
});
