import { palette } from './en/palette.ts';
import type { PaletteTexts } from './en/palette.ts';
import { textsHook } from './textsHook.ts';

/** The texts of the palette and of the list of keys, loaded only there. */
export const usePaletteTexts = textsHook(
  import.meta.glob<PaletteTexts>('./*/palette.ts', { eager: true, import: 'palette' }),
  palette,
);
