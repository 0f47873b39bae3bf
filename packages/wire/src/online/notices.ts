/** How people are told away from the page that it is their turn: what a page sends and gets over HTTP. */

import { areHoursOff } from '@coalbrook/time';
import type { HoursOff } from '@coalbrook/time';

import { isFlag, isInteger, isMaybe, isShaped, isText } from '../guard.ts';
import { isZoneName } from './hoursOff.ts';

const kinds = ['push', 'mail', 'discord', 'slack', 'ntfy'] as const;

export type ChannelKind = (typeof kinds)[number];

/** Why the last notice to a channel did not arrive; `silent` means that it may have. */
export type ChannelProblem = 'forbidden' | 'unreachable' | 'silent' | 'refused' | 'gone';

/** One way to reach a person. */
export interface Channel {
  readonly id: string;
  readonly kind: ChannelKind;
  /** The host, or the shortened mail address: never what would let others use it. */
  readonly name: string;
  /** A mail address must be confirmed before it is used. */
  readonly isConfirmed: boolean;
  readonly problem?: ChannelProblem | undefined;
}

/** A channel to be added. The address is a URL, a mail address, or the JSON of a push subscription. */
export interface NewChannel {
  readonly kind: ChannelKind;
  readonly address: string;
  /** As in BCP 47. */
  readonly language: string;
}

/** What a browser gives to somebody who may send it messages. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Nothing is sent from one hour to another, by the wall clock of a time zone. */
export interface QuietHours {
  /** An IANA name such as Europe/Berlin. */
  readonly zone: string;
  readonly from: number;
  readonly to: number;
}

export interface NoticeSettings {
  /** The public key for push subscriptions. */
  readonly push: string;
  /** Whether the server can send mail. */
  readonly mail: boolean;
  readonly channels: readonly Channel[];
  readonly quiet?: QuietHours | undefined;
  /** The games that are muted. */
  readonly muted: readonly string[];
}

/** Whether a notice that somebody asked for arrived. */
export type ChannelTest = { readonly worked: true } | { readonly worked: false; readonly problem: ChannelProblem };

const LONGEST_ADDRESS = 2000;

const matches =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    isText(value) && pattern.test(value);

const isId = matches(/^[\w-]{1,64}$/);

const isKind = (value: unknown): value is ChannelKind => (kinds as readonly unknown[]).includes(value);

/** Printable ASCII: nothing in it can break a line of a header. */
const isAddress = (value: unknown): value is string =>
  isText(value) && value.length <= LONGEST_ADDRESS && /^[\x20-\x7e]+$/.test(value);

export const hoursOfQuiet = ({ zone, from, to }: QuietHours): HoursOff => ({
  zone,
  night: { from, to },
  weekends: false,
  holidays: [],
});

const isQuiet = (value: unknown): value is QuietHours =>
  isShaped<QuietHours>({ zone: isZoneName, from: isInteger, to: isInteger })(value) && areHoursOff(hoursOfQuiet(value));

/** A language as in BCP 47. */
export const isLanguage = matches(/^[A-Za-z]{2,3}(-[\w-]{1,30})?$/);

export const isNewChannel = isShaped<NewChannel>({ kind: isKind, address: isAddress, language: isLanguage });

/** The public key is a point in 65 bytes, the secret has 16. */
export const isPushAddress = isShaped<PushAddress>({
  endpoint: isAddress,
  keys: isShaped({ p256dh: matches(/^B[\w-]{86}=?$/), auth: matches(/^[\w-]{22}(==)?$/) }),
});

export const isChannelId = isShaped<{ readonly id: string }>({ id: isId });

export const isChannelCode = isShaped<{ readonly id: string; readonly code: string }>({
  id: isId,
  code: matches(/^\d{6}$/),
});

/** Without `quiet` there are no quiet hours. */
export const isQuietChoice = isShaped<{ readonly quiet?: QuietHours | undefined }>({ quiet: isMaybe(isQuiet) });

export const isMutedGame = isShaped<{ readonly game: string; readonly muted: boolean }>({ game: isId, muted: isFlag });
