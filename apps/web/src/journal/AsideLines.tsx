import type { Asides } from './asides.ts';

import styles from './Journal.module.css';

/** What happened beside the game between two turns. */
export const AsideLines = ({ asides = [] }: { readonly asides: Asides | undefined }) =>
  asides.map(({ id, text }) => (
    <li key={id} className={styles.turn} data-kind="note" data-aside>
      {text}
    </li>
  ));
