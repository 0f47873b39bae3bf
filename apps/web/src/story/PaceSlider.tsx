import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';

import { changeSettings, useSettings } from '../app/settings.ts';
import { useMessages } from '../language/useMessages.ts';
import type { Session } from '../session/play.ts';
import { nearestPace, paces } from './pace.ts';
import { useSpokenValue } from './useSpokenValue.ts';

import styles from './PaceSlider.module.css';

/** How fast others' turns are told, from slow to at once; kept for the next game. */
export const PaceSlider = ({ session }: { readonly session: Session | undefined }) => {
  const { telling } = useMessages().story;
  const { pace } = useSettings();
  const index = nearestPace(pace);
  const spoken = useSpokenValue(telling.paces[index]);
  return (
    <Slider
      className={styles.pace}
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
      <Label className={styles.label}>{telling.pace}</Label>
      <SliderTrack className={styles.track}>
        <span className={styles.rail} />
        {paces.map((one, place) => (
          <span key={one} className={styles.stop} style={{ left: `${(100 * place) / (paces.length - 1)}%` }} />
        ))}
        <SliderThumb className={styles.thumb} inputRef={spoken} />
      </SliderTrack>
      <SliderOutput className={styles.output}>{telling.paces[index]}</SliderOutput>
    </Slider>
  );
};
