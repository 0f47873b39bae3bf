import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { BEER, COAL, IRON, makeTable } from '@coalbrook/rules';
import type { DistantId, Edition, EraId, Facts, GameEvent, Reason, Seat, Table, Wish } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { sayAction } from '../actions.ts';
import type { PlainFacts } from '../fixtures.ts';
import { tellJournal } from '../journal.ts';
import { namesOf } from '../names.ts';
import { explain } from '../refusals.ts';
import { journalTitle } from '../titles.ts';
import { german } from './german.ts';

const tableFor = (edition: Edition, wish: Wish): Table => {
  const table = makeTable(edition, wish);
  if (!table.ok) throw new Error('no table');
  return table.value;
};

const midlands = tableFor(birmingham, { seats: 3 });
const north = tableFor(lancashire, { seats: 3 });
const newEngland = tableFor(ageOfIndustry, { seats: 3, options: ['new-england'] });
const germany = tableFor(ageOfIndustry, { seats: 3 });
const solo = tableFor(birmingham, { seats: 1, automata: ['eadweard:easy', 'emily:hard'] });

const idOf = <Id extends number>(list: readonly { readonly slug: string }[], slug: string): Id => {
  const id = list.findIndex((one) => one.slug === slug);
  if (id < 0) throw new Error(slug);
  return id as Id;
};

const [arkwright, tinsley] = [0, 1] as Seat[];
const rail = 1 as EraId;

/** The last sentence after the given events. */
const told = (table: Table, ...events: readonly GameEvent[]): string | undefined => {
  const journal = tellJournal(table, namesOf(table), german);
  const begun: GameEvent = { event: 'turnBegan', seat: arkwright };
  return [...journal.note([begun, ...events]), ...journal.flush()].at(-1)?.text;
};

const built = (table: Table, seat: Seat, site: string, tile: string, cost = 0): GameEvent => ({
  event: 'built',
  seat,
  site: idOf(table.sites, site),
  tile: idOf(table.tiles, tile),
  cost,
});

const began = (kind: 'build' | 'network' | 'sell' | 'develop'): GameEvent => ({
  event: 'actionBegan',
  seat: arkwright,
  kind,
});

