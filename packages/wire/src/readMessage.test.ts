import { describe, expect, it } from 'vitest';

import { isAnswerTo, readMessage } from './readMessage.ts';

const seen = { seq: 3, viewer: 0, cells: new Int16Array(4), actor: 1, draft: ['pass'] };
const fault = { at: 'header', problem: 'missing', expected: { kind: 'object' }, found: { kind: 'nothing' } };
const thought = { seq: 4, seat: 1, played: 'pass', considered: [{ action: 'pass', worth: 90.5 }], isNetless: false };
const step = { seq: -1, who: 'chance', events: [{ event: 'dealt' }] };

describe('a message', () => {
  it.each([
    [{ id: 1, answer: undefined, took: 0.1 }],
    [{ id: 1, failed: 'no room' }],
    [{ failed: 'no room' }],
    [
      {
        handle: 0,
        news: { news: 'steps', viewer: 1, from: 0, steps: [{ ...step, seq: 0, changes: [3, -1] }], actor: 2 },
      },
    ],
    [{ handle: 0, news: { news: 'draft', viewer: 1, seq: 4, draft: ['pass'] } }],
    [{ handle: 0, news: { news: 'sitters', sitters: [] } }],
    [{ handle: 0, news: { news: 'changed', from: -1 } }],
    [{ handle: 0, news: { news: 'thinking', seat: 2 } }],
    [{ handle: 0, news: { news: 'trouble', trouble: { seat: 2, failure: 'late' } } }],
    [{ handle: 0, news: { news: 'netless', seat: 2 } }],
    [{ handle: 0, news: { news: 'conflict' } }],
  ])('can be %j', (data) => {
    expect(readMessage(data)).toEqual({ ok: true, value: data });
  });

  it.each([
    [undefined],
    ['text'],
    [{}],
    [{ id: 1 }],
    [{ id: 1, answer: 2 }],
    [{ id: 'x', failed: 'y' }],
    [{ handle: 0, news: {} }],
    [{ handle: 0, news: { news: 'steps', from: 'x', to: 1 } }],
    [{ handle: 0, news: { news: 'steps', viewer: 1, from: 0, steps: [step], actor: 2 } }],
    [{ handle: 0, news: { news: 'toString' } }],
    [{ news: { news: 'conflict' } }],
  ])('cannot be %j', (data) => {
    expect(readMessage(data)).toEqual({ ok: false, fault: { fault: 'shape' } });
  });
});

describe('an answer', () => {
  it('is checked against its call', () => {
    expect(isAnswerTo('look', { seen, steps: [step], sitters: [] })).toBe(true);
    expect(
      isAnswerTo('look', { seen: { ...seen, trouble: { seat: 1, failure: 'late' } }, steps: [], sitters: [] }),
    ).toBe(true);
    expect(
      isAnswerTo('look', { seen: { ...seen, trouble: { seat: 1, failure: 'moody' } }, steps: [], sitters: [] }),
    ).toBe(false);
    expect(isAnswerTo('look', { seen: { ...seen, cells: [1, 2] }, steps: [], sitters: [] })).toBe(false);
    expect(isAnswerTo('look', { seen, steps: [{ ...step, who: 'me' }], sitters: [] })).toBe(false);
    expect(isAnswerTo('look', { seen, steps: [], sitters: [{ kind: 'ghost' }] })).toBe(false);
    expect(isAnswerTo('look', undefined)).toBe(false);
    expect(isAnswerTo('commit', undefined)).toBe(true);
    expect(isAnswerTo('commit', { denied: 'idle' })).toBe(true);
    expect(isAnswerTo('commit', { denied: 'incomplete' })).toBe(true);
    expect(isAnswerTo('commit', { denied: 'unreadable', step: 2 })).toBe(true);
    expect(isAnswerTo('commit', { denied: 'unreadable' })).toBe(false);
    expect(isAnswerTo('commit', { denied: 'refused', refusal: { reason: 'r', facts: {}, rule: 'a.b.1' } })).toBe(true);
    expect(isAnswerTo('commit', { denied: 'refused' })).toBe(false);
    expect(isAnswerTo('commit', { denied: 'never' })).toBe(false);
    expect(isAnswerTo('counted', undefined)).toBe(true);
    expect(isAnswerTo('views', [new Int16Array(1)])).toBe(true);
    expect(isAnswerTo('views', [[1]])).toBe(false);
    expect(isAnswerTo('open', { ok: false, fault: { kind: 'absent' } })).toBe(true);
    expect(isAnswerTo('open', { ok: true, value: { handle: 1 } })).toBe(false);
    expect(isAnswerTo('begin', { ok: true, value: 'game' })).toBe(true);
    expect(isAnswerTo('save', 7)).toBe(false);
    expect(isAnswerTo('list', { games: [], damaged: [{ id: 'game', fault }] })).toBe(true);
    expect(isAnswerTo('list', { games: [], damaged: [{ id: 'game' }] })).toBe(false);
    expect(isAnswerTo('list', { games: [{ sheet: {} }], damaged: [] })).toBe(false);
    expect(isAnswerTo('list', [])).toBe(false);
    const comparison = {
      better: { kind: 'pass' },
      worse: { kind: 'loan', amount: 30 },
      lead: 1,
      doubt: 0.5,
      futures: 4,
      ahead: 3,
      sources: [{ source: 'tiles', points: 1 }],
      outcomes: [{ kind: 'site', site: 3, futures: 2 }],
    };
    const advice = { topic: { about: 'money' }, action: { kind: 'pass' }, comparison };
    expect(isAnswerTo('hint', { advice, isNetless: false })).toBe(true);
    expect(isAnswerTo('hint', { advice: { ...advice, comparison: undefined }, isNetless: true })).toBe(true);
    expect(isAnswerTo('hint', { advice: { ...advice, rivals: [{ kind: 'scout' }] }, isNetless: false })).toBe(true);
    expect(isAnswerTo('hint', { denied: 'idle' })).toBe(true);
    for (const bad of [
      { ...advice, topic: 'money' },
      { ...advice, action: 'pass' },
      { ...advice, comparison: { ...comparison, lead: Number.NaN } },
      { ...advice, comparison: { ...comparison, better: 'pass' } },
      { ...advice, comparison: { ...comparison, outcomes: [{ kind: 'site' }] } },
      { ...advice, comparison: { ...comparison, sources: 'tiles' } },
      { ...advice, rivals: ['pass'] },
    ])
      expect(isAnswerTo('hint', { advice: bad, isNetless: false })).toBe(false);
    expect(isAnswerTo('hint', { advice })).toBe(false);
    expect(isAnswerTo('thoughts', [])).toBe(true);
    expect(isAnswerTo('thoughts', [thought])).toBe(true);
    expect(isAnswerTo('thoughts', { denied: 'secret' })).toBe(true);
    expect(isAnswerTo('thoughts', [{ ...thought, isNetless: 'no' }])).toBe(false);
    expect(isAnswerTo('thoughts', [{ ...thought, considered: [{ action: 'pass', worth: Number.NaN }] }])).toBe(false);
    expect(isAnswerTo('thoughts', undefined)).toBe(false);
    expect(isAnswerTo('inspect', undefined)).toBe(true);
    expect(isAnswerTo('inspect', fault)).toBe(true);
    expect(isAnswerTo('inspect', 'entries[2]')).toBe(false);
  });
});
