import type { GameAftermath } from '@coalbrook/wire/online';
import { useEffect, useState } from 'react';

import { readAftermath } from '../../../session/online/aftermathApi.ts';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/** About five minutes. */
const MOST_QUESTIONS = 14;

/** Whether something is still to come: ratings are counted a moment after the end. */
const isAwaited = ({ rating }: GameAftermath): boolean => rating === 'awaited';

/** What a finished game has led to; undefined until the server has said it. `again` asks anew when it changes. */
export const useAftermath = (game: string, again: unknown): GameAftermath | undefined => {
  const [known, setKnown] = useState<GameAftermath>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const ask = async (asked: number): Promise<void> => {
      const answer = await readAftermath(game);
      if (isLeft) return;
      if (answer.ok) setKnown(answer.value);
      // Without a connection the page can only try again.
      const isDone = answer.ok ? !isAwaited(answer.value) : answer.failed === 'absent';
      if (isDone || asked >= MOST_QUESTIONS) return;
      timer = setTimeout(() => void ask(asked + 1), Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** asked));
    };
    void ask(0);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [game, again]);
  return known;
};
