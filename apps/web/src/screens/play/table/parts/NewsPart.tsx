import { JournalNews } from '../../../../journal/JournalNews.tsx';
import { isOwnDeed, isRevealed } from '../../../../telling/reveal.ts';
import { useTable } from '../tableModel.ts';

/** Announces to screen readers what happens. */
export const NewsPart = () => {
  const { story, snapshot } = useTable();
  const { frame, shown, steps } = snapshot;
  const last = story.lines.at(-1)?.item;
  const isInTurn = frame.stage === 'waiting' && last?.seat === frame.actor;
  return (
    <JournalNews
      lines={story.lines}
      names={story.names}
      isQuiet={shown.mode === 'past'}
      isGrowing={shown.mode === 'telling' || isInTurn}
      isKnown={(line) => isOwnDeed(line, frame.viewer) && !isRevealed(line, steps)}
    />
  );
};
