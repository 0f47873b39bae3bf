import { ageOfIndustry, birmingham, editions, lancashire } from '@coalbrook/editions';
import type { Edition } from '@coalbrook/rules';
import { readBoard } from '@coalbrook/rules/input';
import type { IndustryFile, InputFault, TileFile } from '@coalbrook/rules/input';
import { english, sayExpected, sayPlace } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { boardCalled } from './boards.ts';
import { edit, more } from './edit.ts';
import type { Change } from './edit.ts';
import { pathsOf, strangeValues } from './paths.ts';

interface Case {
  readonly what: string;
  readonly changes: Readonly<Record<string, Change>>;
  readonly faults: readonly string[];
}

type Row = readonly [what: string, changes: Case['changes'], ...faults: readonly string[]];

const casesOf = (rows: readonly Row[]): readonly Case[] =>
  rows.map(([what, changes, ...faults]) => ({ what, changes, faults }));

const named = (name: string): { readonly board: unknown; readonly faultsOf: (board: unknown) => readonly string[] } => {
  const { board, edition } = boardCalled(name);
  const line = (fault: InputFault): string =>
    `${sayPlace(fault, english)}: ${fault.problem}: ${sayExpected(fault.expected, english)}`;
  const faultsOf = (changed: unknown): readonly string[] => {
    const read = readBoard(changed, edition.boardTerms);
    return read.ok ? [] : read.fault.map(line);
  };
  return { board, faultsOf };
};

/** Each case names a change and the beginning of each line of the report. */
const finds = (name: string, rows: readonly Row[]): void => {
  const { board, faultsOf } = named(name);
  describe(`on the board of ${name} the checker finds`, () => {
    it.each(casesOf(rows))('$what', ({ changes, faults }) => {
      const found = faultsOf(edit(board, changes));
      expect(found).toHaveLength(faults.length);
      found.forEach((line, index) => expect(line).toContain(faults[index]));
    });
  });
};

const town = { slug: 'ulm', name: 'Ulm', kind: 'town', at: [330, 890], sites: [['cotton']], colour: 'orange' };

const extraSites = Array.from({ length: 9 }, () => ['iron']);

