import { parseStep } from '@coalbrook/desk';
import type { Refusal } from '@coalbrook/rules';
import type { NewGame } from '@coalbrook/wire';
import { explain } from '@coalbrook/words';
import { useEffect, useRef, useState } from 'react';

import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { reportFailure } from '../../../session/failures.ts';
import { openSession } from '../../../session/openSession.ts';
import { randomSeed } from '../../../session/randomSeed.ts';
import type { Session } from '../../../session/session.ts';
import { useShelf } from '../../../session/shelfContext.ts';
import { sketchOf } from '../../../session/sketch.ts';
import type { Sketching } from '../../../session/sketch.ts';
import { notify } from '../../../ui/notices.ts';
import { useBackButton } from './useBackButton.ts';

interface Sketch {
  readonly session: Session;
  /** The game it started with. */
  readonly game: NewGame;
  /** Others were to play when it began, so that its first turn is one of the future. */
  readonly isAhead: boolean;
}

/** Resolves when it is the turn of whoever plans. */
const untilTurn = (session: Session): Promise<void> =>
  new Promise((resolve) => {
    const look = (): boolean => session.snapshot.frame.stage === 'open' && session.snapshot.shown.mode === 'live';
    if (look()) return resolve();
    const stop = session.subscribe(() => {
      if (!look()) return;
      stop();
      resolve();
    });
  });

/** Plays a turn in a plan. Where a step is impossible, what comes before it stays on the desk; returns why. */
const playAhead = async (session: Session, draft: readonly string[]): Promise<Refusal | undefined> => {
  await untilTurn(session);
  for (const text of draft) {
    const step = parseStep(session.snapshot.table, text);
    if (!step.ok) return undefined;
    const refusal = session.choose(step.value);
    if (refusal) return refusal;
  }
  return session.snapshot.frame.stage === 'open' ? undefined : session.commit();
};

/** Restores the focus on leaving a plan, whose focused element is gone. */
const focusTable = (): void =>
  (document.getElementById('desk') ?? document.getElementById('map'))?.focus({ preventScroll: true });

/** The plan made beside a game, if any. The game stays open, and its telling is paused until it is visible again. */
export const useSketch = (real: Session): readonly [Session | undefined, Sketching] => {
  const shelf = useShelf();
  const { plan: texts } = useMessages().table;
  const language = useLanguage();
  const [sketch, setSketch] = useState<Sketch>();
  const isOpening = useRef(false);
  const isGone = useRef(false);
  const isSketching = sketch !== undefined;

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  useEffect(() => () => sketch?.session.close(), [sketch]);
  useEffect(() => {
    if (!isSketching) return undefined;
    const { isPaused } = real.snapshot;
    real.pause(true);
    return () => {
      real.pause(isPaused);
      focusTable();
    };
  }, [real, isSketching]);

  const leave = (): void => setSketch(undefined);
  useBackButton(isSketching, leave);

  const tellAhead = async (session: Session, draft: readonly string[]): Promise<void> => {
    const refusal = await playAhead(session, draft);
    if (refusal) notify(texts.ahead(explain(session.snapshot.table, refusal, language, [])), { tone: 'fault' });
  };
  const open = async (game: NewGame, isAhead: boolean, ahead: readonly string[] = []): Promise<void> => {
    if (isOpening.current) return;
    isOpening.current = true;
    try {
      const opened = await openSession(await shelf.sketch(game));
      if (!opened.ok) notify(texts.impossible, { tone: 'fault' });
      else if (isGone.current) opened.value.close();
      else {
        setSketch({ session: opened.value, game, isAhead });
        if (ahead.length > 0) tellAhead(opened.value, ahead).catch(reportFailure);
      }
    } finally {
      isOpening.current = false;
    }
  };
  const begin = (ahead?: readonly string[]): void => {
    const seed = randomSeed();
    const game = sketchOf(real.snapshot, seed) ?? (sketch && { ...sketch.game, seed });
    const isAhead = sketch ? sketch.isAhead : real.snapshot.frame.stage === 'waiting';
    if (game) open(game, isAhead, ahead).catch(reportFailure);
  };
  const order = sketch?.isAhead && real.snapshot.canLeaveOrders ? real.leaveOrder : undefined;
  const left = () => real.snapshot.order;
  return [sketch?.session, { begin, again: () => begin(), leave, order, left }];
};
