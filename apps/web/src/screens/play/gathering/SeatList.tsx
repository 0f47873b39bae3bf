import type { OnlineTable } from '@coalbrook/wire/online';
import { lazy, Suspense, useState } from 'react';

import { useGatheringTexts } from '../../../language/gatheringTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { colourOf } from '../../../theme/seats.ts';
import { Button } from '../../../ui/Button.tsx';
import { seatStatus } from '../friends/seatStatus.ts';

import styles from '../friends/Friends.module.css';

// Most seats are taken by people.
const BotPicker = lazy(() =>
  import('../../../opponents/BotPicker.tsx').then((module) => ({ default: module.BotPicker })),
);

interface SeatListProps {
  readonly table: OnlineTable;
  /** Lets a bot play at a free seat, where that can be done. */
  readonly onFill?: (seat: number, policy: string) => void;
}

/** Who sits at a table, and who of them is there. */
export const SeatList = ({ table: { header, seats, held }, onFill }: SeatListProps) => {
  const { online } = useMessages();
  const { ready } = useGatheringTexts();
  const [toFill, setToFill] = useState<number | undefined>();
  const own = held.map(Number);
  return (
    <ul role="list" className={styles.seats}>
      {seats.map(({ name, kind, colour, isFree, isPresent, isReady }, seat) => {
        const presence = isPresent ? online.here : online.away;
        const sitter = own.includes(seat) ? online.you : presence;
        const person = isFree ? online.free : sitter;
        const readiness = isReady === undefined ? [] : [isReady ? ready.is : ready.isNot];
        return (
          <li key={seat} className={styles.seat}>
            <span
              className={styles.swatch}
              style={{ background: `var(--seat-${colourOf(colour, seat)})` }}
              aria-hidden="true"
            />
            <span>{name}</span>
            <span className={styles.status}>
              {[seatStatus(online, kind, isFree) ?? person, ...readiness].join(' · ')}
            </span>
            {onFill && kind === 'person' && isFree && (
              <Button size="small" aria-label={`${online.fill}: ${name}`} onPress={() => setToFill(seat)}>
                {online.fill}
              </Button>
            )}
            {onFill && toFill === seat && (
              <Suspense>
                <BotPicker
                  edition={header.edition}
                  name={name}
                  colour={colourOf(colour, seat)}
                  onChoose={(policy) => onFill(seat, policy)}
                  onClose={() => setToFill(undefined)}
                />
              </Suspense>
            )}
          </li>
        );
      })}
    </ul>
  );
};
