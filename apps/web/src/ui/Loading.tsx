import { useMessages } from '../language/useMessages.ts';

import styles from './Loading.module.css';

/** A turning cog while something loads. */
export const Loading = () => {
  const { loading } = useMessages().common;
  return (
    <div className={styles.loading} role="status">
      <svg viewBox="-50 -50 100 100" width="56" height="56" aria-hidden="true" className={styles.cog}>
        <circle r="26" fill="none" stroke="currentColor" strokeWidth="7" />
        <circle r="7" fill="currentColor" />
        {Array.from({ length: 10 }, (_, tooth) => (
          <rect
            key={tooth}
            x="-5"
            y="-42"
            width="10"
            height="14"
            rx="2"
            fill="currentColor"
            transform={`rotate(${tooth * 36})`}
          />
        ))}
        <path d="M0-26V26M-22.5-13L22.5 13M-22.5 13L22.5-13" stroke="currentColor" strokeWidth="3.5" />
      </svg>
      <span>{loading}</span>
    </div>
  );
};
