import type { JoiningTexts } from '../en/joining.ts';

export const joining: JoiningTexts = {
  deviceNotes: {
    once: 'Du bekommst einen Link zu deinem Platz, der nur einmal funktioniert. Öffne ihn auf deinem anderen Gerät und zeig ihn sonst niemandem.',
    others:
      'Dieses Gerät behält den Platz. Andere Geräte, auf denen du ihn spielst, verlieren ihn, sobald du den Link erstellst.',
    account: 'Geräte, die an demselben Konto angemeldet sind, brauchen keinen Link und behalten den Platz.',
  },
  joinNote: 'Wähle einen freien Platz und einen Namen. Ein Konto ist nicht nötig.',
  joinSeveralNote: 'Wähle einen Platz und einen Namen. Wenn ihr euch dieses Gerät teilt, wählt mehrere Plätze.',
  nameFor: (seat) => `Name für den Platz von ${seat}`,
  sitSeat: 'Platz',
  sitHere: 'An diesem Gerät spielen',
  occupied: 'besetzt',
  watchTitle: 'Zuschauen',
  tryAgain: 'Noch einmal versuchen',
  allTaken: 'Alle Plätze sind besetzt',
  allTakenNote:
    'Wenn du hier schon einen Platz hast, wähle auf dem Gerät, auf dem du spielst, im Menü „Auf einem anderen Gerät spielen“. Wenn du zuschauen möchtest, frag nach dem Link für Zuschauer.',
  finished: 'Diese Partie ist beendet',
  finishedNote: 'Wenn du sehen möchtest, wie es ausgegangen ist, frag nach dem Link für Zuschauer.',
  dead: {
    title: 'Dieser Link gilt nicht mehr',
    note: 'Er ist schon benutzt, ein neuerer hat ihn ersetzt, oder den Tisch gibt es nicht mehr. Wenn du selbst dort sitzt, steht der Tisch bei deinen Tischen.',
    ways: 'Lass dir einen neuen Link geben, oder such dir einen anderen Tisch.',
  },
  deviceTitle: (name) => `Der Platz von ${name}`,
  deviceNote: 'Mit diesem Link kannst du diesen Platz auch auf diesem Gerät spielen. Er funktioniert nur einmal.',
  watchOver: 'Die Partie ist beendet; du kannst alles ansehen.',
  ratedSeat: 'In einer gewerteten Partie hat jede Person einen Platz.',
  sitDown: 'Platz nehmen',
  needsSeat: 'Wähle einen Platz.',
  needsName: 'Gib einen Namen ein.',
  needsNames: 'Gib für jeden Platz einen Namen ein.',
};
