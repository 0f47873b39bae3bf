import type { Sitter } from '@coalbrook/wire';
import { memo, useState } from 'react';

import type { Formats } from '../language/formats.ts';
import { useTalkTexts } from '../language/talkTexts.ts';
import { useFormats } from '../language/useFormats.ts';
import { SeatMark } from '../signs/SeatMark.tsx';
import { icon } from '../ui/icon.tsx';
import type { AskedLine } from './RemarkMenu.tsx';
import type { FindParts } from './remarkParts.ts';
import { RemarkText } from './RemarkText.tsx';
import type { TalkGame } from './tableTalk.ts';
import type { TalkLine } from './talkLine.ts';

import styles from './Talk.module.css';

const DotsIcon = icon(<path d="M5.500 12h.01M12 12h.01M18.500 12h.01" strokeWidth="3" />, 16);

export interface RemarkLineProps {
  readonly line: TalkLine;
  readonly sitters: readonly Sitter[];
  readonly find: FindParts;
  readonly game: TalkGame | undefined;
  readonly isOwn: boolean;
  readonly isMuted: boolean;
  /** Its speaker has said the line before, not long ago. */
  readonly goesOn: boolean;
  readonly onMore: (asked: AskedLine) => void;
}

/** Today only the time is of interest, else also the day. */
const timeOf = (at: number, now: number, { time, shortMoment }: Formats): string => {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? time(at) : shortMoment(at);
};

/** The number of the turn in which something was said; 0 before the first. */
const turnOf = ({ timeline }: TalkGame, seq: number): number =>
  timeline.turns.findLastIndex((turn) => turn.seq <= seq) + 1;

/** Something that was said, and by whom. Memoized, as there can be hundreds and few of them change. */
export const RemarkLine = memo((props: RemarkLineProps) => {
  const { line, sitters, find, game, isOwn, isMuted, goesOn, onMore } = props;
  const texts = useTalkTexts();
  const formats = useFormats();
  const [isOpened, setOpened] = useState(false);
  const { circle, seat, name, body, at, seq } = line;
  const isFolded = isMuted && !isOpened;
  const turn = game ? turnOf(game, seq) : 0;
  const began = game?.timeline.turns[turn - 1];
  return (
    <li
      className={styles.remark}
      data-own={isOwn || undefined}
      data-circle={circle}
      data-folded={isFolded || undefined}
    >
      {(!goesOn || isFolded) && (
        <header className={styles.speaker}>
          {seat >= 0 && <SeatMark sitter={sitters[seat]} seat={seat} className={styles.chip ?? ''} />}
          <bdi className={styles.name}>{isFolded ? texts.mutedLine(name) : name}</bdi>
          {circle === 'watchers' && <span className={styles.aside}>{texts.watches}</span>}
          {!isFolded && <time dateTime={new Date(at).toISOString()}>{timeOf(at, Date.now(), formats)}</time>}
          {!isFolded && began && (
            <button
              type="button"
              className={styles.moment}
              aria-label={texts.goToTurn(turn)}
              onClick={() => game?.onGoTo(began.seq)}
            >
              {texts.turn(turn)}
            </button>
          )}
          {isFolded && (
            <button type="button" className={styles.moment} onClick={() => setOpened(true)}>
              {texts.show}
            </button>
          )}
        </header>
      )}
      {!isFolded && (
        <p className={styles.body} dir="auto">
          <RemarkText body={body} find={find} game={game} />
        </p>
      )}
      {!isOwn && (
        <button
          type="button"
          className={styles.more}
          aria-label={texts.more(name)}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMore({ line, button: currentTarget })}
        >
          <DotsIcon />
        </button>
      )}
    </li>
  );
});
