import { cargoes } from '@coalbrook/rules';
import type { CargoId, Table, Tile } from '@coalbrook/rules';

import { Icon } from '../signs/Icon.tsx';
import { seatPlate, seatStyle } from '../signs/seatLook.ts';
import { CargoSign, LampSign } from '../signs/Signs.tsx';
import { useNames } from '../signs/useNames.ts';
import { Works } from '../signs/Works.tsx';
import type { Colour } from '../theme/seats.ts';
import { classes } from '../ui/classes.ts';
import { limitedTo } from './describeTile.ts';

import styles from './TilePlate.module.css';

export interface TilePlateProps {
  readonly table: Table;
  readonly tile: Tile;
  readonly colour: Colour;
  readonly left: number;
  readonly all: number;
}

const Cargoes = ({ count, cargo }: { readonly count: number; readonly cargo: CargoId }) =>
  Array.from({ length: count }, (_, index) => <CargoSign key={index} cargo={cargo} />);

/** A kind of tile as on the mat: its cost on the front, and below what it yields when flipped. */
export const TilePlate = ({ table, tile, colour, left, all }: TilePlateProps) => {
  const names = useNames(table);
  const { slug } = table.industries[tile.industry];
  const eras = limitedTo(table, tile);
  const yields = Math.max(0, ...tile.yields);
  return (
    <span className={styles.plate} style={seatStyle(colour)} data-gone={left === 0 || undefined} aria-hidden="true">
      <span className={classes(styles.front, seatPlate(colour))}>
        <span className={styles.level}>{names.level(tile.level)}</span>
        {!tile.mayDevelop && !tile.locked && (
          <span className={styles.lamp}>
            <LampSign />
          </span>
        )}
        <Works industry={slug} level={tile.level} className={styles.works} />
        {yields > 0 && tile.cargo !== undefined && (
          <span className={styles.yields}>
            <Cargoes count={yields} cargo={tile.cargo} />
          </span>
        )}
      </span>
      <span className={styles.price}>
        <strong>{names.money(tile.cost)}</strong>
        {cargoes.map((_, cargo) => (
          <Cargoes key={cargo} count={tile.needs[cargo] ?? 0} cargo={cargo as CargoId} />
        ))}
      </span>
      <span className={styles.gain}>
        <span className={styles.points}>{tile.points}</span>
        <span className={styles.income}>
          {table.flipPaysCash ? (
            names.money(tile.income)
          ) : (
            <>
              <Icon name="income" size={11} />
              {tile.income}
            </>
          )}
        </span>
        {tile.icons > 0 && (
          <span className={styles.icons}>
            {Array.from({ length: tile.icons }, (_, index) => (
              <Icon key={index} name="link" size={11} cut="var(--panel-high)" />
            ))}
          </span>
        )}
      </span>
      <span className={styles.foot}>
        {tile.beer > 0 && <Cargoes count={tile.beer} cargo={cargoes.indexOf('beer') as CargoId} />}
        {eras.length > 0 && <em>{eras.map(({ id }) => names.language.names.eraShort(names.words.era(id))).join()}</em>}
        <span className={styles.count}>
          {left}
          <span className={styles.all}>/{all}</span>
        </span>
      </span>
    </span>
  );
};