finds('Germany', [
  ['no board at all', { '': 7 }, 'the board: wrongKind: an object'],
  [
    'another format, and looks no further',
    { $format: 'coalbrook-board/2', places: [] },
    '$format: unknown: coalbrook-board/1',
  ],
  ['no format', { $format: undefined }, '$format: missing'],
  [
    'a board for another game',
    { edition: 'birmingham', places: [] },
    'edition: impossible: a board for age-of-industry',
  ],
  ['a field that nobody knows', { colour: 'red' }, 'colour: superfluous: one of $schema'],
  ['no name', { name: '  ' }, 'name: missing'],
  ['a doubt about reconstruction', { reconstructed: 'yes' }, 'reconstructed: wrongKind'],
  ['no size', { size: undefined }, 'size: missing'],
  ['a size of one number', { size: [1000] }, 'size: wrongKind'],
  [
    'a size too small for anything',
    { size: [1000, 99], places: [], links: [], merchants: [] },
    'size[1]: outOfRange',
    'places: missing',
    'links: missing',
    'merchants: missing',
  ],

  ['no places', { places: undefined }, 'places: missing'],
  ['places that are no list', { places: {} }, 'places: wrongKind'],
  ['a place that is no object', { 'places[30]': 'switzerland' }, 'places[30]: wrongKind'],
  [
    'a 33rd place',
    {
      places: more({ ...town, at: [950, 900] }, { ...town, slug: 'linz', name: 'Linz', at: [950, 800] }),
      links: more({ slug: 'ulm-linz', ends: ['ulm', 'linz'] }, { slug: 'linz-austria', ends: ['linz', 'austria'] }),
    },
    'places: outOfRange: at most 32 places',
  ],
  ['a place without slug, but no line to it', { 'places[0].slug': undefined }, 'places[0].slug: missing'],
  [
    'a slug with capitals',
    {
      'places[0].slug': 'Kiel',
      'links[0].ends[1]': 'Kiel',
      'links[0].slug': 'denmark-Kiel',
      'links[1].ends[0]': 'Kiel',
      'links[1].slug': 'Kiel-hamburg',
    },
    'places[0].slug: wrongKind: words of a to z',
  ],
  ['a slug twice', { places: more({ ...town, slug: 'kiel', at: [950, 900] }) }, 'places[31].slug: superfluous'],
  ['a place without name', { 'places[0].name': '' }, 'places[0].name: missing'],
  ['a name that is none', { 'places[0].name': 5 }, 'places[0].name: wrongKind'],
  [
    'a kind that the game does not have',
    { 'places[0].kind': 'farm' },
    'places[0].kind: superfluous: one of town, outside, settlement, sea',
  ],
  ['a field that places do not have', { 'places[0].size': 3 }, 'places[0].size: superfluous'],
  ['a field that only other games have', { 'places[0].icons': 2 }, 'places[0].icons: superfluous'],
  ['a town without sites', { 'places[3].sites': undefined }, 'places[3].sites: missing'],
  ['a town with no site', { 'places[3].sites': [] }, 'places[3].sites: missing: at least 1'],
  [
    'too many sites',
    { 'places[3].sites': Array.from({ length: 10 }, () => ['iron']) },
    'places[3].sites: outOfRange: at most 9',
  ],
  [
    'too many sites in all',
    {
      places: (places: readonly { sites?: readonly (readonly string[])[] }[]) =>
        places.map((place, index) =>
          index < 14 && place.sites ? { ...place, sites: [...place.sites, ...extraSites].slice(0, 9) } : place,
        ),
    },
    'places: outOfRange: at most 120 sites',
  ],
  [
    'a settlement with sites',
    {
      'places[30].kind': 'settlement',
      'places[30].sites': [['coal']],
      'places[30].colour': 'brown',
      'merchants[6]': undefined,
    },
    'places[30].sites: outOfRange',
  ],
  ['a site for nothing', { 'places[3].sites[1]': [] }, 'places[3].sites[1]: missing: at least 1 industry'],
  ['a site that is no list', { 'places[3].sites[1]': 'iron' }, 'places[3].sites[1]: wrongKind'],
  [
    'a site for an industry that the board does not have',
    { 'places[3].sites[0][1]': 'pottery' },
    'places[3].sites[0][1]: superfluous: one of cotton',
  ],
  ['a site for an industry twice', { 'places[3].sites[0][1]': 'cotton' }, 'places[3].sites[0][1]: superfluous'],
  [
    'a site for ships on land',
    { 'places[3].sites[0]': ['ship'] },
    'places[3].sites[0][0]: impossible: an industry that',
  ],
  [
    'an industry that can be built nowhere',
    {
      places: (places: readonly { sites?: readonly (readonly string[])[] }[]) =>
        places.map((place) =>
          place.sites
            ? { ...place, sites: place.sites.map((site) => (site.includes('goods') ? ['cotton', 'iron'] : site)) }
            : place,
        ),
    },
    'places: missing: a site that accepts goods',
  ],
  [
    'no access to the markets',
    {
      places: (places: readonly { sites?: readonly (readonly string[])[] }[]) =>
        places.map(({ ...place }) => ({
          ...place,
          trade: false,
          ...(place.sites ? { sites: place.sites.map((site) => (site.includes('port') ? ['coal'] : site)) } : {}),
        })),
    },
    'places: missing: a site that accepts port',
  ],
  ['sites without colour', { 'places[3].colour': undefined }, 'places[3].colour: missing'],
  ['a colour that cannot be written', { 'places[3].colour': 'Pale Blue' }, 'places[3].colour: wrongKind'],
  [
    'a colour that is the deck',
    { 'places[3].colour': 'deck' },
    'places[3].colour: superfluous: a word other than deck and to,',
  ],
  ['a colour that is a word of notation', { 'places[3].colour': 'to' }, 'places[3].colour: superfluous'],
  ['a colour that is another card', { 'places[3].colour': 'iron' }, 'places[3].colour: superfluous'],
  [
    'a colour for no sites',
    { 'places[30].colour': 'brown' },
    'places[30].colour: superfluous: no colour where there are no sites',
  ],
  ['imports on land', { 'places[0].imports': 3 }, 'places[0].imports: impossible: a place at sea'],
  ['a doubtful trade icon', { 'places[0].trade': 1 }, 'places[0].trade: wrongKind'],
  ['a doubtful terminal', { 'places[0].terminal': 'no' }, 'places[0].terminal: wrongKind'],
  [
    'too much confidence',
    { 'places[0].confidence': { exists: 1.5 }, 'places[1].confidence': -1, 'links[0].confidence': 'high' },
    'places[0].confidence.exists: outOfRange',
    'places[1].confidence: outOfRange',
    'links[0].confidence: wrongKind',
  ],
  ['a place nowhere', { 'places[30].at': undefined }, 'places[30].at: missing'],
  ['a place at half a point', { 'places[30].at': [250] }, 'places[30].at: wrongKind'],
  ['a place outside the drawing', { 'places[30].at': [250, 1001] }, 'places[30].at[1]: outOfRange: 0 to 1000'],
  ['a place at no number', { 'places[30].at[0]': '250' }, 'places[30].at[0]: wrongKind'],
  [
    'places too near to each other',
    { 'places[28].at': [305, 85] },
    'places[28].at: impossible: 30 or more between places',
  ],

  ['no lines', { links: undefined }, 'links: missing'],
  ['a line that is no object', { 'links[0]': ['denmark', 'kiel'] }, 'links[0]: wrongKind'],
  ['a field that lines do not have', { 'links[0].length': 3 }, 'links[0].length: superfluous'],
  ['a line with one end', { 'links[0].ends': ['kiel'] }, 'links[0].ends: missing: at least 2 ends'],
  [
    'a line with too many ends',
    { 'links[12].ends': more('berlin', 'kiel', 'munich') },
    'links[12].ends: outOfRange: at most 4 ends',
  ],
  ['a line to nowhere', { 'links[7].ends[1]': 'atlantis' }, 'links[7].ends[1]: unknown: a place'],
  ['a line from a place to itself', { 'links[7].ends[1]': 'bremen' }, 'links[7].ends[1]: superfluous: each end once'],
  ['an end that is no text', { 'links[7].ends[1]': 5 }, 'links[7].ends[1]: wrongKind'],
  ['a line without slug', { 'links[7].slug': undefined }, 'links[7].slug: missing'],
  [
    'a line that is not called after its ends',
    { 'links[7].slug': 'bremen-hanover' },
    'links[7].slug: impossible: two of its ends, as bremen-dortmund',
  ],
  ['a line called after something else', { 'links[7].slug': 'the-line' }, 'links[7].slug: impossible'],
  [
    'a line twice',
    { links: more({ slug: 'denmark-kiel', ends: ['denmark', 'kiel'], via: [[255, 75]] }) },
    'links[53]: superfluous: each line once',
  ],
  [
    'a line there and back',
    { links: more({ slug: 'kiel-denmark', ends: ['kiel', 'denmark'], via: [[255, 75]] }) },
    'links[53]: superfluous: each line once',
  ],
  ['an era of another game', { 'links[7].eras': ['canal'] }, 'links[7].eras[0]: superfluous: rail'],
  ['no era at all', { 'links[7].eras': [] }, 'links[7].eras: missing: at least 1 era'],
  ['an era twice', { 'links[7].eras': ['rail', 'rail'] }, 'links[7].eras[1]: superfluous'],
  ['a point outside the drawing', { 'links[0].via': [[255, -1]] }, 'links[0].via[0][1]: outOfRange'],
  ['a point that is none', { 'links[0].via': [255, 70] }, 'links[0].via[0]: wrongKind', 'links[0].via[1]: wrongKind'],
  ['a place that no line leads to', { 'links[0]': undefined }, 'places[28]: missing: a line to denmark'],
  [
    'places that cannot be reached',
    { 'links[14]': undefined, 'links[13]': undefined, 'links[11]': undefined },
    'places[5]: missing: a way from danzig, konigsberg to the other places',
  ],
  [
    'a line across another',
    { links: more({ slug: 'leipzig-hanover', ends: ['leipzig', 'hanover'], via: [[470, 330]] }) },
    'links[53]: impossible: a line that crosses no other',
  ],
  [
    'a line across another by a detour',
    { 'links[12].via': [[930, 200]] },
    'links[14]: impossible: a line that crosses no other',
  ],
  ['a line on top of another', { 'links[2].via': [[300, 275]] }, 'links[3]: impossible: a line that crosses no other'],
  [
    'a line through a place',
    { links: more({ slug: 'kiel-hanover', ends: ['kiel', 'hanover'] }) },
    'links[53]: impossible: 15 or more from places where it does not end',
  ],
  [
    'lanes to a place on land',
    { lanes: [{ land: 'kiel', sea: 'denmark' }] },
    'lanes[0].sea: impossible: a place at sea',
  ],

  ['no markets', { merchants: undefined }, 'merchants: missing'],
  ['an empty list of markets', { merchants: [] }, 'merchants: missing'],
  ['a market nowhere', { 'merchants[0].place': 'atlantis' }, 'merchants[0].place: unknown'],
  ['two entries for one place', { 'merchants[0].place': 'france' }, 'merchants[2].place: superfluous'],
  ['a market with a bonus', { 'merchants[0].bonus': { kind: 'money', amount: 5 } }, 'merchants[0].bonus: superfluous'],
  ['a place without spaces', { 'merchants[0].spaces': [] }, 'merchants[0].spaces: missing'],
  ['a space for too many', { 'merchants[0].spaces': [6] }, 'merchants[0].spaces[0]: outOfRange: 3 to 5'],
  [
    'no space for three',
    { merchants: [{ place: 'france', spaces: [4] }] },
    'merchants: missing: a space that is open with 3 seats',
  ],
  [
    'more spaces than tiles',
    { 'merchants[0].spaces': [3, 3, 3, 3, 3, 3], 'merchants[1].spaces': [3, 3, 3, 3, 3, 3, 3, 3] },
    'merchants: outOfRange: with 3 seats at most 18 open spaces',
  ],
  ['cards of places', { cards: [] }, 'cards: superfluous'],
]);

