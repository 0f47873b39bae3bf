/**
 * Ribbons with the names of places are tinted paper by day and tinted slate by night: pale, so that only pieces have
 * the colours of the seats. The tails show the colour of the region more strongly.
 */
const shares = { ground: 28, tail: 60 };

export interface RibbonColours {
  readonly ground: string;
  readonly tail: string;
}

/** The colours of a ribbon as CSS; without a region it is plain. */
export const ribbonColours = (colour: string | undefined): RibbonColours => {
  const tinted = (share: number): string =>
    colour === undefined ? 'var(--ribbon)' : `color-mix(in srgb, ${colour} ${share}%, var(--ribbon))`;
  return { ground: tinted(shares.ground), tail: tinted(shares.tail) };
};
