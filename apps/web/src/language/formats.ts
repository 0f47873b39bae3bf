/**
 * How dates, times and numbers are written. The words in them are those of the page's language; everything else is as
 * the reader's browser writes it, whose first language says where they are. Where that is another language, a date in
 * figures is theirs, and a number that stands in a sentence is written like the sentence.
 */

export interface Formats {
  /** Such as 18 Nov 2026. */
  readonly day: (at: number) => string;
  /** Such as 18 Nov 2026, 18:05. */
  readonly moment: (at: number) => string;
  /** Such as 18/11/2026, 18:05. */
  readonly shortMoment: (at: number) => string;
  /** Such as 18:05. */
  readonly time: (at: number) => string;
  /** A full hour of the day, from 0 to 23. */
  readonly hour: (hour: number) => string;
  /** Such as yesterday or 3 hours ago. */
  readonly ago: (count: number, unit: Intl.RelativeTimeFormatUnit) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  readonly megabytes: (bytes: number) => string;
}

/** Exactly one digit behind the point. */
export const ONE_DIGIT: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const readLocale = (tag: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
};

/** The locales in which a reader of a language is written to. */
interface Locales {
  /** For formats with words in them. */
  readonly words: string;
  /** For dates in figures. */
  readonly figures: string;
  readonly numbers: string;
}

const localesFor = (code: string, first: string): Locales => {
  const here = readLocale(first);
  if (!here) return { words: code, figures: code, numbers: code };
  if (here.language === code) return { words: first, figures: first, numbers: first };
  // Digits and years that whoever reads this language knows.
  const figures = new Intl.Locale(first, { calendar: 'gregory', numberingSystem: 'latn' }).toString();
  return { words: here.region === undefined ? code : `${code}-${here.region}`, figures, numbers: code };
};

/** The formats for the page in a language, in a browser whose first language is given; it may be none. */
export const formatsFor = (code: string, first: string): Formats => {
  const { words, figures, numbers } = localesFor(code, first);
  const { hourCycle } = new Intl.DateTimeFormat(figures, { hour: 'numeric' }).resolvedOptions();
  const cycle = hourCycle === undefined ? {} : { hourCycle };
  const day = new Intl.DateTimeFormat(words, { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(words, { dateStyle: 'medium', timeStyle: 'short', ...cycle });
  const time = new Intl.DateTimeFormat(words, { timeStyle: 'short', ...cycle });
  const hour = new Intl.DateTimeFormat(words, { timeStyle: 'short', timeZone: 'UTC', ...cycle });
  const date = new Intl.DateTimeFormat(figures, { dateStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(words, { numeric: 'auto' });
  const number: Formats['number'] = (value, options) => new Intl.NumberFormat(numbers, options).format(value);
  return {
    day: (at) => day.format(at),
    moment: (at) => moment.format(at),
    shortMoment: (at) => `${date.format(at)}, ${time.format(at)}`,
    time: (at) => time.format(at),
    hour: (full) => hour.format(full * 3_600_000),
    ago: (count, unit) => relative.format(-count, unit),
    number,
    megabytes: (bytes) => number(bytes / 1e6, { ...ONE_DIGIT, style: 'unit', unit: 'megabyte' }),
  };
};
