import type { Seat, Table } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { figure } from '@coalbrook/words';
import type { Chronicle, ScoreColumn, ScoreRow, ScoreSheet, SeatChronicle } from '@coalbrook/words';
import type { ReactNode } from 'react';

import { useEndingTexts } from '../language/endingTexts.ts';
import { useMessages } from '../language/useMessages.ts';
import { hrefOf } from '../route/route.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import { Portrait } from '../signs/Portrait.tsx';
import { SeatMark } from '../signs/SeatMark.tsx';
import { signedMoney } from '../signs/signed.ts';
import { useNames } from '../signs/useNames.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SaveIcon } from '../ui/icons.tsx';
import { bgStatsAddress } from './bgStats.ts';
import { Highlights } from './Highlights.tsx';
import { Laurel } from './Laurel.tsx';
import { LeftCards } from './LeftCards.tsx';
import { PointsChart } from './PointsChart.tsx';
import { useChronicle } from './useChronicle.ts';

import styles from './FinalScore.module.css';

/** Playing the same game again. */
export interface FinalRematch {
  readonly label: string;
  /** What has happened about it. */
  readonly note?: string;
  readonly play: () => Promise<void>;
  /** Says that one does not play again, where others wait for that. */
  readonly decline?: { readonly label: string; readonly say: () => void };
  /** The viewer has said no. */
  readonly isDeclined?: boolean;
}

/** Something about each seat that is not on the board. */
export interface SeatFact {
  readonly label: string;
  readonly of: ReadonlyMap<Seat, ReactNode>;
}

export interface FinalScoreProps {
  /** The finished game. At the end of a plan there is nothing to save, and the game itself goes on. */
  readonly snapshot: GameSnapshot;
  readonly score: ScoreSheet;
  readonly isOpen: boolean;
  /** Closes the sheet to show the board. */
  readonly onClose: () => void;
  readonly onReplay: () => void;
  /** Undefined where there is nothing to review. */
  readonly onReview: (() => void) | undefined;
  readonly onNewGame: () => void;
  /** Undefined for spectators. */
  readonly rematch: FinalRematch | undefined;
  readonly onSave: () => void;
  /** Saves the proof of the draws; undefined where there is none. */
  readonly onProof?: (() => void) | undefined;
  /** What else has come of it, in sentences. */
  readonly notes?: readonly ReactNode[];
  readonly facts?: readonly SeatFact[];
  /** The others, where something can be done about them. */
  readonly people?: ReactNode;
}

const entry = (amount: number): string => (amount === 0 ? '–' : figure(amount));

interface LedgerProps {
  readonly table: Table;
  readonly sheet: ScoreSheet;
  readonly sitters: readonly Sitter[];
  readonly chronicle: Chronicle;
  readonly facts: readonly SeatFact[];
}

/** Figures beside the points, in the order in which they are listed. */
const figureNames: readonly (keyof SeatChronicle)[] = ['money', 'level', 'borrowed', 'built', 'flipped', 'laid'];