describe('the journal in German', () => {
  it('replaces another seat’s tile, and flips a third', () => {
    expect(
      told(
        midlands,
        built(midlands, tinsley, 'dudley#1', 'coal-1'),
        built(midlands, tinsley, 'coalbrookdale#1', 'iron-1'),
        began('build'),
        { event: 'discarded', seat: arkwright, card: idOf(midlands.cards, 'dudley') },
        {
          event: 'overbuilt',
          seat: tinsley,
          site: idOf(midlands.sites, 'dudley#1'),
          tile: idOf(midlands.tiles, 'coal-1'),
        },
        built(midlands, arkwright, 'dudley#1', 'coal-3', 8),
        { event: 'took', seat: arkwright, cargo: IRON, site: idOf(midlands.sites, 'coalbrookdale#1') },
        {
          event: 'flipped',
          seat: tinsley,
          site: idOf(midlands.sites, 'coalbrookdale#1'),
          tile: idOf(midlands.tiles, 'iron-1'),
          income: 3,
        },
      ),
    ).toBe(
      'baut dann Kohlebergwerk III in Dudley anstelle von Tinsleys Kohlebergwerk I für £8 mit Eisen von Tinsley in ' +
        'Coalbrookdale (Karte Dudley); Tinsleys Eisenhütte I in Coalbrookdale wird umgedreht, Tinsleys Einkommen steigt ' +
        'auf £2 (3 Felder).',
    );
  });

  it('lays two rails with the seat’s own coal and beer from a farm', () => {
    expect(
      told(
        midlands,
        { event: 'roundBegan', era: rail, round: 2 },
        { event: 'turnBegan', seat: arkwright },
        built(midlands, arkwright, 'dudley#1', 'coal-2'),
        built(midlands, tinsley, 'farm-north#1', 'brewery-1'),
        began('network'),
        { event: 'laid', seat: arkwright, link: idOf(midlands.links, 'dudley-wolverhampton'), cost: 15 },
        { event: 'took', seat: arkwright, cargo: COAL, site: idOf(midlands.sites, 'dudley#1') },
        { event: 'laid', seat: arkwright, link: idOf(midlands.links, 'birmingham-dudley'), cost: 0 },
        { event: 'took', seat: arkwright, cargo: COAL, site: idOf(midlands.sites, 'dudley#1') },
        { event: 'took', seat: arkwright, cargo: BEER, site: idOf(midlands.sites, 'farm-north#1') },
      ),
    ).toBe(
      'legt dann die Eisenbahnstrecken Dudley–Wolverhampton und Birmingham–Dudley für £15 mit 2 Kohle aus eigenem ' +
        'Bestand in Dudley und Bier von Tinsley auf dem Land bei Cannock.',
    );
  });

  it('sells through the seat’s own port and to the distant market', () => {
    expect(
      told(
        north,
        built(north, arkwright, 'manchester#1', 'cotton-1'),
        built(north, arkwright, 'manchester#2', 'cotton-1'),
        built(north, arkwright, 'liverpool#1', 'port-1'),
        began('sell'),
        {
          event: 'shipped',
          seat: arkwright,
          site: idOf(north.sites, 'manchester#1'),
          port: idOf(north.sites, 'liverpool#1'),
        },
        { event: 'exported', seat: arkwright, site: idOf(north.sites, 'manchester#2') },
        { event: 'distantMoved', seat: arkwright, tile: 2 as DistantId, space: 2, income: 2, closed: false },
      ),
    ).toBe(
      'verkauft dann Baumwollspinnerei I in Manchester über den eigenen Hafen I in Liverpool und verkauft ' +
        'Baumwollspinnerei I in Manchester auf dem Baumwollmarkt (der Marker rückt 2 Felder vor: Bonus von 2 ' +
        'Einkommensfeldern); Einkommen steigt auf £1 (2 Felder).',
    );
  });

  it('borrows, buys and supplies the demand track', () => {
    expect(
      told(
        newEngland,
        began('build'),
        { event: 'lent', seat: arkwright, amount: 10 },
        built(newEngland, arkwright, 'boston#3', 'iron-2', 4),
        { event: 'bought', seat: arkwright, cargo: COAL, price: 2 },
        {
          event: 'marketed',
          seat: arkwright,
          site: idOf(newEngland.sites, 'boston#3'),
          cargo: IRON,
          count: 2,
          money: 5,
        },
      ),
    ).toBe(
      'baut Eisenhütte 2 in Boston für $4 mit Kohle von der Bedarfsleiste zu $2, insgesamt $6 (Kredit von $10); 2 ' +
        'Eisen gehen für $5 auf die Bedarfsleiste.',
    );
  });

  it('lets a place whose name is a plural buy as one', () => {
    const buys = (slug: string): GameEvent => {
      const merchant = germany.merchants.findIndex(({ place }) => germany.places[place].slug === slug);
      return { event: 'merchantPlaced', merchant: merchant as never, buyer: 0 as never };
    };
    expect(told(germany, buys('netherlands'))).toMatch(/: die Niederlande kaufen /);
    expect(told(germany, buys('switzerland'))).toMatch(/: die Schweiz kauft /);
  });

  it('describes the ends of rounds, eras and games', () => {
    expect([
      told(midlands, { event: 'fellShort', seat: tinsley, debt: 3, points: 1 }),
      told(midlands, { event: 'eraEnded', era: 0 as EraId }),
      told(newEngland, { event: 'eraEnded', era: 0 as EraId }),
      told(midlands, { event: 'barrelPlaced', merchant: 0 as never }, { event: 'barrelPlaced', merchant: 2 as never }),
      told(solo, { event: 'matCleared', seat: tinsley, count: 1 }),
      told(solo, { event: 'reshuffled', count: 40 }),
      told(midlands, { event: 'resumed', era: rail, round: 3, cells: Array.from(midlands.layout.blank) }),
      told(solo, { event: 'gameEnded', winners: [arkwright, tinsley] }),
    ]).toEqual([
      'Tinsley kann £3 nicht zahlen und verliert 1 Siegpunkt.',
      'Ende der Kanalepoche',
      'Ende des Eisenbahnzeitalters',
      'Neues Bier steht in Warrington und Nottingham.',
      'Eadweard legt 1 Plättchen weg, das für die nächste Epoche zu alt ist.',
      'Alle 40 Karten werden gemischt, und Arkwright erhält neue Handkarten.',
      'Eine Regel wurde berichtigt. Die Partie geht von hier an nach den berichtigten Regeln weiter: Eisenbahnepoche, Runde 3.',
      'Arkwright und Eadweard teilen sich den Sieg mit 0 Siegpunkten.',
    ]);
    expect(german.journal.victory(['Ada'], 1, german.journal.tieBreaks.order)).toBe(
      'Ada gewinnt mit 1 Siegpunkt, bei Gleichstand durch den früheren Platz in der Zugreihenfolge.',
    );
    expect(journalTitle(solo, german)).toEqual(['Brass: Birmingham', 'gegen Eadweard (einfach) und Emily (schwer)']);
  });
});

