import type { PlaceId } from '@coalbrook/rules';
import { sceneOf } from '@coalbrook/scene';
import { explain, thingsOf } from '@coalbrook/words';

import type { SpokenQuestion } from '../../../desk/command.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import type { Asked } from '../../../spoken/answers.ts';
import type { TableModel } from './tableModel.ts';
import { turnSpeech } from './turnSpeech.ts';
import { usePreviewWords } from './useTurnSpeech.ts';

/** Loaded when somebody asks. */
const load = () => import('../../../spoken/answering.ts');

export interface TableAnswers {
  readonly answer: (question: SpokenQuestion) => void;
  readonly describe: (place: PlaceId) => void;
}

/** Answers questions about the table in words. */
export const useAnswers = (model: TableModel): TableAnswers => {
  const { snapshot, desk, story, spoken } = model;
  const { table, frame } = snapshot;
  const messages = useMessages();
  const language = useLanguage();
  const from = usePreviewWords(model);
  const { view } = snapshot.shown;
  const things = thingsOf(table, language);
  const asked = (texts: Asked['texts']): Asked => ({
    texts,
    table,
    view,
    viewer: frame.viewer,
    things,
    messages,
    names: story.names,
    lines: story.lines,
    since: story.since,
  });
  /** What the chosen action would do, or what is asked; otherwise for whom the table waits. */
  const turn = (): readonly string[] => {
    const said = turnSpeech(desk.state, snapshot, from);
    return said.length > 0 ? said : [from.texts.waitsFor(story.names[frame.actor] ?? '')];
  };
  return {
    answer(question) {
      if (question === 'turn') spoken.say(turn());
      else void load().then(({ answers, answersIn }) => spoken.say(answers[question](asked(answersIn(language.code)))));
    },
    describe(place) {
      const { isOpen, offers } = desk.state;
      const speaker = { table, scene: sceneOf(table, view), things, names: story.names, words: messages.board };
      const outlook = {
        isOpen,
        offers,
        whyNot: (...targets: Parameters<typeof desk.whyNot>) => desk.whyNot(...targets),
        explain: (refusal: Parameters<typeof explain>[1]) => explain(table, refusal, language, story.names),
      };
      void load().then(({ answersIn, sayTown }) =>
        spoken.say(sayTown(asked(answersIn(language.code)), speaker, place, outlook)),
      );
    },
  };
};
