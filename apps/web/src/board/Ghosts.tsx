import type { CargoId } from '@coalbrook/rules';
import { barrelSpot, cargoPiece, linkOutline, pathOf, SITE } from '@coalbrook/scene';
import type { BoardLayout, Detail, Journey, Point, SceneChange } from '@coalbrook/scene';
import { memo } from 'react';

import { Drawn } from '../signs/Drawn.tsx';
import type { Colour } from '../theme/seats.ts';
import { LinkTile, Tile } from './Pieces.tsx';

import styles from './Board.module.css';

const HALF = SITE / 2;

const Cross = ({ at: [x, y] }: { readonly at: Point }) => (
  <path d={`M${x - 7} ${y - 7}l14 14M${x + 7} ${y - 7}l-14 14`} className={styles.ghostCross} />
);

const cargoClass = (cargo: CargoId): string | undefined => [styles.coalPath, styles.ironPath, styles.beerPath][cargo];

/** The route of a cube: along the links that carry it, or a thin arc, starting at the cube. */
const Way = ({ journey: { cargo, stretches }, isStill }: { readonly journey: Journey; readonly isStill: boolean }) => {
  const [x, y] = stretches[0].points[0];
  const end = stretches.at(-1)?.points.at(-1) ?? [x, y];
  return (
    <g className={cargoClass(cargo)}>
      {stretches.map(({ by, points }, index) => {
        const d = pathOf(points);
        const moving = by === 'air' ? styles.flowingAir : styles.flowing;
        const still = by === 'air' ? styles.airway : styles.journey;
        return (
          <g key={index}>
            <path d={d} className={by === 'air' ? styles.airHalo : styles.journeyHalo} />
            <path d={d} className={isStill ? still : moving} />
          </g>
        );
      })}
      <circle cx={end[0]} cy={end[1]} r={4} className={styles.journeyEnd} />
      <circle cx={x} cy={y} r={13} className={styles.journeyStart} />
      <Drawn shape={cargoPiece(cargo, [x, y], 15)} />
    </g>
  );
};

export interface GhostsProps {
  readonly layout: BoardLayout;
  readonly change: SceneChange;
  readonly colours: readonly Colour[];
  readonly levelText: (level: number) => string;
  readonly era: string;
  readonly journeys: readonly Journey[];
  readonly isStill: boolean;
  readonly detail: Detail;
}

/** A translucent preview of what a move would change. */
export const Ghosts = memo(({ layout, change, colours, levelText, era, journeys, isStill, detail }: GhostsProps) => (
  <g>
    {change.laid.map(({ link, owner }) => {
      const line = layout.lines.find(({ id }) => id === link);
      if (!line) return undefined;
      const { at, angle, length } = line.tile;
      return (
        <g key={link}>
          <path d={line.seen} className={styles.ghostLine} />
          <g className={styles.ghost}>
            <LinkTile line={line} colour={colours[owner]} isBoat={era === 'canal'} />
          </g>
          <path
            d={linkOutline(length + 7)}
            transform={`translate(${at[0]} ${at[1]}) rotate(${angle}) scale(1 1.25)`}
            className={styles.ghostEdge}
          />
        </g>
      );
    })}
    {change.built.map(({ site, tile, owner, isFlipped, cubes }) => {
      const [x, y] = layout.sites[site].at;
      const face = layout.tiles[tile];
      return (
        <g key={site} transform={`translate(${x} ${y})`}>
          <g className={styles.ghost}>
            <Tile
              face={face}
              level={levelText(face.level)}
              colour={colours[owner]}
              isFlipped={isFlipped}
              cubes={cubes}
              detail={detail}
            />
          </g>
          <rect x={-HALF - 2} y={-HALF - 2} width={SITE + 4} height={SITE + 4} rx={7} className={styles.ghostEdge} />
        </g>
      );
    })}
    {change.flipped.map(({ site }) => {
      const [x, y] = layout.sites[site].at;
      return (
        <g key={site} transform={`translate(${x} ${y})`}>
          <rect x={-HALF - 2} y={-HALF - 2} width={SITE + 4} height={SITE + 4} rx={7} className={styles.ghostEdge} />
          <g transform={`translate(${HALF - 3} ${HALF - 3})`}>
            <circle r={10} className={styles.flipBadge} />
            <path d="M-5 1A5 5 0 0 1 4-3M4-7V-3H0M5-1A5 5 0 0 1-4 3M-4 7V3H0" className={styles.flipArrow} />
          </g>
        </g>
      );
    })}
    {change.gone
      .filter(({ site }) => !change.built.some((one) => one.site === site))
      .map(({ site }) => (
        <Cross key={site} at={layout.sites[site].at} />
      ))}
    {change.drunk.map((merchant) => {
      const [x, y] = layout.merchants[merchant].at;
      return <Cross key={merchant} at={[x + barrelSpot[0], y + barrelSpot[1]]} />;
    })}
    {change.market.flatMap(({ cargo, by, from }) => {
      const spaces = layout.ladder?.spaces.filter((space) => space.cargo === cargo) ?? [];
      const first = spaces.length - from;
      if (by < 0)
        return spaces.slice(first, first - by).map(({ at, index }) => <Cross key={`${cargo} ${index}`} at={at} />);
      return spaces
        .slice(first - by, first)
        .map(({ at: [x, y], index }) => (
          <rect
            key={`${cargo} ${index}`}
            x={x - 10}
            y={y - 10}
            width={20}
            height={20}
            rx={4}
            className={styles.ghostEdge}
          />
        ));
    })}
    {journeys.map((journey, index) => (
      <Way key={index} journey={journey} isStill={isStill} />
    ))}
  </g>
));
