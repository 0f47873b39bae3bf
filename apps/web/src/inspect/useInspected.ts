import { useCallback, useEffect, useRef, useState } from 'react';

import { INSPECTED, middleOfMap, neighbourOf, walks } from './neighbour.ts';

/** How a card was called for. Only a card that was asked for by key takes the focus. */
export type Calling = 'pointer' | 'focus' | 'key';

export interface InspectedElement {
  readonly element: Element;
  readonly key: string;
  readonly by: Calling;
}

export interface InspectedState {
  readonly shown: InspectedElement | undefined;
  readonly close: () => void;
  /** Shows what has the focus or lies under the pointer, or else the middle of the map. */
  readonly ask: () => void;
}

/** How long pointer or focus rest, and how long a finger presses, before the card shows, in milliseconds. */
const REST = 450;
const PRESS = 500;
/** How long the pointer may rest on something else on its way to the card. */
const GRACE = 250;
/** How long the pointer may take to reach the card, which stands beside the map. */
const LINGER = 900;
/** How far a pressing finger may move, in pixels. */
const SLACK = 10;

/** Keys that do not take the player's attention from what the pointer rests on. */
const quietKeys: ReadonlySet<string> = new Set(['i', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Tab']);

/** Marks the card itself. */
export const CARD = 'inspection';

const inspectedAt = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element && target.closest(INSPECTED)) || undefined;

const keyOf = (element: Element): string =>
  element.getAttribute('data-inspect') ?? element.getAttribute('data-target') ?? '';

/** What has the focus; on the map, the thing that the arrow keys have reached. */
const focusedElement = (): Element | undefined => {
  const focused = document.activeElement;
  const active = focused?.getAttribute('aria-activedescendant');
  return inspectedAt((active ? document.getElementById(active) : undefined) ?? focused);
};

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Follows pointer, focus and finger to what they rest on. */
export const useInspected = (): InspectedState => {
  const [shown, setShown] = useState<InspectedElement>();
  const latest = useRef(shown);
  latest.current = shown;
  const hovered = useRef<Element | undefined>(undefined);

  const close = useCallback(() => setShown(undefined), []);
  const show = useCallback((element: Element, by: Calling) => {
    if (element.isConnected) setShown({ element, key: keyOf(element), by });
  }, []);
  /** Where the focus was before a card took it. */
  const origin = useRef<Element | null>(null);
  const ask = useCallback(() => {
    const element = focusedElement() ?? hovered.current ?? middleOfMap();
    if (!element) return;
    origin.current = document.activeElement;
    show(element, 'key');
  }, [show]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: { readonly x: number; readonly y: number } | undefined;
    let swallows = false;
    /** Where the mouse is. */
    let resting: { readonly x: number; readonly y: number } | undefined;
    const hasMoved = (x: number, y: number): boolean => resting !== undefined && (x !== resting.x || y !== resting.y);
    /** What came to lie under the resting mouse because the screen changed: shown only if the mouse moves there. */
    let unasked: Element | undefined;
    /** Closed by hand, and not shown again before the focus has been elsewhere. */
    let dismissed: Element | undefined;
    /** A card that was asked for by key meanwhile stays, even if it comes to lie under a resting pointer. */
    const wait = (time: number, act: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (latest.current?.by !== 'key') act();
      }, time);
    };
    const leave = (): void => {
      clearTimeout(timer);
      close();
    };
    const isInCard = (target: EventTarget | null): boolean =>
      target instanceof Element && target.closest(`[data-card="${CARD}"]`) !== null;

    const over = ({ target, pointerType, buttons, clientX, clientY }: PointerEvent): void => {
      if (pointerType !== 'mouse') return;
      if (isInCard(target)) {
        clearTimeout(timer);
        return;
      }
      const element = inspectedAt(target);
      const isSame = element === hovered.current;
      const isMoved = hasMoved(clientX, clientY);
      unasked = isMoved ? undefined : element;
      hovered.current = element;
      if (buttons > 0 || (isSame && element && !latest.current)) return;
      if (element && element === latest.current?.element) clearTimeout(timer);
      else if (element && isMoved) wait(latest.current ? GRACE : REST, () => show(element, 'pointer'));
      else if (latest.current) wait(LINGER, close);
      else clearTimeout(timer);
    };
    /** Out of the window. */
    const out = ({ relatedTarget, pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse' || relatedTarget) return;
      hovered.current = undefined;
      leave();
    };
    const down = (event: PointerEvent): void => {
      if (isInCard(event.target)) return;
      swallows = false;
      leave();
      const element = inspectedAt(event.target);
      if (event.pointerType === 'mouse' || !element) return;
      pressed = { x: event.clientX, y: event.clientY };
      wait(PRESS, () => {
        swallows = true;
        show(element, 'pointer');
      });
    };
    const move = ({ clientX, clientY, pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') {
        const element = unasked;
        const isMoved = hasMoved(clientX, clientY);
        resting = { x: clientX, y: clientY };
        if (!element || !isMoved) return;
        unasked = undefined;
        wait(latest.current ? GRACE : REST, () => show(element, 'pointer'));
      } else if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLACK) leave();
    };
    /** What does nothing else is explained by a tap. */
    const up = ({ type, target, pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') return;
      const tapped = pressed && type === 'pointerup' ? inspectedAt(target) : undefined;
      pressed = undefined;
      clearTimeout(timer);
      if (tapped?.hasAttribute('data-tap')) show(tapped, 'pointer');
    };
    /** The finger that pressed long chooses nothing when it is lifted. */
    const click = (event: Event): void => {
      if (!swallows) return;
      swallows = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event): void => {
      if (swallows || pressed) event.preventDefault();
    };
    const focus = (): void => {
      if (isInCard(document.activeElement)) return;
      const element = document.activeElement?.matches(':focus-visible') ? focusedElement() : undefined;
      if (element !== dismissed) dismissed = undefined;
      if (element === latest.current?.element || (element && element === dismissed)) return;
      if (latest.current?.by === 'focus') close();
      if (element) wait(REST, () => show(element, 'focus'));
    };
    /** From a card that has the focus to one about something nearby. */
    const walk = (event: KeyboardEvent): boolean => {
      const to = walks[event.key];
      if (!to || latest.current?.by !== 'key' || !isInCard(event.target)) return false;
      event.preventDefault();
      event.stopImmediatePropagation();
      const next = neighbourOf(latest.current.element, to);
      if (next instanceof HTMLElement) next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (next) show(next, 'key');
      return true;
    };
    const key = (event: KeyboardEvent): void => {
      // The palette passes on keys typed into its field to the item that Enter would choose.
      if (!event.isTrusted) return;
      if (walk(event)) return;
      const isClosing = event.key === 'Escape' || (event.key === 'i' && isInCard(event.target));
      if (isClosing && latest.current) {
        const { element, by } = latest.current;
        dismissed = element;
        leave();
        // A card that came by itself with the focus does not keep Escape from what the player is doing.
        if (by === 'focus') return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (by === 'key' && origin.current instanceof HTMLElement) origin.current.focus();
        return;
      }
      if (latest.current?.by === 'pointer' && !quietKeys.has(event.key)) leave();
      // Commands do not run in dialogs.
      const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      if (event.key === 'i' && isInDialog && !isTyped(event.target) && !isInCard(event.target)) ask();
    };
    const released = ({ key: name }: KeyboardEvent): void => {
      if (name.startsWith('Arrow') || name === 'Home' || name === 'End') focus();
    };
    const abort = new AbortController();
    const early = { capture: true, signal: abort.signal };
    window.addEventListener('keydown', key, early);
    document.addEventListener('keyup', released, early);
    document.addEventListener('pointerover', over, early);
    document.addEventListener('pointerout', out, early);
    document.addEventListener('pointerdown', down, early);
    document.addEventListener('pointermove', move, early);
    document.addEventListener('pointerup', up, early);
    document.addEventListener('pointercancel', up, early);
    document.addEventListener('click', click, early);
    document.addEventListener('contextmenu', menu, early);
    document.addEventListener('focusin', focus, early);
    document.addEventListener('wheel', leave, { ...early, passive: true });
    window.addEventListener('resize', leave, early);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [ask, close, show]);
  return { shown, close, ask };
};