/** Money, loans and pieces of each seat; a dash for automata, which have no money. */
const Figures = ({ table, sheet: { rows }, chronicle: { seats }, facts }: LedgerProps) => {
  const { final } = useMessages().story;
  const { hyphenate } = useMessages().desk;
  const { money } = useNames(table);
  const say = (name: keyof SeatChronicle, seat: number): string => {
    const isPurse = name === 'money' || name === 'level' || name === 'borrowed';
    if (isPurse && table.automata[seat]) return '–';
    const amount = seats[seat][name];
    if (name === 'level') return signedMoney(money)(amount);
    return isPurse && amount !== 0 ? money(amount) : entry(amount);
  };
  return (
    <tbody className={styles.figures}>
      {facts.map(({ label, of }) => (
        <tr key={label}>
          <th scope="row">{hyphenate(label)}</th>
          {rows.map(({ seat }) => (
            <td key={seat}>{of.get(seat) ?? '–'}</td>
          ))}
        </tr>
      ))}
      {figureNames.map((name) => (
        <tr key={name}>
          <th scope="row">{hyphenate(final.figures[name])}</th>
          {rows.map(({ seat }) => (
            <td key={seat}>{say(name, seat)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
};

/** One scoring source as a row, so that any number of sources fits. */
const Ledger = (props: LedgerProps) => {
  const { sheet, sitters } = props;
  const { final } = useMessages().story;
  const { hyphenate } = useMessages().desk;
  const nameOf = ({ over, heading }: ScoreColumn) => (
    <>
      {over !== '' && <span className={styles.over}>{hyphenate(over)}: </span>}
      {hyphenate(heading)}
    </>
  );
  return (
    <div className={styles.ledger} tabIndex={0} role="region" aria-label={final.table}>
      <table className={styles.table}>
        <caption className="visually-hidden">{final.table}</caption>
        <thead>
          <tr>
            <td />
            {sheet.rows.map(({ seat, rank, name }) => (
              <th key={seat} scope="col">
                <span className={styles.head}>
                  <Portrait sitter={sitters[seat]} seat={seat} size={46} />
                  <span className={styles.name}>
                    {sheet.winners.length > 0 && <span className={styles.rank}>{final.rank(rank)}</span>} {name}
                  </span>
                  <SeatMark sitter={sitters[seat]} seat={seat} className={styles.stripe} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.columns.map((column, index) => {
            const isNew = index > 0 && column.over !== sheet.columns[index - 1].over;
            return (
              <tr
                key={`${column.part} ${column.era ?? ''}`}
                data-total={column.part === 'total' || undefined}
                data-new={isNew || undefined}
              >
                <th scope="row">{nameOf(column)}</th>
                {sheet.rows.map((row) => (
                  <td key={row.seat}>{column.part === 'total' ? figure(row.points) : entry(row.figures[index])}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <Figures {...props} />
      </table>
    </div>
  );
};

/** The tie-breaker among seats with the winner's points. */
const Tie = ({ table, sheet }: { readonly table: Table; readonly sheet: ScoreSheet }) => {
  const { final } = useMessages().story;
  const { money } = useNames(table);
  const { tieBreak, rows, winners } = sheet;
  const equal = rows.filter(({ points }) => points === rows[0].points);
  if (equal.length < 2 || winners.length === 0) return undefined;
  const figures = {
    incomeSpace: (row: ScoreRow) => final.tieFigures.incomeSpace(row.incomeSpace),
    incomeLevel: (row: ScoreRow) => final.tieFigures.incomeLevel(row.incomeLevel),
    money: (row: ScoreRow) => final.tieFigures.money(money(row.money)),
    order: (row: ScoreRow) => final.tieFigures.order(row.position + 1),
  };
  return (
    <div className={styles.tie}>
      <h3>{final.tie}</h3>
      {tieBreak !== undefined && (
        <p>
          {final.tieBreaks[tieBreak]} ({equal.map((row) => `${row.name}: ${figures[tieBreak](row)}`).join('; ')})
        </p>
      )}
      {winners.length > 1 && <p>{final.shared}</p>}
    </div>
  );
};

/** Who won, and where everyone's points came from. */
export const FinalScore = ({
  snapshot,
  score: sheet,
  isOpen,
  onClose,
  onReplay,
  onReview,
  onNewGame,
  rematch,
  onSave,
  onProof,
  notes = [],
  facts = [],
  people,
}: FinalScoreProps) => {
  const { start, story, table: tableTexts } = useMessages();
  const texts = useEndingTexts();
  const { final } = story;
  const { plan } = tableTexts;
  const { table, isSketch, shown } = snapshot;
  const { id, begun, sitters, header } = snapshot.sheet;
  const chronicle = useChronicle(snapshot);
  const bgStats = isSketch ? undefined : bgStatsAddress({ id, begun, edition: table.edition, sheet, chronicle });
  return (
    <Dialog
      title={isSketch ? plan.of(final.title) : final.title}
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      actions={
        <div className={styles.actions}>
          {onReview && <Button onPress={onReview}>{final.review}</Button>}
          {!isSketch && <Button onPress={onNewGame}>{final.newGame}</Button>}
          <Button look={isSketch ? 'primary' : 'plain'} onPress={onClose}>
            {final.board}
          </Button>
          {!isSketch && rematch?.decline && <Button onPress={rematch.decline.say}>{rematch.decline.label}</Button>}
          {!isSketch && rematch && (
            <Button look={rematch.isDeclined ? 'plain' : 'primary'} onPress={() => void rematch.play()}>
              {rematch.label}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.victory}>
        <div className={styles.winners}>
          {sheet.winners.map((seat) => (
            <Laurel key={seat}>
              <Portrait sitter={sitters[seat]} seat={seat} size={112} />
            </Laurel>
          ))}
        </div>
        {sheet.winners.length > 0 && (
          <p className={styles.kicker}>{sheet.winners.length > 1 ? final.winners : final.winner}</p>
        )}
        <p className={styles.sentence}>{sheet.victory}</p>
        {notes.map((note, index) => (
          <p key={index} className={styles.led}>
            {note}
          </p>
        ))}
      </div>
      {rematch?.note !== undefined && (
        <p role="status" className={styles.rematch}>
          {rematch.note}
        </p>
      )}
      <Tie table={table} sheet={sheet} />
      <Ledger table={table} sheet={sheet} sitters={sitters} chronicle={chronicle} facts={facts} />
      {header.abandoned === true && <LeftCards table={table} view={shown.view} sitters={sitters} />}
      <Highlights table={table} sitters={sitters} chronicle={chronicle} />
      <PointsChart table={table} sitters={sitters} chronicle={chronicle} />
      <div className={styles.further}>
        <Button look="quiet" onPress={onReplay}>
          {final.replay}
        </Button>
        {!isSketch && (
          <LinkButton look="quiet" href={hrefOf({ screen: 'statistics' })}>
            {start.statistics}
          </LinkButton>
        )}
        {!isSketch && (
          <Button look="quiet" onPress={onSave}>
            <SaveIcon size={18} /> {final.save}
          </Button>
        )}
        {onProof && (
          <Button look="quiet" onPress={onProof}>
            {texts.proof}
          </Button>
        )}
        {bgStats !== undefined && (
          <LinkButton look="quiet" href={bgStats} opensElsewhere>
            {final.bgStats}
          </LinkButton>
        )}
      </div>
      {people}
    </Dialog>
  );
};
