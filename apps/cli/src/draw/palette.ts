/** The colours of a drawing. */

export const INK = '#33291f';
export const PAPER = '#f4ead3';
export const PLATE = '#fdf8ea';
export const EDGE = '#7d6a50';
export const FAINT = '#b9a888';
export const WATER = '#3f7f9f';
export const SHALLOW = '#d3e6ea';
export const COPPER = '#9c5a2c';
