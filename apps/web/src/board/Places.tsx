import type { Table } from '@coalbrook/rules';
import { BANNER, NAME_SIZE, SITE, widthOf } from '@coalbrook/scene';
import type { Plan, PlannedPlace } from '@coalbrook/scene';
import type { Things } from '@coalbrook/words';
import { memo } from 'react';
import type { CSSProperties } from 'react';

import { Glyph } from '../signs/Glyph.tsx';
import { bannerStyle } from './bannerStyle.ts';

import styles from './Board.module.css';

const HALF = SITE / 2;
const TAIL = 9;

/** How much names grow when they are seen from far away. */
const GROWTH = 1.3;

/** A name may be squeezed as much as this. */
const SQUEEZE = 0.8;

/** A ribbon with the name of a place; `room` is how far it may reach to the left and to the right. */
const Banner = ({
  x,
  y,
  name,
  printed,
  colour,
  room,
}: {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** The name in the data, for which the map leaves room. */
  readonly printed: string;
  readonly colour: string | undefined;
  readonly room: readonly [number, number];
}) => {
  const natural = widthOf(name, NAME_SIZE);
  const width = Math.min(natural, Math.max(widthOf(printed, NAME_SIZE), natural * SQUEEZE));
  const half = (width * 0.9 + 16) / 2;
  const [top, bottom] = [-BANNER / 2, BANNER / 2];
  const grown = (half + TAIL) * GROWTH;
  const aside = Math.max(0, grown - room[0]) - Math.max(0, grown - room[1]);
  return (
    <g transform={`translate(${x} ${y})`} style={colour === undefined ? undefined : bannerStyle(colour)}>
      <g className={styles.bannerScale} style={{ '--aside': `${aside}px`, '--growth': GROWTH } as CSSProperties}>
        <path
          d={`M${-half + 2} ${top + 4}H${-half - TAIL}l5 ${BANNER / 2}l-5 ${BANNER / 2}H${-half + 2}ZM${half - 2} ${top + 4}H${half + TAIL}l-5 ${BANNER / 2}l5 ${BANNER / 2}H${half - 2}Z`}
          className={styles.bannerTail}
        />
        <path d={`M${-half} ${bottom}l5 4v-4ZM${half} ${bottom}l-5 4v-4Z`} className={styles.bannerFold} />
        <rect x={-half} y={top} width={2 * half} height={BANNER} className={styles.banner} />
        <path
          d={`M${-half + 2} ${top + 2}H${half - 2}M${-half + 2} ${bottom - 2}H${half - 2}`}
          className={styles.bannerLine}
        />
        <text
          y={5.8}
          className={styles.bannerName}
          transform={width < natural ? `scale(${(width / natural).toFixed(3)} 1)` : undefined}
        >
          {name}
        </text>
      </g>
    </g>
  );
};

/** Where several signs share a square. */
const shared: readonly {
  readonly size: number;
  readonly at: readonly (readonly [number, number])[];
  readonly split: string;
}[] = [
  { size: 0, at: [], split: '' },
  { size: 30, at: [[0, 0]], split: '' },
  {
    size: 20.5,
    at: [
      [-9.5, -9.5],
      [9.5, 9.5],
    ],
    split: 'M-21 21L21-21',
  },
  {
    size: 17,
    at: [
      [-11, -10],
      [11, -10],
      [0, 11.5],
    ],
    split: 'M0-21V-2L-21 12M0-2L21 12',
  },
  {
    size: 16,
    at: [
      [-11, -11],
      [11, -11],
      [-11, 11],
      [11, 11],
    ],
    split: 'M0-21V21M-21 0H21',
  },
];

/** A square that tiles are built on. */
const EmptySite = ({ industries }: { readonly industries: readonly string[] }) => {
  const { size, at, split } = shared[Math.min(industries.length, shared.length - 1)];
  return (
    <>
      <rect x={-HALF + 1} y={-HALF + 1} width={SITE - 2} height={SITE - 2} rx={4} className={styles.site} />
      <path d={`M${-HALF + 3} ${HALF - 3}V${-HALF + 3}H${HALF - 3}`} className={styles.siteShade} />
      {split && <path d={split} className={styles.split} />}
      <g className={styles.engraved}>
        {at.map(([x, y], index) => (
          <Glyph key={index} name={industries[index]} x={x} y={y} size={size} cut="var(--site)" />
        ))}
      </g>
    </>
  );
};

const plateClass = (kind: PlannedPlace['place']['kind']): string => {
  switch (kind) {
    case 'merchant':
    case 'outside':
      return styles.woodPlate;
    case 'sea':
      return styles.seaPlate;
    case 'farm':
      return styles.farmPlate;
    case 'town':
    case 'settlement':
      return styles.plate;
  }
};

const bonusGlyph = { money: 'coin', points: 'laurel', income: 'income', develop: 'bulb' } as const;

const Bonus = ({
  kind,
  amount,
  currency,
}: {
  readonly kind: keyof typeof bonusGlyph;
  readonly amount: number;
  readonly currency: string;
}) => (
  <>
    <circle r={17} className={styles.medal} />
    <circle r={13.5} className={styles.medalLine} />
    {kind === 'develop' ? (
      <g className={styles.medalSign}>
        <Glyph name="bulb" size={19} cut="#e7bd62" />
      </g>
    ) : (
      <>
        <g className={styles.medalGhost}>
          <Glyph name={bonusGlyph[kind]} size={kind === 'points' ? 25 : 22} cut="#e7bd62" />
        </g>
        <text y={5.5} className={styles.medalFigure}>
          {kind === 'money' ? `${currency}${amount}` : `+${amount}`}
        </text>
      </>
    )}
  </>
);

