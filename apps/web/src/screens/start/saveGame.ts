import { hrefOf } from '../../route/route.ts';
import { linkToGame } from '../../session/links.ts';
import type { Shelf } from '../../session/shelf.ts';

/** What browsers and messengers still carry along. */
const LONGEST_LINK = 32_000;

/** A game of the shelf as the text of a file; nothing where it cannot be read. */
export const textOf = async (shelf: Shelf, id: string): Promise<string | undefined> => {
  const opened = await shelf.open(id);
  if (!opened.ok) return undefined;
  try {
    return await opened.value.save();
  } finally {
    opened.value.close();
  }
};

/** The address that holds a whole game; nothing where it would be too long. */
export const linkTo = async (text: string): Promise<string | undefined> => {
  const link = new URL(hrefOf({ screen: 'shared', payload: await linkToGame(text) }), window.location.href).href;
  return link.length > LONGEST_LINK ? undefined : link;
};
