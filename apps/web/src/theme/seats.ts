/** The colours of seats. Each has its own pattern, so that nobody depends on colour. */
export const colours = ['crimson', 'cobalt', 'ochre', 'forest', 'plum', 'slate'] as const;
export type Colour = (typeof colours)[number];

/** The historical figures that players represent. */
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

/** The colour of a stored sitter; an unknown colour is replaced by that of the seat. */
export const colourOf = (colour: string, seat: number): Colour =>
  isColour(colour) ? colour : colours[seat % colours.length];
