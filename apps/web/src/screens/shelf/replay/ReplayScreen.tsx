import { findEdition } from '@coalbrook/editions';
import { editionWords } from '@coalbrook/words';
import { useState } from 'react';
import { TextArea, TextField } from 'react-aria-components';

import type { ImportedFile } from '../../../files/importedFile.ts';
import { chooseFile } from '../../../files/readJsonFile.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { go } from '../../../route/useRoute.ts';
import { Button } from '../../../ui/Button.tsx';
import { OpenIcon } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useSetUpWith } from '../../play/newGame/useSetUpWith.ts';
import { useDrop } from './useDrop.ts';
import { useFileImport } from './useFileImport.ts';

import styles from './ReplayScreen.module.css';

const Offer = ({ imported }: { readonly imported: Extract<ImportedFile, { readonly kind: 'board' | 'deck' }> }) => {
  const { replay } = useMessages().start;
  const language = useLanguage();
  const keepSetUpWith = useSetUpWith();
  const isBoard = imported.kind === 'board';
  const edition = findEdition(imported.edition);
  const play = (): void => {
    keepSetUpWith(imported);
    go({ screen: 'new' });
  };
  return (
    <div className={styles.offer} role="status">
      <p>
        {isBoard
          ? replay.board(imported.name, edition ? editionWords(edition, language).name : imported.edition)
          : replay.deck(imported.cards)}
      </p>
      <Button look="primary" onPress={play}>
        {isBoard ? replay.boardUse : replay.deckUse}
      </Button>
    </div>
  );
};

/** Opens an imported file or text. */
export const ReplayScreen = () => {
  const { replay } = useMessages().start;
  const { progress, importFile, importText } = useFileImport();
  const [text, setText] = useState('');
  const [isOver, drop] = useDrop((file) => void importFile(file));
  const choose = async (): Promise<void> => {
    const file = await chooseFile();
    if (file) await importFile(file);
  };
  return (
    <Page title={replay.title} subtitle={replay.subtitle} narrow>
      <div className={styles.parts}>
        <div className={styles.drop} data-over={isOver} {...drop}>
          <OpenIcon size={56} />
          <p className={styles.dropLabel}>{progress.stage === 'reading' ? replay.reading : replay.drop}</p>
          <span className={styles.or}>{replay.or}</span>
          <Button look="primary" onPress={() => void choose()}>
            {replay.choose}
          </Button>
        </div>
        {progress.stage === 'wrong' && (
          <div className={styles.wrong} role="alert">
            <p>{replay.wrong(progress.name)}</p>
            <ul>
              {progress.sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
        {progress.stage === 'offered' && <Offer imported={progress.imported} />}
        <Panel title={replay.pasteTitle}>
          <TextField className={styles.paste ?? ''} aria-label={replay.paste} value={text} onChange={setText}>
            <TextArea rows={4} spellCheck="false" placeholder={replay.paste} />
          </TextField>
          <Button isDisabled={text.trim() === ''} onPress={() => void importText(text, replay.paste)}>
            {replay.pasteOpen}
          </Button>
        </Panel>
      </div>
    </Page>
  );
};
