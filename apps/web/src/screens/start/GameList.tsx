import type { GameSummary } from '@coalbrook/wire';
import { useState } from 'react';

import { copy, download } from '../../files/download.ts';
import { fileNameOf } from '../../files/fileName.ts';
import { useMessages } from '../../language/useMessages.ts';
import { useShelf } from '../../session/shelfContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/notices.ts';
import { Panel } from '../../ui/Panel.tsx';
import { GameRow } from './GameRow.tsx';
import { linkTo, textOf } from './saveGame.ts';
import { useGames } from './useGames.ts';
import { useSummaryWords } from './useSummaryWords.ts';

import styles from './GameList.module.css';

/** Everything that can be gone on with. */
export const GameList = () => {
  const { common, start } = useMessages();
  const shelf = useShelf();
  const say = useSummaryWords();
  const [games, refresh] = useGames();
  const [doomed, setDoomed] = useState<GameSummary | undefined>();

  const withText = async (summary: GameSummary, then: (text: string) => Promise<void> | void): Promise<void> => {
    const text = await textOf(shelf, summary.sheet.id).catch(() => undefined);
    if (text === undefined) notify(start.shelf.unreadable, { tone: 'fault' });
    else await then(text);
  };
  const save = (summary: GameSummary): void => {
    void withText(summary, (text) => {
      download(fileNameOf(summary.sheet), text);
      notify(start.shelf.saved);
    });
  };
  const share = (summary: GameSummary): void => {
    void withText(summary, async (text) => {
      const link = await linkTo(text);
      if (link === undefined) notify(start.shelf.linkTooLong);
      else if (await copy(link)) notify(start.shelf.linkCopied);
      else download(fileNameOf(summary.sheet), text);
    });
  };
  const remove = async (summary: GameSummary): Promise<void> => {
    setDoomed(undefined);
    try {
      await shelf.remove(summary.sheet.id);
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
          {(games as readonly GameSummary[]).map((summary) => (
            <GameRow
              key={summary.sheet.id}
              summary={summary}
              onSave={() => save(summary)}
              onShare={() => share(summary)}
              onRemove={() => setDoomed(summary)}
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
