/** Replaces what is between two marks of a page; what people wrote around them stays. */
export const replaceBetween = (text: string, begin: string, end: string, figures: string): string => {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`The page has lost its marks: ${begin} and ${end}.`);
  return `${before}${begin}\n\n${figures}\n\n${end}${after}`;
};
