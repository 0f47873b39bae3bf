import { useState } from 'react';

import { copy } from '../../../files/download.ts';
import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { QrCode } from '../../play/friends/QrCode.tsx';

import styles from './Tournament.module.css';

interface TournamentLinkProps {
  readonly label: string;
  readonly note: string;
  readonly id: string;
  readonly token: string;
  /** It is made to be photographed. */
  readonly hasCode?: boolean;
}

/** A link to a tournament, to be copied or photographed. */
export const TournamentLink = ({ label, note, id, token, hasCode = false }: TournamentLinkProps) => {
  const texts = useTournamentTexts();
  const { online } = useMessages();
  const [isShown, setShown] = useState(false);
  const address = new URL(hrefOf({ screen: 'tournament', id, token }), window.location.href).href;
  const copyLink = async (): Promise<void> => {
    if (await copy(address)) notify(texts.copied);
  };
  return (
    <div className={styles.link}>
      <TextField label={label} value={address} note={note} onChange={() => undefined} />
      <div className={styles.tools}>
        <Button size="small" aria-label={`${texts.copy}: ${label}`} onPress={() => void copyLink()}>
          {texts.copy}
        </Button>
        {hasCode && (
          <Button size="small" look="quiet" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
            {online.code}
          </Button>
        )}
      </div>
      {isShown && <QrCode text={address} label={`${online.code}: ${label}`} />}
    </div>
  );
};
