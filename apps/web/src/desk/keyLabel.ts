import type { Messages } from '../language/english.ts';

/** A key as printed on keyboards. */
export const keyLabel = (key: string, { keys }: Messages['desk']): string =>
  key
    .split(/(?<=Control|Shift)\+/)
    .map((part) => {
      if (part === 'Control') return keys.control;
      if (part === 'Shift') return keys.shift;
      if (part === 'Enter') return keys.enter;
      if (part === 'Escape') return keys.escape;
      return part === ' ' ? keys.space : part.toUpperCase();
    })
    .join(' ');
