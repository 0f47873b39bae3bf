/** Preferences stored on this device. */

import { useSyncExternalStore } from 'react';

export interface Settings {
  /** Language code; empty for the browser's language. */
  readonly language: string;
  readonly theme: 'system' | 'day' | 'night';
  /** How long a simple step of others is shown, in milliseconds; 0 shows only the result. */
  readonly pace: number;
  readonly motion: 'system' | 'off';
  /** Text in percent of its usual size. */
  readonly textSize: number;
  /** The colours of the seats: the usual ones, or ones that colour-blind eyes can tell apart. */
  readonly seatColours: 'usual' | 'safe';
  /** From 0, off, to 1. */
  readonly volume: number;
  /** Whether sound is still to be offered. */
  readonly offersSound: boolean;
  /** What asks for a confirmation: each action, or only the turn. */
  readonly confirms: 'action' | 'turn';
  /** Whether a turn ends by itself when nothing is left to choose. */
  readonly endsTurn: boolean;
  /** Whether a hint comes in steps, or names the move at once. */
  readonly hints: 'steps' | 'move';
  /** Whether the points that seats would score now are shown. */
  readonly projects: boolean;
  /** Whether the map has a landscape behind it, or plain paper. */
  readonly landscape: boolean;
  /** How strongly the map lights up what can be chosen. */
  readonly glow: 'full' | 'soft' | 'off';
  /**
   * Whose mat is docked beside the map, in windows with room for it: nobody's, the viewer's own, a seat's, or those of
   * both seats of a game for two if nothing else needs the room.
   */
  readonly dockedMat: 'both' | 'none' | 'own' | number;
  /** Whether the board in words is shown, and not only read out. */
  readonly boardInWords: boolean;
  /** Whether letters, digits and signs alone give commands. */
  readonly singleKeys: boolean;
  /** Keys that the player has changed, by command. */
  readonly ownKeys: Readonly<Record<string, string>>;
}

const KEY = 'coalbrook.settings';

const usual: Settings = {
  language: '',
  theme: 'system',
  pace: 900,
  motion: 'system',
  textSize: 100,
  seatColours: 'usual',
  volume: 0,
  offersSound: true,
  confirms: 'action',
  endsTurn: false,
  hints: 'steps',
  projects: true,
  landscape: true,
  glow: 'full',
  dockedMat: 'both',
  boardInWords: false,
  singleKeys: true,
  ownKeys: {},
};

type Reader<Value> = (stored: unknown) => Value | undefined;

const oneOf =
  <Value extends string>(...values: readonly Value[]): Reader<Value> =>
  (stored) =>
    values.find((value) => value === stored);

const between =
  (least: number, most: number): Reader<number> =>
  (stored) =>
    typeof stored === 'number' && stored >= least && stored <= most ? stored : undefined;

const isOn: Reader<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);

const nobodyOrSeat: Reader<Settings['dockedMat']> = (stored) =>
  Number.isInteger(stored) ? between(0, Infinity)(stored) : oneOf('both', 'none', 'own')(stored);

const textByName: Reader<Settings['ownKeys']> = (stored) =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : undefined;

/** The smallest and the largest text, in percent. */
export const textSizes = [85, 150] as const;

const readers: { readonly [Name in keyof Settings]: Reader<Settings[Name]> } = {
  language: (stored) => (typeof stored === 'string' ? stored : undefined),
  theme: oneOf('system', 'day', 'night'),
  pace: between(0, 10_000),
  motion: oneOf('system', 'off'),
  textSize: between(...textSizes),
  seatColours: oneOf('usual', 'safe'),
  volume: between(0, 1),
  offersSound: isOn,
  confirms: oneOf('action', 'turn'),
  endsTurn: isOn,
  hints: oneOf('steps', 'move'),
  projects: isOn,
  landscape: isOn,
  glow: oneOf('full', 'soft', 'off'),
  dockedMat: nobodyOrSeat,
  boardInWords: isOn,
  singleKeys: isOn,
  ownKeys: textByName,
};

const names = Object.keys(readers) as (keyof Settings)[];

/** Keeps the valid parts of stored settings. */
export const readSettings = (text: string | null): Settings => {
  let stored: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) stored = value;
  } catch {
    return usual;
  }
  const valid = names.map((name) => [name, readers[name](stored[name]) ?? usual[name]] as const);
  return Object.fromEntries(valid) as unknown as Settings;
};

let current: Settings | undefined;
const listeners = new Set<() => void>();

export const settingsNow = (): Settings => (current ??= readSettings(localStorage.getItem(KEY)));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const changeSettings = (change: Partial<Settings>): void => {
  current = { ...settingsNow(), ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settingsNow, () => usual);
