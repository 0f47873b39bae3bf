import type { FriendList } from '@coalbrook/wire/online';

import { useFriendTexts } from '../../../language/friendTexts.ts';
import type { Friends } from '../../../people/useFriends.ts';
import { useFriends } from '../../../people/useFriends.ts';
import { go } from '../../../route/useRoute.ts';
import { answerInvitation, answerRequest } from '../../../session/online/friendsApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useEditionName } from '../ratings/useEditionName.ts';

import styles from '../../../people/People.module.css';

interface AskedProps {
  readonly list: FriendList;
  readonly run: Friends['run'];
}

/** The tables to which friends have asked one. */
export const Invitations = ({ list: { invitations }, run }: AskedProps) => {
  const texts = useFriendTexts();
  const editionName = useEditionName();
  const come = (invitation: string): Promise<boolean> =>
    run(async () => {
      const answer = await answerInvitation(invitation, true);
      const { game, token } = answer.ok ? answer.value : {};
      if (game !== undefined && token !== undefined) go({ screen: 'join', id: game, token });
      return answer;
    });
  return (
    <Panel title={texts.invitations}>
      <ul role="list" className={styles.list}>
        {invitations.map(({ invitation, name, edition }) => (
          <li key={invitation}>
            <span className={styles.name}>{texts.invites(name, editionName(edition))}</span>
            <Button
              look="primary"
              size="small"
              aria-label={`${texts.come}: ${name}`}
              onPress={() => void come(invitation)}
            >
              {texts.come}
            </Button>
            <Button
              look="quiet"
              size="small"
              aria-label={`${texts.decline}: ${name}`}
              onPress={() => void run(() => answerInvitation(invitation, false))}
            >
              {texts.decline}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** People who want to be friends. Whoever accepts first says how friends see them, on the page of their friends. */
export const Requests = ({ list: { card, requests }, run }: AskedProps) => {
  const texts = useFriendTexts();
  const accept = async (request: string): Promise<void> => {
    if (!card) go({ screen: 'people', token: '' });
    await run(() => answerRequest(request, true));
  };
  return (
    <Panel title={texts.requests}>
      <ul role="list" className={styles.list}>
        {requests.map(({ request, name }) => (
          <li key={request}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
            <Button size="small" aria-label={`${texts.accept}: ${name}`} onPress={() => void accept(request)}>
              {texts.accept}
            </Button>
            <Button
              look="quiet"
              size="small"
              aria-label={`${texts.refuse}: ${name}`}
              onPress={() => void run(() => answerRequest(request, false))}
            >
              {texts.refuse}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

interface OwnInvitationsProps {
  /** How many there are, as somebody has heard who is told. */
  readonly asks: number;
  readonly onAnswered: () => void;
}

/** What others have asked one; nothing if nobody has. */
export const OwnInvitations = ({ asks, onAnswered }: OwnInvitationsProps) => {
  const { list, run: answer } = useFriends(asks);
  const run: Friends['run'] = async (work) => {
    const isDone = await answer(work);
    onAnswered();
    return isDone;
  };
  if (!list) return undefined;
  return (
    <>
      {list.invitations.length > 0 && <Invitations list={list} run={run} />}
      {list.requests.length > 0 && <Requests list={list} run={run} />}
    </>
  );
};
