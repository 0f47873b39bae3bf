import { useState } from 'react';

import { copy, download } from '../../files/download.ts';
import { fileNameOf } from '../../files/fileName.ts';
import { useMessages } from '../../language/useMessages.ts';
import type { Spine } from '../../session/shelf.ts';
import { useShelf } from '../../session/shelfContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/notices.ts';
import { Panel } from '../../ui/Panel.tsx';
import { GameRow } from './GameRow.tsx';
import { linkTo, textOf } from './saveGame.ts';
import { useGames } from './useGames.ts';
import { useSpineWords } from './useSpineWords.ts';

import styles from './GameList.module.css';

/** Everything that can be gone on with. */
export const GameList = () => {
  const { common, start } = useMessages();
  const shelf = useShelf();
  const say = useSpineWords();
  const [games, refresh] = useGames();
  const [doomed, setDoomed] = useState<Spine | undefined>();

  const withText = async (spine: Spine, then: (text: string) => Promise<void> | void): Promise<void> => {
    const text = await textOf(shelf, spine.sheet.id).catch(() => undefined);
    if (text === undefined) notify(start.shelf.unreadable, { tone: 'fault' });
    else await then(text);
  };
  const save = (spine: Spine): void => {
    void withText(spine, (text) => {
      download(fileNameOf(spine.sheet), text);
      notify(start.shelf.saved);
    });
  };
  const share = (spine: Spine): void => {
    void withText(spine, async (text) => {
      const link = await linkTo(text);
      if (link === undefined) notify(start.shelf.linkTooLong);
      else if (await copy(link)) notify(start.shelf.linkCopied);
      else download(fileNameOf(spine.sheet), text);
    });
  };
  const remove = async (spine: Spine): Promise<void> => {
    setDoomed(undefined);
    try {
      await shelf.remove(spine.sheet.id);
      notify(start.shelf.removed);
    } catch {
      notify(start.shelf.unreadable, { tone: 'fault' });
    }
    await refresh();
  };

  return (
    <Panel title={start.shelf.title}>
      {games === 'unreadable' && <p role="alert">{start.shelf.unreadable}</p>}
      {games === 'loading' && <p className={styles['empty']}>{common.loading}</p>}
      {Array.isArray(games) && games.length === 0 && <p className={styles['empty']}>{start.shelf.empty}</p>}
      {Array.isArray(games) && games.length > 0 && (
        <ul role="list" className={styles['list']}>
          {(games as readonly Spine[]).map((spine) => (
            <GameRow
              key={spine.sheet.id}
              spine={spine}
              onSave={() => save(spine)}
              onShare={() => share(spine)}
              onRemove={() => setDoomed(spine)}
            />
          ))}
        </ul>
      )}
      <Dialog
        title={start.shelf.removeTitle}
        role="alertdialog"
        size="small"
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        actions={
          <>
            <Button onPress={() => setDoomed(undefined)} autoFocus>
              {common.cancel}
            </Button>
            <Button look="danger" onPress={() => doomed && void remove(doomed)}>
              {start.shelf.remove}
            </Button>
          </>
        }
      >
        <p>{doomed && start.shelf.removeSentence(say(doomed).title)}</p>
      </Dialog>
    </Panel>
  );
};
