import { guidedGames } from '@coalbrook/guide';
import type { GuidedGame } from '@coalbrook/guide';
import { tableOf } from '@coalbrook/record';
import { expect, test } from 'vitest';

import { LocalSession } from '../../../session/localSession.ts';
import type { Session } from '../../../session/session.ts';
import { WorkerTable } from '../../../session/workerTable.ts';
import { testWorker } from '../../../worker/testWorker.ts';
import { GuidedFollower } from './guidedFollower.ts';
import type { TableCounsel } from './guidedFollower.ts';
import { newGuidedGame } from './newGuidedGame.ts';

const names = { figure: (name: string) => name, bot: (name: string) => name, automaton: (name: string) => name };

const begin = async (guided: GuidedGame): Promise<Session> => {
  const worker = testWorker();
  const begun = await worker.ask('begin', newGuidedGame(guided, names));
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  const opened = await worker.ask('open', begun.value);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { handle, sheet } = opened.value;
  const table = tableOf(sheet.header);
  if (!table.ok) throw new Error('no table');
  const session = await LocalSession.open(new WorkerTable(worker, { handle, sheet }, 'game'), table.value);
  session.setPace(0);
  return session;
};

/** Waits until others have played. */
const awaitTurn = (session: Session): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (session.snapshot.frame.stage === 'waiting') return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look();
  });

const lookAt = async (follower: GuidedFollower): Promise<TableCounsel> => {
  const found = await follower.look();
  if (!found) throw new Error('the guide is lost');
  return found;
};

test.each(guidedGames)('$slug is played at its table as suggested', async (guided) => {
  const session = await begin(guided);
  const ideas = await guided.loadIdeas();
  const follower = new GuidedFollower(session, ideas);
  const told: string[] = [];
  for (let isOver = false; !isOver;) {
    await awaitTurn(session);
    const { stage } = session.snapshot.frame;
    const { counsel, deviation } = await lookAt(follower);
    expect(deviation).toBeUndefined();
    if (stage === 'open') {
      expect(session.choose(counsel?.suggestion ?? [])).toBeUndefined();
    } else if (stage !== 'over') {
      expect(counsel).toBeUndefined();
      expect(await session.commit()).toBeUndefined();
    }
    if (stage === 'open' || stage === 'over') told.push(...(counsel?.told ?? []).map(({ idea }) => idea.id));
    isOver = stage === 'over';
  }
  expect(told.toSorted()).toEqual(ideas.map(({ id }) => id).toSorted());
  session.close();
});

test('another move than the suggested one is compared with it, until it is undone', async () => {
  const [guided] = guidedGames;
  const session = await begin(guided);
  await awaitTurn(session);
  const follower = new GuidedFollower(session, await guided.loadIdeas());
  const before = await lookAt(follower);
  const loan = session.snapshot.frame.legal.find(({ kind }) => kind === 'loan');
  if (!loan) throw new Error('no loan');
  session.choose([loan]);
  expect((await lookAt(follower)).deviation).toMatchObject({ played: 'loan 30' });
  session.undo();
  expect(await lookAt(follower)).toEqual(before);
  session.close();
});

test('the guide speaks of the table as it is shown, even if the game is further on already', async () => {
  const [guided] = guidedGames;
  const session = await begin(guided);
  await awaitTurn(session);
  const ideas = await guided.loadIdeas();
  const { counsel } = await lookAt(new GuidedFollower(session, ideas));
  session.choose(counsel?.suggestion ?? []);
  const { snapshot, texts } = session;
  await session.commit();
  await awaitTurn(session);
  const late = { snapshot, texts, save: () => session.save() };
  const { counsel: told } = await lookAt(new GuidedFollower(late, ideas));
  expect(told).toBeUndefined();
  session.close();
});
