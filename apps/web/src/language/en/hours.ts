/** Hours off. Not part of the catalogue: it is loaded only with the dialogs about them. */

export const hours = {
  note: 'At these times your clock stands still in games with days for each turn. Changes count from your next turn on.',
  zone: (zone: string) => `Times are those of ${zone}.`,
  nights: 'Nights',
  from: 'From',
  to: 'To',
  weekends: 'Weekends',
  holidays: 'Holidays',
  first: 'First day',
  last: 'Last day',
  add: 'Add a holiday',
  remove: 'Remove this holiday',
  save: 'Save',
  saved: 'Your hours off are saved.',
  wrong: 'Each holiday needs a first and a last day, and takes at most 60 days.',
};

export type HourTexts = typeof hours;
