/** The players that are offered for what they like to do, each at two strengths. */

import data from '../data/characters.json' with { type: 'json' };
import { thumbJudge } from './judge.ts';
import type { Leaning } from './leaning.ts';
import { learntFrom } from './learntFrom.ts';
import { mapMarkText } from './net/mapMark.ts';
import type { NetShelf } from './net/netShelf.ts';
import type { Policy } from './policy.ts';
import { characterNames } from './policyNames.ts';
import type { CharacterName } from './policyNames.ts';
import { atFirstSight, masterBudgets } from './search/budgets.ts';
import { thinker } from './thinker.ts';

/** What makes a character. */
interface Character {
  /** Whether it judges as the master does and looks as far ahead; otherwise rules of thumb decide, at first sight. */
  readonly isMaster: boolean;
  readonly leaning: Leaning;
  /** What it likes on maps where that leaning would cost too much, by the mark of the map. */
  readonly maps?: Readonly<Record<string, Leaning>>;
}

const characters: Readonly<Record<CharacterName, Character>> = data;

/** The characters. Those that use nets take them from the shelf, and look ahead by rules of thumb where there is none. */
export const charactersWith = (shelf: NetShelf): readonly Policy[] =>
  characterNames.map((name) => {
    const { isMaster, leaning, maps = {} } = characters[name];
    const judgement = isMaster
      ? learntFrom(shelf, masterBudgets)
      : { judgeFor: thumbJudge, budgetFor: () => atFirstSight };
    return thinker({ ...judgement, name, leaningFor: (table) => maps[mapMarkText(table)] ?? leaning });
  });
