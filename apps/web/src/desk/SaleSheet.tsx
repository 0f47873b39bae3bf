import type { BeerSource, DeskState, SaleList, Ware } from '@coalbrook/desk';
import type { OutletId } from '@coalbrook/rules';
import { useId } from 'react';

import { IndustrySign } from '../signs/IndustrySign.tsx';
import type { PreviewWords } from './previewText.ts';
import { sourceText, wareText } from './saleText.ts';

import styles from './SaleSheet.module.css';

export interface SaleSheetProps {
  readonly state: DeskState;
  readonly from: PreviewWords;
}

interface ChoiceProps<Value> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly value: Value;
  readonly say: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** A buyer or a source. What cannot be changed is only said. */
const Choice = <Value,>({ label, options, value, say, onChoose }: ChoiceProps<Value>) => {
  if (options.length < 2) return <span className={styles.only}>{say(value)}</span>;
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={options.indexOf(value)}
      onChange={({ target }) => onChoose(options[Number(target.value)])}
    >
      {options.map((option, index) => (
        <option key={index} value={index}>
          {say(option)}
        </option>
      ))}
    </select>
  );
};

interface RowProps extends SaleSheetProps {
  readonly chooser: SaleList['chooser'];
  readonly ware: Ware;
}

const Row = ({ state, from, chooser, ware }: RowProps) => {
  const { table, words, texts } = from;
  const { site, tile, isChosen, sale, outlets, sources, refusal } = ware;
  const details = useId();
  const name = wareText(ware, from);
  const sayBuyer = (outlet: OutletId): string => words.customer(outlet, state.view);
  const saySource = (source: BeerSource): string => sourceText(source, ware, state, from);
  return (
    <li className={styles.row} data-chosen={isChosen || undefined} data-impossible={!sale || undefined}>
      <label className={styles.ware}>
        <input
          type="checkbox"
          checked={isChosen}
          data-sale={site}
          aria-describedby={details}
          aria-disabled={!sale}
          onChange={({ target }) => chooser.choose(site, target.checked)}
        />
        <IndustrySign industry={table.industries[table.tiles[tile].industry].slug} className={styles.sign} />
        {name}
      </label>
      <div id={details} className={styles.details}>
        {sale && isChosen && (
          <>
            <Choice
              label={texts.sales.buyer(name)}
              options={outlets}
              value={sale.outlet}
              say={sayBuyer}
              onChoose={(outlet) => chooser.to(site, outlet)}
            />
            {sale.sources.map((source, index) => (
              <Choice
                key={index}
                label={texts.sales.barrel(index + 1, name)}
                options={sources}
                value={source}
                say={saySource}
                onChoose={(chosen) => chooser.supply(site, index, chosen)}
              />
            ))}
          </>
        )}
        {sale && !isChosen && [sayBuyer(sale.outlet), ...sale.sources.map(saySource)].join(' · ')}
        {refusal && words.why(refusal)}
      </div>
    </li>
  );
};

/** Every tile that is still to be sold, with its buyer and its beer, to be chosen together. */
export const SaleSheet = ({ state, from }: SaleSheetProps) => {
  const { texts } = from;
  const { sales } = state;
  if (!sales) return undefined;
  const { chooser } = sales;
  const [possible, impossible] = [true, false].map((can) =>
    sales.wares.filter(({ outlets }) => outlets.length > 0 === can),
  );
  return (
    <section className={styles.sheet} aria-label={texts.sales.title}>
      <ul role="list" className={styles.list}>
        {possible.map((ware) => (
          <Row key={ware.site} chooser={chooser} state={state} from={from} ware={ware} />
        ))}
      </ul>
      {sales.canSellMore && possible.length > 1 && (
        <button type="button" className={styles.all} data-sale="all" onClick={() => chooser.all()}>
          {texts.sales.all}
        </button>
      )}
      {impossible.length > 0 && (
        <details className={styles.unsold}>
          <summary>{texts.sales.unsold}</summary>
          <ul role="list" className={styles.list}>
            {impossible.map((ware) => (
              <Row key={ware.site} chooser={chooser} state={state} from={from} ware={ware} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
