import type { ListedGame } from '@coalbrook/wire';
import { lazy, Suspense } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import { Emblem } from '../../../signs/Emblem.tsx';
import { colourOf } from '../../../theme/seats.ts';
import { IconButton, LinkButton } from '../../../ui/Button.tsx';
import { BinIcon, LinkIcon, SaveIcon } from '../../../ui/icons.tsx';
import { WhenSeen } from '../../../ui/WhenSeen.tsx';
import { useSummaryWords } from './useSummaryWords.ts';

import styles from './GameRow.module.css';

// It draws boards, which the start page needs for nothing else.
const GamePicture = lazy(() => import('./GamePicture.tsx').then((module) => ({ default: module.GamePicture })));

export interface GameRowProps {
  readonly summary: ListedGame;
  readonly onSave: () => void;
  /** Only for finished games: the link reveals every draw. */
  readonly onShare: () => void;
  readonly onRemove: () => void;
  /** It is the one to go on with. */
  readonly isNext?: boolean;
  /** Set while games are selected. */
  readonly picking?: { readonly isPicked: boolean; readonly onPick: (isPicked: boolean) => void };
}

export const GameRow = ({ summary, onSave, onShare, onRemove, isNext, picking }: GameRowProps) => {
  const { shelf } = useMessages().start;
  const { title, company, progress, when } = useSummaryWords()(summary);
  const { id, header, sitters } = summary.sheet;
  return (
    <li className={styles.row}>
      {picking ? (
        <label className={styles.pick}>
          <input
            type="checkbox"
            aria-label={shelf.finished.pick(`${title}, ${when}`)}
            checked={picking.isPicked}
            onChange={(event) => picking.onPick(event.currentTarget.checked)}
          />
        </label>
      ) : (
        <span className={styles.emblem}>
          {summary.pieces !== undefined ? (
            <WhenSeen className={styles.thumbnail}>
              {() => (
                <Suspense>
                  <GamePicture summary={summary} />
                </Suspense>
              )}
            </WhenSeen>
          ) : (
            <Emblem edition={header.edition} size={52} />
          )}
        </span>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a href={hrefOf({ screen: 'game', id })}>{title}</a>
        </h3>
        <p>
          {progress} <span className={styles.when}>· {when}</span>
        </p>
        {summary.isDraftLost && <p className={styles.fault}>{shelf.damaged.draftLost}</p>}
        <p className={styles.company}>
          <span className={styles.seats} aria-hidden="true">
            {sitters.map(({ colour }, seat) => (
              <i key={seat} style={{ background: `var(--seat-${colourOf(colour, seat)})` }} />
            ))}
          </span>
          {company}
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton label={`${shelf.exportGame}: ${title}, ${when}`} size="small" onPress={onSave}>
          <SaveIcon />
        </IconButton>
        {summary.isOver && (
          <IconButton label={`${shelf.copyLink}: ${title}, ${when}`} size="small" onPress={onShare}>
            <LinkIcon />
          </IconButton>
        )}
        <IconButton label={`${shelf.remove}: ${title}, ${when}`} size="small" onPress={onRemove}>
          <BinIcon />
        </IconButton>
        {summary.isOver && (
          <LinkButton href={hrefOf({ screen: 'review', id })} size="small" look="quiet">
            {shelf.review}
          </LinkButton>
        )}
        <LinkButton
          href={hrefOf({ screen: 'game', id })}
          look={isNext === true ? 'primary' : 'plain'}
          size={isNext === true ? 'usual' : 'small'}
          className={styles.open ?? ''}
        >
          {summary.isOver ? shelf.look : shelf.open}
        </LinkButton>
      </div>
    </li>
  );
};
