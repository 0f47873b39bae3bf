import { boardName } from '@coalbrook/words';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { useTitle } from '../../../page/useTitle.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import type { Sketching } from '../../../session/sketch.ts';
import { classes } from '../../../ui/classes.ts';

import './sketch.css';
import styles from './SketchBanner.module.css';

export interface SketchBannerProps {
  readonly snapshot: GameSnapshot;
  readonly sketching: Sketching;
}

/** Styles the whole page, its title and everything over the table as a plan. */
const usePlanStyle = (title: string): void => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.sketch = '';
    return () => {
      delete dataset.sketch;
    };
  }, []);
  useTitle(title);
};

/** Says that this is a plan and not the game, and leads back. */
export const SketchBanner = ({ snapshot, sketching }: SketchBannerProps) => {
  const { table, common } = useMessages();
  const language = useLanguage();
  const { plan } = table;
  const banner = useRef<HTMLElement>(null);
  usePlanStyle(`${plan.of(boardName(snapshot.table, language))} · ${common.title}`);
  // Takes the focus, so that screen readers start here and nobody mistakes the plan for the game.
  useEffect(() => banner.current?.focus({ preventScroll: true }), []);
  const { viewer } = snapshot.frame;
  const others = snapshot.sheet.sitters.filter((_, seat) => seat !== viewer);
  const automata = others.filter(({ kind }) => kind === 'automaton');
  return (
    <section ref={banner} tabIndex={-1} className={styles.banner} aria-label={plan.label}>
      <p className={styles.text} role="status">
        <strong>{plan.title}</strong> {sketching.idea !== undefined && <b>{sketching.idea}</b>}{' '}
        <span>{plan.hint(others.length - automata.length, automata.length)}</span>
      </p>
      <div className={styles.ways} data-folds>
        <button type="button" className={styles.way} onClick={() => sketching.again()}>
          {plan.again}
        </button>
        <button type="button" className={classes(styles.way, styles.back)} onClick={() => sketching.leave()}>
          {sketching.back ?? plan.leave}
        </button>
      </div>
    </section>
  );
};
