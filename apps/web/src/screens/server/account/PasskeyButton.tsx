import { useState } from 'react';

import type { AccountTexts } from '../../../language/en/account.ts';
import { isLoopback } from '../../../session/online/isLoopback.ts';
import type { ApiAnswer } from '../../../session/online/onlineApi.ts';
import { passkeyTrouble, addressHere } from '../../../session/online/passkeys.ts';
import type { PasskeyTrouble } from '../../../session/online/passkeys.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ButtonLook } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';

interface PasskeyButtonProps {
  readonly texts: AccountTexts;
  readonly label: string;
  readonly look?: ButtonLook;
  readonly isDisabled?: boolean;
  /** Asks the browser for a passkey, and the server about it. */
  readonly ask: () => Promise<ApiAnswer<object>>;
  readonly onDone: () => Promise<void>;
}

/** Why there are no passkeys here, in words; empty if there are. */
export const sayPasskeyTrouble = (texts: AccountTexts): string => {
  const { protocol, hostname, port } = window.location;
  const local = `${protocol}//localhost${port === '' ? '' : `:${port}`}`;
  const sentences: Readonly<Record<PasskeyTrouble, string>> = {
    // On any other computer, that name would lead to the computer itself.
    number: isLoopback(hostname) ? texts.needsLocalName(local) : texts.needsName,
    unsafe: texts.needsSafety,
    none: texts.noneHere,
  };
  const trouble = passkeyTrouble(addressHere());
  return trouble ? sentences[trouble] : '';
};

/** A button that needs a passkey. */
export const PasskeyButton = ({ texts, label, look, isDisabled = false, ask, onDone }: PasskeyButtonProps) => {
  const [isBusy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask();
    const sentences: Readonly<Record<string, string>> = {
      offline: texts.unreachable,
      passkey: texts.noPasskey,
      known: texts.passkeys.known,
      taken: texts.passkeys.known,
    };
    if (answer.ok) await onDone();
    // Whoever has just cancelled it knows.
    else if (answer.failed !== 'cancelled') notify(sentences[answer.failed] ?? texts.failed, { tone: 'fault' });
    setBusy(false);
  };
  return (
    <Button isDisabled={isDisabled || isBusy} onPress={() => void run()} {...(look && { look })}>
      {label}
    </Button>
  );
};
