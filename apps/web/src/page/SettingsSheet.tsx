import { languages } from '@coalbrook/words';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { languageOf } from '../language/languages.ts';
import { useMessages } from '../language/useMessages.ts';
import { hrefOf } from '../route/route.ts';
import { useRoute } from '../route/useRoute.ts';
import { useIsServed } from '../session/online/served.ts';
import { changeSettings, textSizes, useSettings } from '../settings/settings.ts';
import type { Settings } from '../settings/settings.ts';
import { sound } from '../sound/sounding.ts';
import { colours } from '../theme/seats.ts';
import { PaceSlider } from '../ui/PaceSlider.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Select } from '../ui/Select.tsx';
import { Slider } from '../ui/Slider.tsx';
import { Switch } from '../ui/Switch.tsx';

import styles from './SettingsSheet.module.css';

const [SMALLEST, LARGEST] = textSizes;

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
};

interface NotedSwitchProps {
  readonly label: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const NotedSwitch = ({ label, note, isOn, onChange }: NotedSwitchProps) => {
  const id = useId();
  return (
    <div>
      <Switch isOn={isOn} onChange={onChange} describedBy={id}>
        {label}
      </Switch>
      <p id={id} className={styles.note}>
        {note}
      </p>
    </div>
  );
};

/** The colours of a palette, whichever is chosen. */
const Swatches = ({ palette }: { readonly palette: Settings['seatColours'] }) => (
  <span className={styles.swatches} data-seats={palette} aria-hidden="true">
    {colours.map((colour) => (
      <i key={colour} style={{ background: `var(--seat-${colour})` }} />
    ))}
  </span>
);

const Look = () => {
  const { common } = useMessages();
  const { preferences: texts } = common;
  const settings = useSettings();
  return (
    <Group title={texts.look}>
      <div className={styles.pair}>
        <Select
          label={common.language}
          choices={languages.map(({ code, name }) => ({ value: code, label: name }))}
          value={languageOf(settings)}
          onChange={(language) => changeSettings({ language })}
        />
        <Segments
          label={common.theme}
          choices={(['system', 'day', 'night'] as const).map((theme) => ({
            value: theme,
            label: common.themes[theme],
          }))}
          value={settings.theme}
          onChange={(theme) => changeSettings({ theme })}
        />
      </div>
      <Slider
        label={texts.textSize}
        value={settings.textSize}
        least={SMALLEST}
        most={LARGEST}
        step={5}
        say={texts.percent}
        onChange={(textSize) => changeSettings({ textSize })}
      />
      <Segments
        label={texts.seatColours}
        choices={(['usual', 'safe'] as const).map((palette) => ({
          value: palette,
          label: texts.palettes[palette],
          mark: <Swatches palette={palette} />,
        }))}
        value={settings.seatColours}
        onChange={(seatColours) => changeSettings({ seatColours })}
      />
      <Segments
        label={texts.glow}
        choices={(['full', 'soft', 'off'] as const).map((glow) => ({ value: glow, label: texts.glows[glow] }))}
        value={settings.glow}
        onChange={(glow) => changeSettings({ glow })}
      />
      <NotedSwitch
        label={texts.landscape}
        note={texts.landscapeNote}
        isOn={settings.landscape}
        onChange={(landscape) => changeSettings({ landscape })}
      />
      <NotedSwitch
        label={texts.boardInWords}
        note={texts.boardInWordsNote}
        isOn={settings.boardInWords}
        onChange={(boardInWords) => changeSettings({ boardInWords })}
      />
      <NotedSwitch
        label={common.stillness}
        note={common.stillnessNote}
        isOn={settings.motion === 'off'}
        onChange={(isOff) => changeSettings({ motion: isOff ? 'off' : 'system' })}
      />
    </Group>
  );
};

const Play = () => {
  const { common } = useMessages();
  const { preferences: texts } = common;
  const settings = useSettings();
  return (
    <Group title={texts.play}>
      <div>
        <PaceSlider />
        <p className={styles.note}>{common.paceNote}</p>
      </div>
      <Segments
        label={texts.confirms}
        choices={(['action', 'turn'] as const).map((what) => ({ value: what, label: texts.confirmations[what] }))}
        value={settings.confirms}
        onChange={(confirms) => changeSettings({ confirms })}
      />
      <NotedSwitch
        label={texts.endsTurn}
        note={texts.endsTurnNote}
        isOn={settings.endsTurn}
        onChange={(endsTurn) => changeSettings({ endsTurn })}
      />
      <Segments
        label={texts.hints}
        choices={(['steps', 'move'] as const).map((what) => ({ value: what, label: texts.hintsBy[what] }))}
        value={settings.hints}
        onChange={(hints) => changeSettings({ hints })}
      />
      <NotedSwitch
        label={texts.singleKeys}
        note={texts.singleKeysNote}
        isOn={settings.singleKeys}
        onChange={(singleKeys) => changeSettings({ singleKeys })}
      />
      <NotedSwitch
        label={texts.projects}
        note={texts.projectsNote}
        isOn={settings.projects}
        onChange={(projects) => changeSettings({ projects })}
      />
    </Group>
  );
};

const Sounds = () => {
  const { preferences: texts } = useMessages().common;
  const { volume } = useSettings();
  const change = (percent: number): void => {
    changeSettings({ volume: percent / 100, offersSound: false });
    sound({ signals: ['coin'] });
  };
  return (
    <Group title={texts.sound}>
      <div>
        <Slider
          label={texts.volume}
          value={Math.round(volume * 100)}
          least={0}
          most={100}
          step={10}
          say={texts.volumeOf}
          onChange={change}
        />
        <p className={styles.note}>{texts.volumeNote}</p>
      </div>
    </Group>
  );
};

/** Leads to the person's account, where the page is served together with online tables. */
const AccountLink = () => {
  const { online } = useMessages();
  const { screen } = useRoute();
  const isServed = useIsServed();
  if (!isServed || screen === 'account') return undefined;
  return (
    <Group title={online.account}>
      <p>
        <a href={hrefOf({ screen: 'account', id: '', token: '' })}>{online.accountNote}</a>
      </p>
    </Group>
  );
};

/** The person's preferences on this device; every change takes effect at once. */
export const SettingsSheet = () => (
  <div className={styles.columns}>
    <Look />
    <div className={styles.stack}>
      <Play />
      <Sounds />
      <AccountLink />
    </div>
  </div>
);
