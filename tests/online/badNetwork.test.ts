import { NOBODY } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { packCells } from '@coalbrook/wire/online';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { watchFailures } from '../../apps/web/src/session/failures.ts';
import type { OnlineGame } from '../../apps/web/src/session/online/onlineGame.ts';
import type { Session } from '../../apps/web/src/session/session.ts';
import { sketchOf } from '../../apps/web/src/session/sketch.ts';
import { Device, serve, stubStorage, untilSnapshot, untilState } from './remoteSessions.ts';

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

const sitter = (name: string): Sitter => ({ kind: 'person', name, policy: '', figure: '', colour: '' });

interface Seated {
  readonly device: Device;
  readonly game: OnlineGame;
  readonly session: Session;
}

const play = async (device: Device, id: string): Promise<Seated> => {
  const game = device.play(id);
  onTestFinished(() => game.close());
  const { session } = await untilState(game, (state) => state.session !== undefined);
  if (!session) throw new Error('no session');
  session.setPace(0);
  return { device, game, session };
};

/** Two people at a table: the one who decides, and the other. */
const twoPeople = async (): Promise<{ readonly id: string; readonly mover: Seated; readonly other: Seated }> => {
  const server = await serve(onTestFinished);
  const [first, second] = [new Device(server), new Device(server)];
  const { game: id, invite } = await first.open('birmingham', { seats: 2 }, [sitter('Ada'), sitter('Bert')], [0]);
  await second.sit(id, invite, 1, 'Bert');
  const [one, two] = [await play(first, id), await play(second, id)];
  const isFirst = one.session.snapshot.frame.actor === one.session.snapshot.frame.viewer;
  return { id, mover: isFirst ? one : two, other: isFirst ? two : one };
};

/** Drafts a whole turn. */
const draftTurn = (session: Session): void => {
  while (session.snapshot.frame.stage === 'open') session.choose([session.snapshot.frame.legal[0]]);
};

const seqOf = ({ session }: Seated): number => session.snapshot.frame.seq;

/** Waits until both know the same number of entries, after the turn of `mover`. */
const untilBothKnow = async (mover: Seated, other: Seated, before: number): Promise<void> => {
  await untilSnapshot(other.session, ({ snapshot }) => snapshot.frame.seq > before);
  await untilSnapshot(mover.session, ({ snapshot }) => snapshot.frame.seq === seqOf(other));
};

/** How many turns of people the steps hold. */
const turnsIn = ({ session }: Seated): number =>
  session.snapshot.steps.filter(({ events }) => events.some(({ event }) => event === 'turnBegan')).length;

const callOf = (text: string): string => (JSON.parse(text) as { readonly call: string }).call;

describe('a turn is counted once', () => {
  it('if the server is gone before it hears of it', async () => {
    const { mover, other } = await twoPeople();
    const { network } = mover.device;
    const [before, turns] = [seqOf(other), turnsIn(other)];
    let lost = 0;
    network.onSent = (text) => {
      if (callOf(text) !== 'commit' || lost++ > 0) return text;
      network.hangUp();
      return undefined;
    };
    draftTurn(mover.session);
    expect(await mover.session.commit()).toBeUndefined();
    await untilBothKnow(mover, other, before);
    expect(lost).toBe(2);
    expect(turnsIn(other)).toBe(turns + 1);
  });

  it('if the server is gone before it has answered', async () => {
    const { mover, other } = await twoPeople();
    const { network } = mover.device;
    const [before, turns] = [seqOf(other), turnsIn(other)];
    let isCommitted = false;
    let lost = 0;
    network.onSent = (text) => {
      isCommitted ||= callOf(text) === 'commit';
      return text;
    };
    network.onReceived = (text) => {
      if (!isCommitted || lost > 0) return text;
      lost++;
      network.hangUp();
      return undefined;
    };
    draftTurn(mover.session);
    expect(await mover.session.commit()).toBeUndefined();
    await untilBothKnow(mover, other, before);
    expect(lost).toBe(1);
    expect(turnsIn(other)).toBe(turns + 1);
    expect(mover.session.snapshot.steps.length).toBe(other.session.snapshot.steps.length);
  });

  it('if the server could not store it at first', async () => {
    const { mover, other } = await twoPeople();
    const { network } = mover.device;
    const before = seqOf(other);
    let failures = 0;
    network.onSent = (text) => {
      if (callOf(text) !== 'commit' || failures++ > 0) return text;
      // An answer as the server gives it when its disk is full.
      const { id } = JSON.parse(text) as { readonly id: number };
      return JSON.stringify({ id, call: 'askAgain', given: ['unknown'] });
    };
    network.onReceived = (text) => text.replace('"denied":"absent"', '"denied":"failed"');
    draftTurn(mover.session);
    expect(await mover.session.commit()).toBeUndefined();
    await untilBothKnow(mover, other, before);
    expect(failures).toBe(2);
  });
});

