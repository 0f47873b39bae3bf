import type { InputFault } from '@coalbrook/rules/input';
import { sayFault } from '@coalbrook/words';
import { useState } from 'react';

import { chooseFile, readJsonFile } from '../../../files/readJsonFile.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Select } from '../../../ui/Select.tsx';
import type { SelectOption } from '../../../ui/Select.tsx';
import { fileFaults } from './possible.ts';
import { withFile } from './setUp.ts';
import type { SetUp } from './setUp.ts';

import styles from './FileChoice.module.css';

const OWN = 'own file';
const BRING = 'bring a file';
const MOST_FAULTS = 3;

export interface FileChoiceProps {
  readonly label: string;
  /** The key of the file in the edition. */
  readonly file: string;
  readonly setUp: SetUp;
  readonly onChange: (setUp: SetUp) => void;
  /** The choices without a file. */
  readonly printed: readonly SelectOption<string>[];
  readonly chosen: string;
  readonly onPrinted: (value: string) => void;
  /** Labels for a chosen file, and for choosing one. */
  readonly ownName: string;
  readonly bring: string;
}

/** The built-in choices or a file of one's own; a file that cannot be used says why and changes nothing. */
export const FileChoice = (props: FileChoiceProps) => {
  const { label, file, setUp, onChange, printed, chosen, onPrinted, ownName, bring } = props;
  const { fileWrong } = useMessages().start.setUp;
  const language = useLanguage();
  const [wrong, setWrong] = useState<{ readonly name: string; readonly faults: readonly InputFault[] }>();
  const isOwn = setUp.files[file] !== undefined;

  const take = async (): Promise<void> => {
    const chosenFile = await chooseFile();
    if (!chosenFile) return;
    const read = await readJsonFile(chosenFile);
    const faults = read.ok ? fileFaults(setUp, file, read.value) : [read.fault];
    setWrong(faults.length > 0 ? { name: chosenFile.name, faults } : undefined);
    if (read.ok && faults.length === 0) onChange(withFile(setUp, file, read.value));
  };
  const choose = (value: string): void => {
    if (value === BRING) {
      void take();
      return;
    }
    setWrong(undefined);
    if (value !== OWN) onPrinted(value);
  };

  return (
    <div>
      <Select
        label={label}
        choices={[...printed, ...(isOwn ? [{ value: OWN, label: ownName }] : []), { value: BRING, label: bring }]}
        value={isOwn ? OWN : chosen}
        onChange={choose}
      />
      {wrong && (
        <div role="alert" className={styles.wrong}>
          <p>{fileWrong(wrong.name)}</p>
          <ul>
            {wrong.faults.slice(0, MOST_FAULTS).map((fault) => (
              <li key={JSON.stringify(fault)}>{sayFault(fault, language)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
