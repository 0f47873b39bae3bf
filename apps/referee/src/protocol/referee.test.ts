import { birmingham } from '@coalbrook/editions';
import { Game } from '@coalbrook/record';
import { makeTable, seedOf } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { Match } from './match.ts';
import { Referee } from './referee.ts';

interface Answer {
  readonly ok: boolean;
  readonly id?: unknown;
  readonly error?: string;
  readonly at?: string;
  readonly legal: readonly string[];
  readonly over: boolean;
  readonly pending: { readonly awaits: string; readonly seat?: number };
  readonly standings?: readonly { readonly seat: number; readonly rank: number }[];
  readonly events: readonly Readonly<Record<string, unknown>>[];
  readonly record: { readonly entries: readonly string[] };
  readonly refusal?: Readonly<Record<string, unknown>>;
  readonly view: { readonly players: readonly { readonly hand?: unknown }[] };
  readonly check: string;
  readonly state: unknown;
  readonly also?: readonly unknown[];
}

const ask = (referee: Referee, request: unknown): Answer =>
  JSON.parse(referee.answer(JSON.stringify(request))) as Answer;

const begun = (seed?: string, edition = 'birmingham'): Referee => {
  const referee = new Referee();
  ask(referee, { do: 'new', edition, seats: 2, seed });
  return referee;
};

/** Always plays the first legal action. */
const playOut = (referee: Referee): Answer => {
  for (;;) {
    const { over, legal } = ask(referee, { do: 'legal' });
    if (over) return ask(referee, { do: 'legal' });
    const played = ask(referee, { do: 'play', action: legal[legal.length - 1] });
    expect(played.ok).toBe(true);
  }
};

