import type { AboutTexts } from '../en/about.ts';

export const about: AboutTexts = {
  title: 'Über Coalbrook',
  paragraphs: [
    'Mit Coalbrook spielst du die ganze Brass-Familie. Alles außer den Online-Tischen läuft auf deinem Gerät: kein Konto, kein Tracking und, sobald es einmal geladen ist, kein Internet nötig.',
    'Es ist ein inoffizielles Fanprojekt. „Brass“, „Brass: Lancashire“ und „Brass: Birmingham“ sind Marken von Roxley Game Laboratory; „Age of Industry“ ist eine Marke seines Verlags. Weder Bilder noch Texte eines Verlags werden verwendet: Alles, was du hier siehst und liest, ist für Coalbrook entstanden.',
    'Wenn dir die Spiele gefallen, kauf sie: Auf einem echten Tisch sind sie noch schöner.',
  ],
  credits: [
    [
      'Spiele',
      'Brass: Lancashire und Age of Industry von Martin Wallace; Brass: Birmingham von Gavan Brown, Matt Tolman und Martin Wallace',
    ],
    [
      'Automaten',
      'Eadweard und Emily, ein inoffizielles Solospiel von Fans für Birmingham; ein Teil der Karten ist rekonstruiert',
    ],
    [
      'Schriften',
      'Cormorant Infant von Christian Thalmann, IM Fell English SC von Igino Marini; beide unter der SIL Open Font License',
    ],
    ['Code', 'React und React Aria; Coalbrook selbst unter der MIT-Lizenz'],
  ],
};
