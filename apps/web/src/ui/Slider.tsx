import { Label, Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';

import styles from './Slider.module.css';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** The value as text. */
  readonly say: (value: number) => string;
  readonly onChange: (value: number) => void;
}

export const Slider = ({ label, value, least, most, step, say, onChange }: SliderProps) => (
  <AriaSlider
    className={styles.slider ?? ''}
    value={value}
    minValue={least}
    maxValue={most}
    step={step}
    onChange={(next) => onChange(typeof next === 'number' ? next : (next[0] ?? value))}
  >
    <Label className={styles.label ?? ''}>{label}</Label>
    <SliderOutput className={styles.output ?? ''}>{say(value)}</SliderOutput>
    <SliderTrack className={styles.track ?? ''}>
      {({ state }) => (
        <>
          <div className={styles.rail} data-slider="rail">
            <div className={styles.fill} data-slider="fill" style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
          </div>
          <SliderThumb className={styles.thumb ?? ''} data-slider="thumb" />
        </>
      )}
    </SliderTrack>
  </AriaSlider>
);
