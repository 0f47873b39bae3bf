import { languages } from '@coalbrook/words';

import { languageOf } from '../language/languages.ts';
import { useMessages } from '../language/useMessages.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import type { Settings } from '../settings/settings.ts';
import { Segments } from '../ui/Segments.tsx';
import { Select } from '../ui/Select.tsx';
import { Slider } from '../ui/Slider.tsx';
import { Switch } from '../ui/Switch.tsx';

import styles from './SettingsSheet.module.css';

const themes: readonly Settings['theme'][] = ['system', 'day', 'night'];

const SLOWEST = 3000;
const PACE_STEP = 150;

/** The person's preferences on this device; every change takes effect at once. */
export const SettingsSheet = () => {
  const { common } = useMessages();
  const settings = useSettings();
  return (
    <div className={styles['settings']}>
      <Select
        label={common.language}
        choices={languages.map(({ code, name }) => ({ value: code, label: name }))}
        value={languageOf(settings)}
        onChange={(language) => changeSettings({ language })}
      />
      <Segments
        label={common.theme}
        choices={themes.map((theme) => ({ value: theme, label: common.themes[theme] }))}
        value={settings.theme}
        onChange={(theme) => changeSettings({ theme })}
      />
      <Slider
        label={common.pace}
        value={settings.pace}
        least={0}
        most={SLOWEST}
        step={PACE_STEP}
        say={common.paceOf}
        onChange={(pace) => changeSettings({ pace })}
      />
      <div>
        <Switch
          isOn={settings.motion === 'off'}
          onChange={(isOff) => changeSettings({ motion: isOff ? 'off' : 'system' })}
          describedBy="motion-note"
        >
          {common.stillness}
        </Switch>
        <p id="motion-note" className={styles['note']}>
          {common.stillnessNote}
        </p>
      </div>
    </div>
  );
};
