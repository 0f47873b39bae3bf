import { useMessages } from '../language/useMessages.ts';
import { HIGHEST } from './levels.ts';

import styles from './Level.module.css';

/** The level of an opponent as a row of pips. */
export const Level = ({ level }: { readonly level: number }) => {
  const { common } = useMessages();
  return (
    <span className={styles.level}>
      <span className="visually-hidden">{common.level(level, HIGHEST)}</span>
      {Array.from({ length: HIGHEST }, (_, pip) => (
        <span key={pip} className={styles.pip} data-full={pip < level || undefined} aria-hidden="true" />
      ))}
    </span>
  );
};
