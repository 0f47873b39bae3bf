import type { Clock } from '@coalbrook/host';
import type { Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { Presence } from './presence.ts';

/** Nodes that hear each other, and a clock that moves on demand. */
class TestNodes {
  now = 0;
  #waiting: { readonly at: number; readonly run: () => void }[] = [];
  readonly all = new Map<string, { readonly presence: Presence; readonly seats: Map<string, readonly Seat[]> }>();
  readonly changes: string[] = [];
  readonly lengths: number[] = [];

  readonly #clock: Clock = {
    after: (milliseconds, run) => {
      const one = { at: this.now + milliseconds, run };
      this.#waiting.push(one);
      return () => (this.#waiting = this.#waiting.filter((other) => other !== one));
    },
  };

  start(
    name: string,
    rules: Readonly<Record<string, number>> = {},
  ): { readonly presence: Presence; readonly seats: Map<string, readonly Seat[]> } {
    const seats = new Map<string, readonly Seat[]>();
    const say = (words: readonly string[]): Promise<void> => {
      this.lengths.push(words.join(' ').length);
      for (const [other, { presence }] of this.all) if (other !== name) presence.hear(name, words);
      return Promise.resolve();
    };
    const presence = new Presence({
      say,
      clock: this.#clock,
      now: () => this.now,
      rules: new Map(Object.entries(rules)),
    });
    presence.connect(
      () => seats,
      (games) => this.changes.push(`${name} ${games.join()}`),
    );
    this.all.set(name, { presence, seats });
    presence.ask();
    return { presence, seats };
  }

  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const [next] = this.#waiting.toSorted((a, b) => a.at - b.at);
      if (!next || next.at > until) break;
      this.now = next.at;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      next.run();
    }
    this.now = until;
  }
}

const [first, second] = [0, 1] as Seat[];

it('nodes know who is connected to the others', () => {
  const nodes = new TestNodes();
  const [one, two] = [nodes.start('one'), nodes.start('two')];
  one.seats.set('g', [first]);
  one.presence.change('g');
  one.presence.change('g');
  expect(two.presence.seatsElsewhere('g')).toEqual([]);
  nodes.pass(100);
  expect(two.presence.seatsElsewhere('g')).toEqual([first]);
  expect(one.presence.seatsElsewhere('g')).toEqual([]);
  expect(nodes.changes).toEqual(['two g']);
  // A node that starts later asks.
  two.seats.set('g', [second]);
  const three = nodes.start('three');
  expect(three.presence.seatsElsewhere('g')).toEqual([first, second]);
  one.seats.delete('g');
  one.presence.change('g');
  nodes.pass(100);
  expect(three.presence.seatsElsewhere('g')).toEqual([second]);
});

it('nodes that end or fall silent are forgotten, others are not', async () => {
  const nodes = new TestNodes();
  const [one, two, three] = ['one', 'two', 'three'].map((name) => nodes.start(name));
  for (const { seats, presence } of [one, two]) {
    seats.set('g', [seats === one.seats ? first : second]);
    presence.change('g');
  }
  nodes.pass(300_000);
  expect(three.presence.seatsElsewhere('g')).toEqual([first, second]);
  await one.presence.close();
  expect(three.presence.seatsElsewhere('g')).toEqual([second]);
  // Killed: it says nothing any more.
  nodes.all.delete('two');
  two.presence.hear = () => undefined;
  await two.presence.close();
  three.presence.hear('two', ['here', 'g:1']);
  nodes.pass(300_000);
  expect(three.presence.seatsElsewhere('g')).toEqual([]);
});

it('new games begin under the newest rules that every living node knows', async () => {
  const nodes = new TestNodes();
  const [old, young] = [nodes.start('old', { one: 2, two: 3 }), nodes.start('young', { one: 3, two: 3, three: 1 })];
  const known = ({ presence }: typeof old) => ['one', 'two', 'three'].map((edition) => presence.newestKnown(edition));
  expect([known(young), known(old)]).toEqual([
    [2, 3, 1],
    [2, 3, 1],
  ]);
  // One of an earlier version has never said what it knows, and understands nothing of it.
  young.presence.hear('silent', ['here', 'g:1']);
  young.presence.hear('odd', ['knows', 'one:x', 'two:-1', 'nothing']);
  expect(known(young)).toEqual([2, 3, 1]);
  nodes.pass(300_000);
  expect(known(young)).toEqual([2, 3, 1]);
  await old.presence.close();
  expect(known(young)).toEqual([3, 3, 1]);
});

it('words of a later version are ignored, and show that there is somebody', () => {
  const nodes = new TestNodes();
  const one = nodes.start('one');
  one.presence.hear('two', ['here', 'g:1']);
  nodes.pass(60_000);
  one.presence.hear('two', ['weather', 'rain:1']);
  nodes.pass(60_000);
  expect(one.presence.seatsElsewhere('g')).toEqual([second]);
  nodes.pass(300_000);
  expect(one.presence.seatsElsewhere('g')).toEqual([]);
});

it('many games are told in several messages', () => {
  const nodes = new TestNodes();
  const one = nodes.start('one');
  for (let game = 0; game < 2000; game++) one.seats.set(`game-${game}-of-many`, [first, second]);
  const two = nodes.start('two');
  expect(two.presence.seatsElsewhere('game-1999-of-many')).toEqual([first, second]);
  expect(Math.max(...nodes.lengths)).toBeLessThan(7500);
});
