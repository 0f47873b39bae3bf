import type { Table } from '@coalbrook/rules';
import type { Plan, Scene, StandingTile } from '@coalbrook/scene';
import { memo } from 'react';

import type { Colour } from '../theme/seats.ts';
import { LinkTile } from './LinkTile.tsx';
import { Tile } from './Tile.tsx';

/** Tiles on their sites. `leaving`: cubes that a foreseen move would take, by site. */
export const Tiles = memo(
  ({
    table,
    plan,
    tiles,
    colours,
    leaving,
    replaced,
  }: {
    readonly table: Table;
    readonly plan: Plan;
    readonly tiles: readonly (StandingTile | undefined)[];
    readonly colours: readonly Colour[];
    readonly leaving: ReadonlyMap<number, number>;
    /** Sites where something else would stand. */
    readonly replaced: ReadonlySet<number>;
  }) => (
    <g>
      {tiles.map((tile) => {
        if (!tile || replaced.has(tile.site)) return undefined;
        const [x, y] = plan.sites[tile.site].at;
        return (
          <g key={tile.site} transform={`translate(${x} ${y})`} data-tile={tile.site}>
            <Tile
              table={table}
              tile={tile.tile}
              colour={colours[tile.owner]}
              isFlipped={tile.isFlipped}
              cubes={tile.cubes}
              leaving={leaving.get(tile.site) ?? 0}
            />
          </g>
        );
      })}
    </g>
  ),
);

export const Links = memo(
  ({
    plan,
    links,
    colours,
    era,
  }: {
    readonly plan: Plan;
    readonly links: Scene['links'];
    readonly colours: readonly Colour[];
    readonly era: string;
  }) => (
    <g>
      {plan.lines.map((line) => {
        const laid = line.id === undefined ? undefined : links[line.id];
        return laid ? (
          <g key={line.slug} data-link={laid.link}>
            <LinkTile line={line} colour={colours[laid.owner]} isBoat={era === 'canal'} />
          </g>
        ) : undefined;
      })}
    </g>
  ),
);
