import type { FinalRematch } from '../../../count/FinalScore.tsx';
import { useMessages } from '../../../language/useMessages.ts';
import { go } from '../../../route/useRoute.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { randomSeed } from '../../../session/randomSeed.ts';
import { rematchOf } from '../../../session/rematch.ts';
import { notify } from '../../../ui/notices.ts';
import { useBeginGame } from '../newGame/useBeginGame.ts';

/** The same game again: on this device at once, or with everybody at an online table. Undefined for spectators. */
export const useRematch = ({ sheet, rematch }: GameSnapshot): FinalRematch | undefined => {
  const { story, online } = useMessages();
  const { begin } = useBeginGame(go);
  const { rematch: label } = story.final;
  if (rematch === undefined) return undefined;
  if (rematch === 'here') return { label, play: () => begin(rematchOf(sheet, randomSeed())) };
  const play = async (): Promise<void> => {
    const [{ askForRematch }, { keepLinks }] = await Promise.all([
      import('../../../session/online/onlineApi.ts'),
      import('../../../session/online/keptLinks.ts'),
    ]);
    const next = await askForRematch(sheet.id);
    if (next.ok) {
      if (next.value.opened) keepLinks(next.value.opened);
      go({ screen: 'online', id: next.value.game });
      return;
    }
    const sentences: Readonly<Record<string, string>> = {
      offline: online.unreachable,
      taken: online.rematchTaken,
      name: online.nameTaken,
    };
    notify(sentences[next.failed] ?? online.failed, { tone: 'fault' });
  };
  return rematch === 'open' ? { label: online.joinRematch, note: online.rematchOpen, play } : { label, play };
};
