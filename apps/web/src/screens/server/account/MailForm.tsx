import { useState } from 'react';

import type { AccountTexts } from '../../../language/en/account.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { addAddress, askForLetter, enterCode } from '../../../session/online/accountApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { TextField } from '../../../ui/TextField.tsx';

import styles from './Account.module.css';

interface MailFormProps {
  readonly texts: AccountTexts;
  /** The name of the account to which the address is added, or under which one is opened; to sign in without one. */
  readonly name?: string;
  /** What the button says before anything was sent. */
  readonly label: string;
  readonly onDone: () => Promise<void>;
}

/** A letter that was asked for. */
interface Sent {
  readonly id: string;
  readonly address: string;
}

/** Takes a mail address, and then the code that was sent to it. */
export const MailForm = ({ texts, name, label, onDone }: MailFormProps) => {
  const { code: language } = useLanguage();
  const { mail } = texts;
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<Sent>();
  const [isBusy, setBusy] = useState(false);
  const fail = (failed: string, otherwise: string): void => {
    const sentences: Readonly<Record<string, string>> = {
      address: mail.wrongAddress,
      unreadable: mail.wrongAddress,
      flood: name === undefined ? mail.tooMany : texts.tooOften,
      taken: mail.taken,
      offline: texts.unreachable,
    };
    notify(sentences[failed] ?? otherwise, { tone: 'fault' });
  };
  const send = async (): Promise<void> => {
    const to = address.trim();
    const answer = await (name === undefined ? askForLetter(to, language) : addAddress(to, language, name));
    if (answer.ok) setSent({ id: answer.value.id, address: to });
    else fail(answer.failed, texts.failed);
  };
  const confirm = async (id: string): Promise<void> => {
    const answer = await enterCode(id, code.trim());
    if (!answer.ok) return fail(answer.failed, mail.wrongCode);
    setSent(undefined);
    setAddress('');
    await onDone();
  };
  const submit = async (): Promise<void> => {
    setBusy(true);
    await (sent ? confirm(sent.id) : send());
    setCode('');
    setBusy(false);
  };
  const isReady = sent ? /^\d{6}$/.test(code.trim()) : address.trim() !== '' && name !== '';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) void submit();
      }}
    >
      {sent && (
        <p role="status" className={styles.wide}>
          {(name === undefined ? mail.sentIfKnown : mail.sent)(sent.address)}
        </p>
      )}
      {sent ? (
        <TextField label={mail.code} value={code} maxLength={6} onChange={setCode} />
      ) : (
        <TextField label={mail.address} value={address} type="email" maxLength={254} onChange={setAddress} />
      )}
      <Button type="submit" isDisabled={isBusy || !isReady}>
        {sent ? mail.confirm : label}
      </Button>
      {sent && (
        <Button look="quiet" isDisabled={isBusy} onPress={() => setSent(undefined)}>
          {mail.other}
        </Button>
      )}
    </form>
  );
};
