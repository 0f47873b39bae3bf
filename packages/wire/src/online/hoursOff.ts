import { areHoursOff } from '@coalbrook/time';
import type { HoursOff } from '@coalbrook/time';

import { isFlag, isInteger, isListOf, isMaybe, isShaped, isText } from '../guard.ts';

/** Longer than the name of any time zone. */
const LONGEST_ZONE = 64;

export const isZoneName = (value: unknown): value is string => isText(value) && value.length <= LONGEST_ZONE;

const isShapedLikeHours = isShaped<HoursOff>({
  zone: isZoneName,
  night: isMaybe(isShaped({ from: isInteger, to: isInteger })),
  weekends: isFlag,
  holidays: isListOf(isShaped({ first: isText, last: isText })),
});

/** Hours off that a page sends. */
export const isHoursOff = (value: unknown): value is HoursOff => isShapedLikeHours(value) && areHoursOff(value);
