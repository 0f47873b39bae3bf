import type { Seat, Table, View } from '@coalbrook/rules';

import { useMessages } from '../language/useMessages.ts';
import { IndustrySign } from '../signs/IndustrySign.tsx';
import type { Seated } from '../signs/seatLook.ts';
import { useNames } from '../signs/useNames.ts';
import type { Picking } from '../target/picking.ts';
import { keyOf } from '../target/target.ts';
import type { Target } from '../target/target.ts';
import { turnKinds } from '../target/turnKinds.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Biography } from './Biography.tsx';
import { stacksOn } from './mats.ts';
import type { Pile, Stack } from './mats.ts';
import { describeTile, TilePlate } from './TilePlate.tsx';

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

/** All tiles left on a mat. */
export const Mat = ({ table, view, seat, seated, picking }: MatProps) => {
  const { panels: texts } = useMessages();
  const names = useNames(table);
  return (
    <div className={styles.mat}>
      {stacksOn(table, view, seat).map((stack) => {
        const { slug } = table.industries[stack.industry];
        return (
          <section
            key={slug}
            className={styles.stack}
            data-long={stack.piles.length > 4 || undefined}
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
                  <li key={tile.id} data-inspect={inspected}>
                    <button
                      type="button"
                      className={styles.tile}
                      aria-pressed={picking.chosen.has(key)}
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

export interface MatDialogProps extends Omit<MatProps, 'seat' | 'seated'> {
  readonly seated: readonly Seated[];
  /** Whose mat is open, if any. */
  readonly open: Seat | undefined;
  readonly viewer: Seat;
  readonly onClose: () => void;
}

/** A mat, and below it a biography. Touching one of the viewer's own tiles chooses it and closes the mat. */
export const MatDialog = ({ table, view, seated, picking, open, viewer, onClose }: MatDialogProps) => {
  const { panels: texts } = useMessages();
  if (open === undefined) return undefined;
  const own = open === viewer && picking ? picking : undefined;
  const closing: Picking | undefined = own && {
    ...own,
    pick(target) {
      own.pick(target);
      onClose();
    },
  };
  return (
    <Dialog title={texts.mat(seated[open].name)} isOpen onClose={onClose} size="wide">
      <p className={styles.hint}>{turnKinds(table).includes('develop') ? texts.matHint : texts.matHintAny}</p>
      <Mat table={table} view={view} seat={open} seated={seated[open]} picking={closing} />
      <Biography seated={seated[open]} isAutomaton={table.automata[open] !== undefined} />
    </Dialog>
  );
};
