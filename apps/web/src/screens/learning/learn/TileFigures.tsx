import { cargoes } from '@coalbrook/rules';
import type { CargoId, Table, Tile } from '@coalbrook/rules';
import { capital } from '@coalbrook/words';

import { useAidTexts } from '../../../language/aidTexts.ts';
import { IndustrySign } from '../../../signs/IndustrySign.tsx';
import { useNames } from '../../../signs/useNames.ts';

import styles from './Aid.module.css';

interface Column {
  readonly name: string;
  readonly of: (tile: Tile) => string;
}

/** Numbers as people write them in tables: nothing instead of 0. */
const number = (value: number): string => (value === 0 ? '' : String(value));

/** Everything that can be said about a tile in this game. */
const useColumns = (table: Table): readonly Column[] => {
  const { columns } = useAidTexts();
  const names = useNames(table);
  return [
    { name: columns.count, of: ({ count }) => String(count) },
    { name: columns.cost, of: ({ cost }) => names.money(cost) },
    ...cargoes.map((_, cargo) => ({
      name: capital(names.cargo(cargo as CargoId)),
      of: ({ needs }: Tile) => number(needs[cargo] ?? 0),
    })),
    { name: columns.sale, of: ({ beer }) => number(beer) },
    { name: columns.yields, of: ({ yields }) => [...new Set(yields)].map(number).join('/') },
    { name: columns.points, of: ({ points }) => String(points) },
    table.flipPaysCash
      ? { name: columns.cash, of: ({ income }) => names.money(income) }
      : { name: columns.income, of: ({ income }) => String(income) },
    { name: columns.icons, of: ({ icons }) => number(icons) },
  ];
};

/** When a tile can be built, if not always. */
const useLimit = (table: Table): ((tile: Tile) => string) => {
  const texts = useAidTexts();
  const names = useNames(table);
  return ({ mayBuild }) => {
    const eras = table.eras.filter(({ id }) => mayBuild[id]);
    if (eras.length === 0) return texts.never;
    return eras.length === table.eras.length ? '' : texts.only(eras.map(({ id }) => names.era(id)).join());
  };
};

/** All figures of all tiles. */
export const TileFigures = ({ table }: { readonly table: Table }) => {
  const { columns, tiles: title } = useAidTexts();
  const names = useNames(table);
  const all = useColumns(table);
  const limitOf = useLimit(table);
  return (
    <section aria-label={title} className={styles.industries}>
      {table.industries.map(({ id, slug }) => {
        const tiles = table.tiles.filter(({ industry }) => industry === id);
        // Columns without figures say nothing about this industry.
        const shown = all.filter(({ of }) => tiles.some((tile) => of(tile) !== ''));
        return (
          <table key={slug} className={styles.figures}>
            <caption>
              <span className={styles.sign}>
                <IndustrySign industry={slug} />
              </span>
              {capital(names.industry(id))}
            </caption>
            <thead>
              <tr>
                {[columns.level, ...shown.map(({ name }) => name)].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tiles.map((tile) => (
                <tr key={tile.id}>
                  <th scope="row">
                    {names.level(tile.level)} <small>{limitOf(tile)}</small>
                  </th>
                  {shown.map(({ name, of }) => (
                    <td key={name}>{of(tile)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </section>
  );
};
