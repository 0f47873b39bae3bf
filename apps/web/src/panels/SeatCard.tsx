import type { Picking, Target } from '@coalbrook/desk';
import { hasIncome, keyOf } from '@coalbrook/desk';
import { incomeLevel } from '@coalbrook/rules';
import type { IndustryId, Seat, Table, View } from '@coalbrook/rules';
import { figure as sayFigure } from '@coalbrook/words';
import { lazy, memo, Suspense } from 'react';

import { SeatTime } from '../clock/SeatTime.tsx';
import { useMessages } from '../language/useMessages.ts';
import { IndustrySign } from '../signs/IndustrySign.tsx';
import { Portrait } from '../signs/Portrait.tsx';
import { seatPlate, seatStyle } from '../signs/seatLook.ts';
import type { Seated } from '../signs/seatLook.ts';
import { signedMoney } from '../signs/signed.ts';
import { CardsSign, CoinsSign, LaurelSign, LinkSign, LoanSign } from '../signs/Signs.tsx';
import { useNames } from '../signs/useNames.ts';
import { classes } from '../ui/classes.ts';
import { CountUp } from '../ui/CountUp.tsx';
import { incomeSpace } from './incomeSpace.ts';
import { stacksOn } from './mats.ts';

import styles from './Seats.module.css';

// Most play against people and bots.
const PlanBack = lazy(() => import('./PlanBack.tsx').then((module) => ({ default: module.PlanBack })));

export interface SeatCardProps {
  readonly table: Table;
  readonly view: View;
  readonly seated: Seated;
  readonly seat: Seat;
  readonly isViewer: boolean;
  readonly isActing: boolean;
  /** A bot that decides. */
  readonly isThinking: boolean;
  /** A person who plays elsewhere and is not connected. */
  readonly isAway: boolean;
  /** A bot plays there until somebody sits down. */
  readonly isFilled: boolean;
  /** Its points, or during a count what is counted so far. */
  readonly points: number;
  /** Its points if the era ended now; undefined if they are not shown. */
  readonly projected: number | undefined;
  /** Set if its next tiles can be touched. */
  readonly picking: Picking | undefined;
  readonly onOpen: (seat: Seat) => void;
}

interface NumberProps {
  readonly sign: React.ReactNode;
  readonly label: string;
  /** What is inspected here. */
  readonly inspected: string;
  readonly value: React.ReactNode;
  readonly isLarge?: boolean;
}

const Figure = ({ sign, label, inspected, value, isLarge = false }: NumberProps) => (
  <div className={isLarge ? styles.large : styles.figure} data-inspect={inspected}>
    <dt>
      {sign}
      <span className="visually-hidden">{label}</span>
    </dt>
    <dd>{value}</dd>
  </div>
);

/** What the signs above or below it are, for eyes; each sign has its own name. */
const Caption = ({ text }: { readonly text: string }) => (
  <p className={styles.caption} aria-hidden="true">
    {text}
  </p>
);

interface StackProps {
  readonly industry: IndustryId;
  readonly isEmpty: boolean;
  /** The tile that is inspected here. */
  readonly inspected: string | undefined;
  readonly picking: Picking | undefined;
  readonly children: React.ReactNode;
}

/** The next tile of an industry; it can be touched if its seat decides. */
const Stack = ({ industry, isEmpty, inspected, picking, children }: StackProps) => {
  if (!picking) {
    return (
      <span className={styles.stack} data-inspect={inspected} data-empty={isEmpty || undefined}>
        {children}
      </span>
    );
  }
  const target: Target = { on: 'industry', industry };
  const key = keyOf(target);
  return (
    <button
      type="button"
      className={styles.stack}
      aria-pressed={picking.chosen.has(key)}
      data-target={key}
      data-inspect={inspected}
      data-empty={isEmpty || undefined}
      data-lit={picking.lit.has(key) || undefined}
      data-chosen={picking.chosen.has(key) || undefined}
      onClick={() => picking.pick(target)}
    >
      {children}
    </button>
  );
};

