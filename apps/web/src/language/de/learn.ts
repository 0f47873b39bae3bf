import type { Introductions } from '../en/learn.ts';

export const introductions: Introductions = {
  birmingham: [
    {
      title: 'Worum es geht',
      rule: 'birmingham.score.1',
      paragraphs: [
        'Du gründest um 1770 Industrien im Black Country. Du eröffnest Bergwerke, Hütten, Brauereien und Spinnereien, verbindest sie durch Kanäle und später durch Eisenbahnen und verkaufst, was sie herstellen, an Händler am Rand des Spielplans.',
        'Wer nach zwei Epochen die meisten Siegpunkte hat, gewinnt. Punkte bringen umgedrehte Industrieplättchen und die Verbindungen daneben. Ein Plättchen wird umgedreht, wenn seine Ware verkauft oder sein letzter Würfel verbraucht ist – von dir oder von jemand anderem.',
      ],
    },
    {
      title: 'Dein Zug',
      rule: 'birmingham.turn.2',
      paragraphs: [
        'Du hast acht Karten und zwei Aktionen pro Zug (nur in der allerersten Runde eine). Jede Aktion kostet eine Karte; nur beim Bauen ist wichtig, welche. Am Ende des Zuges ziehst du wieder auf acht nach.',
        'Das Geld bestimmt die Zugreihenfolge der nächsten Runde: Wer am wenigsten ausgegeben hat, beginnt. Bist du in einer Runde Letzter und gibst am wenigsten aus, bist du in der nächsten Erster: zwei Züge hintereinander.',
      ],
    },
    {
      title: 'Die Aktionen',
      rule: 'birmingham.turn.3',
      paragraphs: [],
      items: [
        {
          sign: 'build',
          name: 'Bauen',
          text: 'Lege das niedrigste Plättchen einer Industrie auf ein passendes Feld. Eine Ortskarte erlaubt den Bau in diesem Ort, eine Industriekarte überall im eigenen Netzwerk.',
          rule: 'birmingham.build.1',
        },
        {
          sign: 'network',
          name: 'Verbinden',
          text: 'Lege einen Kanal für £3 oder in der Eisenbahnepoche eine Strecke für £5 und eine Kohle; zwei Strecken auf einmal kosten £15, zwei Kohle und ein Bier.',
          rule: 'birmingham.network.1',
        },
        {
          sign: 'develop',
          name: 'Entwickeln',
          text: 'Verbrauche ein Eisen und nimm ein niedriges Plättchen vom Tableau, oder zwei Plättchen für zwei Eisen. So kommst du an bessere Plättchen.',
          rule: 'birmingham.develop.1',
        },
        {
          sign: 'sell',
          name: 'Verkaufen',
          text: 'Drehe Baumwollspinnereien, Fabriken und Töpfereien um, die mit einem Händler verbunden sind, der ihre Ware sucht. Meist brauchst du dafür Bier; das Fass des Händlers bringt einen Bonus.',
          rule: 'birmingham.sell.1',
        },
        {
          sign: 'loan',
          name: 'Kredit',
          text: 'Du bekommst £30, dein Einkommen sinkt um drei Stufen. Zurückgezahlt wird nie, frühe Kredite sind also billig.',
          rule: 'birmingham.loan.1',
        },
        {
          sign: 'scout',
          name: 'Erkunden',
          text: 'Wirf drei Karten ab und nimm zwei Joker, einen Ortsjoker und einen Industriejoker.',
          rule: 'birmingham.scout.1',
        },
      ],
    },
    {
      title: 'Kohle, Eisen und Bier',
      rule: 'birmingham.coal.1',
      paragraphs: [
        'Viele Plättchen und Eisenbahnen brauchen sie. Was auf dem Spielplan liegt, ist kostenlos, egal, wem es gehört.',
      ],
      items: [
        {
          sign: 'coal',
          name: 'Kohle',
          text: 'Muss über Verbindungen vom nächsten verbundenen Bergwerk kommen. Gibt es keines, kaufst du sie vom Markt, sofern du mit einem Händlerort verbunden bist.',
          rule: 'birmingham.coal.1',
        },
        {
          sign: 'iron',
          name: 'Eisen',
          text: 'Kommt ohne Verbindung aus jeder Eisenhütte auf dem Spielplan; sind alle leer, vom Markt.',
          rule: 'birmingham.iron.1',
        },
        {
          sign: 'beer',
          name: 'Bier',
          text: 'Eigene Brauereien liefern überallhin, fremde nur, wenn sie verbunden sind, und das Fass eines Händlers gilt nur für einen Verkauf an ihn.',
          rule: 'birmingham.beer.1',
        },
      ],
    },
    {
      title: 'Zwei Epochen',
      rule: 'birmingham.era.1',
      paragraphs: [
        'Eine Epoche endet, wenn der Zugstapel und alle Hände leer sind. Dann bringen Verbindungen Punkte für die umgedrehten Plättchen an ihren Enden und werden entfernt; umgedrehte Plättchen bringen die aufgedruckten Punkte.',
        'Nach der Kanalepoche werden alle Plättchen der Stufe I entfernt. Was Stufe II oder höher hat, bleibt und zählt nach der Eisenbahnepoche noch einmal. Geld und Einkommen sind am Ende nichts wert.',
      ],
    },
    {
      title: 'Tipps für die erste Partie',
      rule: 'birmingham.income.1',
      paragraphs: [],
      advice: [
        'Nimm in einer der ersten Runden einen Kredit auf. Das tun alle.',
        'Eine Eisenhütte oder ein Bergwerk wird von selbst umgedreht, wenn andere die Würfel brauchen: billige Punkte und Einkommen.',
        'Entwickle über Stufe I hinaus, bevor du viel von einer Industrie baust: Stufe II zählt zweimal.',
        'Bevor du etwas baust, das du verkaufen willst, überlege, woher das Bier kommt.',
        'Denk gegen Ende der Kanalepoche daran, was bleibt: Deine Verbindungen verschwinden, deine Plättchen ab Stufe II nicht.',
        'Probiere aus, was dich neugierig macht. Ist ein Zug nicht erlaubt, sagt dir das Spiel, warum, und zeigt die Regel.',
      ],
    },
  ],
  lancashire: [
    {
      title: 'Worum es geht',
      rule: 'lancashire.score.2',
      paragraphs: [
        'Lancashire, die Wiege der Baumwolle. Du baust Spinnereien und die Häfen, die ihr Garn verschiffen, Bergwerke und Eisenhütten, die sie versorgen, und am Ende große Werften; Kanäle und Eisenbahnen verbinden alles.',
        'Wer nach zwei Epochen die meisten Siegpunkte hat, gewinnt: durch umgedrehte Plättchen, durch Verbindungen daneben und ein wenig durch Bargeld.',
      ],
    },
    {
      title: 'Dein Zug',
      rule: 'lancashire.turn.2',
      paragraphs: [
        'Du hast acht Karten und zwei Aktionen pro Zug (in der allerersten Runde eine). Jede Aktion kostet eine Karte; nur beim Bauen ist wichtig, welche. Am Ende des Zuges ziehst du auf acht nach.',
        'Wer in dieser Runde am wenigsten ausgegeben hat, beginnt die nächste.',
      ],
    },
    {
      title: 'Die Aktionen',
      rule: 'lancashire.turn.3',
      paragraphs: [],
      items: [
        {
          sign: 'build',
          name: 'Bauen',
          text: 'Lege das niedrigste Plättchen einer Industrie auf ein passendes Feld: mit einer Ortskarte in diesem Ort, mit einer Industriekarte im eigenen Netzwerk. Mit zwei beliebigen Karten und beiden Aktionen baust du überall.',
          rule: 'lancashire.build.1',
        },
        {
          sign: 'network',
          name: 'Verbinden',
          text: 'Lege einen Kanal für £3; in der Eisenbahnepoche eine Strecke für £5 oder zwei für £15, jede mit einer Kohle.',
          rule: 'lancashire.network.1',
        },
        {
          sign: 'develop',
          name: 'Entwickeln',
          text: 'Entferne ein oder zwei niedrige Plättchen vom Tableau; jedes kostet ein Eisen.',
          rule: 'lancashire.develop.1',
        },
        {
          sign: 'sell',
          name: 'Verkaufen',
          text: 'Drehe Baumwollspinnereien um: über einen verbundenen, noch offenen Hafen, der mit umgedreht wird, oder auf dem Baumwollmarkt, dessen Bedarf durch Verkäufe sinkt.',
          rule: 'lancashire.sell.1',
        },
        {
          sign: 'loan',
          name: 'Kredit',
          text: 'Du bekommst £10, £20 oder £30 für ein, zwei oder drei Einkommensstufen. In der Eisenbahnepoche nur, solange der Zugstapel reicht.',
          rule: 'lancashire.loan.1',
        },
      ],
    },
    {
      title: 'Kohle und Eisen',
      rule: 'lancashire.coal.1',
      paragraphs: [],
      items: [
        {
          sign: 'coal',
          name: 'Kohle',
          text: 'Kommt über Verbindungen kostenlos vom nächsten verbundenen Bergwerk, egal, wem es gehört; sonst vom Markt über ein verbundenes Handelssymbol.',
          rule: 'lancashire.coal.1',
        },
        {
          sign: 'iron',
          name: 'Eisen',
          text: 'Kommt ohne Verbindung aus jeder Eisenhütte; sind alle leer, vom Markt.',
          rule: 'lancashire.iron.1',
        },
        {
          sign: 'port',
          name: 'Häfen',
          text: 'Du darfst über jeden Hafen verkaufen, egal, wem er gehört. Beide haben etwas davon: Die Spinnerei wird umgedreht und der Hafen auch.',
          rule: 'lancashire.sell.3',
        },
      ],
    },
    {
      title: 'Zwei Epochen',
      rule: 'lancashire.era.1',
      paragraphs: [
        'Am Ende jeder Epoche bringen Verbindungen Punkte für die umgedrehten Plättchen an ihren Enden, und umgedrehte Plättchen bringen ihre Punkte. Nach der Kanalepoche werden die Plättchen der Stufe I und alle Kanäle entfernt; der Rest bleibt und zählt noch einmal.',
      ],
    },
    {
      title: 'Tipps für die erste Partie',
      rule: 'lancashire.income.1',
      paragraphs: [],
      advice: [
        'Baue früh einen Hafen: Andere verkaufen über ihn und drehen ihn für dich um.',
        'Verlass dich nicht auf den Baumwollmarkt. Er schließt früher, als man hofft, und der Verkauf, bei dem er schließt, klappt nicht.',
        'In der Kanalepoche lohnen sich Kredite. Spät in der Eisenbahnepoche gibt es keine mehr.',
        'Werften sind ein Vermögen wert, brauchen aber erst viel Entwicklung; entscheide dich früh.',
        'Ist ein Zug nicht erlaubt, sagt dir das Spiel, warum, und zeigt die Regel.',
      ],
    },
  ],
  'age-of-industry': [
    {
      title: 'Worum es geht',
      rule: 'age-of-industry.score.7',
      paragraphs: [
        'Das Eisenbahnzeitalter, auf einem Spielplan deiner Wahl. Es gibt nur eine Epoche, Kartenziehen ist eine Aktion, und das Geld geht nie aus: Wer zu wenig hat, bekommt sofort Kredit.',
        'Umgedrehte Plättchen bringen sofort Geld. Am Ende werden Geld, die Stufen deiner Plättchen und die Erträge deiner Strecken zu Punkten; offene Kredite kosten welche.',
      ],
    },
    {
      title: 'Dein Zug',
      rule: 'age-of-industry.turn.2',
      paragraphs: [
        'Zwei Aktionen pro Zug, in der ersten Runde eine. Nur Bauen, Entwickeln und Passen kosten eine Karte. Wer am wenigsten ausgegeben hat, beginnt die nächste Runde; dann kostet jeder Kredit $1 Zinsen.',
      ],
    },
    {
      title: 'Die Aktionen',
      rule: 'age-of-industry.turn.3',
      paragraphs: [],
      items: [
        {
          sign: 'build',
          name: 'Bauen',
          text: 'Mit einer Ortskarte in jedem Ort ihrer Farbe; mit einer Industriekarte dort, wohin eine deiner Strecken führt. Verwendest du beide Aktionen dafür, reicht jede beliebige Karte.',
          rule: 'age-of-industry.build.1',
        },
        {
          sign: 'network',
          name: 'Strecke legen',
          text: 'Lege eine Eisenbahnstrecke für $1; jede nach deiner ersten braucht auch eine Kohle und ein Eisen.',
          rule: 'age-of-industry.rail.1',
        },
        {
          sign: 'sell',
          name: 'Verkaufen',
          text: 'Drehe Baumwollspinnereien und Konsumgüterfabriken um, die einen offenen Hafen oder einen Markt mit Absatz erreichen. Hafen oder Markt wird auch umgedreht.',
          rule: 'age-of-industry.sell.1',
        },
        {
          sign: 'develop',
          name: 'Entwickeln',
          text: 'Wirf eine Karte ab und nimm ein beliebiges Plättchen vom Tableau. Nur so wirst du die gesperrten der Stufe 0 los.',
          rule: 'age-of-industry.develop.1',
        },
        {
          sign: 'draw',
          name: 'Karten ziehen',
          text: 'Nimm zwei Karten, aus der Auslage oder vom Zugstapel; höchstens neun darfst du auf der Hand haben.',
          rule: 'age-of-industry.draw.1',
        },
      ],
    },
    {
      title: 'Kohle und Eisen',
      rule: 'age-of-industry.carry.1',
      paragraphs: [
        'Hier müssen Kohle und Eisen über Strecken dorthin kommen, wo du sie brauchst, und zwar von der nächsten Quelle. Gibt es keine, kaufst du sie über einen Hafen oder Fernhafen von den Bedarfsleisten. Neue Zechen und Eisenhütten verkaufen an die Leisten, was dort Platz hat.',
      ],
    },
    {
      title: 'Das Ende',
      rule: 'age-of-industry.end.1',
      paragraphs: [
        'Die Partie endet, wenn die Karten ausgehen. Jede Strecke zahlt dann für das, was an ihren Enden liegt, Kredite werden getilgt, je $5 sind einen Punkt wert, jedes Plättchen bringt Punkte nach seiner Stufe, und jeder offene Kredit kostet fünf Punkte.',
      ],
    },
    {
      title: 'Tipps für die erste Partie',
      rule: 'age-of-industry.loan.1',
      paragraphs: [],
      advice: [
        'Keine Angst vor Krediten: Zahlst du einen noch in derselben Runde zurück, kostet er nichts, danach nur $1 pro Runde.',
        'Strecken in der Mitte des Spielplans bringen am Ende am meisten. Lege sie vor den anderen.',
        'Eine Zeche, in deren Nähe viele Strecken gelegt werden, ist nach einer Runde umgedreht.',
        'Plättchen hoher Stufe zählen auch, wenn sie nicht umgedreht sind.',
        'Ist ein Zug nicht erlaubt, sagt dir das Spiel, warum, und zeigt die Regel.',
      ],
    },
  ],
};
