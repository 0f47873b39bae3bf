import type { ActionWords, QuestionWords } from './catalogue/actionWords.ts';
import type { OfferWords } from './catalogue/editionNames.ts';
import type { FaultWords } from './catalogue/faultWords.ts';
import type { JournalWords } from './catalogue/journalWords.ts';
import type { NameWords } from './catalogue/nameWords.ts';
import type { UnplayedWords } from './catalogue/noticeWords.ts';
import type { PlanWords } from './catalogue/planWords.ts';
import type { RefusalWords } from './catalogue/refusalWords.ts';

/** A language: one catalogue with all its texts. */
export interface Language {
  /** As in BCP 47. */
  readonly code: string;
  /** Its own name for itself. */
  readonly name: string;
  /** One, two and three; or one, two or three. */
  readonly listed: (items: readonly string[], joint?: 'and' | 'or') => string;
  readonly names: NameWords;
  readonly offers: OfferWords;
  readonly journal: JournalWords;
  readonly plans: PlanWords;
  readonly refusals: RefusalWords;
  readonly actions: ActionWords;
  readonly questions: QuestionWords;
  readonly faults: FaultWords;
  readonly unplayed: UnplayedWords;
}