const Seal = ({ planned, radius }: { readonly planned: PlannedPlace; readonly radius: number }) => {
  const { place } = planned;
  const icons = place.icons ?? 0;
  if (place.kind === 'settlement')
    return (
      <>
        <circle r={radius} className={styles.hamlet} />
        <circle r={radius * 0.42} className={styles.hamletDot} />
      </>
    );
  return (
    <>
      <circle r={radius + 5} cy={2.5} fill="url(#shade)" />
      <circle r={radius} className={styles.medal} />
      <circle r={radius - 4} className={styles.medalLine} />
      <g className={styles.medalSign}>
        {place.trade && <Glyph name="trade" y={icons > 0 ? -7 : 0} size={20} />}
        {Array.from({ length: icons }, (_, index) => (
          <Glyph
            key={index}
            name="link"
            x={(index - (icons - 1) / 2) * 15}
            y={place.trade ? 11 : 0}
            size={place.trade ? 13 : 17}
          />
        ))}
      </g>
    </>
  );
};

const PlaceDrawing = memo(
  ({
    planned,
    table,
    name,
    width,
  }: {
    readonly planned: PlannedPlace;
    readonly table: Table;
    readonly name: string;
    /** Of the sheet. */
    readonly width: number;
  }) => {
    const { place, plate, at, county, id } = planned;
    const { board, seal, banner, cells } = plate;
    const bonus = table.map.merchants?.find((merchant) => merchant.place === place.slug)?.bonus;
    const radius = place.kind === 'farm' || place.kind === 'sea' ? 14 : 7;
    return (
      <g transform={`translate(${at[0]} ${at[1]})`} className={id === undefined ? styles.absent : undefined}>
        {board && (
          <g transform={`translate(${board.at[0]} ${board.at[1]})`}>
            <rect
              x={-board.width / 2 - 3}
              y={-board.height / 2 + 1}
              width={board.width + 7}
              height={board.height + 7}
              rx={radius + 3}
              className={styles.plateShadow}
            />
            <rect
              x={-board.width / 2 - 1}
              y={-board.height / 2 + 1}
              width={board.width + 3}
              height={board.height + 3}
              rx={radius + 1}
              className={styles.plateShadow}
            />
            <rect
              x={-board.width / 2}
              y={-board.height / 2}
              width={board.width}
              height={board.height}
              rx={radius}
              className={plateClass(place.kind)}
            />
            <rect
              x={-board.width / 2 + 2.5}
              y={-board.height / 2 + 2.5}
              width={board.width - 5}
              height={board.height - 5}
              rx={radius - 2}
              className={styles.plateLine}
            />
          </g>
        )}
        {cells.map(({ cell, index, at: [x, y] }) => (
          <g key={`${cell}${index}`} transform={`translate(${x} ${y})`}>
            {cell === 'site' && <EmptySite industries={place.sites?.[index] ?? []} />}
            {cell === 'space' && <circle r={HALF - 2} className={styles.space} />}
            {cell === 'imports' && (
              <rect x={-HALF + 2} y={-HALF + 2} width={SITE - 4} height={SITE - 4} rx={6} className={styles.space} />
            )}
          </g>
        ))}
        {banner && (
          <Banner
            x={banner.at[0]}
            y={banner.at[1]}
            name={name}
            printed={place.name}
            colour={county?.colour}
            room={[at[0] + banner.at[0], width - at[0] - banner.at[0]]}
          />
        )}
        {seal && (
          <g transform={`translate(${seal.at[0]} ${seal.at[1]})`}>
            {board && bonus ? (
              <Bonus kind={bonus.kind} amount={bonus.amount} currency={table.edition.currency} />
            ) : (
              <Seal planned={planned} radius={seal.radius} />
            )}
          </g>
        )}
        {board && place.trade && (
          <g transform={`translate(${board.width / 2 - 2} ${board.at[1] - board.height / 2 + 2})`}>
            <circle r={9.5} className={styles.medal} />
            <g className={styles.medalSign}>
              <Glyph name="trade" size={12} />
            </g>
          </g>
        )}
        {board && (place.icons ?? 0) > 0 && (
          <g transform={`translate(${-board.width / 2 + 2} ${board.at[1] - board.height / 2 + 2})`}>
            <rect x={-9} y={-8} width={9 + (place.icons ?? 0) * 10} height={16} rx={8} className={styles.medal} />
            <g className={styles.medalSign}>
              {Array.from({ length: place.icons ?? 0 }, (_, index) => (
                <Glyph key={index} name="link" x={-1 + index * 10} size={9} />
              ))}
            </g>
          </g>
        )}
        {place.terminal && board && (
          <g transform={`translate(${board.width / 2 - 2} ${board.at[1] - board.height / 2 + 2})`}>
            <rect x={-9} y={-6} width={18} height={12} rx={3} className={styles.terminal} />
            <path d="M-5 0H5" className={styles.terminalBar} />
          </g>
        )}
      </g>
    );
  },
);

/** All places with their empty squares and names. Never changes during a game. */
export const Places = memo(
  ({ plan, table, things }: { readonly plan: Plan; readonly table: Table; readonly things: Things }) => (
    <g>
      {plan.places.map((planned) => (
        <PlaceDrawing
          key={planned.place.slug}
          planned={planned}
          table={table}
          width={plan.size[0]}
          name={planned.id === undefined ? planned.place.name : things.label(planned.id)}
        />
      ))}
    </g>
  ),
);
