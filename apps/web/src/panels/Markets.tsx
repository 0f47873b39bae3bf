import { cargoes, NONE } from '@coalbrook/rules';
import type { CargoId, Market, Table, View } from '@coalbrook/rules';

import type { Desk } from '../desk/useDesk.ts';
import { useMessages } from '../language/useMessages.ts';
import { Glyph } from '../signs/IndustrySign.tsx';
import { CargoSign } from '../signs/Signs.tsx';
import { useNames } from '../signs/useNames.ts';
import { keyOf } from '../target/target.ts';
import type { Target } from '../target/target.ts';

import styles from './Markets.module.css';

/** Spaces of one price, cheapest first; cubes fill the dearest. */
const pricesOf = ({ spaces }: Market, stock: number) => {
  const free = spaces.length - stock;
  return [...new Set(spaces)].map((price) => {
    const at = spaces.flatMap((one, index) => (one === price ? [index] : []));
    return { price, filled: at.filter((index) => index >= free).length, all: at.length };
  });
};

export interface MarketsProps {
  readonly table: Table;
  readonly view: View;
  readonly desk?: Desk | undefined;
}

/** What cubes cost now, and who buys what. */
export const Markets = ({ table, view, desk }: MarketsProps) => {
  const { panels: texts } = useMessages();
  const names = useNames(table);
  const touch = (target: Target) => ({
    'data-lit': desk?.lit.has(keyOf(target)) || undefined,
    'data-chosen': desk?.chosen.has(keyOf(target)) || undefined,
    disabled: !desk?.isOpen,
    onClick: () => desk?.pick(target),
  });
  return (
    <section className={styles.markets} aria-label={texts.markets}>
      {cargoes.map((slug, index) => {
        const cargo = index as CargoId;
        const market = table.markets[cargo];
        if (!market) return undefined;
        const stock = view.market[cargo];
        const next = stock > 0 ? market.spaces[market.spaces.length - stock] : market.emptyPrice;
        return (
          <button key={slug} type="button" className={styles.market} {...touch({ on: 'market', cargo })}>
            <span className={styles.title}>
              <CargoSign cargo={cargo} />
              <strong>{names.cargo(cargo)}</strong>
              <em>{texts.nextPrice(names.money(next))}</em>
            </span>
            <span className={styles.ladder}>
              {pricesOf(market, stock).map(({ price, filled, all }) => (
                <span key={price} className={styles.step} data-next={price === next || undefined}>
                  <span className="visually-hidden">{texts.cubesAt(filled, all, names.money(price))}. </span>
                  <span className={styles.spaces} aria-hidden="true">
                    {Array.from({ length: all }, (_, space) => (
                      <i key={space}>{space >= all - filled && <CargoSign cargo={cargo} />}</i>
                    ))}
                  </span>
                  <span aria-hidden="true">{names.money(price)}</span>
                </span>
              ))}
            </span>
          </button>
        );
      })}
      {table.merchants.length > 0 && (
        <ul className={styles.merchants} role="list" aria-label={texts.merchants}>
          {table.outlets.map(({ id, merchant }) => {
            if (merchant === undefined || view.buyer[merchant] === NONE) return undefined;
            const buyer = table.buyers[view.buyer[merchant]];
            const { bonus } = table.merchants[merchant];
            const wanted = table.industries.filter((industry) => buyer.buys[industry.id]);
            const bonusText = () => {
              if (!bonus) return '';
              return bonus.kind === 'money'
                ? texts.bonus.money(names.money(bonus.amount))
                : texts.bonus[bonus.kind](bonus.amount);
            };
            return (
              <li key={id}>
                <button type="button" className={styles.merchant} {...touch({ on: 'outlet', outlet: id })}>
                  <strong>{names.merchant(merchant)}</strong>
                  <span className="visually-hidden">
                    {buyer.blank ? texts.merchantNothing : texts.merchantBuys(names.wares(buyer.id))}
                  </span>
                  <span className={styles.wares} aria-hidden="true">
                    {wanted.map(({ slug }) => (
                      <Glyph key={slug} industry={slug} className={styles.glyph} />
                    ))}
                    {buyer.blank && '–'}
                  </span>
                  {!buyer.blank && bonus && (
                    <span className={styles.bonus} data-gone={view.barrel[merchant] === 0 || undefined}>
                      {view.barrel[merchant] > 0 && <CargoSign cargo={cargoes.indexOf('beer') as CargoId} />}
                      {view.barrel[merchant] > 0 ? bonusText() : texts.barrelGone}
                    </span>
                  )}
                  {view.used[merchant] === 1 && <span className={styles.bonus}>{texts.marketUsed}</span>}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {table.distant && (
        <button type="button" className={styles.merchant} {...touch({ on: 'outlet', outlet: table.distant.outlet })}>
          <strong>{texts.distant}</strong>
          <span>
            {view.distantSpace < table.distant.track.length
              ? texts.distantAt(table.distant.track[view.distantSpace])
              : texts.distantClosed}
          </span>
        </button>
      )}
    </section>
  );
};