describe('the referee', () => {
  it.each(['birmingham', 'lancashire'])('plays a whole game of %s that can be loaded again', (edition) => {
    const referee = begun('whole', edition);
    const end = playOut(referee);
    expect(end.standings?.map(({ rank }) => rank)[0]).toBe(1);
    const { record } = ask(referee, { do: 'record' });
    const { check } = ask(referee, { do: 'state' });
    for (const form of [record, JSON.stringify(record)]) {
      const other = new Referee();
      expect(ask(other, { do: 'load', record: form })).toMatchObject({ ok: true, over: true });
      expect(ask(other, { do: 'state' }).check).toBe(check);
      expect(ask(other, { do: 'record' }).record).toEqual(record);
    }
  });

  it('deals the same cards from the same seed', () => {
    const own = begun('same');
    const asked = begun();
    while (ask(asked, { do: 'legal' }).pending.awaits === 'chance') ask(asked, { do: 'chance', seed: 'same' });
    expect(ask(asked, { do: 'record' }).record).toEqual(ask(own, { do: 'record' }).record);
  });

  it('continues a record with a seed of its own', () => {
    const { record } = ask(begun('first'), { do: 'record' });
    const start = { ...record, entries: record.entries.slice(0, 1) };
    const referee = new Referee();
    expect(ask(referee, { do: 'load', record: start, seed: 'second' }).pending.awaits).toBe('action');
    expect(ask(referee, { do: 'load', record: start }).pending.awaits).toBe('chance');
  });

  it('shows a seat its own hand, and a spectator none', () => {
    const referee = begun('hands');
    const shown = (seat?: number | 'nobody'): readonly boolean[] =>
      ask(referee, { do: 'view', seat }).view.players.map(({ hand }) => hand !== undefined);
    expect(shown(0)).toEqual([true, false]);
    expect(shown(1)).toEqual([false, true]);
    expect(shown('nobody')).toEqual([false, false]);
    expect(shown()).toEqual([false, false]);
  });

  it('shows dealt cards only to the seat that the events are masked for', () => {
    const dealt = (reader?: number | 'nobody'): unknown => {
      const referee = begun('deal');
      const { pending } = ask(referee, { do: 'legal' });
      ask(referee, { do: 'play', action: 'pass' });
      const { legal } = ask(referee, { do: 'legal' });
      const { events } = ask(referee, { do: 'play', action: legal[0], for: reader === 0 ? pending.seat : reader });
      return events.find(({ event }) => event === 'dealt')?.['cards'];
    };
    expect(dealt()).toHaveLength(1);
    expect(dealt(0)).toEqual(dealt());
    expect(dealt('nobody')).toBeUndefined();
  });

  it('offers nothing to a seat that does not decide', () => {
    const referee = begun('turns');
    const { pending, legal } = ask(referee, { do: 'legal' });
    const seat = pending.seat ?? 0;
    expect(ask(referee, { do: 'legal', seat }).legal).toEqual(legal);
    expect(ask(referee, { do: 'legal', seat: 1 - seat }).legal).toEqual([]);
    expect(ask(referee, { do: 'play', seat: 1 - seat, action: 'pass' })).toMatchObject({
      ok: false,
      at: 'action',
      refusal: { reason: 'notYourTurn', facts: { seat } },
    });
  });

  it('opens a game against automata, and plays their turns as soon as their cards are known', () => {
    const referee = new Referee();
    const wish = { edition: 'birmingham', seats: 1, automata: ['eadweard', 'emily:hard'] };
    expect(ask(referee, { do: 'new', ...wish, seed: 'solo' })).toMatchObject({
      ok: true,
      seats: 1,
      automata: ['eadweard:normal', 'emily:hard'],
      pending: { awaits: 'action', seat: 0 },
    });
    const end = playOut(referee);
    expect(end.standings?.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2]);
    const { record } = ask(referee, { do: 'record' });
    expect(ask(new Referee(), { do: 'load', record })).toMatchObject({ automata: ['eadweard:normal', 'emily:hard'] });
    expect(ask(new Referee(), { do: 'draft', draft: wish })).toMatchObject({
      automata: ['eadweard:normal', 'emily:hard'],
    });
  });

  it('accepts a position against automata as a draft', () => {
    const referee = new Referee();
    ask(referee, { do: 'new', edition: 'birmingham', seats: 1, automata: ['eadweard', 'emily'], seed: 'draft' });
    for (let step = 0; step < 12; step++) {
      const { legal } = ask(referee, { do: 'legal' });
      ask(referee, { do: 'play', action: legal[0] });
    }
    while (ask(referee, { do: 'legal' }).pending.awaits !== 'action') {
      ask(referee, { do: 'play', action: ask(referee, { do: 'legal' }).legal[0] });
    }
    const { state, check } = ask(referee, { do: 'state' });
    expect(ask(referee, { do: 'draft', draft: state }).ok).toBe(true);
    expect(ask(referee, { do: 'state' }).state).toEqual(state);
    expect(ask(referee, { do: 'state' }).check).toBe(check);
  });

  it('lets the client draw the cards of automata', () => {
    const referee = new Referee();
    ask(referee, { do: 'new', edition: 'birmingham', seats: 1, automata: ['eadweard'] });
    for (const urn of ['merchants', 'cards']) {
      expect(ask(referee, { do: 'legal' }).pending).toMatchObject({ awaits: 'chance', urn });
      ask(referee, { do: 'chance', seed: 'by hand' });
    }
    expect(ask(referee, { do: 'legal' }).pending).toEqual({ awaits: 'chance', urn: 'plans', count: 1, seat: 1 });
    expect(ask(referee, { do: 'chance', draw: 'plans to 1 17' }).events[0]).toEqual({
      event: 'planShown',
      seat: 1,
      plan: '17',
    });
  });

  it('lets the client draw the tiles of the distant market', () => {
    const referee = new Referee();
    const draft = {
      edition: 'lancashire',
      seats: 2,
      round: 2,
      order: [0, 1],
      players: [{ hand: ['wigan', 'wigan'] }],
      tiles: { 'colne#1': { seat: 0, tile: 'cotton-1' }, 'colne#2': { seat: 1, tile: 'cotton-1' } },
      links: { 'colne-yorkshire': 1 },
      distant: { space: 5, tiles: { 1: 1, 2: 2, 3: 2, 4: 1 } },
    };
    expect(ask(referee, { do: 'draft', draft }).ok).toBe(true);
    expect(ask(referee, { do: 'check', action: 'sell colne#2 to abroad' }).refusal).toMatchObject({
      reason: 'notYourTile',
    });
    const sold = ask(referee, { do: 'play', action: 'sell colne#1 to abroad' });
    expect(sold.pending).toEqual({ awaits: 'chance', urn: 'distant', count: 1, seat: 0 });
    expect(ask(referee, { do: 'chance', draw: 'distant to 0 0' }).refusal).toMatchObject({ facts: { drawn: '0' } });
    expect(ask(referee, { do: 'chance', draw: 'distant to 0 9' })).toMatchObject({ ok: false, at: 'draw, word 4' });
    expect(ask(referee, { do: 'chance', draw: 'distant to 0 4' }).events).toEqual([
      { event: 'distantMoved', seat: 0, tile: '4', space: 8, income: 0, closed: true },
    ]);
    expect(ask(referee, { do: 'check', action: 'sell colne#1 to abroad' }).refusal).toMatchObject({
      reason: 'distantMarketClosed',
    });
  });

  it.each([[], ['virtual-link-both', 'classic-tiles'], ['community']])(
    'accepts a position with a distant market as a draft, with options %j',
    (...options) => {
      const referee = new Referee();
      ask(referee, { do: 'new', edition: 'lancashire', seats: 2, options, seed: 'draft' });
      for (let step = 0; step < 40; step++) {
        const { legal, pending } = ask(referee, { do: 'legal' });
        if (pending.awaits === 'action') {
          const { state, check } = ask(referee, { do: 'state' });
          const other = new Referee();
          expect(ask(other, { do: 'draft', draft: state }).ok).toBe(true);
          expect(ask(other, { do: 'state' })).toMatchObject({ state, check });
        }
        ask(referee, { do: 'play', action: legal[(step * 7) % legal.length] });
      }
    },
  );

  it('reports all faults of custom cards', () => {
    const wish = { do: 'new', edition: 'birmingham', seats: 1, automata: ['eadweard'] };
    const deck = { $format: 'mautoma-deck/1', cards: [7, {}] };
    const answer = ask(new Referee(), { ...wish, files: { 'automa-deck': deck } });
    expect(answer).toMatchObject({ ok: false, at: 'files.automa-deck.cards[0]' });
    expect(answer.also?.length).toBeGreaterThan(1);
  });

  it('may start with a game', () => {
    const table = makeTable(birmingham, { seats: 2 });
    if (!table.ok) throw new Error('no table');
    const referee = new Referee(new Match(new Game(table.value), seedOf('begun')));
    expect(ask(referee, { do: 'legal' })).toMatchObject({ ok: true, pending: { awaits: 'action' } });
  });

  it('names an impossible draw', () => {
    const referee = begun();
    expect(ask(referee, { do: 'chance', draw: 'order 1 1' }).refusal).toMatchObject({ facts: { drawn: '1' } });
    expect(ask(referee, { do: 'chance', draw: 'cards dudley' })).toMatchObject({ ok: false, at: 'draw, word 1' });
    expect(ask(begun('x'), { do: 'chance', seed: 1 }).refusal).toMatchObject({ reason: 'nothingToDraw' });
    expect(ask(begun('x'), { do: 'chance', draw: 'order 0 1' }).refusal).toMatchObject({ reason: 'nothingToDraw' });
  });

  it('reports all faults of a draft', () => {
    const draft = { edition: 'birmingham', seats: 2, round: 'x', turn: 7 };
    expect(ask(new Referee(), { do: 'draft', draft })).toMatchObject({ at: 'round', also: [{ at: 'turn' }] });
  });

  it.each([
    ['nonsense', 'the line'],
    ['[]', 'the line'],
    ['null', 'the line'],
    ['{}', 'do'],
    ['{"do":7}', 'do'],
    ['{"do":"toString"}', 'do'],
    ['{"do":"legal","id":{}}', 'id'],
    ['{"do":"legal","__proto__":1}', '__proto__'],
    ['{"do":"legal","seat":"0"}', 'seat'],
    ['{"do":"legal","seat":2}', 'seat'],
    ['{"do":"legal","seat":"nobody"}', 'seat'],
    ['{"do":"view","seat":-1}', 'seat'],
    ['{"do":"check"}', 'action'],
    ['{"do":"play","action":7}', 'action'],
    ['{"do":"play","action":"build"}', 'action, word 2'],
    ['{"do":"play","action":"pass","for":"me"}', 'for'],
    ['{"do":"chance"}', 'draw'],
    ['{"do":"chance","draw":"order 0 1","seed":1}', 'draw'],
    ['{"do":"new"}', 'edition'],
    ['{"do":"new","edition":"x","seats":2}', 'edition'],
    ['{"do":"new","edition":"birmingham","seats":9}', 'seats'],
    ['{"do":"new","edition":"birmingham","seats":2,"options":["x"]}', 'options'],
    ['{"do":"new","edition":"birmingham","seats":2,"options":"x"}', 'options'],
    ['{"do":"new","edition":"birmingham","seats":2,"seed":[]}', 'seed'],
    ['{"do":"new","edition":"lancashire","seats":2,"options":["virtual-link","virtual-link-both"]}', 'options'],
    ['{"do":"new","edition":"lancashire","seats":3,"options":["community"]}', 'options'],
    ['{"do":"new","edition":"lancashire","seats":1,"automata":["eadweard"]}', 'automata'],
    ['{"do":"draft","draft":{"edition":"birmingham","seats":2,"distant":{"space":1}}}', 'distant'],
    ['{"do":"draft","draft":{"edition":"lancashire","seats":2,"distant":{"space":9}}}', 'distant.space'],
    ['{"do":"draft","draft":{"edition":"lancashire","seats":2,"distant":{"tiles":{"9":1}}}}', 'distant.tiles.9'],
    ['{"do":"new","edition":"birmingham","seats":1,"automata":"eadweard"}', 'automata'],
    ['{"do":"new","edition":"birmingham","seats":1,"automata":["ada"]}', 'automata[0]'],
    ['{"do":"new","edition":"birmingham","seats":2,"automata":["eadweard"]}', 'seats'],
    ['{"do":"new","edition":"birmingham","seats":1,"automata":["eadweard"],"files":[]}', 'files'],
    ['{"do":"new","edition":"birmingham","seats":1,"automata":["eadweard"],"files":{"x":1}}', 'files'],
    ['{"do":"load"}', 'record'],
    ['{"do":"load","record":"{"}', 'record'],
    ['{"do":"draft","draft":7}', 'the draft'],
    ['{"do":"quit","now":true}', 'now'],
  ])('refuses %s and keeps its game', (line, at) => {
    const referee = begun('kept');
    const before = referee.answer('{"do":"state"}');
    expect(JSON.parse(referee.answer(line))).toMatchObject({ ok: false, at, error: expect.any(String) as unknown });
    expect(referee.answer('{"do":"state"}')).toBe(before);
    expect(referee.hasQuit).toBe(false);
  });

  it('returns the id, even with a refusal', () => {
    const referee = begun('id');
    expect(ask(referee, { do: 'legal', id: 'a' }).id).toBe('a');
    expect(ask(referee, { do: 'dance', id: 0 })).toMatchObject({ ok: false, id: 0 });
  });

  it('says if there is no game, or no record of it', () => {
    const referee = new Referee();
    expect(ask(referee, { do: 'legal' })).toMatchObject({ ok: false, at: 'do' });
    expect(ask(referee, { do: 'draft', draft: { edition: 'birmingham', seats: 2 } }).ok).toBe(true);
    expect(ask(referee, { do: 'record' })).toMatchObject({ ok: false, at: 'do' });
    expect(ask(referee, { do: 'quit' }).ok).toBe(true);
    expect(referee.hasQuit).toBe(true);
  });
});
