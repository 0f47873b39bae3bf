import { useMessages } from '../../../language/useMessages.ts';
import { isLoopback } from '../../../session/online/isLoopback.ts';

import styles from './Friends.module.css';

/** Warns that links to this server work on this computer only. */
export const LoopbackNote = () => {
  const { online } = useMessages();
  const { hostname } = window.location;
  return isLoopback(hostname) && <p className={styles.warning}>{online.onlyHere(hostname)}</p>;
};
