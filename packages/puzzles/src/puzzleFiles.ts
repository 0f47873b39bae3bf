/** The puzzles that come with the game. Each file is loaded only when it is needed. */

export interface PuzzleFile {
  /** The game that its puzzles are about. */
  readonly edition: string;
  /** Its puzzles, unread, by ease. */
  readonly load: () => Promise<readonly unknown[]>;
}

export const puzzleFiles: readonly PuzzleFile[] = [
  {
    edition: 'birmingham',
    load: async () => (await import('./data/birmingham.json', { with: { type: 'json' } })).default,
  },
  {
    edition: 'lancashire',
    load: async () => (await import('./data/lancashire.json', { with: { type: 'json' } })).default,
  },
  {
    edition: 'age-of-industry',
    load: async () => (await import('./data/age-of-industry.json', { with: { type: 'json' } })).default,
  },
];
