import { useEffect, useState } from 'react';

import styles from './Friends.module.css';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A text as a code for a phone's camera. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string }>();
  useEffect(() => {
    let isCurrent = true;
    void import('uqr').then(({ encode }) => {
      const { size, data } = encode(text, { border: 2 });
      const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
      if (isCurrent) setCode({ size, path: cells.join('') });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (!code) return undefined;
  return (
    <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
};
