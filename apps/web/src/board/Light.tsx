import type { Lit } from '@coalbrook/desk';
import { BEER } from '@coalbrook/rules';
import { barrelSpot, cargoPiece, glyph } from '@coalbrook/scene';
import type { BoardLayout, LayoutLine, Scene } from '@coalbrook/scene';
import type { Marks } from '@coalbrook/words';
import { memo } from 'react';

import type { Settings } from '../settings/settings.ts';
import { Drawn } from '../signs/Drawn.tsx';
import { classes } from '../ui/classes.ts';
import { Outline } from './Outline.tsx';
import type { Touchable } from './touchables.ts';

import styles from './Board.module.css';

/** Merchants stand close together, each with its barrel at the edge. */
const isRound = ({ shape }: Touchable): boolean => 'box' in shape && shape.radius * 2 >= shape.box.width - 4;

/** How much smaller rings are that must not meet. */
const tightness = (touchable: Touchable): number => (isRound(touchable) ? 5 : 0);

const Glow = ({ touchable, sign }: { readonly touchable: Touchable; readonly sign: string }) => {
  const isLine = 'line' in touchable.shape;
  const ring = isLine ? 0 : 1 - tightness(touchable);
  return (
    <g>
      {'line' in touchable.shape && (
        <>
          <path d={touchable.shape.line.seen} className={styles.lineGlowWide} />
          <path d={touchable.shape.line.seen} className={styles.lineGlow} />
        </>
      )}
      {!isRound(touchable) && <Outline touchable={touchable} grow={6} className={styles.glowWide} />}
      <Outline touchable={touchable} grow={ring} className={styles.glowMiddle} />
      <Outline touchable={touchable} grow={ring} className={isLine ? styles.glowLink : styles.glowRing} />
      {'line' in touchable.shape && <Promised line={touchable.shape.line} sign={sign} />}
    </g>
  );
};

/** A boat or locomotive marking a link that could be laid. */
const Promised = ({ line: { tile }, sign }: { readonly line: LayoutLine; readonly sign: string }) => (
  <g transform={`translate(${tile.at[0]} ${tile.at[1]}) rotate(${tile.angle})`} className={styles.promise}>
    <Drawn shape={glyph(sign, { size: tile.length >= 46 ? 23 : 16, cut: 'var(--cut)' })} />
  </g>
);

/** More lit targets than this are drawn softly to keep the map calm. */
const MANY = 14;

interface LitLayerProps {
  readonly touchables: readonly Touchable[];
  readonly sign: string;
  readonly glow: Settings['glow'];
}

/** Targets that can be chosen. The whole layer pulses, so that only its opacity is animated. */
export const LitLayer = memo(({ touchables, sign, glow }: LitLayerProps) => {
  if (glow === 'off') return undefined;
  const isMany = touchables.length > MANY;
  return (
    <g
      data-testid="choices"
      className={classes((isMany || glow === 'soft') && styles.many, glow === 'soft' && styles.soft)}
    >
      {touchables.map((touchable) => (
        <Glow key={touchable.key} touchable={touchable} sign={sign} />
      ))}
    </g>
  );
});

/** Targets chosen so far. */
export const ChosenLayer = memo(
  ({ touchables, chosen }: { readonly touchables: readonly Touchable[]; readonly chosen: Lit }) => (
    <g>
      {touchables
        .filter(({ key }) => chosen.has(key))
        .map((touchable) => (
          <g key={touchable.key}>
            <Outline touchable={touchable} grow={4 - tightness(touchable)} className={styles.chosenWide} />
            <Outline touchable={touchable} grow={3 - tightness(touchable)} className={styles.chosen} />
          </g>
        ))}
    </g>
  ),
);

interface BarrelsProps {
  readonly layout: BoardLayout;
  readonly merchants: Scene['merchants'];
  /** What is ringed. */
  readonly touchables: readonly Touchable[];
}

/** The barrels of merchants that are ringed, over the rings: they are what one chooses by. */
export const RingedBarrels = memo(({ layout, merchants, touchables }: BarrelsProps) => (
  <g>
    {merchants.map(({ merchant, hasBarrel }) => {
      const [x, y] = layout.merchants[merchant].at;
      if (!hasBarrel || !touchables.some((one) => isRound(one) && one.at[0] === x && one.at[1] === y)) return undefined;
      return <Drawn key={merchant} shape={cargoPiece(BEER, [x + barrelSpot[0], y + barrelSpot[1]], 16)} />;
    })}
  </g>
));

export const FocusRing = ({ touchable }: { readonly touchable: Touchable }) => (
  <g>
    <Outline touchable={touchable} grow={7} className={styles.focusOuter} />
    <Outline touchable={touchable} grow={7} className={styles.focus} />
  </g>
);

const isMarked = (marks: Partial<Marks>, { target }: Touchable): boolean => {
  switch (target.on) {
    case 'site':
      return marks.sites?.includes(target.site) ?? false;
    case 'link':
      return marks.links?.includes(target.link) ?? false;
    case 'place':
      return marks.places?.includes(target.place) ?? false;
    default:
      return false;
  }
};

/** What the journal points at. */
export const MarksLayer = memo(
  ({ touchables, marks }: { readonly touchables: readonly Touchable[]; readonly marks: Partial<Marks> }) => (
    <g>
      {touchables
        .filter((touchable) => isMarked(marks, touchable))
        .map((touchable) => (
          <g key={touchable.key}>
            <Outline touchable={touchable} grow={9} className={styles.markWide} />
            <Outline touchable={touchable} grow={6} className={styles.mark} />
          </g>
        ))}
    </g>
  ),
);
