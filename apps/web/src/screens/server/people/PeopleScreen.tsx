import { useEffect, useState } from 'react';

import { copy } from '../../../files/download.ts';
import { useFriendTexts } from '../../../language/friendTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { BlockDialog } from '../../../people/BlockDialog.tsx';
import { CardForm } from '../../../people/CardForm.tsx';
import { useFriends } from '../../../people/useFriends.ts';
import type { Friends } from '../../../people/useFriends.ts';
import { hrefOf } from '../../../route/route.ts';
import { replaceRoute } from '../../../route/useRoute.ts';
import {
  addFriend,
  blockFriend,
  keepCard,
  makeFriendLink,
  removeFriend,
  unblock,
  visitFriendLink,
} from '../../../session/online/friendsApi.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Invitations, Requests } from './Invitations.tsx';

import styles from '../../../people/People.module.css';

type Part = Friends & { readonly list: NonNullable<Friends['list']> };

/** A link that somebody has opened, to become a friend. */
const Visit = ({ token, list, run }: Part & { readonly token: string }) => {
  const texts = useFriendTexts();
  const [name, setName] = useState<string>();
  const [isDead, setDead] = useState(false);
  useEffect(() => {
    void visitFriendLink(token).then((answer) => {
      if (answer.ok) setName(answer.value.name);
      else setDead(true);
    });
  }, [token]);
  const become = async (): Promise<void> => {
    if (!(await run(() => addFriend(token)))) return;
    notify(texts.became(name ?? ''));
    replaceRoute({ screen: 'people', token: '' });
  };
  if (isDead) return <p role="alert">{texts.noLink}</p>;
  if (name === undefined) return undefined;
  return (
    <Panel title={texts.visit(name)}>
      {list.card ? (
        <Button look="primary" onPress={() => void become()}>
          {texts.become}
        </Button>
      ) : (
        <p>{texts.needsName}</p>
      )}
    </Panel>
  );
};

const FriendsPanel = ({ list: { friends }, run }: Part) => {
  const texts = useFriendTexts();
  const { online } = useMessages();
  const [chosen, setChosen] = useState<{ readonly friend: string; readonly isRemoval: boolean }>();
  const found = friends.find(({ friend }) => friend === chosen?.friend);
  return (
    <Panel title={texts.list}>
      {friends.length === 0 && <p>{texts.none}</p>}
      {friends.length > 0 && (
        <div className={styles.way}>
          <p>{texts.inviteNote}</p>
          <LinkButton size="small" href={hrefOf({ screen: 'friends' })}>
            {online.title}
          </LinkButton>
        </div>
      )}
      <ul role="list" className={styles.list}>
        {friends.map(({ friend, name, isPresent }) => (
          <li key={friend}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
              {isPresent && <small>{texts.atTable}</small>}
            </span>
            {([true, false] as const).map((isRemoval) => (
              <Button
                key={String(isRemoval)}
                look="quiet"
                size="small"
                aria-label={`${isRemoval ? texts.remove : texts.block}: ${name}`}
                onPress={() => setChosen({ friend, isRemoval })}
              >
                {isRemoval ? texts.remove : texts.block}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {found && chosen && (
        <BlockDialog
          name={found.name}
          isRemoval={chosen.isRemoval}
          onBlock={() => void run(() => (chosen.isRemoval ? removeFriend : blockFriend)(found.friend))}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Panel>
  );
};

const OwnLink = ({ list: { link }, run }: Part) => {
  const texts = useFriendTexts();
  const { online } = useMessages();
  const address =
    link === undefined ? '' : new URL(hrefOf({ screen: 'people', token: link }), window.location.href).href;
  const copyLink = async (): Promise<void> => {
    if (await copy(address)) notify(online.copied);
  };
  return (
    <Panel title={texts.link}>
      <div className={styles.link}>
        {link !== undefined && <TextField label={texts.link} value={address} onChange={() => undefined} />}
        <p>{texts.linkNote}</p>
      </div>
      <div className={styles.tools}>
        {link !== undefined && <Button onPress={() => void copyLink()}>{online.copy}</Button>}
        <Button look={link === undefined ? 'plain' : 'quiet'} onPress={() => void run(makeFriendLink)}>
          {link === undefined ? texts.makeLink : texts.newLink}
        </Button>
      </div>
    </Panel>
  );
};

const Blocked = ({ list: { blocked }, run }: Part) => {
  const texts = useFriendTexts();
  return (
    <Panel title={texts.blocked}>
      <ul role="list" className={styles.list}>
        {blocked.map(({ block, name }) => (
          <li key={block}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
            <Button
              look="quiet"
              size="small"
              aria-label={`${texts.unblock}: ${name}`}
              onPress={() => void run(() => unblock(block))}
            >
              {texts.unblock}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** One’s friends: what they ask, how they see one, and whom one has blocked. */
export const PeopleScreen = ({ token }: { readonly token: string }) => {
  const texts = useFriendTexts();
  const { loading } = useMessages().common;
  const friends = useFriends();
  const { list, isLost, run } = friends;
  const keep = async (card: Parameters<typeof keepCard>[0]): Promise<void> => {
    if (await run(() => keepCard(card))) notify(texts.kept);
  };
  const part = list && { ...friends, list };
  return (
    <Page title={texts.title} subtitle={texts.note} narrow>
      {isLost && <p role="alert">{texts.unreachable}</p>}
      {!list && !isLost && <p>{loading}</p>}
      {part && (
        <div className={styles.panels}>
          {token !== '' && <Visit token={token} {...part} />}
          {part.list.invitations.length > 0 && <Invitations list={part.list} run={run} />}
          {part.list.requests.length > 0 && <Requests list={part.list} run={run} />}
          {part.list.card && <FriendsPanel {...part} />}
          {part.list.card && <OwnLink {...part} />}
          <Panel title={texts.card}>
            <CardForm
              key={String(part.list.card !== undefined)}
              card={part.list.card}
              onKeep={(card) => void keep(card)}
            />
          </Panel>
          {part.list.blocked.length > 0 && <Blocked {...part} />}
        </div>
      )}
    </Page>
  );
};
