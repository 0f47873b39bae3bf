import type { Seat } from '@coalbrook/rules';
import { drawLinkTile, drawTile } from '@coalbrook/scene';
import type { BoardLayout, Detail, LayoutLine, Scene, StandingTile, TileLook } from '@coalbrook/scene';
import { memo } from 'react';

import { Drawn } from '../signs/Drawn.tsx';
import { seatStyle } from '../signs/seatLook.ts';
import type { Colour } from '../theme/seats.ts';

import styles from './Board.module.css';

/** An industry tile, centred on its origin and memoized. */
export const Tile = memo((look: TileLook) => <Drawn shape={drawTile(look)} />);

export interface LinkTileProps {
  readonly line: LayoutLine;
  readonly colour: Colour;
  readonly isBoat: boolean;
}

/** A link tile on its line. */
export const LinkTile = memo(({ line, colour, isBoat }: LinkTileProps) => (
  <Drawn shape={drawLinkTile(line, colour, isBoat)} />
));

const isDimmed = (owner: Seat, spotlight: Seat | undefined): true | undefined =>
  (spotlight !== undefined && owner !== spotlight) || undefined;

export interface TilesProps {
  readonly layout: BoardLayout;
  readonly tiles: readonly (StandingTile | undefined)[];
  readonly colours: readonly Colour[];
  readonly levelText: (level: number) => string;
  /** Cubes that the previewed move would take, by site. */
  readonly leaving: ReadonlyMap<number, number>;
  /** Sites whose tile the preview replaces. */
  readonly replaced: ReadonlySet<number>;
  /** The seat whose pieces stand out. */
  readonly spotlight: Seat | undefined;
  /** How much of them can be told apart. */
  readonly detail: Detail;
}

export const Tiles = memo(({ layout, tiles, colours, levelText, leaving, replaced, spotlight, detail }: TilesProps) => (
  <g>
    {tiles.map((tile) => {
      if (!tile || replaced.has(tile.site)) return undefined;
      const [x, y] = layout.sites[tile.site].at;
      const face = layout.tiles[tile.tile];
      return (
        <g
          key={tile.site}
          transform={`translate(${x} ${y})`}
          className={styles.piece}
          data-tile={tile.site}
          data-dimmed={isDimmed(tile.owner, spotlight)}
        >
          <Tile
            face={face}
            level={levelText(face.level)}
            colour={colours[tile.owner]}
            isFlipped={tile.isFlipped}
            cubes={tile.cubes}
            leaving={leaving.get(tile.site) ?? 0}
            detail={detail}
          />
        </g>
      );
    })}
  </g>
));

export interface LinksProps {
  readonly layout: BoardLayout;
  readonly links: Scene['links'];
  readonly colours: readonly Colour[];
  readonly era: string;
  readonly spotlight: Seat | undefined;
}

export const Links = memo(({ layout, links, colours, era, spotlight }: LinksProps) => (
  <g>
    {layout.lines.map((line) => {
      const laid = line.id === undefined ? undefined : links[line.id];
      return laid ? (
        <g key={line.slug} className={styles.piece} data-link={laid.link} data-dimmed={isDimmed(laid.owner, spotlight)}>
          {spotlight === laid.owner && (
            <path d={line.seen} className={styles.spotLine} style={seatStyle(colours[laid.owner])} />
          )}
          <LinkTile line={line} colour={colours[laid.owner]} isBoat={era === 'canal'} />
        </g>
      ) : undefined;
    })}
  </g>
));
