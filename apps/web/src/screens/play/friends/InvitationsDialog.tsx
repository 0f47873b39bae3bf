import type { Seat } from '@coalbrook/rules';
import type { OnlineTable } from '@coalbrook/wire/online';

import { useGatheringTexts } from '../../../language/gatheringTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/notices.ts';
import { InviteLinks } from './InviteLinks.tsx';
import { useLinks } from './useLinks.ts';

interface InvitationsDialogProps {
  readonly table: OnlineTable;
  readonly names: readonly string[];
  /** The seats where somebody can sit down. */
  readonly free: readonly Seat[];
  readonly onClose: () => void;
}

/** The links of a game in progress; whoever has none can make one. */
export const InvitationsDialog = ({ table, names, free, onClose }: InvitationsDialogProps) => {
  const { online } = useMessages();
  const texts = useGatheringTexts().invite;
  const [links, make] = useLinks(table);
  const makeLink = async (): Promise<void> => {
    if (!(await make())) notify(online.unreachable, { tone: 'fault' });
  };
  return (
    <Dialog title={online.invitations} isOpen onClose={onClose}>
      {links ? (
        <InviteLinks names={names} free={free} links={links} />
      ) : (
        <>
          <p>{texts.askNote}</p>
          <Button look="primary" onPress={() => void makeLink()}>
            {texts.ask}
          </Button>
        </>
      )}
    </Dialog>
  );
};
