import { nextOrder, NONE } from '@coalbrook/rules';
import type { Seat, Table, View } from '@coalbrook/rules';
import { memo, useMemo } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { seatPlate, seatStyle } from '../signs/seatLook.ts';
import type { Seated } from '../signs/seatLook.ts';
import { useNames } from '../signs/useNames.ts';
import { classes } from '../ui/classes.ts';
import { crestsOf } from './crests.ts';

import styles from './TurnOrder.module.css';

export interface TurnOrderProps {
  readonly table: Table;
  readonly view: View;
  readonly seated: readonly Seated[];
  /** The seat that has to act. */
  readonly actor: Seat;
  /** The position after the previewed action; if set, its order is shown. */
  readonly ghost?: View | undefined;
}

/** The turn order with the money spent, and the order of the next round. */
export const TurnOrder = memo(({ table, view, seated, actor, ghost }: TurnOrderProps) => {
  const { panels: texts } = useMessages();
  const names = useNames(table);
  const after = ghost ?? view;
  const next = useMemo(() => nextOrder(table, after), [table, after]);
  const crests = useMemo(() => crestsOf(seated.map(({ name }) => name)), [seated]);
  const order = [...view.order].filter((seat) => seat !== NONE);
  return (
    <section className={styles.order} aria-label={texts.order} id="order">
      <h2>{texts.order}</h2>
      <ol role="list">
        {order.map((seat) => {
          const { name, colour } = seated[seat];
          return (
            <li
              key={seat}
              className={styles.row}
              style={seatStyle(colour)}
              data-inspect={next && `figure:${seat}:spent`}
              aria-current={seat === actor || undefined}
              data-seat={seat}
            >
              <span className={classes(styles.swatch, seatPlate(colour))} aria-hidden="true" />
              <span className={styles.name}>{name}</span>
              {next && <span className={styles.spent}>{texts.spent(names.money(after.spent[seat]))}</span>}
            </li>
          );
        })}
      </ol>
      {next && (
        <div className={styles.next} data-foreseen={ghost !== undefined || undefined}>
          <h2>{texts.nextOrder}</h2>
          <ol role="list">
            {next.map((seat) => (
              <li
                key={seat}
                className={classes(styles.crest, seatPlate(seated[seat].colour))}
                style={seatStyle(seated[seat].colour)}
                data-inspect={`figure:${seat}:spent`}
              >
                <span aria-hidden="true">{crests[seat]}</span>
                <span className="visually-hidden">{seated[seat].name}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
});
