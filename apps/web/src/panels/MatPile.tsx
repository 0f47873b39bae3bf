import type { Picking, Target } from '@coalbrook/desk';
import { keyOf } from '@coalbrook/desk';
import type { Seat, Table } from '@coalbrook/rules';

import { useMessages } from '../language/useMessages.ts';
import type { Seated } from '../signs/seatLook.ts';
import { useNames } from '../signs/useNames.ts';
import { describeTile } from './describeTile.ts';
import type { Pile, Stack } from './mats.ts';
import { TilePlate } from './TilePlate.tsx';

import styles from './Mat.module.css';

export interface MatPileProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly seated: Seated;
  readonly stack: Stack;
  readonly pile: Pile;
  /** Set on the viewer’s own mat: then tiles can be touched. */
  readonly picking: Picking | undefined;
}

/** What touching a tile selects: the tile if any tile can be removed, else its industry. */
const targetOf = (picking: Picking | undefined, { industry, lowest }: Stack, { tile }: Pile): Target | undefined => {
  const own: Target = { on: 'tile', tile: tile.id };
  if (picking && (picking.lit.has(keyOf(own)) || picking.chosen.has(keyOf(own)))) return own;
  return lowest?.tile.id === tile.id ? { on: 'industry', industry } : undefined;
};

/** Equal tiles of a mat, as an item of the list of their industry. */
export const MatPile = ({ table, seat, seated, stack, pile, picking }: MatPileProps) => {
  const { panels: texts } = useMessages();
  const names = useNames(table);
  const { tile, left, all } = pile;
  const label = [...describeTile(table, tile, texts, names), texts.left(left, all)].join(', ');
  const plate = <TilePlate table={table} tile={tile} colour={seated.colour} left={left} all={all} />;
  const inspected = `mat:${seat}:${tile.id}`;
  const target = picking?.isOpen ? targetOf(picking, stack, pile) : undefined;
  if (!picking || !target) {
    return (
      <li data-inspect={inspected}>
        <span className="visually-hidden">{label}</span>
        {plate}
      </li>
    );
  }
  const key = keyOf(target);
  return (
    <li>
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
        <span className="visually-hidden">{picking.lit.has(key) ? `${label}, ${texts.canBuild}` : label}</span>
        {plate}
      </button>
    </li>
  );
};
