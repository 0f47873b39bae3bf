import type { Seat, Table, View } from '@coalbrook/rules';
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';

import { useMessages } from '../language/useMessages.ts';
import { hrefOf } from '../route/route.ts';
import { seatPlate, seatStyle } from '../signs/seatLook.ts';
import type { Seated } from '../signs/seatLook.ts';
import { useNames } from '../signs/useNames.ts';
import { placeBeside } from '../ui/placeBeside.ts';
import { parseInspectable } from './inspectable.ts';
import { inspect } from './inspection.ts';
import { CARD, useInspected } from './useInspected.ts';

import styles from './Inspector.module.css';

/** Inspects what has the focus or lies under the pointer. */
export interface InspectorHandle {
  readonly ask: () => void;
}

export interface InspectorProps {
  readonly table: Table;
  readonly view: View;
  readonly seated: readonly Seated[];
  readonly viewer: Seat;
  readonly ref?: Ref<InspectorHandle>;
}

/** One small card about whatever pointer, focus or finger rest on. */
export const Inspector = ({ table, view, seated, viewer, ref }: InspectorProps) => {
  const messages = useMessages();
  const things = useNames(table);
  const { shown, close, ask } = useInspected();
  useImperativeHandle(ref, () => ({ ask }), [ask]);
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const inspection = useMemo(() => {
    const target = shown && parseInspectable(table, shown.key);
    return target && inspect({ table, view, viewer, things, messages }, target);
  }, [shown, table, view, viewer, things, messages]);

  useLayoutEffect(() => {
    if (!shown || !inspection || !card.current) return;
    const room = { width: window.innerWidth, height: window.innerHeight };
    const { left, top } = placeBeside(
      shown.element.getBoundingClientRect(),
      { width: card.current.offsetWidth, height: card.current.offsetHeight },
      room,
      // Cards and tiles stand in rows: their neighbours stay visible.
      /^(?:card|display|mat):/.test(shown.key) ? 'below' : 'side',
    );
    card.current.style.translate = `${left}px ${top}px`;
    if (shown.by === 'key') card.current.focus();
  }, [shown, inspection]);

  // What has the focus is described by the card while it is shown.
  useEffect(() => {
    const described = shown?.element;
    if (!described || !inspection || described.hasAttribute('aria-describedby')) return undefined;
    described.setAttribute('aria-describedby', id);
    return () => described.removeAttribute('aria-describedby');
  }, [shown, inspection, id]);

  if (!shown || !inspection) return undefined;
  const { title, owner, lines, rule } = inspection;
  const sitter = owner === undefined ? undefined : seated[owner];
  return createPortal(
    <div
      ref={card}
      id={id}
      className={styles.card}
      data-card={CARD}
      data-react-aria-top-layer="true"
      role={shown.by === 'key' ? 'dialog' : 'tooltip'}
      {...(shown.by === 'key' ? { 'aria-label': title } : {})}
      tabIndex={-1}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <p className={styles.title}>{title}</p>
      {sitter && (
        <p className={styles.owner} style={seatStyle(sitter.colour)}>
          <span className={`${styles.swatch} ${seatPlate(sitter.colour)}`} aria-hidden="true" />
          <span className="visually-hidden">{messages.inspect.ownedBy(sitter.name)}</span>
          <span aria-hidden="true">{sitter.name}</span>
        </p>
      )}
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {rule !== undefined && (
        <a className={styles.rule} href={hrefOf({ screen: 'rules', at: rule })}>
          {messages.inspect.rule(rule)}
        </a>
      )}
    </div>,
    document.body,
  );
};
