import { boardName } from '@coalbrook/words';

import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { useTitle } from '../../../page/useTitle.ts';
import type { Session } from '../../../session/session.ts';

/** Names the game in the title of the document. Whatever is shown at the table later may give it another one. */
export const TableTitle = ({ session }: { readonly session: Session }) => {
  const { title } = useMessages().common;
  useTitle(`${boardName(session.snapshot.table, useLanguage())} · ${title}`);
  return undefined;
};
