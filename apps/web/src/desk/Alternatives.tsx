import { keyOf, labelsOf } from '@coalbrook/desk';
import type { Desk, DeskState, Target } from '@coalbrook/desk';
import { asks } from '@coalbrook/rules';
import { lazy, Suspense } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { IndustrySign } from '../signs/IndustrySign.tsx';
import { classes } from '../ui/classes.ts';
import type { PreviewWords } from './previewText.ts';
import type { DeskWords } from './useWords.ts';

import styles from './Alternatives.module.css';

// The names of the options are there without it.
const OptionNote = lazy(() => import('./OptionNote.tsx').then((module) => ({ default: module.OptionNote })));

/** Up to this many actions are listed one by one. */
const FEW = 6;

export interface AlternativesProps {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly words: DeskWords;
  readonly from: PreviewWords;
}

/** The remaining industries, if they are what has to be decided. */
const industriesOf = (remaining: DeskState['remaining']): readonly Extract<Target, { on: 'industry' }>[] => {
  const byKey = new Map<string, Extract<Target, { on: 'industry' }>>();
  for (const { targets } of remaining) {
    for (const target of targets) if (target.on === 'industry') byKey.set(keyOf(target), target);
  }
  return byKey.size > 1 ? [...byKey.values()] : [];
};

/**
 * The remaining choices as buttons: one by one if few, by industry if many, all of them in an expandable list.
 * Beside a list of sales, all of them in the expandable list.
 * If an action is formed, what could be chosen instead.
 * For a card alone, only what it permits: anything else it could be spent on begins with its kind.
 */
export const Alternatives = ({ desk, state, words, from }: AlternativesProps) => {
  const { desk: texts } = useMessages();
  const { selection, formed, sales, view, endsNow } = state;
  const offered = formed ? state.instead : (state.permitted ?? state.remaining);
  // The main button ends the action together with the turn.
  const remaining = endsNow ? offered.filter(({ action }) => action.kind !== 'stop') : offered;
  const isTurn = view.awaits === asks.action;
  const isNarrowed = selection.length > 0 || !isTurn;
  if (!state.isOpen || remaining.length === 0) return undefined;
  const labels = labelsOf(remaining, ({ action }) => words.action(action, view), texts.onSite);
  const lead = formed && <p className={styles.instead}>{texts.instead}</p>;
  if (isNarrowed && !sales && remaining.length <= FEW) {
    return (
      <>
        {lead}
        <ul className={styles.list} role="list" aria-label={texts.possibilitiesLabel}>
          {remaining.map((offer, index) => (
            <li key={[...offer.keys].join()}>
              <button
                type="button"
                className={styles.choice}
                data-choice={offer.targets.map(keyOf).join()}
                onClick={() => desk.take(offer)}
              >
                {labels[index]}{' '}
                {offer.action.kind !== 'stop' && (
                  <Suspense>
                    <OptionNote desk={desk} view={view} offer={offer} from={from} />
                  </Suspense>
                )}
              </button>
            </li>
          ))}
        </ul>
      </>
    );
  }
  const industries = isNarrowed ? industriesOf(remaining) : [];
  const stops = isNarrowed ? remaining.filter(({ action }) => action.kind === 'stop') : [];
  return (
    <>
      {lead}
      {stops.map((offer) => (
        <button
          key={[...offer.keys].join()}
          type="button"
          className={classes(styles.choice, styles.stop)}
          onClick={() => desk.take(offer)}
        >
          {words.action(offer.action, view)}
        </button>
      ))}
      {industries.length > 0 && (
        <ul className={styles.list} role="list" aria-label={texts.choose}>
          {industries.map((target) => (
            <li key={keyOf(target)}>
              <button
                type="button"
                className={styles.choice}
                data-choice={keyOf(target)}
                onClick={() => desk.pick(target)}
              >
                <IndustrySign industry={desk.table.industries[target.industry].slug} className={styles.glyph} />
                {words.things.industry(target.industry)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <details className={styles.all}>
        <summary>{texts.possibilities(remaining.length)}</summary>
        <ul role="list" aria-label={texts.possibilitiesLabel}>
          {remaining.map((offer, index) => (
            <li key={[...offer.keys].join()}>
              <button type="button" className={styles.line} onClick={() => desk.take(offer)}>
                {labels[index]}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
};