finds('New England', [
  [
    'a market in a settlement',
    { 'merchants[0].place': 'concord' },
    'merchants[0].place: impossible: a place of the kind',
  ],
  [
    'a ship site for something else',
    { 'places[23].sites': [['port']] },
    'places[23].sites[0][0]: impossible: an industry that',
  ],
  ['a sea place without sites', { 'places[23].sites': undefined }, 'places[23].sites: missing'],
  ['imports that are no number', { 'places[23].imports': 'many' }, 'places[23].imports: wrongKind'],
  ['too many imports', { 'places[23].imports': 21 }, 'places[23].imports: outOfRange'],
  ['a terminal at sea', { 'places[23].terminal': true }, 'places[23].terminal: impossible: a place on land'],
  ['a sea place without lane', { 'lanes[7]': undefined }, 'places[27]: missing: a lane to new-york-bay'],
  [
    'a line over water',
    { 'links[33]': { slug: 'portsmouth-gulf-of-maine', ends: ['portsmouth', 'gulf-of-maine'] } },
    'links[33].ends[1]: impossible: a place on land',
  ],
  ['no lanes, once for all places at sea', { lanes: undefined }, 'lanes: missing: a lane to every place at sea'],
  ['a place that is not there, once', { 'places[27].slug': 'new-york-sound' }, 'lanes[7].sea: unknown: a place'],
  ['a slug that cannot be written, once', { 'places[27].slug': 'New York Bay' }, 'places[27].slug: wrongKind'],
  ['a lane that is no object', { 'lanes[0]': 5 }, 'lanes[0]: wrongKind'],
  ['a field that lanes do not have', { 'lanes[0].via': [] }, 'lanes[0].via: superfluous'],
  ['a lane without sea end', { 'lanes[0].sea': undefined }, 'lanes[0].sea: missing'],
  ['a lane from nowhere', { 'lanes[0].land': 'atlantis' }, 'lanes[0].land: unknown'],
  [
    'a lane from a place without port',
    { 'lanes[0].land': 'lewiston' },
    'lanes[0].land: impossible: a place with a site for a port',
  ],
  ['a lane that begins at sea', { 'lanes[0].land': 'massachusetts-bay' }, 'lanes[0].land: impossible'],
  ['a lane that ends on land', { 'lanes[0].sea': 'canada' }, 'lanes[0].sea: impossible: a place at sea'],
  [
    'a lane twice',
    { lanes: more({ land: 'portland', sea: 'gulf-of-maine' }) },
    'lanes[8]: superfluous: each lane once',
  ],
  ['a lane across a line', { 'lanes[3].land': 'boston' }, 'lanes[3]: impossible: a line that crosses no other'],
]);

