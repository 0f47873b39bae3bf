import { explain, finishedLanguages } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { Scene } from './scene.ts';

type Setting = ConstructorParameters<typeof Scene>[0];

/** Why an action is refused, in every language: English, then German. */
const sentences = (setting: Setting, line: string, ...before: readonly string[]): readonly string[] => {
  const scene = new Scene({ round: 2, ...setting }).play(...before);
  const refusal = scene.refuse(line);
  return finishedLanguages.map((language) => explain(scene.table, refusal, language));
};

describe('refusals tell two sites of one place apart', () => {
  const lancashire = { edition: 'lancashire', seats: 2 };

  it('by number if the sites accept the same industries', () => {
    const setting = {
      ...lancashire,
      seats: 3,
      players: [{ hand: ['wigan', 'wigan'], mat: { 'coal-1': 0 } }],
      tiles: { 'wigan#1': { seat: 1, tile: 'coal-1' }, 'wigan#2': { seat: 2, tile: 'coal-2' } },
    };
    expect(sentences(setting, 'build wigan#1 coal with wigan')[0]).toMatch(
      /^The tile on the first coal mine site in Wigan is not yours/,
    );
    expect(sentences(setting, 'build wigan#2 coal with wigan')).toEqual([
      'The tile on the second coal mine site in Wigan can be replaced only by level III or higher, and your next tile is level II.',
      'Das Plättchen auf dem zweiten Feld für ein Kohlebergwerk in Wigan lässt sich erst ab Stufe III überbauen, und dein nächstes hat Stufe II.',
    ]);
  });

  it('by industries if they differ', () => {
    const setting = {
      seats: 2,
      players: [{ hand: ['coal', 'coal'], mat: { 'coal-1': 0 } }],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1' } },
    };
    expect(sentences(setting, 'build dudley#1 coal with coal')).toEqual([
      'The coal mine site in Dudley is taken: while you have nothing on the board, the coal mine card works anywhere, but only on free sites.',
      'Das Feld für ein Kohlebergwerk in Dudley ist besetzt: Solange du nichts auf dem Spielplan hast, gilt die Karte „Kohlebergwerk“ überall, aber nur für freie Felder.',
    ]);
  });

  it('not if a place has one site', () => {
    const setting = {
      ...lancashire,
      players: [{ hand: ['ellesmere-port', 'iron'], mat: { 'port-1': 0 } }],
      tiles: { 'ellesmere-port#1': { seat: 0, tile: 'port-2' } },
    };
    expect(sentences(setting, 'build ellesmere-port#1 port with ellesmere-port')[0]).toMatch(
      /^The tile in Ellesmere Port can be replaced only by level III or higher/,
    );
  });
});

describe('refusals mention no era or level that does not exist', () => {
  const brewer = { hand: ['burton', 'burton'], mat: { 'brewery-1': 0, 'brewery-2': 0, 'brewery-3': 0 } };
  const brewery = 'build burton#2 brewery with burton';

  it('a tile of a later era', () => {
    expect(sentences({ seats: 2, players: [brewer] }, brewery)).toEqual([
      'Your next tile is brewery IV, which can only be built in a later era.',
      'Dein nächstes Plättchen ist Brauerei IV und darf erst in einer späteren Epoche gebaut werden.',
    ]);
    expect(sentences({ seats: 2, options: ['introductory'], players: [brewer] }, brewery)).toEqual([
      'Your next tile is brewery IV, which cannot be built in this game.',
      'Dein nächstes Plättchen ist Brauerei IV und darf in diesem Spiel nicht gebaut werden.',
    ]);
  });

  it('a second tile in a place, which the canal era forbids in the introductory game, too', () => {
    const setting = {
      seats: 2,
      options: ['introductory'],
      players: [{ hand: ['dudley', 'dudley'] }],
      tiles: { 'dudley#1': { seat: 0, tile: 'coal-1' } },
    };
    expect(sentences(setting, 'build dudley#2 iron with dudley')).toEqual([
      'You already have 1 tile in Dudley, and this era allows no more in one place.',
      'Du hast schon 1 Plättchen in Dudley, und in dieser Epoche ist an einem Ort nicht mehr erlaubt.',
    ]);
  });

  it('a level above the highest', () => {
    const birmingham = {
      seats: 2,
      era: 'rail',
      players: [{ hand: ['kidderminster', 'iron'], mat: { 'coal-1': 0, 'coal-2': 0, 'coal-3': 0 } }],
      tiles: { 'kidderminster#1': { seat: 0, tile: 'coal-4' } },
    };
    expect(sentences(birmingham, 'build kidderminster#1 coal with kidderminster')).toEqual([
      'The tile on the cotton mill or coal mine site in Kidderminster already has the highest level, so nothing can replace it.',
      'Das Plättchen auf dem Feld für eine Baumwollspinnerei oder ein Kohlebergwerk in Kidderminster hat schon die höchste Stufe, die es gibt, und kann nicht überbaut werden.',
    ]);
    const ageOfIndustry = (tile: string): Setting => ({
      edition: 'age-of-industry',
      seats: 3,
      players: [{ hand: ['yellow', 'yellow'], mat: { 'goods-0': 0 } }],
      tiles: { 'leipzig#1': { seat: 0, tile } },
    });
    const cotton = 'build leipzig#1 cotton with yellow';
    expect(sentences(ageOfIndustry('cotton-3'), cotton)[0]).toContain('can be replaced only by level 4 or higher');
    expect(sentences(ageOfIndustry('goods-4'), cotton)[0]).toContain('already has the highest level');
  });
});

