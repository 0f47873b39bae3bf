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
    waiting: 'Warten auf die anderen',
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
  gone: {
    title: 'Du bist nicht mehr an diesem Tisch',
    note: 'Die Partie hat nicht begonnen. Entweder wurde der Tisch geschlossen, oder dein Platz wird auf einem anderen Gerät gespielt.',
  },
  absent:
    'Auf diesem Gerät hast du keinen Platz an diesem Tisch. Du brauchst den Einladungslink oder, wenn du auf einem anderen Gerät spielst, einen Link von dort: im Menü „Auf einem anderen Gerät spielen“.',
  elsewhere: {
    title: 'Dein Platz wird nur noch auf einem anderen Gerät gespielt',
    note: 'Dieses Gerät wurde abgemeldet. Wenn du hier wieder spielen möchtest, wähle auf dem Gerät mit dem Platz im Menü „Auf einem anderen Gerät spielen“.',
  },
  listed: 'Dieser Tisch steht in der Lobby: Alle auf diesem Server können sich dazusetzen.',
  unlisted: 'Dieser Tisch steht nicht in der Lobby: Andere finden ihn nur mit einer Einladung.',
  talk: 'Den anderen etwas sagen',
};
