import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';

import { useMessages } from '../language/useMessages.ts';
import { nearestPace, paces } from '../settings/pace.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useSpokenValue } from './useSpokenValue.ts';

import styles from './PaceSlider.module.css';

export interface PaceSliderProps {
  /** Without a visible label; it becomes the tooltip. */
  readonly isBrief?: boolean;
}

/**
 * How long a step is shown, from slow to instant, wherever something is told: the turns of others, the history, an
 * automaton's cards, the count of an era.
 */
export const PaceSlider = ({ isBrief = false }: PaceSliderProps) => {
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
      onChange={(to) => changeSettings({ pace: paces[Number(to)] })}
    >
      <Label className={isBrief ? 'visually-hidden' : styles.label}>{telling.pace}</Label>
      <SliderTrack className={styles.track} data-tip={isBrief ? `${telling.pace}: ${telling.paces[index]}` : undefined}>
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
