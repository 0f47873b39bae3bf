import type { Action, GameEvent, Kind, OutletId, Refusal, Table, View } from '@coalbrook/rules';
import { capital, explain, sayAction, sayCustomer, sayKind, sayQuestion, tellDeeds, thingsOf } from '@coalbrook/words';
import type { Things } from '@coalbrook/words';
import { useMemo } from 'react';

import { useLanguage } from '../language/useMessages.ts';

/** The game's sentences for the desk, in the current language. */
export interface DeskWords {
  readonly things: Things;
  action(action: Action, view: View): string;
  /** Whom a tile is sold to. */
  customer(outlet: OutletId, view: View): string;
  kind(kind: Kind): string;
  question(view: View): string;
  why(refusal: Refusal): string;
  /** What events do to a position, as sentences without the name of the acting seat. */
  deeds(before: View, events: readonly GameEvent[]): readonly string[];
}

export const useWords = (table: Table, names: readonly string[]): DeskWords => {
  const language = useLanguage();
  return useMemo(
    () => ({
      things: thingsOf(table, language),
      action: (action, view) => capital(sayAction(table, action, language, view)),
      customer: (outlet, view) => sayCustomer(table, outlet, language, view),
      kind: (kind) => capital(sayKind(table, kind, language)),
      question: (view) => sayQuestion(table, view, language),
      why: (refusal) => explain(table, refusal, language, names),
      deeds: (before, events) => tellDeeds(table, names, language, before, events).map(({ text }) => capital(text)),
    }),
    [table, names, language],
  );
};
