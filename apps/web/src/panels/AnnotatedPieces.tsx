import type { PieceName } from '@coalbrook/guide';
import { BEER, cargoes } from '@coalbrook/rules';
import type { CargoId, Table, Tile } from '@coalbrook/rules';
import { capital } from '@coalbrook/words';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

import { Card } from '../hand/Card.tsx';
import { useAidTexts } from '../language/aidTexts.ts';
import { Icon } from '../signs/Icon.tsx';
import { IndustrySign } from '../signs/IndustrySign.tsx';
import { CargoSign, PointsSign } from '../signs/Signs.tsx';
import { useNames } from '../signs/useNames.ts';
import type { Colour } from '../theme/seats.ts';
import { shownCards, shownMerchant, shownTile, shownTrack } from './shownPieces.ts';
import { TilePlate } from './TilePlate.tsx';

import styles from './AnnotatedPieces.module.css';

/** A sign as it is printed, and what it means. */
interface Note {
  readonly sign: ReactNode;
  readonly text: string;
}

interface PieceProps {
  readonly title?: string | undefined;
  readonly picture?: ReactNode;
  /** What holds of everything that the notes name. */
  readonly lead?: string;
  readonly notes: readonly Note[];
  readonly isSmall?: boolean | undefined;
  /** There is no room for it on the one page of a printed aid. */
  readonly isUnprinted?: boolean;
}

