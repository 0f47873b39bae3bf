import { useTable } from '../tableModel.ts';
import { useSayings } from '../useSpoken.ts';
import { useTurnSpeech } from '../useTurnSpeech.ts';

/** What screen readers are told about the turn, and the answers to questions. Nothing of it is seen. */
export const SpokenPart = () => {
  const model = useTable();
  useTurnSpeech(model);
  return (
    <div id="spoken" className="visually-hidden" role="status" aria-live="polite">
      {useSayings(model.spoken).flatMap(({ count, sentences }) =>
        sentences.map((sentence, index) => <p key={`${count} ${index}`}>{sentence}</p>),
      )}
    </div>
  );
};
