import type { TilePoints } from '@coalbrook/guide';
import { capital } from '@coalbrook/words';
import type { Noun } from '@coalbrook/words';

import type { ReasonTexts } from '../en/reasons.ts';

const pointsOf = (points: number): string => (points === 1 ? '1 Punkt' : `${points} Punkte`);

const oftenOf = (times: number): string => (times > 1 ? `, ${times === 2 ? 'doppelt' : `${times}-mal`} gezählt` : '');

const tilePointsOf = ({ points, times }: TilePoints): string => `${pointsOf(points)}${oftenOf(times)}`;

const numbers = ['keine', 'eine', 'zwei', 'drei'];

const your = ({ gender, one }: Noun): string => `${gender === 'f' ? 'Deine' : 'Dein'} ${one}`;

const yourNext = ({ gender, one }: Noun): string =>
  `${{ m: 'Dein nächster', f: 'Deine nächste', n: 'Dein nächstes' }[gender]} ${one}`;

const FEW_ROUNDS = 3;

export const reasonTexts: ReasonTexts = {
  buyer: (tile, at, buyerAt, lacksBeer) =>
    `${your(tile)} ${at} hat dann einen Abnehmer ${buyerAt}${lacksBeer ? '; nur Bier fehlt noch' : ''}.`,
  nearer: (tile, at, links, link) =>
    `${your(tile)} ${at} braucht dann nur noch ${links === 1 ? `${link.gender === 'f' ? 'eine' : 'einen'} ${link.one}` : `${numbers[links] ?? links} ${link.many}`} bis zu einem Abnehmer.`,
  ownBuyer: (buyerAt, lacksBeer) =>
    `Dafür gibt es einen Abnehmer ${buyerAt}, und der Weg ist schon da${lacksBeer ? '; nur Bier fehlt noch' : ''}.`,
  missingLinks: (links, link) =>
    links === 1
      ? `Noch ${link.gender === 'f' ? 'eine' : 'ein'} ${link.one}, dann ist ein Abnehmer erreicht.`
      : `Noch ${numbers[links] ?? links} ${link.many}, dann ist ein Abnehmer erreicht.`,
  carries: (cargo, tile, at, places) =>
    `${cargo} ${tile.gender === 'f' ? 'aus deiner' : 'aus deinem'} ${tile.one} ${at} kommt dann bis ${places}.`,
  carriesFar: (cargo, tile, at, count) =>
    `${cargo} ${tile.gender === 'f' ? 'aus deiner' : 'aus deinem'} ${tile.one} ${at} erreicht dann ${count} weitere Orte.`,
  market: (cargo) => `Damit ist dein Netzwerk mit dem Markt für ${cargo} verbunden.`,
  reaches: (places) => `Dein Netzwerk reicht dann bis ${places}.`,
  opens: (at, cards, count) =>
    `${capital(at)} kannst du dann ${count === 1 ? 'deine Karte' : 'deine Karten'} nutzen: ${cards}.`,
  linkPoints: (points, sources) => `Beim jetzigen Stand bringt das ${pointsOf(points)}${sources}.`,
  pointsFor: {
    all: (source) => ` für ${source}`,
    some: (parts) => `: ${parts}`,
    part: (points, source) => `${points} für ${source}`,
  },
  edgePlace: (place) => `${place} am Rand des Spielplans`,
  flippedTiles: (tiles, at) =>
    `${tiles === 1 ? 'ein umgedrehtes' : `${numbers[tiles] ?? tiles} umgedrehte`} Plättchen ${at}`,
  linkMoney: (money) => `Beim jetzigen Stand bringt das am Ende ${money}.`,
  paid: (cubes, cargo, money) => `Der Markt nimmt sofort ${cubes} ${cargo} ab und zahlt dir ${money}.`,
  flipping: ({ gender, one }, at, isNew) =>
    `${isNew ? `${{ m: 'der', f: 'die', n: 'das' }[gender]} neue` : gender === 'f' ? 'deine' : 'dein'} ${one} ${at}`,
  flips: (tiles, count, brought) =>
    `${capital(tiles)} ${count === 1 ? 'wird' : 'werden'} umgedreht${brought === '' ? '' : ` und ${count === 1 ? 'bringt' : 'bringen'} ${brought}`}.`,
  flipsForOthers: (tiles, count, brought) =>
    `Allerdings ${count === 1 ? 'wird damit auch ein fremdes Plättchen' : 'werden damit auch fremde Plättchen'} umgedreht: ${tiles}${brought === '' ? '' : `; das bringt anderen ${brought}`}.`,
  flipsAtOnce: (brought) => `Das Plättchen wird sofort umgedreht${brought === '' ? '' : ` und bringt ${brought}`}.`,
  mayFlip: (tile, brought, { tiles, closing }) => {
    if (closing === tiles) return 'Jedes Plättchen, das gezogen werden kann, schließt den Markt: Verkauft wird nichts.';
    if (closing > 0)
      return `Von ${tiles} Plättchen, die gezogen werden können, ${closing === 1 ? 'würde eins' : `würden ${closing}`} den Markt schließen, und nichts wäre verkauft.`;
    return `Noch schließt kein Plättchen den Markt: ${your(tile)} wird umgedreht${brought === '' ? '' : ` und bringt ${brought}`}.`;
  },
  promise: {
    sold: (brought) => `Beim Verkauf bringt das ${brought}.`,
    soldThrough: (brought) => `Wird darüber verkauft, bringt das ${brought}.`,
    emptied: (brought, cargo) => `Ist der Vorrat an ${cargo} aufgebraucht, bringt das Plättchen ${brought}.`,
    built: (brought) => `Das bringt ${brought}.`,
  },
  gainMoney: (money, isOnce) => (isOnce ? money : `jede Runde ${money} mehr`),
  gainPoints: tilePointsOf,
  beerFor: (tile, at) =>
    `${your(tile)} ${at} lässt sich nur mit Bier verkaufen; dein eigenes braucht keine Verbindung.`,
  bonus: (isUsed, bonus) =>
    isUsed
      ? `Das Fass des Händlers wird verbraucht und bringt einen Bonus: ${bonus}.`
      : `Das Fass des Händlers würde einen Bonus bringen: ${bonus}.`,
  bonuses: {
    money: (money) => money,
    income: (money) => `jede Runde ${money} mehr`,
    someIncome: 'ein Schritt zu mehr Einkommen',
    points: pointsOf,
    develop: (count) =>
      count === 1 ? 'du entwickelst ein Plättchen kostenlos' : `du entwickelst ${count} Plättchen kostenlos`,
  },
  takes: (cargo, left, isOwn) =>
    `Das Plättchen ${isOwn ? 'gehört dir' : 'ist ein fremdes'}; dort ${left === 1 ? 'bleibt' : 'bleiben'} noch ${left} ${cargo}.`,
  cards: (has) =>
    `Du hast ${has === 1 ? 'eine Karte' : `${has === 0 ? 'keine' : has} Karten`}, und jeder Bau kostet eine.`,
  idleCards: (idle, of) => `Mit ${idle} von deinen ${of} Karten kannst du gerade nichts bauen.`,
  locked: (left) =>
    `${left === 1 ? 'Noch ein gesperrtes Plättchen muss' : `Noch ${left} gesperrte Plättchen müssen`} weg, bevor du diese Industrie bauen kannst.`,
  second: (industry, level) =>
    `Mit derselben Aktion geht noch ein zweites weg: ${yourNext(industry)} hat dann Stufe ${level}.`,
  unlocked: (industry, level) => `Jetzt ist nichts mehr gesperrt: ${yourNext(industry)} hat dann Stufe ${level}.`,
  above: (left, level, nextLevel, countsMore) =>
    `Dann ${left === 1 ? 'liegt noch ein' : `liegen noch ${numbers[left] ?? left}`} Plättchen der Stufe ${level} über Stufe ${nextLevel}${countsMore ? ', die mehr Punkte bringt' : ''}.`,
  better: (industry, level, before, now) => {
    const next = `${yourNext(industry)} hat dann Stufe ${level}`;
    if (now.points * now.times <= before.points * before.times) return `${next}.`;
    return now.times === before.times
      ? `${next}: ${pointsOf(now.points)} statt ${before.points}${oftenOf(now.times)}.`
      : `${next}: ${tilePointsOf(now)}, statt ${before.points}${oftenOf(before.times)}.`;
  },
  purse: (has, isLittle) => `Du hast ${isLittle ? 'nur ' : ''}${has}.`,
  loan: (purse, perRound, cost, rounds) => {
    const price = `${purse} Der Kredit kostet dich ab jetzt jede Runde ${perRound}${cost === undefined ? '' : `, bis zum Ende ${cost}`}.`;
    if (rounds === 0) return `${purse} Nach dieser Runde gibt es kein Einkommen mehr.`;
    return rounds !== undefined && rounds <= FEW_ROUNDS
      ? `${price} Das ist spät: Dafür ${rounds === 1 ? 'bleibt noch eine Runde' : `bleiben noch ${numbers[rounds] ?? rounds} Runden`}.`
      : price;
  },
  owes: (income) => `Dein Einkommen sinkt auf ${income}: Das zahlst du jede Runde.`,
  lastLoan: (points, moneyPerPoint, mostPoints) => {
    const count = `Am Ende bringen je ${moneyPerPoint} einen Punkt${mostPoints === undefined ? '' : `, höchstens ${mostPoints}`}.`;
    return points > 0
      ? `${count} Nach Abzug des Einkommens, das er kostet, bringt dir der Kredit ${points === 1 ? 'einen Punkt' : `${points} Punkte`}.`
      : `${count} Nach Abzug des Einkommens, das er kostet, bringt dieser Kredit keinen.`;
  },
};
