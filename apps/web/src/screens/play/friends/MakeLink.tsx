import { useGatheringTexts } from '../../../language/gatheringTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';

/** Offers a link to somebody who has none. `make` says whether that was possible. */
export const MakeLink = ({ make }: { readonly make: () => Promise<boolean> }) => {
  const { online } = useMessages();
  const texts = useGatheringTexts().invite;
  const press = async (): Promise<void> => {
    if (!(await make())) notify(online.unreachable, { tone: 'fault' });
  };
  return (
    <>
      <p>{texts.askNote}</p>
      <Button look="primary" onPress={() => void press()}>
        {texts.ask}
      </Button>
    </>
  );
};