describe('without a network', () => {
  it('a draft survives a reload', async () => {
    const { id, mover } = await twoPeople();
    mover.session.choose([mover.session.snapshot.frame.legal[0]]);
    const { draft, seq } = mover.session.snapshot.frame;
    expect(draft.length).toBeGreaterThan(0);
    mover.game.close();
    const again = await play(mover.device, id);
    expect(again.session.snapshot.frame).toMatchObject({ seq, draft });
  });

  it('a turn that was ended waits to be sent, and can be withdrawn until then', async () => {
    const { mover, other } = await twoPeople();
    const { network } = mover.device;
    const { session } = mover;
    const before = seqOf(other);
    network.cut();
    await untilState(mover.game, (state) => state.network === 'down');
    draftTurn(session);
    const ended = session.commit();
    expect(session.snapshot.sending).toBe('unsent');
    // Nothing changes a turn that was ended.
    session.undo();
    expect(session.snapshot.frame.stage).toBe('complete');
    session.withdraw();
    await ended;
    expect(session.snapshot.sending).toBeUndefined();
    session.undo();
    expect(session.snapshot.frame.stage).toBe('open');
    draftTurn(session);
    const again = session.commit();
    network.mend();
    expect(await again).toBeUndefined();
    await untilBothKnow(mover, other, before);
    expect(session.snapshot.sending).toBeUndefined();
  });
});

it('leaving a table is no failure', async () => {
  const failures: string[] = [];
  onTestFinished(watchFailures((text) => failures.push(text)));
  const { mover } = await twoPeople();
  mover.session.choose([mover.session.snapshot.frame.legal[0]]);
  mover.game.close();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(failures).toEqual([]);
});

describe('a table that was opened before, without a network', () => {
  /** Somebody plays a turn, the other one answers, and the first one loses the network and reloads. */
  const reloaded = async () => {
    const { id, mover, other } = await twoPeople();
    const before = seqOf(other);
    draftTurn(mover.session);
    await mover.session.commit();
    await untilBothKnow(mover, other, before);
    mover.device.network.cut();
    mover.game.close();
    return { id, mover, other, offline: await play(mover.device, id) };
  };

  it('shows what it showed last, and its past', async () => {
    const { mover, offline } = await reloaded();
    const [was, is] = [mover.session.snapshot, offline.session.snapshot];
    await untilState(offline.game, ({ network }) => network === 'down');
    expect(is.steps).toEqual(was.steps);
    expect(is.frame.cells).toEqual(was.frame.cells);
    expect(is.frame).toMatchObject({ seq: was.frame.seq, viewer: was.frame.viewer, actor: was.frame.actor });
    for (let seq = 0; seq < is.frame.seq; seq++) {
      await offline.session.goTo(seq);
      expect(offline.session.snapshot.shown).toMatchObject({ mode: 'past', seq });
    }
  });

  it('goes on with what happened meanwhile, and tells it', async () => {
    const { mover, other, offline } = await reloaded();
    const before = seqOf(other);
    const modes = new Set<string>();
    offline.session.setPace(1);
    offline.session.subscribe(() => modes.add(offline.session.snapshot.shown.mode));
    draftTurn(other.session);
    await other.session.commit();
    mover.device.network.mend();
    await untilSnapshot(offline.session, ({ snapshot }) => snapshot.frame.seq > before);
    expect(seqOf(offline)).toBe(seqOf(other));
    await untilSnapshot(offline.session, ({ snapshot }) => snapshot.shown.mode === 'live' && modes.has('telling'));
  });

  it('lets one prepare and end the turn, which is sent after another reload', async () => {
    const { id, mover, other } = await twoPeople();
    const { network } = mover.device;
    const before = seqOf(other);
    network.cut();
    mover.game.close();
    const offline = await play(mover.device, id);
    await untilState(offline.game, (state) => state.network === 'down');
    expect(sketchOf(offline.session.snapshot, 'seed')).toBeDefined();
    draftTurn(offline.session);
    void offline.session.commit();
    expect(offline.session.snapshot.sending).toBe('unsent');
    offline.game.close();

    const again = await play(mover.device, id);
    expect(again.session.snapshot.frame.stage).toBe('complete');
    expect(again.session.snapshot.sending).toBe('unsent');
    network.mend();
    await untilBothKnow(again, other, before);
    await untilSnapshot(again.session, ({ snapshot }) => snapshot.sending === undefined);
    expect(again.session.snapshot.steps.length).toBe(other.session.snapshot.steps.length);
  });

  it('is read from the start if it is another game now', async () => {
    const { id, mover, other } = await twoPeople();
    const seen = mover.session.snapshot;
    mover.game.close();
    // As if the server had been restored from a backup, and played on in another way.
    const { viewer, actor } = seen.frame;
    const steps = [...seen.steps, { seq: seen.frame.seq, who: actor, events: [] }];
    const cells = packCells(seen.frame.cells);
    await mover.device.keeper.keepSteps(id, { viewer, actor, steps: steps.map((step) => ({ step, cells })) }, 0, true);
    const again = await play(mover.device, id);
    await untilSnapshot(again.session, ({ snapshot }) => snapshot.frame.seq === seqOf(other));
    expect(again.session.snapshot.steps).toEqual(seen.steps);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'rubbish'],
    ['a table of another kind', { table: {}, viewers: [] }],
    ['viewers of another kind', { viewers: [{ viewer: 0, actor: 0, steps: [{ step: {}, cells: 7 }] }] }],
  ])('is fetched anew if %s was kept', async (_, kept) => {
    const { id, mover } = await twoPeople();
    mover.game.close();
    const read = mover.device.keeper.read.bind(mover.device.keeper);
    mover.device.keeper.read = async (game) =>
      typeof kept === 'object' ? { ...((await read(game)) as object), ...kept } : kept;
    const again = await play(mover.device, id);
    expect(again.session.snapshot.steps).toEqual(mover.session.snapshot.steps);
  });
});

