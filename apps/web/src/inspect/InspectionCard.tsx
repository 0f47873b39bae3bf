import type { Seat, Table, View } from '@coalbrook/rules';
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';

import { useMessages } from '../language/useMessages.ts';
import { hrefOf } from '../route/route.ts';
import { seatPlate, seatStyle } from '../signs/seatLook.ts';
import type { Seated } from '../signs/seatLook.ts';
import { useNames } from '../signs/useNames.ts';
import { classes } from '../ui/classes.ts';
import { heightBeside, placeBeside } from '../ui/placeBeside.ts';
import type { Rect } from '../ui/placeBeside.ts';
import { parseInspectable } from './inspectable.ts';
import { inspect } from './inspection.ts';
import { CARD } from './useInspected.ts';
import type { InspectedElement } from './useInspected.ts';

import styles from './Inspector.module.css';

const AnnotatedTile = lazy(() =>
  import('../panels/AnnotatedPieces.tsx').then((module) => ({ default: module.AnnotatedTile })),
);

export interface InspectionCardProps {
  readonly table: Table;
  readonly view: View;
  readonly seated: readonly Seated[];
  readonly viewer: Seat;
  readonly shown: InspectedElement;
  readonly close: () => void;
  /** Where cards have room, so that none lies over the map; undefined for the whole window. */
  readonly roomOf: (inspected: Element) => Rect | undefined;
}

/** What is to be said about one thing, in a small card beside it. */
export const InspectionCard = ({ table, view, seated, viewer, shown, close, roomOf }: InspectionCardProps) => {
  const messages = useMessages();
  const things = useNames(table);
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const inspection = useMemo(() => {
    const target = parseInspectable(table, shown.key);
    return target && inspect({ table, view, viewer, things, messages }, target);
  }, [shown, table, view, viewer, things, messages]);

  useLayoutEffect(() => {
    if (!inspection || !card.current) return undefined;
    const { element, key, by } = shown;
    const place = (): void => {
      if (!card.current) return;
      const room = roomOf(element);
      const { style } = card.current;
      const anchor = element.getBoundingClientRect();
      style.width = room ? `${room.width - 12}px` : '';
      style.maxHeight = room ? `${heightBeside(anchor, room)}px` : '';
      const { left, top } = placeBeside(
        anchor,
        { width: card.current.offsetWidth, height: card.current.offsetHeight },
        room ?? { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight },
        // Cards and tiles stand in rows: their neighbours stay visible.
        /^(?:card|display|mat):/.test(key) || room ? 'above' : 'side',
      );
      style.translate = `${left}px ${top}px`;
    };
    place();
    // The picture of a tile comes a little later.
    const growth = new ResizeObserver(place);
    growth.observe(card.current);
    if (by !== 'key') return () => growth.disconnect();
    card.current.focus();
    // The map may still glide to show what the card is about.
    let frame = requestAnimationFrame(function follow() {
      place();
      frame = requestAnimationFrame(follow);
    });
    return () => {
      growth.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [shown, inspection, roomOf]);

  useEffect(() => {
    const held = shown.by === 'key' ? shown.element : undefined;
    held?.setAttribute('data-inspected', '');
    return () => held?.removeAttribute('data-inspected');
  }, [shown]);

  // What has the focus is described by the card while it is shown.
  useEffect(() => {
    const described = shown.element;
    if (!inspection || described.hasAttribute('aria-describedby')) return undefined;
    described.setAttribute('aria-describedby', id);
    return () => described.removeAttribute('aria-describedby');
  }, [shown, inspection, id]);

  if (!inspection) return undefined;
  const { title, owner, lines, rule, tile } = inspection;
  const isHeld = shown.by === 'key';
  const sitter = owner === undefined ? undefined : seated[owner];
  return createPortal(
    <div
      ref={card}
      id={id}
      className={styles.card}
      data-card={CARD}
      data-react-aria-top-layer="true"
      role={isHeld ? 'dialog' : 'tooltip'}
      {...(isHeld ? { 'aria-label': title, 'aria-describedby': `${id}-text` } : {})}
      tabIndex={-1}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <div className={styles.text} aria-live={isHeld ? 'polite' : undefined}>
        <p className={styles.title}>{title}</p>
        <div id={`${id}-text`} className={styles.text}>
          {sitter && (
            <p className={styles.owner} style={seatStyle(sitter.colour)}>
              <span className={classes(styles.swatch, seatPlate(sitter.colour))} aria-hidden="true" />
              <span className="visually-hidden">{messages.inspect.ownedBy(sitter.name)}</span>
              <span aria-hidden="true">{sitter.name}</span>
            </p>
          )}
          <ul role="list" className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      {/* A legend for the eye; who listens is told it only after asking for the card. */}
      {tile && (
        <div className={styles.tile} aria-hidden={!isHeld || undefined}>
          <Suspense>
            <AnnotatedTile
              table={table}
              tile={table.tiles[tile.id]}
              left={tile.left}
              isSmall
              {...(sitter ? { colour: sitter.colour } : {})}
            />
          </Suspense>
        </div>
      )}
      {rule !== undefined && (
        <a className={styles.rule} href={hrefOf({ screen: 'rules', at: rule })}>
          {messages.inspect.rule(rule)}
        </a>
      )}
      {isHeld && <p className={styles.keys}>{messages.inspect.walk}</p>}
    </div>,
    document.body,
  );
};