describe('a refusal in German', () => {
  const say = (table: Table, reason: Reason, facts: PlainFacts): string =>
    explain(table, { reason, facts: facts as Facts, rule: '' }, german);

  it('uses the right cases', () => {
    const { places, industries, cards } = midlands;
    expect([
      say(midlands, 'farmOutsideNetwork', { place: idOf(places, 'farm-north'), card: idOf(cards, 'brewery') }),
      say(midlands, 'cardForAnotherIndustry', { card: idOf(cards, 'leek'), industry: idOf(industries, 'coal') }),
      say(midlands, 'cardForAnotherIndustry', { industry: idOf(industries, 'coal') }),
      say(midlands, 'cardForAnotherIndustry', { site: idOf(midlands.sites, 'derby#2') }),
      say(midlands, 'cardForAnotherPlace', { place: idOf(places, 'leek') }),
      say(midlands, 'farmNeedsIndustryCard', {}),
      say(north, 'noTileLeft', { industry: idOf(north.industries, 'port') }),
      say(north, 'tileLocked', { tile: idOf(north.tiles, 'shipyard-0') }),
      say(newEngland, 'merchantBuysOther', { merchant: 0, industry: idOf(newEngland.industries, 'cotton') }),
      say(newEngland, 'ironOutOfReach', { needs: 1, has: 0, place: idOf(newEngland.places, 'boston') }),
    ]).toEqual([
      'Die ländliche Brauerei bei Cannock gehört nicht zu deinem Netzwerk: Lege die Verbindung dorthin, dann darfst du dort mit der Karte „Brauerei“ bauen.',
      'Mit der Karte „Leek“ darfst du kein Kohlebergwerk bauen.',
      'Mit keiner deiner Karten darfst du jetzt ein Kohlebergwerk bauen.',
      'Mit keiner deiner Karten darfst du in Derby eine Baumwollspinnerei oder eine Fabrik bauen.',
      'Mit keiner deiner Karten darfst du in Leek bauen: Dazu brauchst du eine Karte für diesen Ort oder, wenn der Ort zu deinem Netzwerk gehört, eine Karte der Industrie.',
      'Für eine ländliche Brauerei hilft keine deiner Karten: Dort baust du nur mit der Karte „Brauerei“ oder dem Industriejoker.',
      'Auf deinem Tableau liegt kein Hafen mehr.',
      'Dein nächstes Plättchen ist eine gesperrte Werft und kann nie gebaut werden: Entwickle es und alle weiteren dieser Art, um an ein besseres zu kommen.',
      'Dieser Markt in Kanada kauft keine Baumwolle.',
      'Boston ist mit keinem Eisen verbunden: Nötig ist 1, und weder Eisenhütte noch Hafen noch Fernhafen ist erreichbar.',
    ]);
  });
});

