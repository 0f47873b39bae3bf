/** A day and a time, as people write them. */
export const sayMoment = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
