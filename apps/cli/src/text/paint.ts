/** Styles text on a terminal; leaves it unchanged elsewhere. */
export interface Paint {
  readonly heading: (text: string) => string;
  readonly faint: (text: string) => string;
}

const escape = (code: number, text: string): string => (text === '' ? '' : `\u001b[${code}m${text}\u001b[0m`);

const plain: Paint = { heading: (text) => text, faint: (text) => text };
const coloured: Paint = { heading: (text) => escape(1, text), faint: (text) => escape(2, text) };

export const paintFor = (colour: boolean): Paint => (colour ? coloured : plain);
