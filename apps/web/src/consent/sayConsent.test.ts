import type { Seat } from '@coalbrook/rules';
import type { OnlineTable, OpenQuestion, Proposal } from '@coalbrook/wire/online';
import { describe, expect, it } from 'vitest';

import { consent as german } from '../language/de/consent.ts';
import { messages } from '../language/de/messages.ts';
import { consent as english } from '../language/en/consent.ts';
import { english as page } from '../language/english.ts';
import { sayHappening, sayQuestion } from './sayConsent.ts';

const [ada, ben] = [0 as Seat, 1 as Seat];
const HOUR = 3_600_000;

const table = {
  held: [ada],
  seats: ['Ada', 'Ben'].map((name) => ({ kind: 'person', name, isFree: false, isPresent: true })),
} as unknown as OnlineTable;

const asked = (what: OpenQuestion['what'], by: Seat): OpenQuestion => ({
  id: 'q',
  what,
  by,
  asked: [ada, ben],
  answers: [],
});

const pace: Proposal = { kind: 'pace', time: { kind: 'slow', turn: 24 * HOUR, bank: 0 } };

describe('a question', () => {
  it('is said to those who are asked, and to whoever asks', () => {
    const say = (question: OpenQuestion) => sayQuestion(question, table, english, page.time);
    expect(say(asked({ kind: 'pause' }, ben))).toBe('Ben wants to pause the game.');
    expect(say(asked({ kind: 'pause' }, ada))).toBe('You have asked for a pause.');
    expect(say(asked(pace, ben))).toBe('Ben proposes to change the clocks: 1 day for each turn, nothing in the bank.');
    expect(say(asked({ kind: 'left', seats: [ben], name: 'Ben' }, -1 as Seat))).toBe(
      'Ben has left. Should a bot take over?',
    );
  });

  it('is said in German', () => {
    const say = (question: OpenQuestion) => sayQuestion(question, table, german, messages.time);
    const taking = asked({ kind: 'takeBack', to: 3 }, ben);
    expect(say(taking)).toBe('Ben möchte einen Zug zurücknehmen.');
    expect(say({ ...taking, taken: { name: 'Ben', turns: 1 } })).toBe('Ben möchte einen Zug zurücknehmen.');
    expect(say({ ...taking, taken: { name: 'Ada', turns: 1 } })).toBe('Ben möchte den Zug von Ada zurücknehmen.');
    expect(say({ ...taking, taken: { name: 'Ben', turns: 3 } })).toBe(
      'Ben möchte 3 Züge (ab dem von Ben) zurücknehmen.',
    );
    expect(say(asked({ kind: 'late', seat: ben }, -1 as Seat))).toBe(
      'Die Zeit von Ben ist abgelaufen. Was soll geschehen?',
    );
  });
});

it('what was decided is said as a sentence', () => {
  const what: Proposal = { kind: 'takeBack', to: 3 };
  expect(sayHappening({ kind: 'agreed', name: 'Ben', what }, english, page.time)).toBe(
    'Everybody agreed with Ben to take back a turn.',
  );
  expect(sayHappening({ kind: 'agreed', name: 'Ben', what }, german, messages.time)).toBe(
    'Auf Vorschlag von Ben wurde beschlossen, einen Zug zurückzunehmen.',
  );
  const taken = { name: 'Ben', turns: 4 };
  expect(sayHappening({ kind: 'refused', name: 'Ada', what, taken }, english, page.time)).toBe(
    'Ada declined to take back 4 turns (from that of Ben on).',
  );
  expect(sayHappening({ kind: 'resumed', name: 'Ben' }, english, page.time)).toBe('Ben resumed the game.');
  expect(sayHappening({ kind: 'came', name: 'Ben' }, english, page.time)).toBe('Ben sat down.');
  expect(sayHappening({ kind: 'came', name: 'Ben', isShared: true }, english, page.time)).toBe(
    'The seat of Ben is now also played on another device.',
  );
  expect(sayHappening({ kind: 'came', name: 'Ben', isShared: true }, german, messages.time)).toBe(
    'Der Platz von Ben wird jetzt auch auf einem anderen Gerät gespielt.',
  );
  expect(sayHappening({ kind: 'came', name: 'Ben', isBack: true }, english, page.time)).toBe('Ben is back.');
  expect(sayHappening({ kind: 'replaced', name: 'Ben' }, english, page.time)).toBe('A bot plays for Ben now.');
  expect(sayHappening({ kind: 'replaced', name: 'Ben' }, german, messages.time)).toBe('Für Ben spielt jetzt ein Bot.');
  // A later version of the server may know more.
  expect(sayHappening({ kind: 'juggled', name: 'Ben' } as never, english, page.time)).toBe('');
});
