import { COAL } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import type { Plan, Scene } from '@coalbrook/scene';

import { Cargo } from '../signs/Cargo.tsx';

/** Coal that waits behind the sea for a ship to be built; with a ship it stands on the ship. */
export const Imports = ({
  table,
  plan,
  tiles,
}: {
  readonly table: Table;
  readonly plan: Plan;
  readonly tiles: Scene['tiles'];
}) => (
  <g>
    {plan.imports.map(({ place, at: [x, y], count }) => {
      const ship = table.places[place].sites.map((site) => tiles[site]).find((tile) => tile !== undefined);
      const waiting = ship ? 0 : count;
      return Array.from({ length: waiting }, (_, index) => (
        <Cargo
          key={`${place} ${index}`}
          cargo={COAL}
          x={x + ((index % 2) - 0.5) * 17}
          y={y + (Math.floor(index / 2) - (Math.ceil(waiting / 2) - 1) / 2) * 17}
          size={14.5}
        />
      ));
    })}
  </g>
);
