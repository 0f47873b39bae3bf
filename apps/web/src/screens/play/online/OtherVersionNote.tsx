import { useMessages } from '../../../language/useMessages.ts';
import { renewPage } from '../../../page/renewPage.ts';
import { Button } from '../../../ui/Button.tsx';

import styles from './OnlineScreen.module.css';

/** Says that the server has another version than this page, perhaps an earlier one, and offers to load the page again. */
export const OtherVersionNote = ({ isOlder }: { readonly isOlder: boolean }) => {
  const { online, common } = useMessages();
  return (
    <>
      <p>{isOlder ? online.olderServer : online.otherVersion}</p>
      <div className={styles.renew}>
        <Button look="primary" size="small" onPress={() => void renewPage()}>
          {common.update.reload}
        </Button>
      </div>
    </>
  );
};
