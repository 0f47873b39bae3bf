import type { ReactNode } from 'react';

import styles from './Later.module.css';

/** Shows something after some seconds, if it is still there then. */
export const Later = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.later}>{children}</span>
);
