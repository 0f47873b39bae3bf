import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { placeBeside } from './placeBeside.ts';

import styles from './Tips.module.css';

/** How long the pointer rests before a tip shows, in milliseconds. */
const REST = 500;

const tippedAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-tip]')) || undefined;

/** A button is focused as a whole; its tip may be on what it contains. */
const tippedWithin = (focused: Element): HTMLElement | undefined =>
  tippedAt(focused) ?? focused.querySelector<HTMLElement>(':scope > [data-tip]') ?? undefined;

/** Shows what buttons without text do. The text comes from `data-tip`; screen readers have the button's own label. */
export const Tips = () => {
  const [tipped, setTipped] = useState<HTMLElement>();
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: HTMLElement | undefined;
    const turnTo = (element: HTMLElement | undefined): void => {
      if (element === over) return;
      over = element;
      clearTimeout(timer);
      setTipped(undefined);
      if (element) timer = setTimeout(() => setTipped(element), REST);
    };
    const enter = ({ target, pointerType }: PointerEvent): void =>
      turnTo(pointerType === 'mouse' ? tippedAt(target) : undefined);
    const focus = ({ target }: FocusEvent): void =>
      turnTo(target instanceof Element && target.matches(':focus-visible') ? tippedWithin(target) : undefined);
    const leave = (): void => turnTo(undefined);
    document.addEventListener('pointerover', enter);
    document.addEventListener('focusin', focus);
    const leaving = ['pointerdown', 'keydown', 'wheel', 'focusout'] as const;
    for (const name of leaving) document.addEventListener(name, leave, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', enter);
      document.removeEventListener('focusin', focus);
      for (const name of leaving) document.removeEventListener(name, leave, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    if (!tipped || !tip.current) return;
    const view = { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
    const { left, top } = placeBeside(
      tipped.getBoundingClientRect(),
      tip.current.getBoundingClientRect(),
      view,
      'above',
    );
    tip.current.style.translate = `${left}px ${top}px`;
  }, [tipped]);
  // A tip ends with its button: when that goes, is covered or means something else.
  const said = useRef('');
  useEffect(() => {
    if (!tipped) return undefined;
    const observer = new MutationObserver(() => {
      if (!tipped.isConnected || !tipped.checkVisibility() || tipped.dataset.tip !== said.current) setTipped(undefined);
    });
    said.current = tipped.dataset.tip ?? '';
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-tip', 'disabled', 'hidden'],
    });
    return () => observer.disconnect();
  }, [tipped]);
  if (!tipped?.isConnected) return undefined;
  return createPortal(
    <div ref={tip} className={styles.tip} aria-hidden="true" data-react-aria-top-layer="true">
      {tipped.dataset.tip}
    </div>,
    document.body,
  );
};
