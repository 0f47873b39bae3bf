import type { Unreadable } from '@coalbrook/wire';
import { sayFault } from '@coalbrook/words';
import { useState } from 'react';

import type { Bundle } from '../../../files/bundle.ts';
import { recognise } from '../../../files/importedFile.ts';
import type { ImportedFile } from '../../../files/importedFile.ts';
import { sayUnreadable } from '../../../files/sayUnreadable.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { parseRoute } from '../../../route/route.ts';
import { go } from '../../../route/useRoute.ts';
import { useShelf } from '../../../session/shelfContext.ts';
import { addProgress } from '../../../settings/keptProgress.ts';
import { notify } from '../../../ui/notices.ts';

/** The state of an import. */
export type ImportProgress =
  | { readonly stage: 'idle' | 'reading' }
  | { readonly stage: 'offered'; readonly imported: Extract<ImportedFile, { readonly kind: 'board' | 'deck' }> }
  | { readonly stage: 'wrong'; readonly name: string; readonly sentences: readonly string[] };

/** More than hundreds of games need. */
const MOST = 40_000_000;
const MOST_FAULTS = 4;

export interface FileImport {
  readonly progress: ImportProgress;
  readonly importFile: (file: File) => Promise<void>;
  readonly importText: (text: string, name: string) => Promise<void>;
}

/** Imports a file or text: games open at once, boards and decks are offered, anything else is explained. */
export const useFileImport = (): FileImport => {
  const { replay, shelf: shelfTexts } = useMessages().start;
  const language = useLanguage();
  const shelf = useShelf();
  const [progress, setProgress] = useState<ImportProgress>({ stage: 'idle' });

  const refuse = (name: string, ...sentences: readonly string[]): void =>
    setProgress({ stage: 'wrong', name, sentences });

  const importAll = async ({ texts, progress: learnt }: Bundle, name: string): Promise<void> => {
    if (addProgress(learnt) && texts.length === 0) {
      go({ screen: 'progress' });
      return;
    }
    let count = 0;
    let fault: Unreadable | undefined;
    for (const text of texts) {
      const opened = await shelf.importGame(text);
      if (opened.ok) count++;
      else fault ??= opened.fault;
    }
    if (count === 0) {
      refuse(name, fault ? sayUnreadable(fault, language, replay.absent) : replay.absent);
      return;
    }
    notify(count === texts.length ? replay.added(count) : replay.partlyAdded(count, texts.length));
    go({ screen: 'start' });
  };

  const importText = async (text: string, name: string): Promise<void> => {
    setProgress({ stage: 'reading' });
    const route = parseRoute(/#\/(?:shared|seed)\/\S+/.exec(text)?.[0] ?? '');
    if (route.screen !== 'start') {
      go(route);
      return;
    }
    const imported = recognise(text);
    switch (imported.kind) {
      case 'wrong':
        refuse(name, ...imported.faults.slice(0, MOST_FAULTS).map((fault) => sayFault(fault, language)));
        return;
      case 'board':
      case 'deck':
        setProgress({ stage: 'offered', imported });
        return;
      case 'games':
        await importAll(imported, name).catch(() => refuse(name, shelfTexts.unreadable));
        return;
      case 'game':
        try {
          const opened = await shelf.importGame(imported.text);
          if (opened.ok) go({ screen: 'game', id: opened.value });
          else refuse(name, sayUnreadable(opened.fault, language, replay.absent));
        } catch {
          refuse(name, shelfTexts.unreadable);
        }
    }
  };

  const importFile = async (file: File): Promise<void> => {
    if (file.size > MOST) refuse(file.name, replay.tooBig);
    else await importText(await file.text(), file.name);
  };

  return { progress, importFile, importText };
};
