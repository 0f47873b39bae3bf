/** The command line answers any bad input with one line and changes nothing. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { commands } from '../../apps/cli/src/commands.ts';
import { Referee } from '../../apps/referee/src/protocol/referee.ts';
import { requestFieldNames } from '../../apps/referee/src/protocol/request.ts';
import { soakCount } from '../soakCount.ts';
import { settle } from './coalbrook.ts';
import { anything, damaged, noise, notation, twisted } from './randomInput.ts';
import { drafts, records } from './sampleGames.ts';
import { deck } from './samples.ts';

// The same random input every time, so that a failure means a change; set FUZZ_SEED for other input.
fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 1) });

/** One readable line without control characters. */
// oxlint-disable-next-line no-control-regex
const isOneLine = (text: string): boolean => text !== '' && !/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text);

/** A referee with a game in progress. */
const busy = (edition = 'birmingham'): Referee => {
  const referee = new Referee();
  referee.answer(JSON.stringify({ do: 'new', edition, seats: 3, seed: 'fuzz' }));
  return referee;
};

interface Answer {
  readonly ok: boolean;
  readonly error?: string;
  readonly at?: string;
  readonly legal?: readonly string[];
}

const stateOf = (referee: Referee): string => referee.answer('{"do":"state"}');

/** Asks, and checks the form of the answer and that a refused request has changed nothing. */
const ask = (referee: Referee, line: string): Answer => {
  const before = stateOf(referee);
  const text = referee.answer(line);
  expect(text).not.toContain('\n');
  const answer = JSON.parse(text) as Answer;
  if (answer.ok) return answer;
  expect(isOneLine(answer.error ?? ''), text).toBe(true);
  expect(isOneLine(answer.at ?? ''), text).toBe(true);
  expect(stateOf(referee)).toBe(before);
  return answer;
};

/** Runs a command line; if it is refused, it must print nothing, and one line per complaint. */
const attempt = async (words: readonly string[], files?: Readonly<Record<string, string>>): Promise<void> => {
  const { outcome, printed } = await settle(words, files);
  if (outcome.ok) return;
  expect(printed).toBe('');
  expect(outcome.fault.length).toBeGreaterThan(0);
  expect(outcome.fault.filter((line) => !isOneLine(line))).toEqual([]);
};

