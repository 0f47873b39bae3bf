import { useState } from 'react';

import { useFriendTexts } from '../language/friendTexts.ts';
import { inviteFriend } from '../session/online/friendsApi.ts';
import { Button } from '../ui/Button.tsx';
import { useFriends } from './useFriends.ts';

import styles from './People.module.css';

/** Friends who can be asked to a table. Nothing if there are none. */
export const InviteFriends = ({ game }: { readonly game: string }) => {
  const texts = useFriendTexts();
  const { list, run } = useFriends();
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set());
  if (!list || list.friends.length === 0) return undefined;
  /** What has become of the invitation to a friend. */
  const sayOf = (friend: string): string | undefined => {
    const sent = list.sent?.find((one) => one.friend === friend && one.game === game);
    if (sent) return sent.declined === true ? texts.declined : texts.invited;
    return invited.has(friend) ? texts.accepted : undefined;
  };
  const invite = async (friend: string): Promise<void> => {
    if (await run(() => inviteFriend(friend, game))) setInvited((before) => new Set([...before, friend]));
  };
  return (
    <section aria-label={texts.inviteTitle}>
      <h3 className={styles.heading}>{texts.inviteTitle}</h3>
      <ul role="list" className={styles.list}>
        {list.friends.map(({ friend, name, isPresent }) => (
          <li key={friend}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
              {isPresent && <small>{texts.atTable}</small>}
            </span>
            {sayOf(friend) !== undefined ? (
              <span role="status">{sayOf(friend)}</span>
            ) : (
              <Button size="small" aria-label={`${texts.invite}: ${name}`} onPress={() => void invite(friend)}>
                {texts.invite}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
