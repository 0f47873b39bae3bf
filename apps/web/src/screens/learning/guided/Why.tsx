import { useState } from 'react';

import { useGuidedTexts } from '../../../language/guidedTexts.ts';
import { Button } from '../../../ui/Button.tsx';

import styles from './GuideBanner.module.css';

export const Reasons = ({ reasons }: { readonly reasons: readonly string[] }) => (
  <ul className={styles.reasons}>
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
);

interface WhyProps {
  readonly reasons: readonly string[];
  /** The same in figures, which are asked for in turn. */
  readonly figures?: readonly string[];
}

/** Reasons that are shown when they are asked for; nothing if there are none. */
export const Why = ({ reasons, figures = [] }: WhyProps) => {
  const texts = useGuidedTexts();
  const [steps, setSteps] = useState(0);
  const ways = [reasons, figures].filter(({ length }) => length > 0);
  const [next] = ways.slice(steps);
  return (
    <>
      {ways.slice(0, steps).map((way) => (
        <Reasons key={way.join()} reasons={way} />
      ))}
      {next && (
        <Button size="small" className={styles.why} onPress={() => setSteps(steps + 1)}>
          {next === figures ? texts.figures : texts.why}
        </Button>
      )}
    </>
  );
};
