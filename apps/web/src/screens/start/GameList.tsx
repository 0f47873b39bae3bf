import type { GameSummary } from '@coalbrook/wire';
import { useState } from 'react';

import { copy, download } from '../../files/download.ts';
import { damagedFileName, fileNameOf } from '../../files/fileName.ts';
import { useMessages } from '../../language/useMessages.ts';
import { exportGame } from '../../session/exportGame.ts';
import type { ExportedGame } from '../../session/exportGame.ts';
import { useShelf } from '../../session/shelfContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/notices.ts';
import { Panel } from '../../ui/Panel.tsx';
import { DamagedRow } from './DamagedRow.tsx';
import { GameRow } from './GameRow.tsx';
import { linkTo } from './saveGame.ts';
import { useGames } from './useGames.ts';
import { useSummaryWords } from './useSummaryWords.ts';

import styles from './GameList.module.css';

interface Doomed {
  readonly id: string;
  readonly name: string;
}

/** Games that can be continued. */
export const GameList = () => {
  const { common, start } = useMessages();
  const shelf = useShelf();
  const say = useSummaryWords();
  const [list, refresh] = useGames();
  const [doomed, setDoomed] = useState<Doomed | undefined>();

  const withText = async (id: string, then: (exported: ExportedGame) => Promise<void> | void): Promise<void> => {
    const exported = await exportGame(shelf, id).catch(() => undefined);
    if (exported) await then(exported);
    else notify(start.shelf.unreadable, { tone: 'fault' });
  };
  const save = (id: string, fileName: string): void => {
    void withText(id, ({ text, isWhole }) => {
      download(isWhole ? fileName : damagedFileName(id), text);
      notify(isWhole ? start.shelf.saved : start.shelf.damaged.saved);
    });
  };
  const share = ({ sheet }: GameSummary): void => {
    void withText(sheet.id, async ({ text, isWhole }) => {
      const link = isWhole ? await linkTo(text) : undefined;
      if (!isWhole) notify(start.shelf.damaged.title, { tone: 'fault' });
      else if (link === undefined) notify(start.shelf.linkTooLong);
      else if (await copy(link)) notify(start.shelf.linkCopied);
      else download(fileNameOf(sheet), text);
    });
  };
  const remove = async ({ id }: Doomed): Promise<void> => {
    setDoomed(undefined);
    try {
      await shelf.remove(id);
      notify(start.shelf.removed);
    } catch {
      notify(start.shelf.unreadable, { tone: 'fault' });
    }
    refresh();
  };

  const { games, damaged } = typeof list === 'string' ? { games: [], damaged: [] } : list;
  const isEmpty = games.length + damaged.length === 0;
  return (
    <Panel title={start.shelf.title}>
      {list === 'unreadable' && <p role="alert">{start.shelf.unreadable}</p>}
      {list === 'loading' && <p className={styles['empty']}>{common.loading}</p>}
      {typeof list !== 'string' && isEmpty && <p className={styles['empty']}>{start.shelf.empty}</p>}
      {!isEmpty && (
        <ul role="list" className={styles['list']}>
          {games.map((summary) => (
            <GameRow
              key={summary.sheet.id}
              summary={summary}
              onSave={() => save(summary.sheet.id, fileNameOf(summary.sheet))}
              onShare={() => share(summary)}
              onRemove={() => setDoomed({ id: summary.sheet.id, name: say(summary).title })}
            />
          ))}
          {damaged.map((game) => (
            <DamagedRow
              key={game.id}
              game={game}
              onSave={() => save(game.id, damagedFileName(game.id))}
              onRemove={() => setDoomed({ id: game.id, name: start.shelf.damaged.name(game.id) })}
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
        <p>{doomed && start.shelf.removeSentence(doomed.name)}</p>
      </Dialog>
    </Panel>
  );
};
