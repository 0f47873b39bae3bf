import { useEffect, useRef } from 'react';

import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { sound } from '../../../sound/sounding.ts';
import { hear } from './hearing.ts';

/** Whether the viewer can decide something now. */
const isAsked = ({ shown, frame, handTo, isAdjourned = false }: GameSnapshot): boolean =>
  shown.mode === 'live' && handTo === undefined && !isAdjourned && frame.stage !== 'waiting' && frame.stage !== 'over';

/** Plays what happens on the board. */
export const useSounds = (snapshot: GameSnapshot): void => {
  const { events, mode } = snapshot.shown;
  const isTurn = isAsked(snapshot);
  const last = useRef({ events, isTurn });
  useEffect(() => {
    const [heard, happening] = hear(last.current, { mode, events }, isTurn);
    last.current = heard;
    sound(happening);
  }, [events, mode, isTurn]);
};
