import { useEffect, useRef, useState } from 'react';

import { useReducedMotion } from '../settings/useReducedMotion.ts';
import { figureAt } from './countUp.ts';

import styles from './CountUp.module.css';

const LENGTH = 800;

export interface CountUpProps {
  readonly value: number;
  readonly say: (value: number) => string;
}

/** A figure that counts to its new value and stands out meanwhile. Screen readers hear only the result. */
export const CountUp = ({ value, say }: CountUpProps) => {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(value);
  const last = useRef(value);
  useEffect(() => {
    const from = last.current;
    last.current = value;
    if (isStill || from === value) {
      setShown(value);
      return undefined;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const share = (now - start) / LENGTH;
      setShown(figureAt(from, value, share));
      if (share < 1) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, isStill]);
  const isMoving = shown !== value;
  return (
    <>
      <span aria-hidden="true" className={styles.figure} data-moving={isMoving || undefined}>
        {say(isStill ? value : shown)}
      </span>
      <span className="visually-hidden">{say(value)}</span>
    </>
  );
};
