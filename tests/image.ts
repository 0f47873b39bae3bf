/** The instructions of a Dockerfile: their names and what follows. */
export const instructionsOf = (text: string): readonly (readonly [name: string, rest: string])[] =>
  text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.split(' ')[0], line.slice(line.indexOf(' ') + 1)] as const);
