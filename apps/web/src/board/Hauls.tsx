import type { CargoId } from '@coalbrook/rules';
import { cargoPiece, haulArrowsOf } from '@coalbrook/scene';
import type { BoardLayout, BoardNews } from '@coalbrook/scene';
import { memo } from 'react';

import { Drawn } from '../signs/Drawn.tsx';

import styles from './Board.module.css';

const cargoClass = (cargo: CargoId): string | undefined => [styles.coalHaul, styles.ironHaul, styles.beerHaul][cargo];

const PIECE = 15;
/** A plate for the piece, wider if a number stands beside it. */
const ALONE = 24;
const NUMBERED = 40;

/** Arrows from where goods were taken to where they were used. Those that went the same way share one. */
export const Hauls = memo(({ layout, hauls }: { readonly layout: BoardLayout; readonly hauls: BoardNews['hauls'] }) => {
  const arrows = haulArrowsOf(layout, hauls);
  return (
    <g data-testid="hauls">
      {arrows.map(({ shaft, head }, index) => (
        <path key={index} d={`${shaft}${head}`} className={styles.haulHalo} />
      ))}
      {arrows.map(({ cargo, count, shaft, head, sign: [x, y] }, index) => {
        const width = count > 1 ? NUMBERED : ALONE;
        return (
          <g key={index} className={cargoClass(cargo)}>
            <path d={`${shaft}${head}`} className={styles.haul} />
            <g transform={`translate(${x} ${y})`}>
              <rect x={-width / 2} y={-ALONE / 2} width={width} height={ALONE} rx={ALONE / 2} />
              <Drawn shape={cargoPiece(cargo, [count > 1 ? -8 : 0, 0], PIECE)} />
              {count > 1 && (
                <text x={9} y={6}>
                  {count}
                </text>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
});
