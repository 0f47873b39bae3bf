import { Fragment } from 'react';

import type { FindParts, RemarkPart } from './remarkParts.ts';
import type { TalkGame } from './tableTalk.ts';

import styles from './Talk.module.css';

export interface RemarkTextProps {
  readonly body: string;
  readonly find: FindParts;
  readonly game: TalkGame | undefined;
}

interface PartProps {
  readonly part: RemarkPart;
  readonly game: TalkGame | undefined;
}

const Part = ({ part, game }: PartProps) => {
  const { kind, text } = part;
  if (kind === 'address')
    return (
      <a href={text} target="_blank" rel="noopener noreferrer nofollow" className={styles.address}>
        {text}
      </a>
    );
  if (kind === 'text' || !game) return text;
  if (kind === 'turn') {
    const turn = game.timeline.turns.at(part.turn - 1);
    // A turn that nobody has played is only a word.
    if (part.turn === 0 || !turn) return text;
    return (
      <button type="button" className={styles.reference} onClick={() => game.onGoTo(turn.seq)}>
        {text}
      </button>
    );
  }
  const { place } = part;
  const mark = (): void => game.onMarks({ sites: [], links: [], places: [place] });
  const unmark = (): void => game.onMarks(undefined);
  return (
    <button
      type="button"
      className={styles.reference}
      onPointerEnter={mark}
      onPointerLeave={unmark}
      onFocus={mark}
      onBlur={unmark}
      onClick={() => {
        mark();
        game.onFind(place);
      }}
    >
      {text}
    </button>
  );
};

/** A remark as plain text, in which places, turns and addresses can be followed. */
export const RemarkText = ({ body, find, game }: RemarkTextProps) =>
  find(body).map((part, index) => (
    // Parts never change places.
    <Fragment key={index}>
      <Part part={part} game={game} />
    </Fragment>
  ));
