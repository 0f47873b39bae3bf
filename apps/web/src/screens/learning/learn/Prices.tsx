import { cargoes } from '@coalbrook/rules';
import type { CargoId, Table } from '@coalbrook/rules';
import { capital } from '@coalbrook/words';

import { useAidTexts } from '../../../language/aidTexts.ts';
import { useNames } from '../../../signs/useNames.ts';

import styles from './Aid.module.css';

type LinkPrice = Table['eras'][number]['links'][number];
type Market = NonNullable<Table['markets'][number]>;

/** The price of so many links laid in one action: one price for each, added up. */
const together = (prices: readonly LinkPrice[]): LinkPrice => ({
  money: prices.reduce((sum, { money }) => sum + money, 0),
  needs: cargoes.map((_, cargo) => prices.reduce((sum, { needs }) => sum + (needs[cargo] ?? 0), 0)),
});

/** Every price that a market has, the lowest first. */
const pricesOf = ({ spaces }: Market): readonly number[] => [...new Set(spaces)].toSorted((one, other) => one - other);

/** What links and market cubes cost. */
export const Prices = ({ table }: { readonly table: Table }) => {
  const texts = useAidTexts();
  const names = useNames(table);
  const say = ({ money, needs }: LinkPrice): string =>
    [
      names.money(money),
      ...needs.flatMap((need, cargo) => (need > 0 ? [`${need} ${names.cargo(cargo as CargoId)}`] : [])),
    ].join(' + ');
  return (
    <div className={styles.prices}>
      <section>
        <h3>{texts.links}</h3>
        {table.eras.map(({ id, links, linksCounted }) => (
          <div key={id}>
            {table.edition.hasEras && <h4 className={styles.era}>{capital(names.era(id))}</h4>}
            <dl>
              {links.map((price, index) => (
                <div key={index}>
                  <dt>
                    {linksCounted === 'inGame'
                      ? index === 0
                        ? texts.firstLink
                        : texts.everyLink
                      : texts.linkNumbers(index + 1)}
                  </dt>
                  <dd>{say(linksCounted === 'inGame' ? price : together(links.slice(0, index + 1)))}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
      <section>
        <h3>{texts.markets}</h3>
        <dl>
          {table.markets.map(
            (market) =>
              market && (
                <div key={market.cargo}>
                  <dt>{capital(names.cargo(market.cargo))}</dt>
                  <dd>{`${pricesOf(market).map(names.money).join(' ')} (${texts.empty(names.money(market.emptyPrice))})`}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
    </div>
  );
};
