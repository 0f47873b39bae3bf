import { useMessages } from '../../../language/useMessages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

export interface RemoveDialogProps {
  readonly title: string;
  readonly sentence: string;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/** Asks before games are deleted for good. */
export const RemoveDialog = ({ title, sentence, isOpen, onCancel, onRemove }: RemoveDialogProps) => {
  const { common, start } = useMessages();
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onClose={onCancel}
      actions={
        <>
          <Button onPress={onCancel} autoFocus>
            {common.cancel}
          </Button>
          <Button look="danger" onPress={onRemove}>
            {start.shelf.remove}
          </Button>
        </>
      }
    >
      <p>{sentence}</p>
    </Dialog>
  );
};
