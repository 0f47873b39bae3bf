import { Dialog } from '../ui/Dialog.tsx';
import { CandidateList } from './CandidateList.tsx';
import type { CandidateListProps } from './CandidateList.tsx';

export interface PlayerPickerProps<Id extends string> extends CandidateListProps<Id> {
  readonly onClose: () => void;
}

/** Asks who is to play at a seat; the first choice closes it. */
export const PlayerPicker = <Id extends string>({ label, onClose, onChoose, ...list }: PlayerPickerProps<Id>) => (
  <Dialog title={label} isOpen onClose={onClose} size="wide">
    <CandidateList
      {...list}
      label={label}
      onChoose={(id) => {
        onClose();
        onChoose(id);
      }}
    />
  </Dialog>
);
