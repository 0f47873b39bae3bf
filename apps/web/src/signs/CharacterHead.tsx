import type { ReactNode } from 'react';

import { characterPortraits } from './characterPortraits.tsx';

const heads = new Map<string, ReactNode>(Object.entries(characterPortraits));

/** The head of a character, by its name. */
export const CharacterHead = ({ name }: { readonly name: string }): ReactNode => heads.get(name);
