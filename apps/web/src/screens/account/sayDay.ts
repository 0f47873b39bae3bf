/** A day in a language, such as 16 Nov 2026. */
export const sayDay = (at: number, code: string): string =>
  new Intl.DateTimeFormat(code, { dateStyle: 'medium' }).format(at);
