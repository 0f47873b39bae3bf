import type { Picking } from '@coalbrook/desk';
import type { Seat, Table, View } from '@coalbrook/rules';
import type { CSSProperties } from 'react';

import { IndustrySign } from '../signs/IndustrySign.tsx';
import type { Seated } from '../signs/seatLook.ts';
import { useNames } from '../signs/useNames.ts';
import { MatPile } from './MatPile.tsx';
import { stacksOn } from './mats.ts';
import type { Stack } from './mats.ts';

import styles from './Mat.module.css';

export interface MatProps {
  readonly table: Table;
  readonly view: View;
  readonly seat: Seat;
  readonly seated: Seated;
  /** Set when viewers look at their own mat: then its tiles can be touched. */
  readonly picking?: Picking | undefined;
}

/** The longest stack that leaves room for another one beside it. */
const SHORT = 4;
/** The least room for the name of an industry, in tiles. */
const NAME = 3;

const widthOf = ({ piles }: Stack): number => Math.max(NAME, piles.length);

/** How many tiles wide a docked mat is: two short stacks side by side, or one long one. */
const acrossOf = (stacks: readonly Stack[]): number => {
  const longest = Math.max(...stacks.map(widthOf));
  return longest > SHORT ? longest : 2 * longest;
};

/** All tiles of a mat, the used ones too. In a sheet they are as large as the window allows; in a dock they all fit. */
export const Mat = ({ table, view, seat, seated, picking }: MatProps) => {
  const names = useNames(table);
  const stacks = stacksOn(table, view, seat);
  return (
    <div className={styles.mat} style={{ '--across': acrossOf(stacks) } as CSSProperties}>
      {stacks.map((stack) => {
        const { slug } = table.industries[stack.industry];
        return (
          <section
            key={slug}
            className={styles.stack}
            style={{ '--span': widthOf(stack) } as CSSProperties}
            data-long={stack.piles.length > SHORT || undefined}
            aria-label={names.industry(stack.industry)}
          >
            <h3 className={styles.title}>
              <IndustrySign industry={slug} className={styles.glyph} />
              <span>{names.industry(stack.industry)}</span>
            </h3>
            <ul className={styles.piles} role="list">
              {stack.piles.map((pile) => (
                <MatPile key={pile.tile.id} {...{ table, seat, seated, stack, pile, picking }} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
