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

/** Reasons that are shown when they are asked for; nothing if there are none. */
export const Why = ({ reasons }: { readonly reasons: readonly string[] }) => {
  const texts = useGuidedTexts();
  const [isOpen, setOpen] = useState(false);
  if (reasons.length === 0) return undefined;
  if (!isOpen)
    return (
      <Button size="small" className={styles.why} onPress={() => setOpen(true)}>
        {texts.why}
      </Button>
    );
  return <Reasons reasons={reasons} />;
};
