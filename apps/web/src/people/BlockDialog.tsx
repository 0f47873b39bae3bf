import { useFriendTexts } from '../language/friendTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

import styles from './People.module.css';

interface BlockDialogProps {
  readonly name: string;
  /** Only the friendship ends. */
  readonly isRemoval?: boolean;
  readonly onBlock: () => void;
  readonly onClose: () => void;
}

/** Says what blocking or removing somebody means, before it is done. */
export const BlockDialog = ({ name, isRemoval = false, onBlock, onClose }: BlockDialogProps) => {
  const texts = useFriendTexts();
  return (
    <Dialog title={isRemoval ? texts.removeTitle(name) : texts.blockTitle(name)} isOpen onClose={onClose}>
      <p>{isRemoval ? texts.removeNote : texts.blockNote}</p>
      <div className={styles.tools}>
        <Button
          look="danger"
          onPress={() => {
            onBlock();
            onClose();
          }}
        >
          {isRemoval ? texts.remove : texts.block}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
};
