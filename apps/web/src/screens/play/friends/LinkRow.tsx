import { useState } from 'react';

import { copy } from '../../../files/download.ts';
import { canShare, share } from '../../../files/share.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { QrCode } from './QrCode.tsx';

import styles from './Friends.module.css';

interface LinkRowProps {
  readonly label: string;
  readonly note: string;
  readonly game: string;
  readonly token: string;
  /** The code is shown at once. */
  readonly isMain?: boolean;
  /** What the system says about the link when somebody sends it. */
  readonly sharedAs?: string;
  /** It has just been made in a dialog that had the focus elsewhere. */
  readonly autoFocus?: boolean;
}

/** A link to a table, to be copied or photographed. */
export const LinkRow = ({ label, note, game, token, isMain = false, sharedAs, autoFocus = false }: LinkRowProps) => {
  const { online } = useMessages();
  const [hasCode, setCode] = useState(isMain);
  const address = new URL(hrefOf({ screen: 'join', id: game, token }), window.location.href).href;
  const copyLink = async (): Promise<void> => {
    if (await copy(address)) notify(online.copied);
  };
  return (
    <li className={styles.link}>
      <TextField label={label} value={address} note={note} onChange={() => undefined} />
      <div className={styles.tools}>
        <Button aria-label={`${online.copy}: ${label}`} autoFocus={autoFocus} onPress={() => void copyLink()}>
          {online.copy}
        </Button>
        {sharedAs !== undefined && canShare() && (
          <Button look="primary" onPress={() => void share(sharedAs, address)}>
            {online.share}
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={`${online.code}: ${label}`}
          aria-expanded={hasCode}
          onPress={() => setCode(!hasCode)}
        >
          {online.code}
        </Button>
      </div>
      {hasCode && <QrCode text={address} label={`${online.code}: ${label}`} />}
    </li>
  );
};
