import type { NewGame } from '@coalbrook/wire';
import { useEffect, useRef, useState } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
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

/** Restores the focus on leaving a plan, whose focused element is gone. */
const focusTable = (): void =>
  (document.getElementById('desk') ?? document.getElementById('map'))?.focus({ preventScroll: true });

/** The plan made beside a game, if any. The game stays open, and its telling is paused until it is visible again. */
export const useSketch = (real: Session): readonly [Session | undefined, Sketching] => {
  const shelf = useShelf();
  const { plan: texts } = useMessages().table;
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

  const open = async (game: NewGame, isAhead: boolean): Promise<void> => {
    if (isOpening.current) return;
    isOpening.current = true;
    try {
      const opened = await openSession(await shelf.sketch(game));
      if (!opened.ok) notify(texts.impossible, { tone: 'fault' });
      else if (isGone.current) opened.value.close();
      else setSketch({ session: opened.value, game, isAhead });
    } finally {
      isOpening.current = false;
    }
  };
  const begin = (): void => {
    const seed = randomSeed();
    const game = sketchOf(real.snapshot, seed) ?? (sketch && { ...sketch.game, seed });
    const isAhead = sketch ? sketch.isAhead : real.snapshot.frame.stage === 'waiting';
    if (game) open(game, isAhead).catch(reportFailure);
  };
  const order = sketch?.isAhead && real.snapshot.canLeaveOrders ? real.leaveOrder : undefined;
  return [sketch?.session, { begin, again: begin, leave, order }];
};
