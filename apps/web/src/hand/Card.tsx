import type { CardId, Table } from '@coalbrook/rules';
import { memo, useMemo } from 'react';
import type { CSSProperties } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { useNames } from '../signs/useNames.ts';
import { bandOf } from './bands.ts';
import { CardArt } from './CardArt.tsx';
import { faceOf, initialsOf } from './cardFace.ts';
import type { CardFace } from './cardFace.ts';

import styles from './Card.module.css';

export interface CardProps {
  readonly table: Table;
  readonly card: CardId;
  readonly name: string;
  readonly count?: number;
}

/** The length of the longest word, which must fit on the card. */
const lettersOf = (name: string): number => Math.max(8, ...name.split(/[\s\u00AD-]/u).map((word) => word.length));

const bannerOf = (face: CardFace): string | undefined => {
  if (face.kind === 'location') return face.slug;
  return face.kind === 'colour' ? face.colour : undefined;
};

/** The face of a card. It is not a button; the parent handles touches. */
export const Card = memo(({ table, card, name, count = 1 }: CardProps) => {
  const { hyphenate } = useMessages().desk;
  const title = hyphenate(name);
  const face = faceOf(table, card);
  const names = useNames(table);
  const isColour = face.kind === 'colour';
  const initial = useMemo(
    () => (isColour ? initialsOf(table, (id) => names.card(id)).get(name) : undefined),
    [isColour, table, names, name],
  );
  const banner = bannerOf(face);
  const band = banner === undefined ? undefined : bandOf(table, banner);
  return (
    <span
      className={styles.card}
      data-face={face.kind}
      data-stacked={count > 1 || undefined}
      style={band === undefined ? undefined : ({ '--band': band } as CSSProperties)}
    >
      <span className={styles.plate}>
        <CardArt face={face} initial={initial ?? ''} />
        <span className={styles.name} style={{ '--letters': lettersOf(title) } as CSSProperties}>
          {title}
        </span>
      </span>
      {count > 1 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
});

/** The back of a hidden card. */
export const CardBack = () => (
  <span className={styles.card} data-face="back" aria-hidden="true">
    <span className={styles.plate}>
      <svg viewBox="0 0 72 100" className={styles.back}>
        <circle cx="36" cy="50" r="22" />
        <circle cx="36" cy="50" r="17" />
        <path d="M36 33v34M19 50h34M24 38l24 24M48 38 24 62" />
        <circle cx="36" cy="50" r="6" className={styles.hub} />
        <path d="M8 8h12M8 8v12M64 8H52M64 8v12M8 92h12M8 92V80M64 92H52M64 92V80" />
      </svg>
    </span>
  </span>
);
