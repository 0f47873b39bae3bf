/** An article is needed before what is built. */
interface NamedThing {
  readonly one: string;
  readonly gender: 'm' | 'f' | 'n';
}

const a = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

export const conditions = {
  /** What can be waited for, as a choice. */
  kinds: {
    built: 'Somebody builds',
    link: 'A link is laid',
    site: 'A site is taken',
    sold: 'Somebody sells',
    price: 'The price of a cube',
    money: 'My money',
    first: 'I am first in the round',
    last: 'I am last in the round',
  },
  built: (industry: NamedThing | undefined, at: string, isNot: boolean) =>
    `${isNot ? 'nobody' : 'somebody'} builds ${[industry ? a(industry.one) : '', at].filter((part) => part !== '').join(' ')}`,
  sold: (to: string, isNot: boolean) => `${isNot ? 'nobody' : 'somebody'} sells ${to}`,
  site: (site: string, isNot: boolean) => `${site} is ${isNot ? 'still free' : 'taken'}`,
  link: (link: string, isNot: boolean) => `${isNot ? 'no link lies' : 'a link lies'} on ${link}`,
  price: (cargo: string, money: string, isNot: boolean) =>
    `a cube of ${cargo} costs ${isNot ? 'more than' : 'at most'} ${money}`,
  money: (money: string, isNot: boolean) => `I have ${isNot ? 'less than' : 'at least'} ${money}`,
  first: (isNot: boolean) => `I am ${isNot ? 'not first' : 'first'} in the round`,
  last: (isNot: boolean) => `I am ${isNot ? 'not last' : 'last'} in the round`,
  /** Before conditions, which have small letters. */
  ifAll: (list: string) => `If ${list}`,
  otherwise: 'Otherwise',
  next: 'Your next turn',
  after: 'The turn after it',
  left: 'the turn is left to you',
  removeOne: (what: string) => `Remove: ${what}`,
  onlyIf: 'Only if …',
  another: 'And if …',
  kind: 'What must happen',
  place: 'Where',
  onMap: 'Choose on the map',
  anywhere: 'Anywhere',
  industry: 'What',
  anything: 'Anything',
  which: 'Which',
  amount: 'At least',
  atMost: 'At most',
  isNot: 'The opposite: only if this does not come true',
  wrongAmount: 'Enter an amount from 1 to 999.',
  replaces: 'It takes the place of what you had left for every other case.',
  joins: 'It is tried after the conditions that you have left before.',
  afterNote: 'It is played only if the turn before it was played by order. It can spend only cards that you hold now.',
  drawn: (why: string) => `${why} The plan has drawn it, but you may not: spend another card.`,
  full: 'That is as much as an order can hold. Remove something first.',
  planAfter: 'Plan the turn after it',
  add: 'Plan another case',
};

export type ConditionTexts = typeof conditions;
