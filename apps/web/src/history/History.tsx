import type { Seat, Table } from '@coalbrook/rules';
import { memo } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';

import { endOfLastTurn } from '../journal/moments.ts';
import type { Story } from '../journal/useJournal.ts';
import { useMoment } from '../journal/useMoment.ts';
import { useMessages } from '../language/useMessages.ts';
import type { Shown } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { FlagIcon, PauseIcon, PlayIcon, StepBackIcon, StepIcon, TurnBackIcon, TurnIcon } from '../signs/icons.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { PaceSlider } from '../ui/PaceSlider.tsx';
import { useSpokenValue } from '../ui/useSpokenValue.ts';
import { useReplay } from './useReplay.ts';

import styles from './History.module.css';

export interface HistoryProps {
  readonly session: Session;
  readonly table: Table;
  readonly viewer: Seat;
  readonly story: Story;
  /** Number of entries in the whole game. */
  readonly all: number;
  /** The moment that is shown instead of the present. */
  readonly past: Shown | undefined;
}

const nothing = (): void => undefined;

/** A slider over the whole game. During the count of an era, the button to the present is left to the count. */
export const History = memo(({ session, table, viewer, story, all, past }: HistoryProps) => {
  const { history } = useMessages().story;
  const { timeline, names, since } = story;
  const replay = useReplay(session, timeline, all, past);
  const say = useMoment(table, names);
  const { seq, isPast, isPlaying } = replay;
  const moment = say(timeline.moments[seq]);
  const spoken = useSpokenValue(`${moment}, ${history.entry(seq, all)}`);
  const lastTurn = since === undefined ? undefined : endOfLastTurn(timeline, viewer);
  const eras = table.edition.hasEras ? timeline.ticks.filter(({ isEra }) => isEra) : [];
  const part = (at: number): string => `${all === 0 ? 0 : (100 * at) / all}%`;
  return (
    <section className={styles.history} aria-labelledby="history-title" data-past={isPast || undefined}>
      <header className={styles.header}>
        <h2 id="history-title" className={styles.title}>
          {history.title}
        </h2>
        <div className={styles.ways} role="group" aria-label={history.title}>
          <IconButton
            size="small"
            label={history.turnBack}
            isDisabled={!replay.turnBack}
            onPress={replay.turnBack ?? nothing}
          >
            <TurnBackIcon />
          </IconButton>
          <IconButton size="small" label={history.back} isDisabled={!replay.back} onPress={replay.back ?? nothing}>
            <StepBackIcon />
          </IconButton>
          <IconButton
            size="small"
            look="plain"
            className={styles.play}
            label={isPlaying ? history.pause : history.play}
            isDisabled={all === 0}
            onPress={() => (isPlaying ? replay.pause() : replay.play())}
          >
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
          <IconButton
            size="small"
            label={history.forward}
            isDisabled={!replay.forward}
            onPress={replay.forward ?? nothing}
          >
            <StepIcon />
          </IconButton>
          <IconButton
            size="small"
            label={history.turnForward}
            isDisabled={!replay.turnForward}
            onPress={replay.turnForward ?? nothing}
          >
            <TurnIcon />
          </IconButton>
          {since !== undefined && (
            <IconButton
              size="small"
              label={history.lastTurn}
              isDisabled={lastTurn === undefined || lastTurn >= all}
              onPress={() => replay.play(lastTurn)}
            >
              <FlagIcon />
            </IconButton>
          )}
        </div>
      </header>
      <Slider
        className={styles.slider}
        aria-label={history.slider}
        value={seq}
        minValue={0}
        maxValue={Math.max(1, all)}
        isDisabled={all === 0}
        onChange={(to) => replay.goTo(Number(to))}
      >
        <SliderTrack className={styles.track}>
          <div className={styles.rail} data-slider="rail">
            <div className={styles.fill} data-slider="fill" style={{ width: part(seq) }} />
          </div>
          {timeline.ticks.map((tick) => (
            <span
              key={tick.seq}
              className={styles.tick}
              data-era={tick.isEra || undefined}
              data-gone={tick.seq <= seq || undefined}
              style={{ left: part(tick.seq) }}
            />
          ))}
          <SliderThumb className={styles.thumb} data-slider="thumb" inputRef={spoken} />
        </SliderTrack>
      </Slider>
      <div className={styles.eras} aria-hidden="true">
        {eras.length > 0 && <span style={{ flexGrow: eras[0].seq }} />}
        {eras.map((tick, index) => (
          <span key={tick.seq} style={{ flexGrow: (eras[index + 1]?.seq ?? all) - tick.seq }}>
            {say({ ...tick.moment, seat: undefined }).split(',', 1)[0]}
          </span>
        ))}
      </div>
      {isPlaying && <PaceSlider />}
      {isPast && (
        <div className={styles.past}>
          <p className={styles.moment}>{moment}</p>
          {!past?.isCount && (
            <Button size="small" look="primary" onPress={() => replay.goTo(undefined)}>
              {history.toPresent}
            </Button>
          )}
        </div>
      )}
    </section>
  );
});
