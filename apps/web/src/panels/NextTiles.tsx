import type { Picking } from '@coalbrook/desk';
import type { Seat, Table, View } from '@coalbrook/rules';

import { useMessages } from '../language/useMessages.ts';
import { IndustrySign } from '../signs/IndustrySign.tsx';
import type { Seated } from '../signs/seatLook.ts';
import { useNames } from '../signs/useNames.ts';
import { MatPile } from './MatPile.tsx';
import { stacksOn } from './mats.ts';

import styles from './NextTiles.module.css';

export interface NextTilesProps {
  readonly table: Table;
  readonly view: View;
  readonly seat: Seat;
  readonly seated: Seated;
  readonly picking: Picking;
  /** How many tiles of an industry there is room for. */
  readonly rows: number;
}

/**
 * The next tiles of each industry, as many as fit into room that nothing else needs. The one that is built first stands
 * at the bottom, so that it stays where it is when there is less room.
 */
export const NextTiles = ({ table, view, seat, seated, picking, rows }: NextTilesProps) => {
  const { panels: texts } = useMessages();
  const names = useNames(table);
  const stacks = stacksOn(table, view, seat);
  return (
    <section className={styles.room} id="next" aria-label={texts.mat(seated.name)}>
      <h2 className={styles.title}>{texts.mat(seated.name)}</h2>
      <div className={styles.columns}>
        {stacks.map((stack) => {
          const { slug } = table.industries[stack.industry];
          const next = stack.piles.filter(({ left }) => left > 0).slice(0, rows);
          return (
            <section key={slug} className={styles.column} aria-label={names.industry(stack.industry)}>
              <ul className={styles.piles} role="list">
                {next.map((pile) => (
                  <MatPile key={pile.tile.id} {...{ table, seat, seated, stack, pile, picking }} />
                ))}
              </ul>
              <IndustrySign industry={slug} className={styles.sign} />
            </section>
          );
        })}
      </div>
    </section>
  );
};
