/** Reads requests from a page. What passes has the types that the calls declare. */

import { done, fail } from '@coalbrook/rules';
import type { Result, Seat, Wish } from '@coalbrook/rules';

import type { Call, Calls } from './calls.ts';
import { WIRE_VERSION } from './envelope.ts';
import type { HostRequest, WireFault } from './envelope.ts';
import { isAnything, isFlag, isInteger, isListOf, isMaybe, isObject, isShaped, isText } from './guard.ts';
import type { Guard } from './guard.ts';
import { isSitter } from './isSitter.ts';
import type { NewGame } from './shelf.ts';

const isSeat = (value: unknown): value is Seat => isInteger(value);

const isTexts = isListOf(isText);

export const isWish = isShaped<Wish>({
  rules: isMaybe(isInteger),
  seats: isInteger,
  options: isMaybe(isTexts),
  automata: isMaybe(isTexts),
  files: isMaybe(isObject),
});

export const isNewGame = isShaped<NewGame>({
  edition: isText,
  wish: isWish,
  sitters: isListOf(isSitter),
  seed: isText,
  position: isAnything,
});

type Guards<Given extends readonly unknown[]> = { readonly [At in keyof Given]: Guard<Given[At]> };

const given: { readonly [Name in Call]: Guards<Parameters<Calls[Name]>> } = {
  list: [],
  inspect: [isText],
  begin: [isNewGame],
  importGame: [isText],
  remove: [isText],
  salvage: [isText],
  open: [isText],
  sketch: [isNewGame],
  close: [isInteger],
  drive: [isInteger, isFlag],
  look: [isInteger, isSeat, isInteger],
  views: [isInteger, isSeat, isInteger, isInteger],
  counted: [isInteger, isSeat, isInteger],
  keepDraft: [isInteger, isSeat, isInteger, isTexts],
  commit: [isInteger, isSeat, isInteger, isTexts],
  askAgain: [isInteger],
  replaceBot: [isInteger, isSeat, isText],
  thoughts: [isInteger, isSeat, isInteger, isInteger],
  hint: [isInteger, isSeat, isInteger, isTexts],
  save: [isInteger],
  takeBack: [isInteger, isInteger],
};

const isCall = (value: unknown): value is Call => typeof value === 'string' && Object.hasOwn(given, value);

/** Something unexpected as it can be written into a message: of anything but texts and numbers only the type. */
const nameOf = (found: unknown): string | number =>
  typeof found === 'string' || typeof found === 'number' ? found : typeof found;

export const readRequest = (data: unknown): Result<HostRequest, WireFault> => {
  if (!isObject(data) || !isInteger(data['id']) || !Array.isArray(data['given'])) return fail({ fault: 'shape' });
  const { wire, id, call } = data;
  if (wire !== WIRE_VERSION) return fail({ fault: 'version', found: nameOf(wire) });
  if (!isCall(call)) return fail({ fault: 'call', found: nameOf(call) });
  const all: readonly unknown[] = data['given'];
  const guards: readonly Guard<unknown>[] = given[call];
  if (all.length !== guards.length) return fail({ fault: 'argument', call, at: Math.min(all.length, guards.length) });
  const at = guards.findIndex((isGiven, index) => !isGiven(all[index]));
  return at < 0 ? done({ wire, id, call, given: all }) : fail({ fault: 'argument', call, at });
};
