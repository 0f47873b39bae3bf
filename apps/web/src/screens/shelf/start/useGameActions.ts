import type { GameSummary } from '@coalbrook/wire';

import { makeBundle } from '../../../files/bundle.ts';
import { copy, download } from '../../../files/download.ts';
import { bundleFileName, damagedFileName, fileNameOf } from '../../../files/fileName.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { exportGame } from '../../../session/exportGame.ts';
import type { ExportedGame } from '../../../session/exportGame.ts';
import { useShelf } from '../../../session/shelfContext.ts';
import { makeProgress } from '../../../settings/keptProgress.ts';
import { notify } from '../../../ui/notices.ts';
import { linkTo } from './saveGame.ts';

/** What can be done with the games of the list. Each says what it did, or that it failed. */
export interface GameActions {
  readonly save: (id: string, fileName: string) => Promise<void>;
  readonly saveAll: (ids: readonly string[]) => Promise<void>;
  readonly share: (summary: GameSummary) => Promise<void>;
  /** Deletes games for good, and says so. */
  readonly remove: (ids: readonly string[], said: string) => Promise<void>;
}

export const useGameActions = (refresh: () => void): GameActions => {
  const { shelf: texts } = useMessages().start;
  const shelf = useShelf();
  const trying = async (run: () => Promise<void>): Promise<void> => {
    try {
      await run();
    } catch {
      notify(texts.unreadable, { tone: 'fault' });
    }
  };
  const withText = (id: string, then: (exported: ExportedGame) => Promise<void> | void): Promise<void> =>
    trying(async () => then(await exportGame(shelf, id)));
  return {
    save: (id, fileName) =>
      withText(id, ({ text, isWhole }) => {
        download(isWhole ? fileName : damagedFileName(id), text);
        notify(isWhole ? texts.saved : texts.damaged.saved);
      }),
    saveAll: (ids) =>
      trying(async () => {
        const games: string[] = [];
        // The stored data as it is: opening every game would replay it.
        for (const id of ids) games.push(await shelf.salvage(id));
        download(bundleFileName(Date.now()), makeBundle(games, makeProgress()));
        notify(texts.saved);
      }),
    share: ({ sheet }) =>
      withText(sheet.id, async ({ text, isWhole }) => {
        const link = isWhole ? await linkTo(text) : undefined;
        if (!isWhole) notify(texts.damaged.title, { tone: 'fault' });
        else if (link === undefined) notify(texts.linkTooLong);
        else if (await copy(link)) notify(texts.linkCopied);
        else download(fileNameOf(sheet), text);
      }),
    remove: async (ids, said) => {
      await trying(async () => {
        for (const id of ids) await shelf.remove(id);
        notify(said);
      });
      refresh();
    },
  };
};
