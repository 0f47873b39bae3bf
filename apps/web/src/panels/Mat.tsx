import type { Picking, Target } from '@coalbrook/desk';
import { keyOf } from '@coalbrook/desk';
import type { Seat, Table, View } from '@coalbrook/rules';
import type { CSSProperties } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { IndustrySign } from '../signs/IndustrySign.tsx';
import type { Seated } from '../signs/seatLook.ts';
import { useNames } from '../signs/useNames.ts';
import { describeTile } from './describeTile.ts';
import { stacksOn } from './mats.ts';
import type { Pile, Stack } from './mats.ts';
import { TilePlate } from './TilePlate.tsx';

import styles from './Mat.module.css';

export interface MatProps {
  readonly table: Table;
  readonly view: View;
  readonly seat: Seat;
  readonly seated: Seated;
  /** Set when viewers look at their own mat: then its tiles can be touched. */
  readonly picking?: Picking | undefined;
}

/** What touching a tile selects: the tile if any tile can be removed, else its industry. */
const targetOf = (picking: Picking | undefined, { industry, lowest }: Stack, { tile }: Pile): Target | undefined => {
  const own: Target = { on: 'tile', tile: tile.id };
  if (picking && (picking.lit.has(keyOf(own)) || picking.chosen.has(keyOf(own)))) return own;
  return lowest?.tile.id === tile.id ? { on: 'industry', industry } : undefined;
};

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
  const { panels: texts } = useMessages();
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
              {stack.piles.map((pile) => {
                const { tile, left, all } = pile;
                const label = [...describeTile(table, tile, texts, names), texts.left(left, all)].join(', ');
                const plate = <TilePlate table={table} tile={tile} colour={seated.colour} left={left} all={all} />;
                const inspected = `mat:${seat}:${tile.id}`;
                const target = picking?.isOpen ? targetOf(picking, stack, pile) : undefined;
                if (!picking || !target) {
                  return (
                    <li key={tile.id} data-inspect={inspected}>
                      <span className="visually-hidden">{label}</span>
                      {plate}
                    </li>
                  );
                }
                const key = keyOf(target);
                return (
                  <li key={tile.id}>
                    <button
                      type="button"
                      className={styles.tile}
                      aria-pressed={picking.chosen.has(key)}
                      data-target={key}
                      data-inspect={inspected}
                      data-lit={picking.lit.has(key) || undefined}
                      data-chosen={picking.chosen.has(key) || undefined}
                      onClick={() => picking.pick(target)}
                    >
                      <span className="visually-hidden">
                        {picking.lit.has(key) ? `${label}, ${texts.canBuild}` : label}
                      </span>
                      {plate}
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
