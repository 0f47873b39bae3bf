import { useEffect, useState } from 'react';

import { useRowTexts } from '../../../language/rowTexts.ts';
import { readPlayed } from '../../../session/online/playedApi.ts';

const NOTHING: ReadonlyMap<string, string> = new Map();

/** How finished games ended for this person, in words; asked for once there are some. */
export const useResults = (isNeeded: boolean): ReadonlyMap<string, string> => {
  const texts = useRowTexts();
  const [results, setResults] = useState(NOTHING);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    void readPlayed().then((answer) => {
      if (!isCurrent || !answer.ok) return;
      const said = new Map<string, string>();
      // Of several seats of one person, the best counts.
      for (const { game, seat, seats } of answer.value.games.toSorted(
        (one, other) => other.seats[other.seat].place - one.seats[one.seat].place,
      ))
        said.set(game, texts.result(seats[seat].place, seats.length, seats[seat].points));
      setResults(said);
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, texts]);
  return results;
};
