/** The colours a seat can have. Each goes with a pattern, so that nobody depends on colour. */
export const colours = ['crimson', 'cobalt', 'ochre', 'forest', 'plum', 'slate'] as const;
export type Colour = (typeof colours)[number];

/** The figures whose place a person takes. */
export const figures = ['arkwright', 'tinsley', 'brunel', 'stephenson', 'watt', 'owen', 'bessemer', 'coade'] as const;
export type Figure = (typeof figures)[number];

export const patterns: Readonly<Record<Colour, 'hatch' | 'dots' | 'grid' | 'bars' | 'waves' | 'plain'>> = {
  crimson: 'hatch',
  cobalt: 'dots',
  ochre: 'grid',
  forest: 'bars',
  plum: 'waves',
  slate: 'plain',
};

const isColour = (text: string): text is Colour => (colours as readonly string[]).includes(text);

/** The colour of a stored sitter; a name from elsewhere gets the colour of its place. */
export const colourOf = (colour: string, seat: number): Colour =>
  isColour(colour) ? colour : colours[seat % colours.length];
