import type { Seat } from '@coalbrook/rules';
import type { KeptGame } from '@coalbrook/wire/online';
import { useState } from 'react';

import type { KeeperTexts } from '../../../language/en/keeper.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';

import styles from './Keeper.module.css';

interface GameDialogProps {
  readonly texts: KeeperTexts;
  readonly title: string;
  readonly game: KeptGame;
  readonly onClose: () => void;
  readonly onBan: (seat: Seat, reason: string) => void;
  readonly onDelete: () => void;
}

/** What the keeper can do about a game. Everything needs two clicks. */
export const GameDialog = ({ texts, title, game: { sitters }, onClose, onBan, onDelete }: GameDialogProps) => {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState<number | 'delete'>();
  const doubted = (what: number | 'delete', label: string, act: () => void) =>
    asked === what ? (
      <Button look="danger" size="small" aria-label={`${label}: ${texts.sure}`} onPress={act}>
        {texts.sure}
      </Button>
    ) : (
      <Button size="small" onPress={() => setAsked(what)}>
        {label}
      </Button>
    );
  return (
    <Dialog title={title} size="small" isOpen onClose={onClose}>
      <ul role="list" className={styles.list}>
        {sitters.map(({ kind, name }, seat) => (
          <li key={seat} className={styles.row}>
            <bdi className={styles.name}>{name}</bdi>
            {kind === 'person' && doubted(seat, texts.ban(name), () => onBan(seat as Seat, reason.trim()))}
          </li>
        ))}
      </ul>
      <TextField label={texts.reason} value={reason} maxLength={200} onChange={setReason} />
      <p className={styles.note}>{texts.banNote}</p>
      <p className={styles.note}>{texts.deleteNote}</p>
      {doubted('delete', texts.delete, onDelete)}
    </Dialog>
  );
};