describe('refusals name the line', () => {
  it('if a rail lacks coal', () => {
    const setting = { seats: 2, era: 'rail', players: [{ money: 40 }] };
    expect(sentences(setting, 'network coventry-nuneaton')).toEqual([
      'The line Coventry–Nuneaton is not connected to any coal: it needs 1, and no mine or merchant is within reach.',
      'Die Strecke Coventry–Nuneaton ist mit keiner Kohle verbunden: Nötig ist 1, und weder Kohlebergwerk noch Händler ist erreichbar.',
    ]);
  });

  it('if a rail of Age of Industry lacks coal or iron', () => {
    const setting = {
      edition: 'age-of-industry',
      seats: 3,
      tiles: { 'leipzig#1': { seat: 0, tile: 'cotton-1' } },
      links: { 'leipzig-kassel': 0 },
    };
    expect(sentences(setting, 'network berlin-leipzig')[0]).toMatch(
      /^The line Berlin–Leipzig is not connected to any coal/,
    );
  });
});

describe('refusals say what is closed or has another name', () => {
  const mill = { 'birmingham#1': { seat: 0, tile: 'cotton-1' } };

  it('a merchant that does not trade with so few players', () => {
    expect(sentences({ seats: 2, tiles: mill }, 'sell birmingham#1 to warrington#1')).toEqual([
      'That merchant space in Warrington is closed: it is not used with 2 players.',
      'Dieses Händlerfeld in Warrington ist geschlossen: Bei 2 Spielern wird es nicht benutzt.',
    ]);
    expect(sentences({ seats: 3, tiles: mill }, 'sell birmingham#1 to nottingham#2')[0]).toBe(
      'That merchant space in Nottingham is closed: it is not used with 3 players.',
    );
  });

  it.each(['develop cotton', 'develop cotton-2'])('%s in Age of Industry', (line) => {
    expect(sentences({ edition: 'age-of-industry', seats: 3 }, line)).toEqual([
      'This game has no such action: write “remove cotton-1” instead.',
      'Diese Aktion gibt es in diesem Spiel nicht: Schreibe stattdessen „remove cotton-1“.',
    ]);
  });

  it('developing goods in Age of Industry, and removing a shipyard in Lancashire', () => {
    expect(sentences({ edition: 'age-of-industry', seats: 3 }, 'develop goods')[0]).toBe(
      'This game has no such action: write “remove goods-0” instead.',
    );
    expect(sentences({ edition: 'lancashire', seats: 3 }, 'remove shipyard-2')[0]).toBe(
      'This game has no such action: write “develop shipyard” instead.',
    );
  });

  it('removing a tile in Birmingham, and what no game like it has', () => {
    expect(sentences({ seats: 2 }, 'remove cotton-1')[0]).toBe(
      'This game has no such action: write “develop cotton” instead.',
    );
    expect(sentences({ seats: 2 }, 'repay')[0]).toBe('This game has no such action.');
  });
});
