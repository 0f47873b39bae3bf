import type { Table } from '@coalbrook/rules';
import type { DistantTrack, Ladder } from '@coalbrook/scene';
import { memo } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { Cargo } from '../signs/Cargo.tsx';
import { Glyph } from '../signs/Glyph.tsx';

import styles from './Board.module.css';

const Panel = ({
  x,
  y,
  width,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) => (
  <>
    <rect
      x={x - width / 2 - 2}
      y={y - height / 2 + 2}
      width={width + 6}
      height={height + 6}
      rx={12}
      className={styles.plateShadow}
    />
    <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={10} className={styles.panel} />
    <rect
      x={x - width / 2 + 4}
      y={y - height / 2 + 4}
      width={width - 8}
      height={height - 8}
      rx={7}
      className={styles.panelLine}
    />
  </>
);

const Coin = ({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={10.5} cy={1.5} className={styles.coinShadow} />
    <circle r={10.5} fill="url(#brass)" className={styles.coinEdge} />
    <text y={4.8} className={styles.coinFigure}>
      {text}
    </text>
  </g>
);

/** The markets of coal and iron with their prices. */
export const MarketLadder = memo(({ ladder, market }: { readonly ladder: Ladder; readonly market: string }) => {
  const { board } = useMessages();
  const { box, coins, spaces, depots, isFlat } = ladder;
  const counts = market.split(',').map(Number);
  const lengths = new Map(spaces.map(({ cargo }) => [cargo, spaces.filter((space) => space.cargo === cargo).length]));
  return (
    <g>
      <Panel {...box} />
      <text
        className={styles.panelTitle}
        {...(isFlat
          ? { transform: `translate(${box.x - box.width / 2 + 19} ${box.y}) rotate(-90)` }
          : { x: box.x, y: box.y - box.height / 2 + 23 })}
      >
        {board.markets}
      </text>
      {coins.map(({ price, at: [x, y] }) => (
        <Coin key={price} x={x} y={y} text={String(price)} />
      ))}
      {depots.map(({ cargo, at: [x, y], length }) => (
        <g key={cargo} transform={`translate(${x} ${y})`} className={styles.depot}>
          <rect
            x={isFlat ? -9 : -length / 2}
            y={isFlat ? -length / 2 : -9}
            width={isFlat ? 18 : length}
            height={isFlat ? length : 18}
            rx={5}
          />
          <g opacity={0.75}>
            <Cargo cargo={cargo} x={isFlat ? 0 : -7} y={isFlat ? -7 : 0} size={10} />
          </g>
          <text x={isFlat ? 0 : 8} y={isFlat ? 13 : 5}>
            ∞
          </text>
        </g>
      ))}
      {spaces.map(({ cargo, index, at: [x, y] }) => {
        // The cheapest spaces empty first, so the cubes lie on the dearest ones.
        const isFilled = index >= (lengths.get(cargo) ?? 0) - counts[cargo];
        return (
          <g key={`${cargo} ${index}`}>
            <rect x={x - 9} y={y - 9} width={18} height={18} rx={3} className={styles.marketSpace} />
            {isFilled && <Cargo cargo={cargo} x={x} y={y + 0.5} size={15.5} />}
          </g>
        );
      })}
    </g>
  );
});

/** The distant market: what a sale there brings, until the marker falls off. */
export const DistantMarket = memo(
  ({ table, distant, space }: { readonly table: Table; readonly distant: DistantTrack; readonly space: number }) => {
    const { board } = useMessages();
    const track = table.distant?.track ?? [];
    return (
      <g>
        <Panel {...distant.box} />
        <g className={styles.panelSign}>
          <Glyph
            name="ship"
            x={distant.box.x - distant.box.width / 2 + 24}
            y={distant.box.y - 22}
            size={24}
            cut="var(--panel-fill)"
          />
        </g>
        <text x={distant.box.x + 12} y={distant.box.y - 16} className={styles.panelTitle}>
          {board.distant}
        </text>
        {distant.spaces.map(([x, y], index) => (
          <g key={index} transform={`translate(${x} ${y})`}>
            <rect x={-13} y={-15} width={26} height={30} rx={4} className={styles.marketSpace} />
            {index < track.length ? (
              <text y={6} className={styles.trackFigure}>
                {track[index] > 0 ? `+${track[index]}` : '0'}
              </text>
            ) : (
              <path d="M-6-6L6 6M6-6L-6 6" className={styles.closed} />
            )}
            {index === Math.min(space, track.length) && (
              <g>
                <rect x={-14} y={-16} width={28} height={32} rx={5} className={styles.marker} />
                <g className={styles.markerSign}>
                  <Glyph name="cotton" x={9} y={-15} size={19} cut="#3a2a12" />
                </g>
              </g>
            )}
          </g>
        ))}
      </g>
    );
  },
);
