/** The palette, and the list of keys. */
export const palette = {
  matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  /** What is typed as records write it. */
  playTyped: (text: string) => `Play what you typed: ${text}`,
  typedSeveral: (text: string) => `“${text}” fits several moves. Type more of it.`,
  typedNone: (text: string) => `“${text}” is not possible now.`,
  towns: 'What is in a town?',
  /** Other words for commands and moves, by the id of the command. */
  synonyms: {
    'kind:build': 'place tile industry construct',
    'kind:double': 'anywhere',
    'kind:network': 'link line rail track canal connect route',
    'kind:develop': 'remove upgrade skip tile',
    'kind:remove': 'develop upgrade skip tile',
    'kind:sell': 'flip goods merchant trade market',
    'kind:loan': 'money borrow cash bank credit',
    'kind:repay': 'money pay back loan debt',
    'kind:scout': 'wild joker cards',
    'kind:draw': 'take card display deck',
    'kind:pass': 'skip nothing',
    'ask:turn': 'preview what now question',
    'ask:purses': 'money income cash points score players',
    'ask:cards': 'hand',
    'ask:markets': 'market coal iron price cubes cost distant',
    'ask:merchants': 'merchant beer barrel buys sell market',
    'ask:moves': 'journal history last happened',
    'ask:worth': 'points score value next tiles',
    deck: 'cards discard pile',
    undo: 'back take',
    help: 'keys shortcuts keyboard',
  } as Readonly<Record<string, string>>,
  changeKey: (label: string) => `Change the key for ${label}`,
  pressKey: 'Press the new key, or Escape to keep the old one.',
  keyTaken: (label: string) => `That key already belongs to: ${label}.`,
  keySet: (label: string, key: string) => `${label}: ${key}`,
  resetKeys: 'Restore the usual keys',
};

export type PaletteTexts = typeof palette;
