import { areHoursOff } from '@coalbrook/time';
import type { HoursOff } from '@coalbrook/time';

import { isFlag, isInteger, isListOf, isMaybe, isShaped, isText } from '../guard.ts';

const isShapedLikeHours = isShaped<HoursOff>({
  zone: isText,
  night: isMaybe(isShaped({ from: isInteger, to: isInteger })),
  weekends: isFlag,
  holidays: isListOf(isShaped({ first: isText, last: isText })),
});

/** Hours off that a page sends. */
export const isHoursOff = (value: unknown): value is HoursOff => isShapedLikeHours(value) && areHoursOff(value);
