import { useEffect, useRef } from 'react';

import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { useSettings } from '../../../settings/settings.ts';
import { orchestra } from '../../../sound/orchestra.ts';
import { hear } from './hearing.ts';

/** Whether the viewer can decide something now. */
const isAsked = ({ shown, frame, handTo }: GameSnapshot): boolean =>
  shown.mode === 'live' && handTo === undefined && frame.stage !== 'waiting' && frame.stage !== 'over';

/** Plays what happens on the board at the chosen volume. */
export const useSounds = (snapshot: GameSnapshot): void => {
  const { volume } = useSettings();
  const { events, mode } = snapshot.shown;
  const isTurn = isAsked(snapshot);
  const last = useRef({ events, isTurn });
  useEffect(() => {
    const [heard, sounds] = hear(last.current, { mode, events }, isTurn);
    last.current = heard;
    orchestra.play(sounds, volume);
  }, [events, mode, isTurn, volume]);
};
