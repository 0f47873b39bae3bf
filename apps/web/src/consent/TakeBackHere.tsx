import type { OnlineTable } from '@coalbrook/wire';
import { useState } from 'react';

import { useConsentTexts } from '../language/consentTexts.ts';
import type { Session } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { AskDialog } from './AskDialog.tsx';

/** Asks the others to go back to the moment that the map shows. */
export const TakeBackHere = ({ table, session }: { readonly table: OnlineTable; readonly session: Session }) => {
  const texts = useConsentTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="plain" onPress={() => setOpen(true)}>
        {texts.takeBackHere}
      </Button>
      {isOpen && <AskDialog table={table} session={session} onClose={() => setOpen(false)} />}
    </>
  );
};
