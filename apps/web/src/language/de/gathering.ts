import type { GatheringTexts } from '../en/gathering.ts';

export const gathering: GatheringTexts = {
  invite: {
    title: 'Mitspieler einladen',
    note: (free) =>
      free === 1
        ? 'Ein Platz ist frei. Wer den Link öffnet, bekommt ihn.'
        : `${free} Plätze sind frei. Wer den Link öffnet, sucht sich einen aus.`,
    shared: (title) => `Spiel mit mir ${title}`,
    guests: 'Das sehen deine Gäste',
    ask: 'Link erstellen',
    askNote: 'Alle am Tisch können andere einladen.',
    more: 'Weitere Links',
  },
  ready: {
    title: 'Alle sind da. Bist du bereit?',
    note: 'Die Partie beginnt, und die Uhren laufen, sobald alle bereit sind.',
    yes: 'Ich bin bereit',
    no: 'Noch nicht',
    waits: (names) => `Noch nicht bereit: ${names}.`,
    own: 'Du bist bereit.',
    is: 'bereit',
    isNot: 'noch nicht bereit',
    failed: 'Jemand hat den Tisch verlassen.',
    heading: 'Bereit?',
  },
  talk: 'Den anderen etwas sagen',
};
