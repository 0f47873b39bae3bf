import type { Result } from '@coalbrook/rules';
import { inputFault, parseJson } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';

/** More than any game, board or deck needs. */
const MOST = 4_000_000;

/** Reads a chosen file as JSON. */
export const readJsonFile = async (file: File): Promise<Result<unknown, InputFault>> => {
  if (file.size > MOST)
    return { ok: false, fault: inputFault(file.name, 'outOfRange', { kind: 'smallerFile' }, file.size) };
  return parseJson(await file.text(), { name: file.name });
};

/** Opens the file dialog; undefined if it is cancelled. */
export const chooseFile = (): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json,text/plain';
    input.addEventListener('change', () => resolve(input.files?.[0] ?? undefined));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
