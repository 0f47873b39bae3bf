/** The lessons that come with the game. Each collection is loaded only when it is needed. */

export interface LessonCollection {
  readonly slug: string;
  /** The game that its lessons are about. */
  readonly edition: string;
  /** Whether its lessons are played against automata. */
  readonly hasAutomata: boolean;
  /** Its files, unread, in the order in which they are best learnt. */
  readonly load: () => Promise<readonly unknown[]>;
}

export const collections: readonly LessonCollection[] = [
  {
    slug: 'birmingham',
    edition: 'birmingham',
    hasAutomata: false,
    load: async () => (await import('./data/birmingham/index.ts')).lessons,
  },
  {
    slug: 'automata',
    edition: 'birmingham',
    hasAutomata: true,
    load: async () => (await import('./data/automata/index.ts')).lessons,
  },
  {
    slug: 'lancashire',
    edition: 'lancashire',
    hasAutomata: false,
    load: async () => (await import('./data/lancashire/index.ts')).lessons,
  },
  {
    slug: 'age-of-industry',
    edition: 'age-of-industry',
    hasAutomata: false,
    load: async () => (await import('./data/age-of-industry/index.ts')).lessons,
  },
];
