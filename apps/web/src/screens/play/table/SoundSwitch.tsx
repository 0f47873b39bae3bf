import { useMessages } from '../../../language/useMessages.ts';
import { useSettings } from '../../../settings/settings.ts';
import { switchSound } from '../../../sound/sounding.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { icon } from '../../../ui/icon.tsx';

import styles from './GameMenu.module.css';

const SoundIcon = icon(
  <path d="M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />,
  20,
);
const SilenceIcon = icon(<path d="M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM15.500 9.500l5 5M20.500 9.500l-5 5" />, 20);

/** Switches the sound of the table on and off. On phones the menu does. */
export const SoundSwitch = () => {
  const { commands } = useMessages().desk;
  const isOn = useSettings().volume > 0;
  return (
    <IconButton
      className={styles.sound ?? ''}
      label={isOn ? commands.soundOff : commands.soundOn}
      aria-keyshortcuts="Shift+V"
      onPress={() => switchSound(!isOn)}
    >
      {isOn ? <SoundIcon /> : <SilenceIcon />}
    </IconButton>
  );
};
