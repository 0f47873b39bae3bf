import { drawLinkTile, drawTile } from '@coalbrook/scene';
import type { BoardLayout, LayoutLine, Scene, StandingTile, TileLook } from '@coalbrook/scene';
import { memo } from 'react';

import { Drawn } from '../signs/Drawn.tsx';
import type { Colour } from '../theme/seats.ts';

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

export interface TilesProps {
  readonly layout: BoardLayout;
  readonly tiles: readonly (StandingTile | undefined)[];
  readonly colours: readonly Colour[];
  readonly levelText: (level: number) => string;
  /** Cubes that the previewed move would take, by site. */
  readonly leaving: ReadonlyMap<number, number>;
  /** Sites whose tile the preview replaces. */
  readonly replaced: ReadonlySet<number>;
}

export const Tiles = memo(({ layout, tiles, colours, levelText, leaving, replaced }: TilesProps) => (
  <g>
    {tiles.map((tile) => {
      if (!tile || replaced.has(tile.site)) return undefined;
      const [x, y] = layout.sites[tile.site].at;
      const face = layout.tiles[tile.tile];
      return (
        <g key={tile.site} transform={`translate(${x} ${y})`} data-tile={tile.site}>
          <Tile
            face={face}
            level={levelText(face.level)}
            colour={colours[tile.owner]}
            isFlipped={tile.isFlipped}
            cubes={tile.cubes}
            leaving={leaving.get(tile.site) ?? 0}
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
}

export const Links = memo(({ layout, links, colours, era }: LinksProps) => (
  <g>
    {layout.lines.map((line) => {
      const laid = line.id === undefined ? undefined : links[line.id];
      return laid ? (
        <g key={line.slug} data-link={laid.link}>
          <LinkTile line={line} colour={colours[laid.owner]} isBoat={era === 'canal'} />
        </g>
      ) : undefined;
    })}
  </g>
));