describe('a refusal in German without a site', () => {
  const say = (table: Table, reason: Reason, facts: PlainFacts): string =>
    explain(table, { reason, facts: facts as Facts, rule: '' }, german);

  it('speaks of selling and buying in general', () => {
    expect([
      say(midlands, 'notYourTile', {}),
      say(midlands, 'notAskedNow', { market: 1 }),
      say(newEngland, 'notAskedNow', { market: 1 }),
    ]).toEqual([
      'Du hast nichts zu verkaufen: Dazu brauchst du eine Baumwollspinnerei, eine Fabrik oder eine Töpferei auf dem Spielplan, noch nicht umgedreht.',
      'Kohle und Eisen kannst du nicht einzeln kaufen: Sie kommen automatisch vom Markt, wenn etwas sie braucht und weder Kohlebergwerk noch Eisenhütte sie liefern kann.',
      'Kohle und Eisen kannst du nicht einzeln kaufen: Sie kommen automatisch von der Bedarfsleiste, wenn etwas sie braucht und weder Zeche noch Eisenhütte sie liefern kann.',
    ]);
  });
});

describe('a refusal of a kind of action in German', () => {
  const say = (reason: Reason, facts: PlainFacts): string =>
    explain(midlands, { reason, facts: facts as Facts, rule: '' }, german);
  const mill = { place: idOf(midlands.places, 'dudley'), industry: idOf(midlands.industries, 'cotton') };

  it('names the own tile, but no arbitrary line or merchant', () => {
    expect([
      say('merchantOutOfReach', mill),
      say('merchantBuysOther', mill),
      say('tooLittleBeer', { ...mill, needs: 1, has: 0 }),
      say('portOutOfReach', mill),
      say('lineOutsideNetwork', {}),
      say('cardForAnotherPlace', {}),
    ]).toEqual([
      'Du kannst noch nichts verkaufen: Von deiner Baumwollspinnerei in Dudley führen keine Verbindungen zu einem Händler, der Baumwolle kauft.',
      'Du hast nichts zu verkaufen: Kein Händler kauft Baumwolle, und etwas anderes stellt deine Baumwollspinnerei in Dudley nicht her.',
      'Um deine Baumwollspinnerei in Dudley zu verkaufen, brauchst du 1 Bier, und erreichbar ist keines.',
      'Du kannst noch nichts verkaufen: Von deiner Baumwollspinnerei in Dudley führen keine Verbindungen zu einem Hafen, der noch nicht umgedreht ist.',
      'Keine Strecke, die noch frei ist, berührt dein Netzwerk.',
      'Mit keiner deiner Karten darfst du gerade etwas bauen.',
    ]);
  });

  it('names what a sum is for', () => {
    const [tile, link] = [idOf(midlands.tiles, 'coal-1'), idOf(midlands.links, 'birmingham-dudley')];
    const sum = { needs: 5, has: 4 };
    expect([
      say('tooLittleMoney', { ...sum, place: mill.place, tile }),
      say('tooLittleMoney', { ...sum, link }),
      say('tooLittleMoneyForIron', { ...sum, place: mill.place, tile }),
      say('tooLittleMoneyForIron', { ...sum, industry: mill.industry }),
    ]).toEqual([
      'Ein Kohlebergwerk I in Dudley kostet £5, aber du hast nur £4.',
      'Eine Verbindung auf der Strecke Birmingham–Dudley kostet £5, aber du hast nur £4.',
      'Das Eisen für ein Kohlebergwerk I in Dudley würde auf dem Markt £5 kosten, aber du hättest dafür nur noch £4.',
      'Das Eisen zum Entwickeln würde auf dem Markt £5 kosten, aber du hättest dafür nur noch £4.',
    ]);
  });
});

describe('an action in German', () => {
  it('is an imperative', () => {
    const { cards, industries, sites, links } = midlands;
    expect([
      sayAction(
        midlands,
        {
          kind: 'build',
          card: idOf(cards, 'wild-location'),
          site: idOf(sites, 'kidderminster#1'),
          industry: idOf(industries, 'cotton'),
        },
        german,
      ),
      sayAction(midlands, { kind: 'network', link: idOf(links, 'dudley-wolverhampton') }, german),
      sayAction(midlands, { kind: 'loan', amount: 30 }, german),
    ]).toEqual([
      'Eine Baumwollspinnerei in Kidderminster mit der Karte „Ortsjoker“ bauen',
      'Die Verbindung Dudley–Wolverhampton legen',
      'Einen Kredit von £30 aufnehmen',
    ]);
  });
});
