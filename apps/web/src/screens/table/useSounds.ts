import { useEffect, useRef } from 'react';

import type { GameSnapshot } from '../../session/gameSnapshot.ts';
import { useSettings } from '../../settings/settings.ts';
import { orchestra } from '../../sound/orchestra.ts';
import { soundsOf } from '../../sound/soundsOf.ts';

/** Whether the viewer can decide something now. */
const isAsked = ({ shown, frame, handTo }: GameSnapshot): boolean =>
  shown.mode === 'live' && handTo === undefined && frame.stage !== 'waiting' && frame.stage !== 'over';

/** Plays what happens on the board, and a signal when it is the viewer's turn. The history is silent. */
export const useSounds = (snapshot: GameSnapshot): void => {
  const { volume } = useSettings();
  const { events, mode } = snapshot.shown;
  const isTurn = isAsked(snapshot);
  const played = useRef(events);
  const wasTurn = useRef(isTurn);
  useEffect(() => {
    const isNews = events !== played.current && mode !== 'past';
    const isCalled = isTurn && !wasTurn.current && mode !== 'past';
    played.current = events;
    wasTurn.current = isTurn;
    orchestra.play([...(isNews ? soundsOf(events) : []), ...(isCalled ? (['turn'] as const) : [])], volume);
    // A change of the volume alone plays nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [events, mode, isTurn]);
};