finds('Birmingham', [
  [
    'a place too near to another, but not what follows from that',
    { 'places[12].at': [480, 455] },
    'places[12].at: impossible: 30 or more between places',
  ],
  ['a merchant with sites', { 'places[22].sites': [['coal']] }, 'places[22].sites: outOfRange'],
  ['link icons that are no number', { 'places[22].icons': '2' }, 'places[22].icons: wrongKind'],
  ['colours', { 'places[0].colour': 'red' }, 'places[0].colour: superfluous'],
  ['a terminal', { 'places[0].terminal': true }, 'places[0].terminal: superfluous'],
  ['lanes', { lanes: [{ land: 'derby', sea: 'oxford' }] }, 'lanes: superfluous: no sea lanes in this game'],
  ['a merchant without bonus', { 'merchants[0].bonus': undefined }, 'merchants[0].bonus: missing'],
  ['an unknown bonus', { 'merchants[0].bonus.kind': 'beer' }, 'merchants[0].bonus.kind: unknown'],
  ['a bonus of nothing', { 'merchants[0].bonus.amount': 0 }, 'merchants[0].bonus.amount: outOfRange'],
  [
    'a merchant place without spaces',
    { 'merchants[0]': undefined },
    'places[22]: missing: spaces in merchants for warrington',
  ],
  [
    'more open spaces than tiles',
    { 'merchants[2].spaces': [2, 2] },
    'merchants: outOfRange: with 2 seats at most 5 open spaces',
  ],
  ['no cards', { cards: undefined }, 'cards: missing'],
  ['a card that is no object', { 'cards[0]': 'belper' }, 'cards[0]: wrongKind'],
  ['a card of an industry', { 'cards[0].industries': ['coal'] }, 'cards[0].industries: superfluous'],
  ['a card of no place', { 'cards[0].places': [] }, 'cards[0].places: missing'],
  ['a card of an unknown place', { 'cards[0].places': ['atlantis'] }, 'cards[0].places[0]: unknown'],
  [
    'a card of a place without sites',
    { 'cards[0].places': ['oxford'] },
    'cards[0].places[0]: impossible: a place with sites',
  ],
  ['a card of a place twice', { 'cards[0].places': ['belper', 'belper'] }, 'cards[0].places[1]: superfluous'],
  ['a card twice', { 'cards[1].slug': 'belper' }, 'cards[1].slug: superfluous'],
  ['a card called like one of the game', { 'cards[1].slug': 'iron' }, 'cards[1].slug: superfluous'],
  ['a card without name', { 'cards[1].name': undefined }, 'cards[1].name: missing'],
  ['copies for five', { 'cards[1].copies.5': 2 }, 'cards[1].copies.5: superfluous: one of 2, 3, 4'],
  ['less than no copies', { 'cards[1].copies.4': -1 }, 'cards[1].copies.4: outOfRange'],
  [
    'a deck that does not come out even',
    { 'cards[1].copies.4': 4 },
    'cards: impossible: with 4 seats a multiple of 8 from 40 to 200, the game’s own 23 included',
  ],
  [
    'decks that are too small',
    { cards: [] },
    'cards: impossible: with 2 seats',
    'cards: impossible: with 3 seats',
    'cards: impossible: with 4 seats',
  ],
]);

