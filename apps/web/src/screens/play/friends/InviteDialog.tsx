import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { useState } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import type { Invitation } from '../../../session/online/openOnline.ts';
import { ownName } from '../../../session/online/ownName.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';

import styles from './Friends.module.css';

interface InviteDialogProps {
  readonly sitters: readonly Sitter[];
  /** The seat of whoever invites. */
  readonly mine: Seat;
  readonly onClose: () => void;
  readonly onInvite: (invitation: Invitation) => Promise<void>;
}

/** Asks which seats of a local game others shall have, before it goes on at an online table. */
export const InviteDialog = ({ sitters, mine, onClose, onInvite }: InviteDialogProps) => {
  const { online, common } = useMessages();
  const texts = online.inviteDialog;
  const others = sitters.flatMap(({ kind, name }, seat) =>
    seat === Number(mine) || kind === 'automaton' ? [] : [{ seat: seat as Seat, kind, name }],
  );
  const people = others.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  const [name, setName] = useState(() => ownName() || (sitters[mine]?.name ?? ''));
  const [left, setLeft] = useState<readonly Seat[]>(() =>
    people.length > 0 ? [] : others.slice(0, 1).map(({ seat }) => seat),
  );
  const [isBusy, setBusy] = useState(false);
  const isPossible = people.length + left.length > 0 && name.trim() !== '';
  const open = async (): Promise<void> => {
    setBusy(true);
    await onInvite({ mine, name: name.trim(), left });
    setBusy(false);
  };
  return (
    <Dialog
      title={online.inviteTo}
      isOpen
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button look="primary" isDisabled={!isPossible || isBusy} onPress={() => void open()}>
            {isBusy ? online.opening : online.open}
          </Button>
        </>
      }
    >
      <div className={styles.invite}>
        <p>{texts.note}</p>
        <TextField label={online.name} value={name} maxLength={40} onChange={setName} />
        <div role="group" aria-label={texts.free} className={styles.seats}>
          <h3>{texts.free}</h3>
          {others.map(({ seat, kind, name: sitter }) =>
            kind === 'person' ? (
              <p key={seat}>
                {sitter}: {texts.person}
              </p>
            ) : (
              <Switch
                key={seat}
                isOn={left.includes(seat)}
                onChange={(on) => setLeft(on ? [...left, seat] : left.filter((other) => other !== seat))}
              >
                {texts.bot(sitter)}
              </Switch>
            ),
          )}
        </div>
        <p role="status" className={styles.fault}>
          {people.length + left.length === 0 && texts.needsSeat}
        </p>
      </div>
    </Dialog>
  );
};
