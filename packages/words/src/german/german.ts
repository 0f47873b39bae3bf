import type { Language } from '../language.ts';
import { actions } from './actions.ts';
import { faults } from './faults.ts';
import { listed } from './grammar.ts';
import { journal } from './journal.ts';
import { names } from './names.ts';
import { offers } from './offers.ts';
import { plans } from './plans.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { unplayed } from './unplayed.ts';

export const german: Language = {
  code: 'de',
  name: 'Deutsch',
  listed,
  names,
  offers,
  journal,
  plans,
  refusals,
  actions,
  questions,
  faults,
  unplayed,
};
