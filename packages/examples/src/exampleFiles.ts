/** The examples that come with the game. Each file is loaded only when it is needed. */

export interface ExampleFile {
  /** The document whose statements it has examples of. */
  readonly document: string;
  /** Its examples, unread, in the order of the statements. */
  readonly load: () => Promise<readonly unknown[]>;
}

export const exampleFiles: readonly ExampleFile[] = [
  {
    document: 'birmingham',
    load: async () => (await import('./data/birmingham.json', { with: { type: 'json' } })).default,
  },
  {
    document: 'lancashire',
    load: async () => (await import('./data/lancashire.json', { with: { type: 'json' } })).default,
  },
  {
    document: 'age-of-industry',
    load: async () => (await import('./data/age-of-industry.json', { with: { type: 'json' } })).default,
  },
  {
    document: 'birmingham-automa',
    load: async () => (await import('./data/birmingham-automa.json', { with: { type: 'json' } })).default,
  },
];