const Piece = ({ title, picture, lead, notes, isSmall, isUnprinted }: PieceProps) => (
  <section className={styles.piece} data-small={isSmall || undefined} data-unprinted={isUnprinted || undefined}>
    {title !== undefined && <h3>{title}</h3>}
    {picture !== undefined && <div className={styles.picture}>{picture}</div>}
    {lead !== undefined && <p>{lead}</p>}
    <dl className={styles.notes}>
      {notes.map(({ sign, text }) => (
        <Fragment key={text}>
          <dt>{sign}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  </section>
);

const useTileNotes = (table: Table, tile: Tile): readonly Note[] => {
  const { pieces: texts } = useAidTexts();
  const names = useNames(table);
  const { cargo, needs, beer, points, income, icons } = tile;
  const yields = Math.max(0, ...tile.yields);
  const cubes = (count: number, of: CargoId): ReactNode => (
    <>
      {count} <CargoSign cargo={of} />
    </>
  );
  return [
    { sign: names.level(tile.level), text: texts.level },
    { sign: names.money(tile.cost), text: texts.cost },
    ...cargoes.flatMap((_, id) =>
      needs[id] > 0 ? [{ sign: cubes(needs[id], id as CargoId), text: texts.needs(names.cargo(id as CargoId)) }] : [],
    ),
    ...(yields > 0 && cargo !== undefined
      ? [{ sign: cubes(yields, cargo), text: texts.holds(names.cargo(cargo)) }]
      : []),
    ...(beer > 0 ? [{ sign: cubes(beer, BEER), text: texts.beer }] : []),
    {
      sign: (
        <>
          <PointsSign /> {points}
        </>
      ),
      text: table.flipPaysCash ? texts.anyPoints : texts.points,
    },
    table.flipPaysCash
      ? { sign: names.money(income), text: texts.cash }
      : {
          sign: (
            <>
              <Icon name="income" size={16} /> {income}
            </>
          ),
          text: texts.income,
        },
    ...(icons > 0
      ? [
          {
            sign: (
              <>
                <Icon name="link" size={16} /> {icons}
              </>
            ),
            text: texts.icons,
          },
        ]
      : []),
    { sign: `${tile.count}/${tile.count}`, text: texts.left },
  ];
};

/** The tile of a merchant with its barrel. */
const MerchantPicture = ({ industry }: { readonly industry: string }) => (
  <span className={styles.merchant} aria-hidden="true">
    <span className={styles.buyer}>
      <IndustrySign industry={industry} />
    </span>
    <CargoSign cargo={BEER} />
  </span>
);

const Track = ({ table }: { readonly table: Table }) => {
  const names = useNames(table);
  return (
    <ol className={styles.track} role="list">
      {shownTrack(table).map(({ level, spaces }) => (
        <li key={level}>
          <strong>{names.money(level)}</strong>
          <span aria-hidden="true">{'•'.repeat(spaces)}</span>
        </li>
      ))}
    </ol>
  );
};

export interface AnnotatedTileProps {
  readonly table: Table;
  /** One on which much can be seen, unless another is named. */
  readonly tile?: Tile | undefined;
  /** How many are left on the mat; all of them if nothing is said. */
  readonly left?: number;
  readonly colour?: Colour;
  readonly title?: string | undefined;
  /** For a small card, which says by itself how many are left. */
  readonly isSmall?: boolean;
}

/** A tile with what is printed on it. */
export const AnnotatedTile = ({
  table,
  tile = shownTile(table),
  left,
  colour = 'cobalt',
  title,
  isSmall,
}: AnnotatedTileProps) => {
  const all = table.mats[0][tile.id];
  const notes = useTileNotes(table, tile);
  return (
    <Piece
      title={title}
      picture={<TilePlate table={table} tile={tile} colour={colour} left={left ?? all} all={all} />}
      notes={isSmall === true ? notes.slice(0, -1) : notes}
      isSmall={isSmall}
    />
  );
};

interface TitledProps {
  readonly table: Table;
  readonly title: string | undefined;
}

const AnnotatedCards = ({ table, title }: TitledProps) => {
  const { pieces: texts } = useAidTexts();
  const names = useNames(table);
  const cards = shownCards(table);
  return (
    <Piece
      title={title}
      picture={cards.map(([kind, { id }]) => (
        <Card key={kind} table={table} card={id} name={names.card(id)} />
      ))}
      notes={cards.map(([kind, { id }]): Note => ({ sign: names.card(id), text: texts.cards[kind] }))}
    />
  );
};

const AnnotatedMerchant = ({ table, title }: TitledProps) => {
  const { pieces: texts } = useAidTexts();
  const merchant = shownMerchant(table);
  const sold = table.industries.find((one) => one.sold);
  if (!merchant || !sold) return undefined;
  return (
    <Piece
      title={title}
      picture={<MerchantPicture industry={sold.slug} />}
      notes={[
        { sign: <IndustrySign industry={sold.slug} className={styles.sign} />, text: texts.buys },
        { sign: <CargoSign cargo={BEER} />, text: texts.barrel },
      ]}
    />
  );
};

/** The sign of every industry, and where signs stand. */
const AnnotatedSigns = ({ table, title }: TitledProps) => {
  const { pieces: texts } = useAidTexts();
  const names = useNames(table);
  const { signOf } = texts;
  const notes = table.industries.map(({ id, slug, sold, port }): Note => {
    const name = capital(names.industry(id));
    const cargo = table.tiles.find((tile) => tile.industry === id)?.cargo;
    const sign = <IndustrySign industry={slug} className={styles.sign} />;
    if (cargo !== undefined) return { sign, text: signOf.cargo(name, names.cargo(cargo)) };
    return { sign, text: signOf[sold ? 'sold' : port ? 'port' : 'other'](name) };
  });
  const sellsToMerchants = table.outlets.some(({ merchant }) => merchant !== undefined);
  const lead = [texts.whereSigns, ...(sellsToMerchants ? [texts.merchantSigns] : [])].join(' ');
  return <Piece title={title} lead={lead} notes={notes} isUnprinted />;
};

const AnnotatedTrack = ({ table, title }: TitledProps) => {
  const { pieces: texts } = useAidTexts();
  const names = useNames(table);
  if (table.flipPaysCash) return undefined;
  return (
    <Piece
      title={title}
      picture={<Track table={table} />}
      notes={[
        { sign: names.money(shownTrack(table)[2].level), text: texts.trackLevel },
        { sign: '•', text: texts.trackSpace },
      ]}
    />
  );
};

type AnnotatedName = PieceName | 'signs';

/** What can be explained by a picture. */
const pieceNames: readonly AnnotatedName[] = ['tile', 'card', 'signs', 'merchant', 'track'];

export interface AnnotatedPieceProps {
  readonly table: Table;
  readonly name: AnnotatedName;
  /** The tile, if it is a certain one. */
  readonly tile?: Tile | undefined;
  /** Of a tile. */
  readonly colour?: Colour;
  readonly isTitled?: boolean;
}

/** One piece with what is on it; nothing if the game has no such piece. */
export const AnnotatedPiece = ({ table, name, tile, colour, isTitled }: AnnotatedPieceProps) => {
  const { pieces: texts } = useAidTexts();
  const title = isTitled === true ? texts[name] : undefined;
  switch (name) {
    case 'tile':
      return <AnnotatedTile table={table} tile={tile} title={title} {...(colour && { colour })} />;
    case 'card':
      return <AnnotatedCards table={table} title={title} />;
    case 'merchant':
      return <AnnotatedMerchant table={table} title={title} />;
    case 'signs':
      return <AnnotatedSigns table={table} title={title} />;
    case 'track':
      return <AnnotatedTrack table={table} title={title} />;
  }
};

/** A tile, cards, a merchant and the income track, each as a picture with what is on it. */
export const AnnotatedPieces = ({ table }: { readonly table: Table }) => {
  const { pieces: texts } = useAidTexts();
  return (
    <section className={styles.pieces} aria-label={texts.title}>
      {pieceNames.map((name) => (
        <AnnotatedPiece key={name} table={table} name={name} isTitled />
      ))}
    </section>
  );
};
