import type { Desk } from '@coalbrook/desk';
import { useEffect, useState } from 'react';

import { reloadIfServed } from '../page/renewPage.ts';
import type { SaleSheet, SaleSheetProps } from './SaleSheet.tsx';

import styles from './DeskPanel.module.css';

/** After so many milliseconds it is said that the list is missing. */
const PATIENCE = 4000;

type Sheet = typeof SaleSheet;

let loaded: Sheet | undefined;

const loadSheet = async (): Promise<void> => {
  loaded ??= (await import('./SaleSheet.tsx')).SaleSheet;
};

/** Loads the list. Returns how that goes, and a function that tries it again. */
const useSheet = () => {
  const [progress, setProgress] = useState<'loading' | 'failed' | 'loaded'>(loaded ? 'loaded' : 'loading');
  useEffect(() => {
    if (progress !== 'loading') return undefined;
    let isWanted = true;
    const settle = (next: 'failed' | 'loaded') => (): void => {
      if (isWanted) setProgress(next);
    };
    loadSheet().then(settle('loaded'), settle('failed'));
    return () => {
      isWanted = false;
    };
  }, [progress]);
  return { progress, load: () => setProgress('loading') };
};

/** Whether something has taken longer than it should. */
const useLate = (isGoingOn: boolean): boolean => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isGoingOn]);
  return isLate;
};

export interface SalePartProps extends SaleSheetProps {
  readonly desk: Desk;
}

/** The list of tiles to sell together, which is loaded when it is needed. If it is missing, they are sold one by one. */
export const SalePart = ({ desk, state, from }: SalePartProps) => {
  const { sales, unlisted } = state;
  const { texts } = from;
  const { progress, load } = useSheet();
  const isMissing = unlisted === 'failed' || progress === 'failed';
  const isLate = useLate(!isMissing && (unlisted === 'loading' || progress === 'loading'));
  const List = loaded;
  if (sales && List) return <List state={state} from={from} />;
  if (!isMissing && !isLate) return undefined;
  const tryAgain = (): void => {
    // What hangs cannot be asked for a second time in this page.
    if (!isMissing) return void reloadIfServed();
    desk.loadSales();
    load();
  };
  return (
    <div role="status" className={styles.whyNot}>
      <p>{texts.sales.unlisted}</p>
      <button type="button" className={styles.back} onClick={tryAgain}>
        {texts.askAgain}
      </button>
    </div>
  );
};
