/** What the heads in the medallions have in common: engraved like cameos in a square of 100 units. */

import styles from './Medallion.module.css';

const drawnAs = (className: string | undefined) => (path: string) => <path className={className} d={path} />;

export const skin = drawnAs(styles.skin);
export const dark = drawnAs(styles.dark);
export const light = drawnAs(styles.light);
export const white = drawnAs(styles.white);
export const line = drawnAs(styles.line);
export const fine = drawnAs(styles.fine);

/** The path of a disc. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0Z`;

/** A face looking right: forehead, nose, lips, chin, neck. */
export const HEAD =
  'M56 25c4 1 8 5 8.6 10 .4 2 1.1 2.6.8 4.6l5.6 7.8c-.4 2.1-2.4 2.5-4.1 2.6l1.5 2.6-2 1.4 1.3 2.3c-1.3 1.1-1.8 1.7-1.5 2.9 1.5 2.3 1.2 5.3-1.2 7-3.5 1.8-7 1.2-9.4.6l.9 15.2-19.5 2c3-10 2.5-18 1.5-22-5.5-6-7-15-5-24 2.5-9 12.5-15.5 22.5-13Z';

/** The same with a full jaw and a double chin. */
export const STOUT =
  'M55 25c5 1 9 5 9.8 10 .4 2 1 2.6.8 4.6l4.9 7.2c.3 2.5-1.7 3.2-3.3 3.4l1.2 2.4-1.8 1.4 1.4 2.3c-1.2 1.1-1.5 1.7-1.1 2.9 1.1 2.3.7 4.8-.9 5.8 2 2.5.5 6-4 7.5l-1.5 11.5h-25.5c3-10 3-18 1.5-22-5-6-6-15-4-24 2.5-9 12.5-15.5 22.5-13Z';

export const eye = (
  <>
    {fine('M59.5 40.3c1.6-1.3 3.2-1.3 4.6-.4m-5.6-2.6c2.2-1.7 4.3-1.7 6-.8')}
    <circle cx="62.3" cy="40.9" r="1" />
  </>
);

export const ear = fine('M47 42.5c3-2.5 6 0 5 4-.6 2.5-2.3 4-4 4.2m.5-5.7c1.5-.6 2.3.6 1.6 2');

export const coat = dark('M8 104c2-16 14-24 28-27l10 11 12-11c16 3 30 11 34 27Z');
export const lapels = line('M36 77l10 27m12-27-8 27m-20-24 10 16m25-16-9 16');
export const cravat = white('M36.5 72c5.5 5 15.5 5.5 22 0l2 8-8.5 12-5-6-7 5-5.5-10Z');
