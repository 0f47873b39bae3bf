import type { Picking } from '@coalbrook/desk';
import type { Seat, Table, View } from '@coalbrook/rules';
import { memo, useContext, useMemo } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { useSettings } from '../settings/settings.ts';
import type { Seated } from '../signs/seatLook.ts';
import { OnlineSeats } from './onlineSeats.ts';
import { isCountAhead, projectedAt } from './projected.ts';
import { SeatCard } from './SeatCard.tsx';

import styles from './Seats.module.css';

export interface SeatsProps {
  readonly table: Table;
  readonly view: View;
  readonly seated: readonly Seated[];
  readonly viewer: Seat;
  readonly actor: Seat;
  /** The bot that is thinking. */
  readonly thinking: Seat | undefined;
  /** During a count: the points so far, by seat. */
  readonly counted: readonly number[] | undefined;
  /** Set if the viewer's next tiles can be touched. */
  readonly picking: Picking;
  /** Opens the whole mat of a seat. */
  readonly onOpen: (seat: Seat) => void;
}

/** Seats in the order in which they play this round. */
const inTurnOrder = (seats: readonly Seat[], { order }: View): readonly Seat[] => {
  const turns = [...order];
  return seats.toSorted((one, other) => turns.indexOf(one) - turns.indexOf(other));
};

/** All seats, the viewer first, the others in the order of turns. */
export const Seats = memo(({ table, view, seated, viewer, actor, thinking, counted, picking, onOpen }: SeatsProps) => {
  const { panels: texts } = useMessages();
  const { projects } = useSettings();
  const { away, free } = useContext(OnlineSeats);
  const isProjected = projects && isCountAhead(view) && !counted;
  const projected = useMemo(() => (isProjected ? projectedAt(table, view) : undefined), [isProjected, table, view]);
  const seats = seated.map(({ seat }) => seat as Seat);
  const own = seats.filter((seat) => seat === viewer);
  const others = inTurnOrder(
    seats.filter((seat) => seat !== viewer),
    view,
  );
  return (
    <section className={styles.seats} aria-label={texts.seats} id="seats" tabIndex={-1}>
      {[...own, ...others].map((seat) => (
        <SeatCard
          key={seat}
          table={table}
          view={view}
          seated={seated[seat]}
          seat={seat}
          isViewer={seat === viewer}
          isActing={seat === actor}
          isThinking={seat === thinking}
          isAway={away.includes(seat) && seat !== viewer}
          isFilled={free.includes(seat)}
          points={counted?.[seat] ?? view.points[seat]}
          projected={projected?.hasBegun ? projected.points[seat] : undefined}
          picking={seat === viewer && picking.isOpen ? picking : undefined}
          onOpen={onOpen}
        />
      ))}
    </section>
  );
});
