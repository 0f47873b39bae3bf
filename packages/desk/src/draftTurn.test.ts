import type { Draft } from '@coalbrook/record';
import { NOBODY } from '@coalbrook/rules';
import type { Action, GameEvent, Seat } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { DraftTurn } from './draftTurn.ts';
import { actionOf, turnAt } from './fixtures.ts';

const told = (events: readonly GameEvent[]): readonly string[] => events.map(({ event }) => event);

const choose = (turn: DraftTurn, ...texts: readonly string[]): void => {
  for (const text of texts) expect([text, turn.choose([actionOf(turn.table, text)])]).toEqual([text, undefined]);
};

const canal: Draft = {
  edition: 'birmingham',
  seats: 2,
  round: 2,
  players: [{ hand: ['dudley', 'iron', 'worcester', 'worcester'], money: 30 }],
};

const distant: Draft = {
  edition: 'lancashire',
  seats: 4,
  round: 2,
  players: [{ hand: { iron: 3 } }, { hand: { port: 3 } }],
  tiles: {
    'manchester#1': { seat: 0, tile: 'cotton-1' },
    'warrington#1': { seat: 1, tile: 'port-1' },
  },
  links: { 'manchester-warrington': 1 },
  distant: { tiles: { '1': 2 } },
};

const cardOf = ({ table }: DraftTurn, slug: string) => table.cards.find((card) => card.slug === slug)!.id;

describe('DraftTurn', () => {
  it('adds, undoes and redoes steps', () => {
    const turn = turnAt(canal);
    const before = turn.frame;
    expect(before).toMatchObject({ stage: 'open', actor: 0, draft: [], canUndo: false, canRedo: false });
    choose(turn, 'build dudley#1 coal with dudley');
    const after = turn.frame;
    expect(after).toMatchObject({ seq: 0, stage: 'open', canUndo: true, canRedo: false, draft: [{ seq: 0, who: 0 }] });
    expect(told(after.draft[0].events)).toContain('built');
    expect(after.cells).not.toEqual(before.cells);
    expect(turn.undo()).toBe(true);
    expect(turn.frame).toEqual({ ...before, canRedo: true });
    expect(turn.undo()).toBe(false);
    expect(turn.redo()).toBe(true);
    expect(turn.frame).toEqual(after);
    expect(turn.redo()).toBe(false);
  });

  it('cannot redo after another choice', () => {
    const turn = turnAt(canal);
    choose(turn, 'build dudley#1 coal with dudley');
    turn.undo();
    choose(turn, 'pass');
    expect(turn.frame.canRedo).toBe(false);
    expect(turn.redo()).toBe(false);
  });

  it('can still redo after a refused choice', () => {
    const turn = turnAt(canal);
    choose(turn, 'build dudley#1 coal with dudley');
    turn.undo();
    expect(turn.choose([actionOf(turn.table, 'sell dudley#1 to oxford#1')])).toBeDefined();
    expect(turn.frame.canRedo).toBe(true);
  });

  it('returns the same frame until something changes', () => {
    const turn = turnAt(canal);
    expect(turn.frame).toBe(turn.frame);
    turn.undo();
    const before = turn.frame;
    expect(turn.choose([actionOf(turn.table, 'sell dudley#1 to oxford#1')])).toBeDefined();
    expect(turn.frame).toBe(before);
  });

  it('is complete when all actions are taken', () => {
    const turn = turnAt(canal);
    choose(turn, 'pass', 'discard iron', 'pass', 'discard worcester');
    expect(turn.frame).toMatchObject({ stage: 'complete', legal: [], canUndo: true });
    expect(turn.choose([actionOf(turn.table, 'pass')])?.reason).toBe('notAskedNow');
    expect(turn.whyNot({ kind: 'pass' })?.reason).toBe('notAskedNow');
  });

  it('stops before chance reveals something', () => {
    const turn = turnAt(distant);
    choose(turn, 'sell manchester#1 to abroad');
    expect(turn.frame).toMatchObject({ stage: 'reveals', legal: [], canUndo: true });
    expect(turn.whyNot({ kind: 'pass' })?.reason).toBe('waitsForChance');
    turn.undo();
    expect(turn.frame.stage).toBe('open');
  });

  it('refuses with the reason from the rules', () => {
    const turn = turnAt(canal);
    expect(turn.choose([actionOf(turn.table, 'build worcester#1 cotton with dudley')])).toMatchObject({
      reason: 'cardForAnotherPlace',
      rule: expect.stringMatching(/^birmingham\./) as string,
    });
    const nonsense = { kind: 'build', card: 900, site: 'x', industry: -3 } as never;
    expect(turn.choose([nonsense])).toBeDefined();
    expect(turn.foresee(nonsense)).toBeUndefined();
  });
});

