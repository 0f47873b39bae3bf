import { DraftTurn } from '@coalbrook/desk';
import { localBots } from '@coalbrook/host';
import type { Bots, PendingAnswer } from '@coalbrook/host';
import { tableOf } from '@coalbrook/record';
import { beginGame, namedCellsText, NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { NewGame, Opened, Sitter } from '@coalbrook/wire';
import { describe, expect, it } from 'vitest';

import { testWorker, TestStore } from './testWorker.ts';
import type { TestWorker } from './testWorker.ts';

const sitter = (kind: Sitter['kind'], policy = ''): Sitter => ({
  kind,
  policy,
  name: kind,
  figure: 'watt',
  colour: 'plum',
});

const game: NewGame = {
  edition: 'birmingham',
  wish: { seats: 2 },
  sitters: [sitter('person'), sitter('bot', 'random')],
  seed: 'service',
};

const valueOf = <Value>(opened: Opened<Value>): Value => {
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  return opened.value;
};

const faultsOf = async (worker: TestWorker, wrong: Partial<NewGame>): Promise<readonly string[]> => {
  const begun = await worker.ask('begin', { ...game, ...wrong });
  if (begun.ok || begun.fault.kind !== 'input') return [];
  return begun.fault.faults.map(({ at, problem }) => `${at} ${problem}`);
};

/** Opens a game and plays some turns of its person. */
const playSome = async (worker: TestWorker, id: string, turns: number): Promise<number> => {
  const { handle, sheet } = valueOf(await worker.ask('open', id));
  await worker.ask('drive', handle, true);
  const seat = 0 as Seat;
  const table = tableOf(sheet.header);
  if (!table.ok) throw new Error('no table');
  const turnNow = async (): Promise<DraftTurn> =>
    DraftTurn.open(table.value, (await worker.ask('look', handle, seat, 0)).seen);
  const myTurn = async (): Promise<DraftTurn> => {
    for (;;) {
      const turn = await turnNow();
      if (turn.stage !== 'waiting') return turn;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  for (let count = 0; count < turns; count++) {
    const turn = await myTurn();
    while (turn.stage === 'open') turn.choose([turn.frame.legal[0]]);
    expect(await worker.ask('commit', handle, seat, turn.frame.seq, turn.texts)).toBeUndefined();
  }
  await myTurn();
  return handle;
};

describe('the game service', () => {
  it('starts games with their cards dealt, lists and removes them', async () => {
    const worker = testWorker();
    const id = valueOf(await worker.ask('begin', game));
    const [summary] = (await worker.ask('list')).games;
    expect(summary).toMatchObject({ sheet: { id, seed: 'service' }, isOver: false, era: 'canal', round: 1 });
    const handle = await playSome(worker, id, 1);
    expect((await worker.ask('list')).games[0].touched).toBeGreaterThan(summary.touched);
    const { seen, steps } = await worker.ask('look', handle, NOBODY, -1);
    expect(seen.seq).toBeGreaterThan(3);
    expect(steps[0].seq).toBe(-1);
    await worker.ask('remove', id);
    expect((await worker.ask('list')).games).toEqual([]);
    expect(await worker.ask('open', id)).toEqual({ ok: false, fault: { kind: 'absent' } });
    await expect(worker.ask('look', handle, NOBODY, 0)).rejects.toThrow('not open');
    expect(worker.failures).toEqual([]);
  });

  it('starts no game if anything is wrong with the wish', async () => {
    const worker = testWorker();
    expect(await faultsOf(worker, { edition: 'ludo' })).toEqual(['edition unknown']);
    expect(await faultsOf(worker, { wish: { seats: 9 } })).toEqual(['seats outOfRange']);
    expect(await faultsOf(worker, { sitters: [] })).toEqual(['sitters impossible']);
    expect(await faultsOf(worker, { sitters: [sitter('bot', 'nobody'), sitter('automaton')] })).toEqual([
      'sitters[0].policy unknown',
      'sitters[1].kind impossible',
    ]);
    expect(await faultsOf(worker, { position: { edition: 'birmingham', seats: 3 } })).toEqual(['position impossible']);
    expect(await faultsOf(worker, { position: { edition: 'birmingham', seats: 2, round: 'x' } })).toEqual([
      'position.round wrongKind',
    ]);
    expect((await worker.ask('list')).games).toEqual([]);
  });

  it('deals a given position once', async () => {
    const worker = testWorker();
    const position = { edition: 'birmingham', seats: 2, era: 'rail', round: 2 };
    const id = valueOf(await worker.ask('begin', { ...game, position }));
    const { handle, sheet } = valueOf(await worker.ask('open', id));
    expect(sheet.header.position?.era).toBe('rail');
    expect(sheet.header.position?.players?.every(({ hand }) => hand !== undefined)).toBe(true);
    expect((await worker.ask('look', handle, 0 as Seat, -1)).seen).toMatchObject({ seq: 0, actor: 0 });
  });

  it('saves reviews with their games, and imports them', async () => {
    const worker = testWorker();
    const id = valueOf(await worker.ask('begin', game));
    const { handle } = valueOf(await worker.ask('open', id));
    const saved = JSON.parse(await worker.ask('save', handle)) as object;
    expect(saved).not.toHaveProperty('reviews');
    const reviews = [{ seat: 1, expected: [[3, 100]], costly: [], best: [] }];
    const copy = valueOf(await worker.ask('importGame', JSON.stringify({ ...saved, reviews })));
    const opened = valueOf(await worker.ask('open', copy));
    expect(JSON.parse(await worker.ask('save', opened.handle))).toMatchObject({ reviews });
    expect(JSON.parse(await worker.ask('salvage', copy))).toMatchObject({ reviews });
    for (const wrong of [7, [7], [{}], [{ seat: 2 }]]) {
      const refused = await worker.ask('importGame', JSON.stringify({ ...saved, reviews: wrong }));
      expect(refused).toMatchObject({ ok: false, fault: { kind: 'input' } });
    }
  });

  it('saves games and imports them as new ones', async () => {
    const worker = testWorker();
    const id = valueOf(await worker.ask('begin', game));
    const handle = await playSome(worker, id, 3);
    const text = await worker.ask('save', handle);
    const copy = valueOf(await worker.ask('importGame', text));
    expect(copy).not.toBe(id);
    const again = valueOf(await worker.ask('open', copy));
    expect(again.sheet).toMatchObject({ sitters: game.sitters, seed: 'service' });
    const looks = [handle, again.handle].map((one) => worker.ask('look', one, 0 as Seat, -1));
    const [here, there] = await Promise.all(looks);
    expect(there.steps).toEqual(here.steps);
  });

  it('imports a bare record with default sitters', async () => {
    const worker = testWorker();
    const id = valueOf(await worker.ask('begin', game));
    const handle = await playSome(worker, id, 1);
    const { record } = JSON.parse(await worker.ask('save', handle)) as { readonly record: unknown };
    const copy = valueOf(await worker.ask('importGame', JSON.stringify(record)));
    const { sheet } = valueOf(await worker.ask('open', copy));
    expect(sheet.sitters.map(({ kind }) => kind)).toEqual(['person', 'person']);
    expect(sheet.sitters.every(({ name }) => name !== '')).toBe(true);
  });

  it('imports no game that skips entries under its own rules', async () => {
    const worker = testWorker();
    const id = valueOf(await worker.ask('begin', game));
    const saved = JSON.parse(await worker.ask('save', await playSome(worker, id, 2))) as { readonly record: object };
    const { rules } = saved.record as { readonly rules: number };
    const table = tableOf({ edition: 'birmingham', rules, seats: 2, options: [] });
    if (!table.ok) throw new Error('no table');
    const start = beginGame(table.value);
    const position = JSON.parse(namedCellsText(table.value, start)) as unknown;
    const taken = await worker.ask(
      'importGame',
      JSON.stringify({ ...saved, record: { ...saved.record, resumed: { after: 1, rules, position } } }),
    );
    expect(taken).toMatchObject({ ok: false, fault: { kind: 'input', faults: [{ at: 'resumed.rules' }] } });
  });

  it('imports no damaged games', async () => {
    const worker = testWorker();
    const id = valueOf(await worker.ask('begin', game));
    const text = await worker.ask('save', await playSome(worker, id, 2));
    const kindOf = async (damaged: string): Promise<string> => {
      const taken = await worker.ask('importGame', damaged);
      return taken.ok ? 'taken' : taken.fault.kind;
    };
    expect(await kindOf('nonsense')).toBe('input');
    expect(await kindOf('null')).toBe('input');
    expect(await kindOf('[1]')).toBe('input');
    expect(await kindOf(text.slice(0, -20))).toBe('input');
    expect(await kindOf(text.replace('"person"', '"ghost"'))).toBe('input');
    expect(await kindOf(text.replace(/=\w{4}"/, '=0000"'))).toBe('divergence');
    expect(await kindOf(text.replace('cards to', 'cards  to'))).toBe('input');
    expect(await kindOf(text.replace(/cards to \d /, 'cards '))).toBe('divergence');
    expect((await worker.ask('list')).games).toHaveLength(1);
  });
});

/** Bots that are asked, and answer when they are told to. */
class HeldBots implements Bots {
  readonly asked: (() => void)[] = [];

  ask(...given: Parameters<Bots['ask']>): PendingAnswer {
    const { answer } = localBots.ask(...given);
    const held = new Promise<void>((resolve) => this.asked.push(resolve));
    return { answer: held.then(() => answer), cancel: () => undefined };
  }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 500; turn++) await Promise.resolve();
};

describe('a game that is closed', () => {
  const bots = [sitter('bot', 'random'), sitter('bot', 'random')];

  it.each(['close', 'remove'] as const)('by %s while it is about to go on does not go on', async (call) => {
    const held = new HeldBots();
    const worker = testWorker(undefined, held);
    const id = valueOf(await worker.ask('begin', { ...game, sitters: bots }));
    const { handle } = valueOf(await worker.ask('open', id));
    const driving = worker.ask('drive', handle, true).catch(() => undefined);
    await (call === 'close' ? worker.ask('close', handle) : worker.ask('remove', id));
    await driving;
    await settled();
    expect(held.asked).toHaveLength(0);
    expect(worker.failures).toEqual([]);
  });

  it('while it hears what was written elsewhere does not go on', async () => {
    const held = new HeldBots();
    const worker = testWorker(undefined, held);
    const id = valueOf(await worker.ask('begin', { ...game, sitters: bots }));
    const { handle } = valueOf(await worker.ask('open', id));
    await worker.ask('drive', handle, true);
    await settled();
    const asked = held.asked.length;
    const hearing = worker.service.hear(id, true);
    await worker.ask('close', handle);
    await hearing;
    await settled();
    expect(held.asked).toHaveLength(asked);
  });

  it('while its last turn is written is still told that the turn counts', async () => {
    const worker = testWorker();
    const id = valueOf(await worker.ask('begin', game));
    const handle = await playSome(worker, id, 1);
    const { seen } = await worker.ask('look', handle, 0 as Seat, 0);
    const table = tableOf((await worker.ask('list')).games[0].sheet.header);
    if (!table.ok) throw new Error('no table');
    const turn = DraftTurn.open(table.value, seen);
    while (turn.stage === 'open') turn.choose([turn.frame.legal[0]]);
    const committing = worker.ask('commit', handle, 0 as Seat, seen.seq, turn.texts);
    await worker.ask('close', handle);
    expect(await committing).toBeUndefined();
  });
});

describe('a game in two tabs', () => {
  it('goes on where a bot was thinking when the other tab wrote its last turn', async () => {
    const store = new TestStore();
    const [thinkers, others] = [new HeldBots(), new HeldBots()];
    const [here, there] = [testWorker(store, thinkers), testWorker(store, others)];
    const bots = [sitter('bot', 'random'), sitter('bot', 'random')];
    const id = valueOf(await here.ask('begin', { ...game, sitters: bots }));
    const [mine, theirs] = [valueOf(await here.ask('open', id)), valueOf(await there.ask('open', id))];
    await there.ask('drive', theirs.handle, true);
    await here.ask('drive', mine.handle, true);
    await settled();
    others.asked[0]();
    await settled();
    await here.service.hear(id, true);
    thinkers.asked[0]();
    await settled();
    expect(thinkers.asked).toHaveLength(2);
  });

  it('stores no draft of the tab from which it was taken, however late', async () => {
    const store = new TestStore();
    const [here, there] = [testWorker(store), testWorker(store)];
    const id = valueOf(await here.ask('begin', { ...game, sitters: [sitter('person'), sitter('person')] }));
    const [mine, theirs] = [valueOf(await here.ask('open', id)), valueOf(await there.ask('open', id))];
    await here.ask('drive', mine.handle, true);
    const { seen } = await here.ask('look', mine.handle, 0 as Seat, 0);
    const { actor, seq } = seen;
    expect(await here.ask('keepDraft', mine.handle, actor, seq, ['pass'])).toBeUndefined();
    await there.ask('drive', theirs.handle, true);
    expect((await there.ask('look', theirs.handle, actor, 0)).seen.draft).toEqual(['pass']);
    expect(await there.ask('keepDraft', theirs.handle, actor, seq, [])).toBeUndefined();
    const heard: string[] = [];
    here.hear(mine.handle, ({ news }) => heard.push(news));
    expect(await here.ask('keepDraft', mine.handle, actor, seq, ['pass'])).toEqual({ denied: 'conflict' });
    expect((await store.entries.read(id)).draft).toEqual([]);
    expect(heard).toContain('conflict');
    await here.ask('drive', mine.handle, true);
    expect(await here.ask('keepDraft', mine.handle, actor, seq, ['pass'])).toBeUndefined();
    expect((await store.entries.read(id)).draft).toEqual(['pass']);
  });

  it('keeps a bot that the other tab put in when the game is taken over', async () => {
    const store = new TestStore();
    const [here, there] = [testWorker(store), testWorker(store)];
    const bots = [sitter('person'), sitter('bot', 'random'), sitter('bot', 'random')];
    const id = valueOf(await here.ask('begin', { ...game, wish: { seats: 3 }, sitters: bots }));
    const [mine, theirs] = [valueOf(await here.ask('open', id)), valueOf(await there.ask('open', id))];
    await here.ask('drive', mine.handle, true);
    expect(await here.ask('replaceBot', mine.handle, 1 as Seat, 'apprentice')).toBeUndefined();
    await here.ask('drive', mine.handle, false);
    await there.ask('drive', theirs.handle, true);
    expect(await there.ask('replaceBot', theirs.handle, 2 as Seat, 'apprentice')).toBeUndefined();
    expect(store.sheet(id)?.sitters.map(({ policy }) => policy)).toEqual(['', 'apprentice', 'apprentice']);
  });
});

describe('taking a turn back', () => {
  it('copies the game up to that turn, marks the copy, and leaves the game as it was', async () => {
    const worker = testWorker(new TestStore());
    const id = valueOf(await worker.ask('begin', game));
    const handle = await playSome(worker, id, 3);
    const before = await worker.ask('save', handle);
    const { steps } = await worker.ask('look', handle, 0 as Seat, 0);
    const mine = steps.filter(({ who }) => who === 0);
    const { seq } = mine[2];

    const copy = valueOf(await worker.ask('takeBack', handle, seq));
    const opened = valueOf(await worker.ask('open', copy));
    expect(opened.sheet).toMatchObject({ id: copy, isTakenBack: true, sitters: game.sitters, seed: game.seed });
    const { seen } = await worker.ask('look', opened.handle, 0 as Seat, 0);
    expect(seen).toMatchObject({ seq, actor: 0 });
    expect(seen.cells).toEqual((await worker.ask('views', handle, 0 as Seat, seq, seq))[0]);
    expect(await worker.ask('save', handle)).toBe(before);

    const again = valueOf(await worker.ask('importGame', await worker.ask('save', opened.handle)));
    expect(valueOf(await worker.ask('open', again)).sheet.isTakenBack).toBe(true);
  });

  it('is refused where others sit, on the turn of another seat, and beyond the game', async () => {
    const worker = testWorker(new TestStore());
    const alone = await playSome(worker, valueOf(await worker.ask('begin', game)), 2);
    const { steps } = await worker.ask('look', alone, 0 as Seat, 0);
    const [other] = steps.filter(({ who }) => who === 1);
    for (const seq of [other.seq, -1, 10_000]) await expect(worker.ask('takeBack', alone, seq)).rejects.toThrow();

    const two = { ...game, sitters: [sitter('person'), sitter('person')] };
    const { handle } = valueOf(await worker.ask('open', valueOf(await worker.ask('begin', two))));
    const { seen } = await worker.ask('look', handle, 0 as Seat, 0);
    await expect(worker.ask('takeBack', handle, seen.seq)).rejects.toThrow();
  });
});
