import { useSettings } from '../settings/settings.ts';
import { formatsFor } from './formats.ts';
import type { Formats } from './formats.ts';
import { languageOf } from './languages.ts';

let known: { readonly key: string; readonly formats: Formats } | undefined;

/** How dates, times and numbers are written for this reader. */
export const useFormats = (): Formats => {
  const code = languageOf(useSettings());
  const [first = ''] = navigator.languages;
  const key = `${code} ${first}`;
  if (known?.key !== key) known = { key, formats: formatsFor(code, first) };
  return known.formats;
};
