import type { Seat } from '@coalbrook/rules';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a pointer rests on a seat before its pieces stand out, in milliseconds. */
const REST = 220;

const seatAt = (target: EventTarget): Seat | undefined => {
  const text = target instanceof Element ? target.closest('[data-seat]')?.getAttribute('data-seat') : undefined;
  return text === undefined || text === null ? undefined : (Number(text) as Seat);
};

export interface Spotlight {
  /** The seat whose pieces stand out on the map. */
  readonly seat: Seat | undefined;
  /** Lights a seat until this is called again for it. */
  readonly toggle: (seat: Seat) => void;
  /** To be called whenever the pointer is over something else. */
  readonly onPointerOver: (event: { readonly target: EventTarget }) => void;
}

/** Lights the network of the seat that the pointer rests on, or of one that was asked for. */
export const useSpotlight = (): Spotlight => {
  const [kept, setKept] = useState<Seat>();
  const [pointed, setPointed] = useState<Seat>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const over = useRef<Seat>(undefined);
  const onPointerOver = useCallback(({ target }: { readonly target: EventTarget }) => {
    const seat = seatAt(target);
    if (seat === over.current) return;
    over.current = seat;
    clearTimeout(timer.current);
    if (seat === undefined) setPointed(undefined);
    else timer.current = setTimeout(() => setPointed(seat), REST);
  }, []);
  const toggle = useCallback((seat: Seat) => setKept((was) => (was === seat ? undefined : seat)), []);
  return { seat: pointed ?? kept, toggle, onPointerOver };
};
