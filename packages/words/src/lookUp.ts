/** The word for a name that people may choose freely; a name such as `constructor` stands for no word. */
export const lookUp = <Word>(words: Readonly<Record<string, Word>>, name: string): Word | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;
