/** What expected points consist of. `mat`: what can still be built. */
export const worthParts = ['tiles', 'links', 'income', 'money', 'mat', 'cards'] as const;

export type WorthPart = (typeof worthParts)[number];