/** One seat: who it is, what it has, and the next tile of each industry. */
export const SeatCard = memo((props: SeatCardProps) => {
  const { table, view, seated, seat, isViewer, isActing, isThinking, isAway, isFilled } = props;
  const { points, projected, picking, onOpen } = props;
  const { panels: texts, online } = useMessages();
  const names = useNames(table);
  const { name, colour } = seated;
  const isAutomaton = table.automata[seat] !== undefined;
  const standing = incomeSpace(table, view, seat);
  return (
    <article
      data-seat={seat}
      className={styles.seat}
      style={seatStyle(colour)}
      data-own={isViewer || undefined}
      data-acting={isActing || undefined}
      aria-label={name}
      aria-current={isActing || undefined}
    >
      <button
        type="button"
        className={classes(styles.head, seatPlate(colour))}
        data-inspect={`figure:${seat}:points`}
        onClick={() => onOpen(seat)}
      >
        <Portrait sitter={seated} seat={seat} size={36} />
        <span className={styles.who}>
          <span className={styles.named}>
            <span className={styles.name}>{name}</span>
            {isViewer && <small>{texts.you}</small>}
            {isFilled && <small>{online.kind.bot}</small>}
            {isThinking && (
              <small className={styles.thinking}>
                <span className="visually-hidden">{texts.thinking}</span>
                <span className={styles.dots} aria-hidden="true" />
              </small>
            )}
            {isAway && !isFilled && <small className={styles.away}>{online.away}</small>}
          </span>
          <SeatTime seat={seat} />
        </span>
        <span className={styles.points}>
          <span className={styles.sentence}>
            <CountUp value={points} say={texts.pointsOf} />
          </span>
          <span className={styles.bare} aria-hidden="true">
            {sayFigure(points)}
          </span>
          {projected !== undefined && (
            <small className={styles.projected}>
              <span className={styles.spelled}>{texts.countedNow(projected)}</span>
              <span className={styles.brief} aria-hidden="true">
                → {sayFigure(projected)}
              </span>
            </small>
          )}
        </span>
        <span className="visually-hidden">, {texts.showMat}</span>
      </button>
      {isAutomaton ? (
        <Suspense>
          <PlanBack table={table} view={view} seat={seat} />
        </Suspense>
      ) : (
        <dl className={styles.figures}>
          <Figure
            isLarge
            sign={<CoinsSign />}
            label={texts.money}
            inspected={`figure:${seat}:money`}
            value={names.money(view.money[seat])}
          />
          {hasIncome(table) && (
            <Figure
              isLarge
              sign={<LaurelSign />}
              inspected={`figure:${seat}:income`}
              label={`${texts.income} (${texts.onSpace(standing.space, standing.left, names.money(1))})`}
              value={<CountUp value={incomeLevel(table, view, seat)} say={signedMoney(names.money)} />}
            />
          )}
          {table.credit && (
            <Figure
              isLarge
              sign={<LoanSign />}
              label={texts.loans}
              inspected={`figure:${seat}:loans`}
              value={view.loans[seat]}
            />
          )}
          <Figure
            sign={<CardsSign />}
            label={texts.cards}
            inspected={`figure:${seat}:cards`}
            value={view.handSize[seat]}
          />
          <Figure
            sign={<LinkSign />}
            label={texts.links}
            inspected={`figure:${seat}:links`}
            value={view.linkTiles[seat]}
          />
        </dl>
      )}
      {isViewer && !isAutomaton && (
        <Caption
          text={[
            texts.money,
            ...(hasIncome(table) ? [texts.income] : []),
            ...(table.credit ? [texts.loans] : []),
            texts.cards,
            texts.links,
          ].join(' · ')}
        />
      )}
      {isViewer && <Caption text={texts.nextCaption} />}
      <ul className={styles.stacks} role="list">
        {stacksOn(table, view, seat).map(({ industry, lowest, left }) => {
          const { slug } = table.industries[industry];
          const label = lowest
            ? texts.stack(names.tile(lowest.tile.id), left)
            : texts.stackEmpty(names.industry(industry));
          return (
            <li key={slug}>
              <Stack
                industry={industry}
                isEmpty={!lowest}
                inspected={lowest && `mat:${seat}:${lowest.tile.id}`}
                picking={picking}
              >
                <span className="visually-hidden">{label}</span>
                <span className={styles.level} aria-hidden="true">
                  <IndustrySign industry={slug} className={styles.glyph} />
                  {lowest && names.level(lowest.tile.level)}
                </span>
                <span aria-hidden="true">{lowest ? texts.remaining(left) : '–'}</span>
              </Stack>
            </li>
          );
        })}
      </ul>
    </article>
  );
});
