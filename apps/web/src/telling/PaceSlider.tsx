import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';

import { useMessages } from '../language/useMessages.ts';
import type { Session } from '../session/session.ts';
import { nearestPace, paces } from '../settings/pace.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useSpokenValue } from '../ui/useSpokenValue.ts';

import styles from './PaceSlider.module.css';

export interface PaceSliderProps {
  readonly session: Session | undefined;
  /** Without a visible label; it becomes the tooltip. */
  readonly isBrief?: boolean;
}

/** How fast others' turns are told, from slow to instant; remembered for the next game. */
export const PaceSlider = ({ session, isBrief = false }: PaceSliderProps) => {
  const { telling } = useMessages().story;
  const { pace } = useSettings();
  const index = nearestPace(pace);
  const spoken = useSpokenValue(telling.paces[index]);
  return (
    <Slider
      className={styles.pace}
      data-brief={isBrief || undefined}
      value={index}
      minValue={0}
      maxValue={paces.length - 1}
      step={1}
      onChange={(to) => {
        const next = paces[Number(to)];
        changeSettings({ pace: next });
        session?.setPace(next);
      }}
    >
      <Label className={isBrief ? 'visually-hidden' : styles.label}>{telling.pace}</Label>
      <SliderTrack className={styles.track} {...(isBrief ? { title: `${telling.pace}: ${telling.paces[index]}` } : {})}>
        <span className={styles.rail} data-slider="rail" />
        {paces.map((one, place) => (
          <span key={one} className={styles.stop} style={{ left: `${(100 * place) / (paces.length - 1)}%` }} />
        ))}
        <SliderThumb className={styles.thumb} data-slider="thumb" inputRef={spoken} />
      </SliderTrack>
      <SliderOutput className={isBrief ? 'visually-hidden' : styles.output}>{telling.paces[index]}</SliderOutput>
    </Slider>
  );
};