describe('a step of several actions', () => {
  it('combines an action with its card, undone and redone together', () => {
    const turn = turnAt(canal);
    const before = turn.frame;
    const step = turn.paidWith(actionOf(turn.table, 'develop coal'), [cardOf(turn, 'iron')]);
    expect(step).toHaveLength(2);
    expect(turn.choose(step)).toBeUndefined();
    expect(turn.texts).toEqual(['develop coal; discard iron']);
    expect(turn.frame.draft.map(({ seq }) => seq)).toEqual([0, 1]);
    const after = turn.frame;
    turn.undo();
    expect(turn.frame).toEqual({ ...before, canRedo: true });
    turn.redo();
    expect(turn.frame).toEqual(after);
  });

  it('takes in the card that is chosen after the action, also after a reload', () => {
    const turn = turnAt(canal);
    const before = turn.frame;
    choose(turn, 'develop coal', 'discard iron');
    expect(turn.texts).toEqual(['develop coal; discard iron']);
    const reopened = DraftTurn.open(turn.table, { ...before, draft: ['develop coal', 'discard iron'] });
    for (const one of [turn, reopened]) {
      expect(one.undo()).toBe(true);
      expect(one.frame).toEqual({ ...before, canRedo: true });
    }
  });

  it('takes in as many cards as the action costs', () => {
    const turn = turnAt({ ...canal, players: [{ hand: ['dudley', 'iron', 'worcester', 'worcester'], money: 30 }] });
    const scout = actionOf(turn.table, 'scout');
    const cards = ['worcester', 'iron', 'worcester', 'dudley'].map((slug) => cardOf(turn, slug));
    const step = turn.paidWith(scout, cards);
    expect(turn.choose(step)).toBeUndefined();
    expect(turn.texts).toEqual(['scout; discard worcester; discard iron; discard worcester']);
  });

  it('is the action alone if no card is asked for, or another one is meant', () => {
    const turn = turnAt(canal);
    const build = actionOf(turn.table, 'build dudley#1 coal with dudley');
    expect(turn.paidWith(build, [cardOf(turn, 'iron')])).toEqual([build]);
    const develop = actionOf(turn.table, 'develop coal');
    expect(turn.paidWith(develop, [])).toEqual([develop]);
    expect(turn.paidWith(develop, [cardOf(turn, 'brewery')])).toEqual([develop]);
  });

  it('adds nothing if a part of it is refused', () => {
    const turn = turnAt(canal);
    const before = turn.frame;
    const refused = turn.choose([actionOf(turn.table, 'pass'), actionOf(turn.table, 'discard brewery')]);
    expect(refused?.reason).toBe('cardNotHeld');
    expect(turn.frame).toEqual(before);
    const tooMuch = ['pass', 'discard iron', 'pass', 'discard worcester', 'pass'].map((text) =>
      actionOf(turn.table, text),
    );
    expect(turn.choose(tooMuch)?.reason).toBe('notAskedNow');
    expect(turn.frame).toEqual(before);
  });

  it('does nothing when it is empty', () => {
    const turn = turnAt(canal);
    expect(turn.choose([])).toBeUndefined();
    expect(turn.frame.canUndo).toBe(false);
  });
});

describe('a draft in notation', () => {
  it('is restored as far as it is still legal', () => {
    const turn = turnAt(canal);
    turn.choose(turn.paidWith(actionOf(turn.table, 'develop coal'), [cardOf(turn, 'iron')]));
    choose(turn, 'stop', 'pass');
    const { cells } = turnAt(canal).frame;
    const seen = { seq: 0, viewer: 0 as Seat, actor: 0 as Seat, cells };
    const reopened = (draft: readonly string[]) => DraftTurn.open(turn.table, { ...seen, draft }).frame;
    expect(reopened(turn.texts)).toEqual(turn.frame);
    expect(reopened(['pass', 'nonsense', 'discard iron']).draft).toHaveLength(1);
    expect(reopened(['develop coal; nonsense']).draft).toHaveLength(0);
    expect(reopened(['sell dudley#1 to oxford#1']).draft).toHaveLength(0);
  });
});

describe('looking ahead', () => {
  it('reports everything an action costs, whichever card is spent', () => {
    const turn = turnAt(canal);
    const before = turn.frame;
    const develop = actionOf(turn.table, 'develop coal');
    const any = told(turn.foresee(develop)?.events ?? []);
    expect(any).toContain('bought');
    expect(any).not.toContain('discarded');
    const card = cardOf(turn, 'iron');
    expect(turn.foresee(develop, [card])?.events).toContainEqual({ event: 'discarded', seat: 0, card });
    expect(turn.frame).toEqual(before);
  });

  it('matches the result of choosing the action', () => {
    const turn = turnAt(canal);
    const action = actionOf(turn.table, 'build dudley#1 coal with dudley');
    const foreseen = turn.foresee(action);
    expect(foreseen?.stage).toBe('open');
    turn.choose([action]);
    expect(turn.frame.cells).toEqual(foreseen?.cells);
    expect(turn.frame.draft[0].events).toEqual(foreseen?.events);
  });

  it('says what would complete the turn', () => {
    const turn = turnAt(canal);
    const [develop, pass, stop] = ['develop coal', 'pass', 'stop'].map((text) => actionOf(turn.table, text));
    const completion = (action: Action) => turn.foresee(action)?.completion;
    expect([completion(develop), completion(pass)]).toEqual([undefined, undefined]);
    turn.choose([actionOf(turn.table, 'build dudley#1 coal with dudley')]);
    expect([completion(develop), completion(pass)]).toEqual([[stop], []]);
    turn.choose([...turn.paidWith(develop, [cardOf(turn, 'iron')]), stop]);
    expect(turn.stage).toBe('complete');
  });
});

describe('a viewer who does not decide', () => {
  it('can choose nothing and gets the reason', () => {
    const turn = turnAt(canal, 1);
    expect(turn.frame).toMatchObject({ stage: 'waiting', actor: 0, legal: [], draft: [] });
    const pass = actionOf(turn.table, 'pass');
    expect(turn.choose([pass])).toMatchObject({ reason: 'notYourTurn', facts: { seat: 0 } });
    expect(turn.foresee(pass)).toBeUndefined();
    expect(turn.whyNot({ kind: 'pass' })?.reason).toBe('notYourTurn');
  });

  it('may be a spectator', () => {
    expect(turnAt(canal, NOBODY).frame).toMatchObject({ stage: 'waiting', viewer: NOBODY, legal: [] });
  });
});
