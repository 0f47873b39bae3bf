import theLastBarrel from './01-the-last-barrel.json' with { type: 'json' };
import tooDearForEadweard from './02-too-dear-for-eadweard.json' with { type: 'json' };
import hisBeerFirst from './03-his-beer-first.json' with { type: 'json' };
import heDoesTheWork from './04-he-does-the-work.json' with { type: 'json' };
import noBridgeForHim from './05-no-bridge-for-him.json' with { type: 'json' };
import whoseIron from './06-whose-iron.json' with { type: 'json' };
import herBeerOrHis from './07-her-beer-or-his.json' with { type: 'json' };

/** In the order in which they are best learnt. */
export const lessons: readonly unknown[] = [
  theLastBarrel,
  tooDearForEadweard,
  hisBeerFirst,
  heDoesTheWork,
  noBridgeForHim,
  whoseIron,
  herBeerOrHis,
];
