import { planCard } from '@coalbrook/editions';
import type { Slot } from '@coalbrook/editions';
import type { PlanId, PlanPart, Table } from '@coalbrook/rules';
import { capital } from '@coalbrook/words';
import type { PlanItem } from '@coalbrook/words';
import type { ReactNode } from 'react';

import type { PartState } from '../journal/planTurn.ts';
import { useMessages } from '../language/useMessages.ts';
import { LampIcon, LineIcon, SaleIcon } from '../signs/icons.tsx';
import { IndustrySign } from '../signs/IndustrySign.tsx';
import { useNames } from '../signs/useNames.ts';
import { CheckIcon, CrossIcon } from '../ui/icons.tsx';
import { Corner } from './Corner.tsx';

import styles from './PlanCardFace.module.css';

export interface PlanCardFaceProps {
  readonly table: Table;
  readonly plan: PlanId;
  readonly side: PlanItem['side'];
  /** The outcome of each part so far. */
  readonly stateOf: (part: PlanPart) => PartState | 'trying';
}

interface PartProps {
  readonly state: PartState | 'trying';
  readonly sign: ReactNode;
  readonly title: string;
  readonly notes: readonly string[];
}

/** One part of a card with its outcome. */
const Part = ({ state, sign, title, notes }: PartProps) => {
  const { plan } = useMessages().story;
  return (
    <li className={styles.part} data-state={state} aria-current={state === 'trying' ? 'step' : undefined}>
      <span className={styles.sign}>{sign}</span>
      <span className={styles.words}>
        <span className={styles.what}>{title}</span>
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
        <span className="visually-hidden">{plan.states[state]}</span>
      </span>
      <span className={styles.stamp} aria-hidden="true">
        {state === 'hindered' && <CrossIcon size={18} />}
        {state === 'followed' && <CheckIcon size={18} />}
      </span>
    </li>
  );
};

/** The face of a plan card. */
export const PlanCardFace = ({ table, plan, side, stateOf }: PlanCardFaceProps) => {
  const { plan: words } = useMessages().story;
  const things = useNames(table);
  const { slug, reconstructed, group, slots, back } = planCard(table, plan);
  const placesOf = ({ places }: Slot): string =>
    places.length === 0 ? words.anywhere : places.map((place) => things.label(place)).join(' · ');

  const slotPart = (slot: Slot, index: number) => {
    const state = stateOf(index);
    if (slot.kind === 'network') {
      return (
        <Part key={index} state={state} sign={<LineIcon size={20} />} title={words.network} notes={[placesOf(slot)]} />
      );
    }
    const { industry, linkFirst, thenLinks, leastIronPrice } = slot;
    const terms = [
      ...(linkFirst ? [words.linkFirst] : []),
      ...(thenLinks ? [words.thenLinks] : []),
      ...(leastIronPrice > 0 ? [words.ironFrom(things.money(leastIronPrice))] : []),
    ];
    const notes = [placesOf(slot), ...(terms.length > 0 ? [terms.join('; ')] : [])];
    return (
      <Part
        key={index}
        state={state}
        sign={<IndustrySign industry={table.industries[industry].slug} />}
        title={capital(things.industry(industry))}
        notes={notes}
      />
    );
  };

  const iron = back.mostIronPrice > 0 ? words.ironTo(things.money(back.mostIronPrice)) : words.noIron;
  const backParts = (
    <>
      <Part
        state={stateOf('sell')}
        sign={<SaleIcon size={20} />}
        title={words.sell}
        notes={[words.brewery(things.label(back.brewery))]}
      />
      <Part state={stateOf('develop')} sign={<LampIcon size={20} />} title={words.develop} notes={[iron]} />
      <Part state={stateOf('network')} sign={<LineIcon size={20} />} title={words.networkOn} notes={[]} />
      {stateOf('pass') !== 'untried' && (
        <Part state={stateOf('pass')} sign="–" title={words.pass} notes={[words.passHint]} />
      )}
    </>
  );

  return (
    <article className={styles.card} data-side={side === 'front' ? 'front' : 'back'} aria-label={words.card(slug)}>
      <header className={styles.header}>
        <span className={styles.number}>{words.card(slug)}</span>
        <span className={styles.side}>{side === 'front' ? words.front : words.back}</span>
      </header>
      <ol role="list" className={styles.parts}>
        {side === 'front' && slots.map(slotPart)}
        {side === 'back' && backParts}
        {side === 'corner' && (
          <Part
            state={stateOf('corner')}
            sign={<LampIcon size={20} />}
            title={words.develop}
            notes={[words.sides.corner]}
          />
        )}
      </ol>
      <footer className={styles.footer}>
        <span data-tip={words.group(group)}>
          <span className="visually-hidden">{words.group(group)}</span>
          <span aria-hidden="true">{group}</span>
        </span>
        {reconstructed && <em>{words.reconstructed}</em>}
        <Corner quadrant={back.corner} label={words.tieBreak(back.corner)} />
      </footer>
    </article>
  );
};
