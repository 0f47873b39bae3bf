/** About the project. Not part of the catalogue: it is loaded only with its dialog. */

export const about = {
  title: 'About Coalbrook',
  paragraphs: [
    'Coalbrook plays the whole Brass family of board games. Everything but online tables runs on your device: no account, no tracking, and no network needed once it has loaded.',
    'It is an unofficial fan project. “Brass”, “Brass: Lancashire” and “Brass: Birmingham” are trademarks of Roxley Game Laboratory; “Age of Industry” is a trademark of its publisher. It uses no publisher’s art or text: everything you see and read here was made for Coalbrook.',
    'If you enjoy the games, buy them: they are even better on a real table.',
  ],
  credits: [
    [
      'Games',
      'Brass: Lancashire and Age of Industry by Martin Wallace; Brass: Birmingham by Gavan Brown, Matt Tolman and Martin Wallace',
    ],
    [
      'Automata',
      'Eadweard and Emily, an unofficial solo game made by fans of Birmingham; some of their cards are reconstructed',
    ],
    [
      'Type',
      'Cormorant Infant by Christian Thalmann, IM Fell English SC by Igino Marini; both under the SIL Open Font License',
    ],
    ['Code', 'React and React Aria; Coalbrook itself under the MIT licence'],
  ] as readonly (readonly [string, string])[],
};

export type AboutTexts = typeof about;
