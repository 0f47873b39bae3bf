/** When two names look the same. */

/** Letters that look like Latin ones: a run of them, and in the same order what they look like. */
const ALIKE: readonly (readonly [letters: string, latin: string])[] = [
  // Latin letters that do not come apart into a letter and a mark.
  ['ØøŁłĐđĦħŦŧƗɨɑɡıȷſƄƅßẞƖɩʟɪʀɴʙɢʜᴀᴄᴅᴇᴊᴋᴍᴏᴘꜱᴛᴜᴠᴡʏᴢÞþǀ', 'OoLlDdHhTtIiagijfbbBBliLIRNBGHACDEJKMOPSTUVWYZPpl'],
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХҮЗЬЫԁԜԛҺӀПГШЯИЭ', 'ABESIJKMHOPCTYXY3bbdWqhlNrWRN3'],
  ['авеѕіјкмнорстухүзьԝһӏпгшѵѡո', 'abesijkmhopctyxy3bwhlnrwvwn'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ', 'ABEZHIKMNOPTYXCM'],
  ['αβγεηικμνορτυχωϲϳσς', 'aByenikuvopTuxwcjoc'],
  // Armenian
  ['ԼՏՍՕաոսհցզօքյԱ', 'LSUOwnuhgqopjU'],
  // Cherokee
  ['ᎪᏴᏟᎠᎬᎶᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃᎩ', 'ABCDEGHiJKLMPRSTVWZY'],
  // Others
  ['\u05c0\u0627\u15f0\u13c6\u25ef\u25cb\u00b0', 'llMIOOo'],
  // Lisu
  ['ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPDTGKJCZFMNLSRVHWXYAEIOU'],
];

const LOOKS: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([letters, latin]) => Array.from(letters, (letter, at): [string, string] => [letter, latin[at] ?? ''])),
);

/** Letters in circles, squares and flags: where each alphabet begins. */
const FRAMED = [0x1f150, 0x1f170, 0x1f1e6];
const [FIRST, LETTERS] = ['a'.charCodeAt(0), 26];

const framed = (letter: string): string | undefined => {
  const code = letter.codePointAt(0) ?? 0;
  const begin = FRAMED.find((first) => code >= first && code < first + LETTERS);
  return begin === undefined ? undefined : String.fromCharCode(FIRST + code - begin);
};

/** Letters without what is added to them, and without anything that cannot be seen. */
const bare = (name: string): string =>
  name.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

const inLatin = (text: string): string =>
  Array.from(text, (letter) => LOOKS.get(letter) ?? framed(letter) ?? letter).join('');

/** `ß` and the two forms of the Greek s are the same in capital letters. */
const inSmall = (text: string): string => text.toUpperCase().toLowerCase();

/** What is still hard to tell apart in small Latin letters; capital ones look like others again. */
const merged = (text: string): string =>
  text
    .replaceAll(/[\s\p{Z}\u2800]+/gu, '')
    .replaceAll(/[i1|!¡]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[’‘`´ʼ]/g, "'");

/** A name by its letters as they are, and in small letters: some letters of other scripts look alike only in one size. */
const looksOf = (name: string): readonly string[] => {
  const letters = bare(name);
  return [merged(inSmall(inLatin(letters))), merged(inSmall(inLatin(inSmall(letters))))];
};

/** Whether somebody could take one name for the other. */
export const isSameName = (one: string, other: string): boolean => {
  const looks = looksOf(other);
  return looksOf(one).some((look) => looks.includes(look));
};

/** Whether anything of a name can be seen. */
export const isVisibleName = (name: string): boolean => looksOf(name).every((look) => look !== '');