describe('the history of a table', () => {
  it('is sent once to whoever opens it, and not again to whoever comes back', async () => {
    const { id, mover } = await twoPeople();
    mover.game.close();
    const joins: number[] = [];
    const watchJoins = (device: Device): void => {
      device.network.onReceived = (text) => {
        const { answer } = JSON.parse(text) as { readonly answer?: { readonly look?: { readonly steps: object[] } } };
        if (answer?.look) joins.push(answer.look.steps.length);
        return text;
      };
    };
    watchJoins(mover.device);
    const again = await play(mover.device, id);
    await vi.waitFor(() => expect(joins).toEqual([1]), { timeout: 100_000 });
    const { steps } = again.session.snapshot;
    again.game.close();
    await mover.device.keeper.forget(id);
    await play(mover.device, id);
    expect(joins).toEqual([1, 0, steps.length]);
  });
});

describe('a server that lies', () => {
  type Message = Record<string, unknown>;
  const steps = (change: (message: { from: number; actor: number; steps: Message[] }) => object) => (text: string) => {
    const message = JSON.parse(text) as Message;
    return message['news'] === 'steps' ? JSON.stringify({ ...message, ...change(message as never) }) : text;
  };

  it.each([
    [
      'changes that do not fit',
      steps((news) => ({ steps: news.steps.map((step) => ({ ...step, changes: [99_999, 1] })) })),
    ],
    ['an actor who does not sit there', steps(() => ({ actor: 7 }))],
    ['entries out of order', steps((news) => ({ steps: news.steps.map((step) => ({ ...step, seq: 0 })) }))],
    ['later entries first', steps(({ from }) => ({ from: from + 1 }))],
    ['nonsense', (text: string) => (text.includes('"news":"steps"') ? '{"news":"steps"}' : text)],
  ])('about %s is not believed, and asked again', async (_, lie) => {
    const { mover, other } = await twoPeople();
    const before = seqOf(other);
    let lies = 0;
    other.device.network.onReceived = (text) => {
      const told = lies === 0 ? lie(text) : text;
      if (told !== text) lies++;
      return told;
    };
    draftTurn(mover.session);
    await mover.session.commit();
    await untilBothKnow(mover, other, before);
    expect(lies).toBe(1);
    const [mine, theirs] = [mover, other].map(({ session }) => session.snapshot);
    expect(theirs.steps.map(({ seq }) => seq)).toEqual(mine.steps.map(({ seq }) => seq));
    expect(theirs.frame.actor).toBe(mine.frame.actor);
  });

  it.each([
    ['another game', /"game":"[^"]*"/, '"game":"other"'],
    ['too few cells', /"cells":"../, '"cells":"'],
    ['another viewer', /"viewer":-1/, '"viewer":5'],
    ['too many entries', /"seq":(\d+),"viewer"/, '"seq":9$1,"viewer"'],
    ['no header', /"header":\{.*?\},"seats"/, '"header":7,"seats"'],
  ])('when one joins, about %s, is not believed, and asked again', async (_, part, lie) => {
    const server = await serve(onTestFinished);
    const device = new Device(server);
    const { game: id } = await device.open('birmingham', { seats: 2 }, [sitter('Ada'), sitter('Bert')], [0, 1]);
    let lies = 0;
    device.network.onReceived = (text) => {
      const told = lies < 2 ? text.replace(part, lie) : text;
      if (told !== text) lies++;
      return told;
    };
    const { game, session } = await play(device, id);
    expect(lies).toBe(2);
    expect(game.state.table?.game).toBe(id);
    expect(session.snapshot.frame.viewer).toBe(NOBODY);
    expect(session.snapshot.handTo).toBeDefined();
  });
});
