import type { OnlineTable } from '@coalbrook/wire/online';
import { useEffect, useRef } from 'react';

import { useConsentTexts } from '../language/consentTexts.ts';
import { readHappenings } from '../session/online/consentApi.ts';
import { notify } from '../ui/notices.ts';
import { sharesSince } from './sharesSince.ts';

interface ShareNewsProps {
  readonly table: OnlineTable;
  /** How many happenings there were when this table was opened here. */
  readonly known: number;
}

/** Tells everybody at once that somebody else's seat is played on another device, too. Whose seat it is, has a bar. */
export const ShareNews = ({ table: { game, happenings = 0, held, seats }, known }: ShareNewsProps) => {
  const { lines } = useConsentTexts();
  const told = useRef(known);
  const own = held.map((seat) => seats[seat].name).join('\n');
  useEffect(() => {
    void readHappenings(game).then((answer) => {
      if (!answer.ok) return;
      const names = sharesSince(answer.value.happenings, told.current);
      told.current = Math.max(told.current, ...answer.value.happenings.map(({ number }) => number + 1));
      for (const name of names) if (!own.split('\n').includes(name)) notify(lines.shared(name));
    });
  }, [game, happenings, lines, own]);
  return undefined;
};
