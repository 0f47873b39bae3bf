import { useKeeperTexts } from '../../../language/keeperTexts.ts';
import { Panel } from '../../../ui/Panel.tsx';

/** Tells somebody that the keeper has banned them, and why. */
export const BannedNote = ({ reason }: { readonly reason: string }) => {
  const texts = useKeeperTexts();
  return (
    <Panel title={texts.bannedHere}>
      <bdi>{reason === '' ? texts.noReason : texts.bannedFor(reason)}</bdi>
    </Panel>
  );
};