finds('Lancashire', [
  ['copies for decks of variants', { 'cards[0].copies.classic': 2 }, 'cards[0].copies.classic: superfluous: one of 2'],
  ['two places of one name', { 'places[1].name': 'barrow-in-furness ' }, 'places[1].name: superfluous: a name'],
  ['two cards of one name', { 'cards[1].name': 'Port' }, 'cards[1].name: superfluous: a name that nothing else has'],
  [
    'a card called like a word of notation',
    { 'cards[1].slug': 'to' },
    'cards[1].slug: superfluous: a word other than deck and to,',
  ],
  [
    'no canal',
    { links: (links: readonly object[]) => links.map((link) => ({ ...link, eras: ['rail'] })) },
    'links: missing: a line for the era canal',
  ],
  [
    'no rail, but not where an era is wrong',
    {
      links: (links: readonly object[]) => links.map((link) => ({ ...link, eras: ['canal'] })),
      'links[0].eras': ['x'],
    },
    'links[0].eras[0]: superfluous: one of canal, rail',
  ],
  [
    'an endless deck',
    { 'cards[0].copies.4': 98, 'cards[1].copies.4': 98 },
    'cards: impossible: with 4 seats a multiple of 8 from 40 to 200',
  ],
  ['merchants', { merchants: [] }, 'merchants: superfluous'],
  ['imports', { 'places[0].imports': 1 }, 'places[0].imports: superfluous'],
  ['too many link icons', { 'places[0].icons': 6 }, 'places[0].icons: outOfRange: 0 to 5'],
  ['a kind of another game', { 'places[19].kind': 'settlement' }, 'places[19].kind: superfluous: one of town, outside'],
  ['a place at sea', { 'places[19].kind': 'sea' }, 'places[19].kind: superfluous: one of town, outside'],
  ['a site for ships', { 'places[0].sites[0]': ['ship'] }, 'places[0].sites[0][0]: superfluous: one of '],
]);

