/** What the heads in the medallions have in common: engraved like cameos in a square of 100 units. */

import styles from './Medallion.module.css';

const { dark, white, line, fine } = styles;

/** A face looking right: forehead, nose, lips, chin, neck. */
export const HEAD =
  'M56 25C60 26 64 30 64.600 35C65 37 65.700 37.600 65.400 39.600L71 47.400C70.600 49.500 68.600 49.900 66.900 50L68.400 52.600L66.400 54L67.700 56.300C66.400 57.400 65.900 58 66.200 59.200C67.700 61.500 67.400 64.500 65 66.200C61.500 68 58 67.400 55.600 66.800L56.500 82L37 84C40 74 39.500 66 38.500 62C33 56 31.500 47 33.500 38C36 29 46 22.500 56 25Z';

/** The same with a full jaw and a double chin. */
export const STOUT =
  'M55 25C60 26 64 30 64.800 35C65.200 37 65.800 37.600 65.600 39.600L70.500 46.800C70.800 49.300 68.800 50 67.200 50.200L68.400 52.600L66.600 54L68 56.300C66.800 57.400 66.500 58 66.900 59.200C68 61.500 67.600 64 66 65C68 67.500 66.500 71 62 72.500L60.500 84L35 84C38 74 38 66 36.500 62C31.500 56 30.500 47 32.500 38C35 29 45 22.500 55 25Z';

export const eye = (
  <>
    <path
      className={fine}
      d="M59.500 40.300c1.600-1.300 3.200-1.300 4.600-.400M58.500 37.300c2.200-1.700 4.300-1.700 6-.800"
    />
    <circle cx="62.300" cy="40.900" r="1" />
  </>
);

export const ear = (
  <path
    className={fine}
    d="M47 42.500c3-2.500 6 0 5 4-.600 2.500-2.300 4-4 4.200M48.500 45c1.500-.600 2.300.600 1.600 2"
  />
);

export const coat = <path className={dark} d="M8 104C10 88 22 80 36 77L46 88L58 77C74 80 88 88 92 104Z" />;
export const lapels = <path className={line} d="M36 77L46 104M58 77L50 104M30 80L40 96M65 80L56 96" />;
export const cravat = (
  <path className={white} d="M36.500 72C42 77 52 77.500 58.500 72L60.500 80L52 92L47 86L40 91L34.500 81Z" />
);
