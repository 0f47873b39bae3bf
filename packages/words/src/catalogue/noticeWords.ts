/** What a notice is about. A test says that notices arrive. */
export type Occasion = 'turn' | 'over' | 'question' | 'test';

/** What people are told away from the page. */
export interface NoticeWords {
  readonly titles: Readonly<Record<Occasion, string>>;
  readonly game: (edition: string, others: string) => string;
  readonly test: string;
  readonly open: string;
  readonly codeTitle: (code: string) => string;
  readonly code: (code: string) => string;
  readonly stop: string;
  readonly stopped: string;
  readonly stopNow: string;
}