describe('on a board with tiles of its own the checker finds', () => {
  const { board, faultsOf } = named('Birmingham');
  const { industries } = birmingham.boardTerms;
  const withTiles = edit(board, { industries });

  const rows: readonly Row[] = [
    ['nothing where all is well', {}],
    ['no list', { industries: {} }, 'industries: wrongKind'],
    [
      'yields that are no object, once',
      { 'industries[3].tiles[1].yields': 3 },
      'industries[3].tiles[1].yields: wrongKind',
    ],
    ['no yields, once', { 'industries[3].tiles[1].yields': undefined }, 'industries[3].tiles[1].yields: missing'],
    ['an industry that is missing, once', { 'industries[2]': undefined }, 'industries: missing: tiles of pottery'],
    ['an industry that is no object', { 'industries[2]': 'pottery' }, 'industries[2]: wrongKind'],
    ['an industry twice', { industries: more(industries[0]) }, 'industries[6].slug: superfluous'],
    [
      'one that is built nowhere',
      { industries: more({ ...industries[0], slug: 'silk', name: 'silk mill' }) },
      'places: missing: a site that accepts silk',
    ],
    ['a field that industries do not have', { 'industries[0].colour': 'white' }, 'industries[0].colour: superfluous'],
    ['an unknown cargo', { 'industries[3].cargo': 'gold' }, 'industries[3].cargo: unknown: one of coal, iron, beer'],
    ['another cargo than ever', { 'industries[3].cargo': 'iron' }, 'industries[3].cargo: impossible: coal, as always'],
    ['a mill that is not sold', { 'industries[0].sold': undefined }, 'industries[0].sold: impossible: true, as always'],
    ['no tiles', { 'industries[0].tiles': [] }, 'industries[0].tiles: missing'],
    ['a tile that is no object', { 'industries[0].tiles[1]': 2 }, 'industries[0].tiles[1]: wrongKind'],
    [
      'a field that tiles do not have',
      { 'industries[0].tiles[0].price': 3 },
      'industries[0].tiles[0].price: superfluous',
    ],
    [
      'levels that do not rise',
      { 'industries[0].tiles[1].level': 1 },
      'industries[0].tiles[1].level: outOfRange: more than 1',
    ],
    ['less than no tiles', { 'industries[0].tiles[0].count': -1 }, 'industries[0].tiles[0].count: outOfRange'],
    ['a price below nothing', { 'industries[0].tiles[0].cost': -1 }, 'industries[0].tiles[0].cost: outOfRange'],
    ['half a cube', { 'industries[0].tiles[1].coal': 0.5 }, 'industries[0].tiles[1].coal: wrongKind'],
    ['no points', { 'industries[0].tiles[0].points': undefined }, 'industries[0].tiles[0].points: missing'],
    ['no eras', { 'industries[0].tiles[0].eras': undefined }, 'industries[0].tiles[0].eras: missing'],
    [
      'an era that the game does not have',
      { 'industries[0].tiles[0].eras': ['steam'] },
      'industries[0].tiles[0].eras[0]: superfluous',
    ],
    [
      'yields in an unknown era',
      { 'industries[3].tiles[0].yields.steam': 2 },
      'industries[3].tiles[0].yields.steam: superfluous',
    ],
    ['a mine without coal', { 'industries[3].tiles[0].yields': undefined }, 'industries[3].tiles[0].yields: missing'],
    [
      'a level twice, but not where it is missing',
      { 'industries[0].tiles[1].level': undefined },
      'industries[0].tiles[1].level: missing',
    ],
    [
      'a tile without level',
      { 'industries[0].tiles[0].level': 0 },
      'industries[0].tiles[0].level: outOfRange: 1 to 99',
    ],
    ['a locked tile', { 'industries[0].tiles[0].eras': [] }, 'industries[0].tiles[0].eras: missing: an era'],
    [
      'more points than can be counted',
      { 'industries[0].tiles[0].points': 100 },
      'industries[0].tiles[0].points: outOfRange',
    ],
    [
      'what a port takes, in a game without ports',
      { 'industries[0].tiles[0].takes': ['cotton'] },
      'industries[0].tiles[0].takes: superfluous: no takes in this game',
    ],
    ['beer for a mine', { 'industries[3].tiles[0].beer': 1 }, 'industries[3].tiles[0].beer: impossible: an industry'],
    ['cubes on a mill', { 'industries[0].tiles[0].yields': { canal: 1 } }, 'industries[0].tiles[0].yields: impossible'],
    [
      'an industry that works in its own way',
      { industries: more({ ...industries[0], slug: 'quay', name: 'quay', sold: false, port: true }) },
      'industries[6]: impossible: an industry that works like one of this game',
    ],
    ['two industries of one name', { 'industries[1].name': 'Cotton Mill' }, 'industries[1].name: superfluous: a name'],
    ['a misspelt industry, once', { 'industries[0].slug': 'coton' }, 'industries: missing: tiles of cotton'],
  ];

  it.each(casesOf(rows))('$what', ({ changes, faults }) => {
    const found = faultsOf(edit(withTiles, changes));
    expect(found).toHaveLength(faults.length);
    found.forEach((line, index) => expect(line).toContain(faults[index]));
  });
});

