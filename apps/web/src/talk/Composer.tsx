import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { isRemarkBody, LONGEST_REMARK } from '@coalbrook/wire/online';
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useTalkTexts } from '../language/talkTexts.ts';
import { keepOwnName, ownName } from '../session/online/ownName.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { keep, readKept } from './kept.ts';
import type { Talk, TalkState } from './talk.ts';

import styles from './Talk.module.css';

export interface ComposerProps {
  readonly talk: Pick<Talk, 'game' | 'takeReturned'>;
  readonly seat: Seat;
  /** The last remark that the server did not take. */
  readonly refused: TalkState['refused'];
  readonly onSay: (body: string, name: string) => void;
}

/** The characters that are left are said when there are this few. */
const FEW = 60;

const LONGEST_NAME = 40;

/** Where a remark is written. What is not sent is still there after a reload. */
export const Composer = ({ talk, seat, refused, onSay }: ComposerProps) => {
  const texts = useTalkTexts();
  const { game } = talk;
  const draft = `draft.${seat}`;
  const [body, setBody] = useState(() => {
    const kept = readKept(game, draft);
    return typeof kept === 'string' ? kept : '';
  });
  const [name, setName] = useState(ownName);
  const watches = seat === NOBODY;
  const said = body.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();
  const left = LONGEST_REMARK - said.length;
  const isSayable = isRemarkBody(said);
  const isReady = isSayable && (!watches || name.trim() !== '');

  const write = (text: string): void => {
    setBody(text);
    keep(game, draft, text === '' ? undefined : text);
  };
  // Only the name has to be changed, so nothing is to be written again.
  useEffect(() => {
    const returned = refused?.why === 'name' ? talk.takeReturned() : '';
    if (returned !== '') write([returned, body].filter(Boolean).join('\n'));
  });
  const send = (): void => {
    if (!isReady) return;
    if (watches) keepOwnName(name);
    onSay(said, name.trim());
    write('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys of the table are not meant here.
    event.stopPropagation();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const label = texts.say[watches ? 'watchers' : 'table'];
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {watches && (
        <TextField
          label={texts.name}
          isLabelHidden
          value={name}
          onChange={setName}
          maxLength={LONGEST_NAME}
          placeholder={texts.name}
        />
      )}
      <div className={styles.writing}>
        <textarea
          className={styles.input}
          aria-label={label}
          placeholder={label}
          dir="auto"
          rows={1}
          value={body}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button look="primary" size="small" type="submit" isDisabled={!isReady}>
          {texts.send}
        </Button>
      </div>
      {left < FEW && (
        <p className={styles.note} data-fault={left < 0 || undefined} role="status">
          {texts.left(left)}
        </p>
      )}
      {said !== '' && left >= 0 && !isSayable && (
        <p className={styles.note} data-fault role="status">
          {texts.cannotSend}
        </p>
      )}
      {watches && <p className={styles.note}>{texts.watchersNote}</p>}
    </form>
  );
};
