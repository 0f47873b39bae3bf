import type { FriendCard } from '@coalbrook/wire/online';
import { useState } from 'react';

import { useFriendTexts } from '../language/friendTexts.ts';
import { ownName } from '../session/online/ownName.ts';
import { Button } from '../ui/Button.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';

import styles from './People.module.css';

const LONGEST_NAME = 40;

interface CardFormProps {
  readonly card: FriendCard | undefined;
  readonly onKeep: (card: FriendCard) => void;
}

/** How friends see somebody. Whether they see where one is is asked here, and off until then. */
export const CardForm = ({ card, onKeep }: CardFormProps) => {
  const texts = useFriendTexts();
  const [name, setName] = useState(card?.name ?? ownName());
  const [showsPresence, setShows] = useState(card?.showsPresence ?? false);
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        onKeep({ name: name.trim(), showsPresence });
      }}
    >
      <TextField label={texts.name} value={name} maxLength={LONGEST_NAME} onChange={setName} />
      <Switch isOn={showsPresence} onChange={setShows}>
        {texts.presence}
      </Switch>
      <Button type="submit" look={card ? 'plain' : 'primary'} isDisabled={name.trim() === ''}>
        {texts.keep}
      </Button>
    </form>
  );
};
