/** Sound while it is switched on. Nothing of it is loaded before. */

import type { GameEvent } from '@coalbrook/rules';

import { changeSettings, settingsNow } from '../settings/settings.ts';
import type { Sound } from './sounds.ts';

/** What happened: events, and what has no event. */
export interface Audible {
  readonly events?: readonly GameEvent[];
  readonly signals?: readonly Sound[];
}

const load = () => import('./perform.ts');

/** Plays what happened at the chosen volume. */
export const sound = ({ events = [], signals = [] }: Audible): void => {
  const { volume } = settingsNow();
  if (volume === 0 || events.length + signals.length === 0) return;
  load().then(
    ({ perform }) => perform(events, signals, volume),
    () => undefined,
  );
};

/** How loud sound is at first. */
const USUAL = 0.6;
let last = USUAL;

/** Switches sound on or off, and does not offer it again. What is switched on is heard at once. */
export const switchSound = (isOn: boolean): void => {
  const { volume } = settingsNow();
  if (volume > 0) last = volume;
  changeSettings({ volume: isOn ? last : 0, offersSound: false });
  if (isOn) sound({ signals: ['turn'] });
};