describe('damaged input is refused in one line and changes nothing', () => {
  it('the text of a record', async () => {
    const file = fc.constantFrom(...records).chain(damaged);
    await fc.assert(
      fc.asyncProperty(file, (text) => attempt(['replay', 'game.json'], { 'game.json': text })),
      { numRuns: soakCount(1200) },
    );
  });

  it('fields of a record', async () => {
    const record = fc.constantFrom(...records).chain((text) => twisted(JSON.parse(text)));
    await fc.assert(
      fc.asyncProperty(record, async (value) => {
        const text = JSON.stringify(value) ?? '';
        await attempt(['replay', 'game.json', '--json'], { 'game.json': text });
        ask(busy(), JSON.stringify({ do: 'load', record: value }));
      }),
      { numRuns: soakCount(1000) },
    );
  });

  it('entries of a record', () => {
    const entry = fc.tuple(fc.constantFrom(...records), fc.nat(), fc.nat(), notation, fc.nat(2));
    fc.assert(
      fc.property(entry, ([text, first, second, what, way]) => {
        const record = JSON.parse(text) as { readonly entries: string[] };
        const { entries } = record;
        const at = first % entries.length;
        const other = second % entries.length;
        if (way === 0) entries.splice(at, 1);
        if (way === 1) [entries[at], entries[other]] = [entries[other], entries[at]];
        if (way === 2) entries[at] = `${entries[at].slice(0, 2)}${what}${entries[at].slice(-6)}`;
        ask(busy(), JSON.stringify({ do: 'load', record }));
      }),
      { numRuns: soakCount(1200) },
    );
  });

  it('a draft; if accepted, it can be played', () => {
    let opened = 0;
    fc.assert(
      fc.property(fc.constantFrom(...drafts).chain(twisted), fc.nat(), (draft, luck) => {
        const referee = busy();
        if (!ask(referee, JSON.stringify({ do: 'draft', draft, seed: luck })).ok) return;
        opened++;
        for (let step = 0; step < 12; step++) {
          const { legal = [] } = ask(referee, '{"do":"legal"}');
          if (legal.length === 0) return;
          const action = legal[(luck + step * 7) % legal.length];
          expect(ask(referee, JSON.stringify({ do: 'play', action })).ok, action).toBe(true);
        }
      }),
      { numRuns: soakCount(1200, 240) },
    );
    expect(opened).toBeGreaterThanOrEqual(soakCount(100, 20));
  });

  it('the distant market of a draft; if accepted, it can be sold to', () => {
    const mill = { seat: 0, tile: 'cotton-2' };
    const draft = {
      edition: 'lancashire',
      seats: 2,
      era: 'rail',
      round: 2,
      order: [0, 1],
      tiles: { 'colne#1': mill, 'colne#2': mill, 'burnley#1': mill },
      links: { 'burnley-colne': 0, 'colne-yorkshire': 1 },
    };
    const tiles = fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4', '5'), fc.nat(3), { maxKeys: 4 });
    const distant = fc.record({ space: fc.nat(9), tiles }, { requiredKeys: [] });
    fc.assert(
      fc.property(distant, fc.nat(), (given, luck) => {
        const referee = busy();
        if (!ask(referee, JSON.stringify({ do: 'draft', draft: { ...draft, distant: given }, seed: luck })).ok) return;
        for (let step = 0; step < 6; step++) {
          const { legal = [] } = ask(referee, '{"do":"legal"}');
          const action = legal.find((one) => one.endsWith(' to abroad')) ?? legal[0];
          expect(ask(referee, JSON.stringify({ do: 'play', action })).ok, action).toBe(true);
        }
      }),
      { numRuns: soakCount(1000) },
    );
  });

  it('cards of automata', async () => {
    const words = 'perft --depth 1 --automa eadweard,emily --automa-deck deck.json'.split(' ');
    const file = fc.oneof(
      damaged(deck),
      twisted(JSON.parse(deck)).map((value) => JSON.stringify(value) ?? ''),
    );
    await fc.assert(
      fc.asyncProperty(file, (text) => attempt(words, { 'deck.json': text })),
      { numRuns: soakCount(1000) },
    );
  });

  it('names of automata', async () => {
    const name = fc
      .tuple(
        fc.oneof(fc.constantFrom('eadweard', 'emily', 'ada'), noise),
        fc.oneof(fc.constantFrom('', ':easy', ':normal', ':hard', ':'), noise),
        fc.oneof(fc.constantFrom('', '+cotton-1=3', '+coal-2=9', '+x=1', '+', '+cotton-1=1=1'), noise),
      )
      .map((parts) => parts.join(''));
    const list = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join(','));
    await fc.assert(
      fc.asyncProperty(list, (automata) => attempt(['perft', '--depth', '1', `--automa=${automata}`])),
      { numRuns: soakCount(1200) },
    );
  });

  it.each(['birmingham', 'lancashire', 'age-of-industry'])('notation of %s', (edition) => {
    const referee = busy(edition);
    fc.assert(
      fc.property(notation, fc.option(fc.nat(4), { nil: undefined }), (what, seat) => {
        const before = stateOf(referee);
        ask(referee, JSON.stringify({ do: 'check', seat, action: what }));
        ask(referee, JSON.stringify({ do: 'chance', draw: what }));
        expect(stateOf(referee)).toBe(before);
        ask(referee, JSON.stringify({ do: 'play', seat, action: what }));
      }),
      { numRuns: soakCount(2400) },
    );
  });

  it.each(['birmingham', 'lancashire', 'age-of-industry'])('referee requests for %s', (edition) => {
    const referee = busy(edition);
    const names = [...new Set(['id', 'x', '__proto__', ...Object.values(requestFieldNames).flat()])];
    const fields = fc.dictionary(fc.constantFrom(...names), fc.oneof(anything, notation), { maxKeys: 4 });
    const message = fc
      .tuple(fc.oneof(fc.constantFrom(...Object.keys(requestFieldNames)), anything), fields)
      .map(([name, rest]) => JSON.stringify({ do: name, ...rest }));
    fc.assert(
      fc.property(fc.oneof(message, message.chain(damaged), fc.string({ unit: 'binary' })), (line) => {
        ask(referee, line);
      }),
      { numRuns: soakCount(4000) },
    );
  });

  it('endlessly nested brackets', async () => {
    const open = '['.repeat(200_000);
    for (const text of [open, open + ']'.repeat(200_000), `{"a":${open}`]) {
      await attempt(['replay', 'game.json'], { 'game.json': text });
      ask(busy(), text);
      ask(busy(), `{"do":"draft","draft":{"order":${text}}}`);
      ask(busy(), JSON.stringify({ do: 'load', record: text }));
    }
  });

  it('flags', async () => {
    const flags = [...new Set(commands.flatMap((command) => Object.keys(command.flags)))].map((name) => `--${name}`);
    const word = fc.oneof(
      fc.constantFrom(...flags, '--help', '-h', '--', '-', '--json=1', '--seats=2', '-5', '2', 'x', ''),
      noise,
      fc.tuple(fc.constantFrom(...flags), noise).map(([flag, value]) => `${flag}=${value}`),
    );
    // The first flag keeps games short; a second one of its kind is refused.
    const starts = ['simulate --games 1', 'perft --depth 1', 'demo --seats x', 'replay', 'referee', 'help', ''];
    const start = fc.constantFrom(...starts).map((text) => text.split(' ').filter((part) => part !== ''));
    await fc.assert(
      fc.asyncProperty(start, fc.array(word, { maxLength: 5 }), (first, rest) => attempt([...first, ...rest])),
      { numRuns: soakCount(1200) },
    );
  });
});
