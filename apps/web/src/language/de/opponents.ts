import { figure } from '@coalbrook/words';

import type { OpponentTexts } from '../en/opponents.ts';

export const opponents: OpponentTexts = {
  who: (seat) => `Wer spielt auf Platz ${seat}?`,
  instead: (name) => `Wer spielt anstelle von ${name}?`,
  people: 'Personen',
  bots: 'Bots',
  characters: 'Charaktere',
  automata: 'Automaten',
  strength: (rating) => `Spielstärke ${figure(rating)}`,
  equal: (name) => `Etwa so stark wie: ${name}`,
  manners: {
    random: 'Spielt irgendeinen erlaubten Zug.',
    shepherd: 'Hat gerade erst die Regeln gelernt und übersieht die meisten Felder und Verbindungen.',
    pedlar: 'Leiht sich nur im Notfall Geld, entwickelt kaum und übersieht viele Felder und Verbindungen.',
    carter: 'Leiht sich nur im Notfall Geld, entwickelt kaum und legt Verbindungen, wo er nur kann.',
    brewer: 'Leiht sich nur im Notfall Geld und baut am liebsten, was die anderen brauchen: Kohle, Eisen und Bier.',
    apprentice: 'Denkt eine Aktion voraus und folgt Faustregeln.',
    collier: 'Hat aus vielen Partien gelernt, übersieht aber manches und baut am liebsten, was die anderen brauchen.',
    baron: 'Hat aus vielen Partien gelernt und legt besonders gern Verbindungen.',
    engineer: 'Hat aus vielen Partien gelernt, entscheidet auf den ersten Blick und entwickelt gern.',
    master: 'Hat aus vielen Partien gelernt und denkt voraus.',
    spinner: 'Folgt Faustregeln und liebt Baumwolle: im Schnitt fünf bis acht Spinnereien in einer Partie zu viert.',
    cottonLord:
      'Denkt voraus und liebt Baumwolle: im Schnitt vier bis fünf Spinnereien in einer Partie zu viert, der Meister keine bis drei.',
    navvy: 'Folgt Faustregeln und liebt Strecken: im Schnitt zwölf bis neunzehn Verbindungen in einer Partie zu viert.',
    railwayKing:
      'Denkt voraus und liebt Strecken: im Schnitt zwölf bis sechzehn Verbindungen in einer Partie zu viert, der Meister zehn bis dreizehn.',
    potter:
      'Folgt Faustregeln und liebt Keramik: zwei Töpfereien in einer Partie zu viert, dreimal so viele wie der Lehrling.',
    masterPotter:
      'Denkt voraus und liebt Keramik: im Schnitt zwei Töpfereien in einer Partie zu viert, der Meister eine.',
    innkeeper:
      'Folgt Faustregeln und liebt Bier: im Schnitt fünf Brauereien in einer Partie zu viert, der Lehrling eine.',
    masterBrewer: 'Denkt voraus und liebt Bier: im Schnitt vier Brauereien in einer Partie zu viert, der Meister zwei.',
  },
  ownPortrait: 'Eigenes Porträt',
  fill: 'Tisch füllen',
  mixtures: { gentle: 'Sanft', even: 'Mittel', strong: 'Stark' },
};
