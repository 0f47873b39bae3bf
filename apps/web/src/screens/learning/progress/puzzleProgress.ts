import { findEdition } from '@coalbrook/editions';
import { puzzleFiles } from '@coalbrook/puzzles';
import type { PuzzleFile } from '@coalbrook/puzzles';
import { editionWords } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import { puzzleTextsIn } from '../../../language/puzzleTexts.ts';
import { doneLessons } from '../../../settings/doneLessons.ts';
import { entriesOf } from '../puzzles/shelvedPuzzles.ts';
import type { ProgressPart, ProgressSource } from './progressSource.ts';

const partOf = async (file: PuzzleFile, language: Language): Promise<ProgressPart> => {
  const entries = await entriesOf(file);
  const done = doneLessons();
  const game = findEdition(file.edition);
  const texts = puzzleTextsIn(language.code);
  const index = entries.findIndex(({ id }) => !done.has(id));
  return {
    id: file.edition,
    title: game ? editionWords(game, language).name : file.edition,
    done: entries.filter(({ id }) => done.has(id)).length,
    all: entries.length,
    next:
      index < 0
        ? undefined
        : {
            title: texts.name(index + 1, texts.grades[entries[index].grade]),
            route: { screen: 'puzzle', id: entries[index].id },
          },
  };
};

/** The puzzles, edition by edition. */
export const puzzleProgress: ProgressSource = {
  id: 'puzzles',
  load: ({ language }) => Promise.all(puzzleFiles.map((file) => partOf(file, language))),
};
