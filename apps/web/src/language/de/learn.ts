import type { Lessons } from '../en/learn.ts';

export const lessons: Lessons = {
  birmingham: [
    {
      title: 'Worum es geht',
      rule: 'birmingham.score.1',
      paragraphs: [
        'Du gründest um 1770 Industrien im Black Country. Du eröffnest Bergwerke, Hütten, Brauereien und Spinnereien, verbindest sie durch Kanäle und später durch Eisenbahnen und verkaufst, was sie herstellen, an Händler am Rand des Spielplans.',
        'Wer nach zwei Epochen die meisten Siegpunkte hat, gewinnt. Punkte bringen umgedrehte Industrieplättchen und die Verbindungen, die an ihnen vorbeiführen. Ein Plättchen wird umgedreht, wenn seine Ware verkauft oder sein letzter Würfel verbraucht ist – von dir oder von jemand anderem.',
      ],
    },
    {
      title: 'Dein Zug',
      rule: 'birmingham.turn.2',
      paragraphs: [
        'Du hast acht Karten und zwei Aktionen je Zug (nur in der allerersten Runde eine). Jede Aktion kostet eine Karte; nur beim Bauen ist wichtig, welche. Am Ende des Zuges ziehst du wieder auf acht nach.',
        'Die Reihenfolge der nächsten Runde folgt dem Geld: Wer am wenigsten ausgegeben hat, beginnt. Wer in einer Runde viel und in der nächsten nichts ausgibt, kommt erst als Letzter und dann als Erster an die Reihe: zweimal hintereinander.',
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
          text: 'Verbrauche ein Eisen und nimm ein niedriges Plättchen vom Tableau, oder zwei für zwei. So kommst du an bessere Plättchen.',
          rule: 'birmingham.develop.1',
        },
        {
          sign: 'sell',
          name: 'Verkaufen',
          text: 'Drehe Baumwollspinnereien, Fabriken und Töpfereien um, die mit einem Händler verbunden sind, der ihre Ware sucht. Meist braucht es Bier; das Fass des Händlers bringt einen Bonus.',
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
        'Plättchen und Eisenbahnen verbrauchen sie. Liegt etwas davon auf dem Spielplan, ist es umsonst, ganz gleich, wem es gehört.',
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
          text: 'Eigene Brauereien liefern überallhin, fremde nur bei Verbindung, und das Fass eines Händlers nur für einen Verkauf an ihn.',
          rule: 'birmingham.beer.1',
        },
      ],
    },
    {
      title: 'Zwei Epochen',
      rule: 'birmingham.era.1',
      paragraphs: [
        'Eine Epoche endet, wenn Zugstapel und Hände leer sind. Dann zählen Verbindungen für die umgedrehten Plättchen an ihren Enden und kommen vom Spielplan; umgedrehte Plättchen zählen, was aufgedruckt ist.',
        'Nach der Kanalepoche verschwinden alle Plättchen der Stufe I. Was Stufe II oder höher hat, bleibt und zählt nach der Eisenbahnepoche noch einmal. Geld und Einkommen sind am Ende nichts wert.',
      ],
    },
    {
      title: 'Rat für die erste Partie',
      rule: 'birmingham.income.1',
      paragraphs: [],
      advice: [
        'Nimm in einer der ersten Runden einen Kredit auf. Das tun alle.',
        'Eine Eisenhütte oder ein Bergwerk wird von selbst umgedreht, wenn andere die Würfel brauchen: billige Punkte und Einkommen.',
        'Entwickle über Stufe I hinaus, bevor du viel von einer Industrie baust: Stufe II zählt zweimal.',
        'Überlege vor jedem Bau, der verkauft werden soll, woher das Bier kommt.',
        'Denk gegen Ende der Kanalepoche an das, was bleibt: Dein Netzwerk ist weg, deine Plättchen ab Stufe II nicht.',
        'Tippe an, was dich neugierig macht. Wird ein Zug abgelehnt, sagt der Tisch, warum, und zeigt die Regel.',
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
        'Du hast acht Karten und zwei Aktionen je Zug (in der allerersten Runde eine). Jede Aktion kostet eine Karte; nur beim Bauen ist wichtig, welche. Am Ende des Zuges ziehst du auf acht nach.',
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
          text: 'Lege das niedrigste Plättchen einer Industrie auf ein passendes Feld: mit einer Ortskarte in diesem Ort, mit einer Industriekarte im eigenen Netzwerk. Zwei Karten zusammen, für beide Aktionen, bauen überall.',
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
          text: 'Verbrauche je Plättchen ein Eisen und nimm ein oder zwei niedrige vom Tableau.',
          rule: 'lancashire.develop.1',
        },
        {
          sign: 'sell',
          name: 'Verkaufen',
          text: 'Drehe Baumwollspinnereien um: über einen verbundenen, noch offenen Hafen, der mit umgedreht wird, oder auf dem Baumwollmarkt, dessen Bedarf mit jedem Verkauf sinkt.',
          rule: 'lancashire.sell.1',
        },
        {
          sign: 'loan',
          name: 'Kredit',
          text: 'Du bekommst £10, £20 oder £30 für ein, zwei oder drei Stufen Einkommen. In der Eisenbahnepoche nur, solange der Zugstapel reicht.',
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
          text: 'Kommt über Verbindungen umsonst vom nächsten verbundenen Bergwerk, wem immer es gehört; sonst vom Markt über ein verbundenes Handelssymbol.',
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
          text: 'Alle dürfen über jeden Hafen verkaufen. Beide gewinnen: Die Spinnerei wird umgedreht und der Hafen auch.',
          rule: 'lancashire.sell.3',
        },
      ],
    },
    {
      title: 'Zwei Epochen',
      rule: 'lancashire.era.1',
      paragraphs: [
        'Am Ende jeder Epoche zählen Verbindungen für die umgedrehten Plättchen an ihren Enden, und umgedrehte Plättchen zählen ihre Punkte. Nach der Kanalepoche sind Stufe I und alle Kanäle fort; der Rest bleibt und zählt noch einmal.',
      ],
    },
    {
      title: 'Rat für die erste Partie',
      rule: 'lancashire.income.1',
      paragraphs: [],
      advice: [
        'Baue früh einen Hafen: Andere verkaufen über ihn und drehen ihn für dich um.',
        'Verlass dich nicht auf den Baumwollmarkt. Er schließt eher, als man hofft, und der Verkauf, der ihn schließt, ist verloren.',
        'Kredite sind in der Kanalepoche gut. Spät in der Eisenbahnepoche gibt es keine mehr.',
        'Werften sind ein Vermögen wert, brauchen aber erst viel Entwicklung; entscheide dich früh.',
        'Wird ein Zug abgelehnt, sagt der Tisch, warum, und zeigt die Regel.',
      ],
    },
  ],
  'age-of-industry': [
    {
      title: 'Worum es geht',
      rule: 'age-of-industry.score.7',
      paragraphs: [
        'Das Eisenbahnzeitalter, auf einem Spielplan deiner Wahl. Es gibt nur eine Epoche, Karten zieht man als Aktion, und Geld fehlt nie: Wer zu wenig hat, bekommt sofort Kredit.',
        'Umgedrehte Plättchen zahlen bar. Am Ende werden Geld, die Stufen deiner Plättchen und die Erträge deiner Strecken zu Punkten; offene Kredite kosten welche.',
      ],
    },
    {
      title: 'Dein Zug',
      rule: 'age-of-industry.turn.2',
      paragraphs: [
        'Zwei Aktionen je Zug, in der ersten Runde eine. Nur Bauen, Entwickeln und Passen kosten eine Karte. Wer am wenigsten ausgegeben hat, beginnt die nächste Runde; dann kostet jeder Kredit $1 Zinsen.',
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
          text: 'Mit einer Ortskarte in jedem Ort ihrer Farbe; mit einer Industriekarte dort, wohin eine deiner Strecken führt. Beide Aktionen zusammen bauen mit jeder Karte.',
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
          text: 'Wirf eine Karte ab und nimm ein beliebiges Plättchen vom Tableau. Die gesperrten der Stufe 0 gehen nur so.',
          rule: 'age-of-industry.develop.1',
        },
        {
          sign: 'draw',
          name: 'Karten ziehen',
          text: 'Nimm zwei Karten, aus der Auslage oder vom Zugstapel, bis zu neun auf der Hand.',
          rule: 'age-of-industry.draw.1',
        },
      ],
    },
    {
      title: 'Kohle und Eisen',
      rule: 'age-of-industry.carry.1',
      paragraphs: [
        'Hier müssen Kohle und Eisen beide über Strecken dorthin, wo sie gebraucht werden, von der nächsten Quelle. Sonst kauft man sie von den Bedarfsleisten, über einen Hafen oder Fernhafen. Neue Zechen und Hütten verkaufen an die Leisten, was hineinpasst.',
      ],
    },
    {
      title: 'Das Ende',
      rule: 'age-of-industry.end.1',
      paragraphs: [
        'Die Partie endet, wenn die Karten ausgehen. Jede Strecke zahlt dann für das, was an ihren Enden liegt, Kredite werden getilgt, je $5 sind ein Punkt, jedes Plättchen zählt seine Stufe, und jeder offene Kredit kostet fünf Punkte.',
      ],
    },
    {
      title: 'Rat für die erste Partie',
      rule: 'age-of-industry.loan.1',
      paragraphs: [],
      advice: [
        'Borge ohne Furcht: Ein Kredit, der vor dem Ende der Runde zurückgezahlt ist, kostet nichts, danach nur $1 je Runde.',
        'Strecken im Herzen des Spielplans bringen am Ende am meisten. Lege sie vor den anderen.',
        'Eine Zeche neben hungrigen Strecken ist in einer Runde umgedreht.',
        'Hohe Stufen zählen auch, wenn sie nicht umgedreht sind.',
        'Wird ein Zug abgelehnt, sagt der Tisch, warum, und zeigt die Regel.',
      ],
    },
  ],
};