describe('damaged boards', () => {
  it('all faults are reported at once', () => {
    const { board, faultsOf } = named('Birmingham');
    const changes = {
      name: '',
      'places[3].sites[0][1]': 'silk',
      'places[4].at': [1001, 0],
      'links[7].ends[1]': 'atlantis',
      'merchants[0].bonus.kind': 'beer',
      'cards[2].places': ['lyonesse'],
    };
    expect(faultsOf(edit(board, changes)).map((line) => line.split(': ')[0])).toEqual([
      'name',
      'places[3].sites[0][1]',
      'places[4].at[0]',
      'links[7].ends[1]',
      'merchants[0].bonus.kind',
      'cards[2].places[0]',
    ]);
  });

  it.each(editions)('strange values are refused in any field: $name', ({ boards: [board], boardTerms: terms }) => {
    for (const value of strangeValues) {
      expect(readBoard(value, terms).ok).toBe(false);
      for (const path of pathsOf(board)) {
        const read = readBoard(edit(board, { [path]: () => value }), terms);
        if (!read.ok) expect(read.fault.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('on a board of Lancashire with tiles of its own the checker finds', () => {
  const { board, faultsOf } = named('Lancashire');
  const { boardTerms } = lancashire;
  const { industries } = boardTerms;
  const withTiles = edit(board, { industries });
  const ship = { slug: 'ship', name: 'ship', ship: true, cargo: 'coal', tiles: industries[4].tiles };

  const rows: readonly Row[] = [
    ['nothing where all is well', {}],
    [
      'a bulb',
      { 'industries[0].tiles[0].bulb': true },
      'industries[0].tiles[0].bulb: superfluous: no bulb in this game',
    ],
    ['beer', { 'industries[0].tiles[0].beer': 1 }, 'industries[0].tiles[0].beer: superfluous: no beer in this game'],
    ['what a port takes', { 'industries[3].tiles[0].takes': ['cotton'] }, 'industries[3].tiles[0].takes: superfluous'],
    [
      'an era for a locked tile',
      { 'industries[4].tiles[0].eras': ['rail'] },
      'industries[4].tiles[0].eras: impossible',
    ],
    ['no era for another', { 'industries[4].tiles[1].eras': [] }, 'industries[4].tiles[1].eras: missing: an era'],
    [
      'a ship, and does not call it unknown where it is built',
      { industries: more(ship), 'places[0].sites': more(['ship']) },
      'industries[5]: impossible: an industry that works like one of this game',
    ],
    ['another port where there was one', { 'industries[3].port': undefined }, 'industries[3].port: impossible: true'],
  ];

  it.each(casesOf(rows))('$what', ({ changes, faults }) => {
    const found = faultsOf(edit(withTiles, changes));
    expect(found).toHaveLength(faults.length);
    found.forEach((line, index) => expect(line).toContain(faults[index]));
  });
});

/** A board with the edition's own tiles, each of them changed. */
const withEachTile = (
  { boards: [board], boardTerms: { industries } }: Edition,
  change: (tile: TileFile, industry: IndustryFile) => Partial<TileFile>,
): unknown => ({
  ...board,
  industries: industries.map((industry) => ({
    ...industry,
    tiles: industry.tiles.map((tile) => ({ ...tile, ...change(tile, industry) })),
  })),
});

describe('a board on which nothing can be built', () => {
  const without = (board: unknown, name: string): readonly string[] => named(name).faultsOf(board);

  it.each(editions)('of $slug has no tile at all', (edition) => {
    const [{ name }] = edition.boards;
    expect(
      without(
        withEachTile(edition, () => ({ count: 0 })),
        name,
      ),
    ).toEqual([`industries: missing: a tile that can be built in the era ${edition.boardTerms.eras[0]}`]);
  });

  it.each([birmingham, lancashire])('of $slug has no tile of the first era', (edition) => {
    const [{ name }] = edition.boards;
    const late = withEachTile(edition, ({ eras, yields }) => ({
      eras: eras.length === 0 ? [] : ['rail'],
      ...(yields ? { yields: { rail: 1 } } : {}),
    }));
    expect(without(late, name)).toEqual(['industries: missing: a tile that can be built in the era canal']);
  });

  it('has only tiles behind one that can neither be built nor developed', () => {
    const stuck = (bulb: boolean): unknown =>
      withEachTile(birmingham, ({ level, yields }, { slug }) => ({
        count: slug === 'pottery' && level <= 2 ? 1 : 0,
        eras: level === 1 ? ['rail'] : ['canal', 'rail'],
        ...(yields ? { yields: { canal: 1, rail: 1 } } : {}),
        bulb: bulb && level === 1,
      }));
    expect(without(stuck(true), 'Birmingham')).toEqual([
      'industries: missing: a tile that can be built in the era canal',
    ]);
    expect(without(stuck(false), 'Birmingham')).toEqual([]);
  });

  it('has only ships, which need a port', () => {
    const ships = withEachTile(ageOfIndustry, ({ count }, { ship = false }) => ({ count: ship ? count : 0 }));
    expect(without(ships, 'Germany')).toEqual(['industries: missing: a tile that can be built in the era rail']);
  });

  it('is reported only if its tiles are sound', () => {
    const tiles = withEachTile(ageOfIndustry, () => ({ count: 0 }));
    expect(without(edit(tiles, { 'industries[0].tiles[0].cost': -1 }), 'Germany')).toEqual([
      'industries[0].tiles[0].cost: outOfRange: 0 to 99',
    ]);
  });
});

it('an industry that is missing is reported once, also where ports take it', () => {
  const own = withEachTile(ageOfIndustry, () => ({}));
  expect(named('Germany').faultsOf(edit(own, { 'industries[0]': undefined }))).toEqual([
    'industries: missing: tiles of cotton',
  ]);
});

describe('the points of a tile', () => {
  it('are its level in Age of Industry', () => {
    const own = withEachTile(ageOfIndustry, () => ({}));
    const { faultsOf } = named('Germany');
    expect(faultsOf(own)).toEqual([]);
    expect(faultsOf(edit(own, { 'industries[0].tiles[0].points': 7 }))).toEqual([
      'industries[0].tiles[0].points: impossible: 1: in this game a tile scores its level',
    ]);
    expect(faultsOf(edit(own, { 'industries[0].tiles[0].points': 100 }))).toEqual([
      'industries[0].tiles[0].points: outOfRange: 0 to 99',
    ]);
  });

  it.each([birmingham, lancashire])('are free in $slug', (edition) => {
    const [{ name }] = edition.boards;
    expect(named(name).faultsOf(withEachTile(edition, () => ({ points: 42 })))).toEqual([]);
  });
});

it('a board of Birmingham without trade is told of trade icons only, because the game has no ports', () => {
  const { board, faultsOf } = named('Birmingham');
  const untraded = edit(board, {
    places: (places: readonly object[]) => places.map((place) => ({ ...place, trade: false })),
  });
  expect(faultsOf(untraded)).toEqual(['places: missing: a place with a trade icon']);
});
