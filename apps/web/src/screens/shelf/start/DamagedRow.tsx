import type { DamagedGame } from '@coalbrook/wire';
import { sayFault } from '@coalbrook/words';

import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Emblem } from '../../../signs/Emblem.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { BinIcon, SaveIcon } from '../../../ui/icons.tsx';

import styles from './GameRow.module.css';

export interface DamagedRowProps {
  readonly game: DamagedGame;
  readonly onSave: () => void;
  readonly onRemove: () => void;
}

/** A stored game that cannot be read: its data can be saved, or deleted. */
export const DamagedRow = ({ game, onSave, onRemove }: DamagedRowProps) => {
  const { damaged, remove } = useMessages().start.shelf;
  const language = useLanguage();
  const name = damaged.name(game.id);
  return (
    <li className={styles.row}>
      <span className={styles.emblem}>
        <Emblem edition="" size={52} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{damaged.title}</h3>
        <p>{damaged.hint}</p>
        <p className={styles.fault}>
          {name}. {sayFault(game.fault, language)}
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton label={`${damaged.save}: ${name}`} size="small" onPress={onSave}>
          <SaveIcon />
        </IconButton>
        <IconButton label={`${remove}: ${name}`} size="small" onPress={onRemove}>
          <BinIcon />
        </IconButton>
      </div>
    </li>
  );
};
