/** Aussagen, ein Doppelpunkt, und wie man nach ihnen fragt, durch Kommas getrennt. */
export const askedAs = `
birmingham.setup.11 lancashire.setup.10: wer fängt an, wer beginnt, Startspieler, Startgeld, wie viel Geld am Anfang
age-of-industry.setup.9: wer fängt an, wer beginnt, Startspieler
age-of-industry.setup.6: Startgeld, wie viel Geld am Anfang, beginne ich mit Schulden
birmingham.setup.12 lancashire.setup.8: wie viele Handkarten am Anfang, sind Handkarten geheim, wie viele Karten auf der Hand
age-of-industry.setup.5: wie viele Karten am Anfang, wie viele Karten bekomme ich
birmingham.setup.3 birmingham.setup.4 birmingham.setup.5 lancashire.setup.3 lancashire.setup.4: was ist zu zweit anders, welche Karten kommen bei weniger Spielern weg, Karten aussortieren
birmingham.setup.7: was ist zu zweit anders, welche Händler zu dritt
birmingham.setup.8: Händler aufbauen zu dritt, welche Waren kaufen Händler
birmingham.setup.2 lancashire.setup.2: wie viele Plättchen habe ich, wie viele Verbindungsplättchen habe ich
age-of-industry.setup.3: wie viele Plättchen habe ich
lancashire.setup.3: gibt es Joker
lancashire.setup.7: Karten verdeckt weglegen, Karten am Anfang beiseite
lancashire.setup.1: welcher Spielplan zu zweit
age-of-industry.setup.1: wie viele Spieler, zu zweit, zu dritt, welcher Spielplan
age-of-industry.setup.8: Nachfrageplättchen, Marktplättchen, neue Plättchen für den Markt

birmingham.turn.1 lancashire.turn.1: wie viele Runden, wie lange dauert das Spiel, Runden je Epoche
birmingham.turn.2 lancashire.turn.2 age-of-industry.turn.2: wie viele Aktionen pro Zug, erste Runde nur eine Aktion
birmingham.turn.3 lancashire.turn.3 age-of-industry.turn.3: zweimal dieselbe Aktion, welche Aktionen gibt es
birmingham.turn.4 lancashire.turn.4: für jede Aktion eine Karte abwerfen, muss ich eine Karte spielen
age-of-industry.turn.4: muss ich eine Karte spielen, welche Aktionen kosten eine Karte, passende Karte zum Bauen
birmingham.turn.5 lancashire.turn.5: nicht genug Geld für eine Aktion, Geld ist alle
birmingham.turn.6 lancashire.turn.6: wann ziehe ich Karten nach, Handlimit, Stapel ist leer

birmingham.card.1 lancashire.card.1: ist egal welche Karte ich abwerfe, Joker für einen Kredit, welche Karte für andere Aktionen
birmingham.card.2 lancashire.card.2: Ortskarte außerhalb meines Netzwerks, Stadtkarte ohne Verbindung
birmingham.card.3 lancashire.card.3: Industriekarte braucht mein Netzwerk, wo baue ich mit einer Industriekarte
birmingham.card.4: was ist zu zweit anders, Baumwollkarte zu zweit
birmingham.card.5: Ortsjoker für eine ländliche Brauerei, Brauereihof
birmingham.card.6: wofür ist der Industriejoker
birmingham.card.7: wohin mit gespielten Jokern, werden Joker gemischt
birmingham.card.8 lancashire.card.6: Ablagestapel ansehen
birmingham.build.7 lancashire.card.4 age-of-industry.card.6: wo darf ich zuerst bauen, noch nichts auf dem Spielplan, erstes Plättchen, ohne Plättchen auf dem Spielplan
age-of-industry.card.2 age-of-industry.card.3: was ist mein Netzwerk, wo darf ich bauen, in einer großen Stadt ohne Strecke bauen
age-of-industry.card.7: was bedeuten die Farben, farbige Karten, Karten für Regionen, Regionskarte
age-of-industry.combined.1: Joker, überall bauen, zwei Aktionen für eine beliebige Karte
lancashire.double.1: Doppelaktion, überall bauen, zwei Karten als Joker, zwei Karten für einen Bau

birmingham.place.1 lancashire.place.5: was ist mein Netzwerk, was gehört zu meinem Netz
birmingham.place.3 lancashire.place.6: wann bin ich verbunden, Netzwerk oder verbunden
birmingham.place.5: Brauerei zwischen Kidderminster und Worcester, Strecke Kidderminster Worcester
birmingham.place.2: Strecken zu ländlichen Brauereien
age-of-industry.place.5: zwei Plättchen in einer Stadt, wie viele Plättchen pro Stadt
age-of-industry.place.10 age-of-industry.carry.6: Seeroute, Schiffsroute, Verbindung übers Meer
age-of-industry.place.1: was ist in Deutschland besonders
age-of-industry.place.2: was ist in Neuengland besonders
lancashire.place.1: wo darf ich Werften bauen, wo darf ich Häfen bauen
lancashire.place.4 lancashire.place.3: externe Häfen, Orte am Rand, Orte ohne Bauplatz

birmingham.build.2 lancashire.build.2: Bauplatz mit zwei Symbolen, Feld für zwei Industrien
birmingham.build.3 lancashire.build.3: Stufe überspringen, niedrigste Stufe zuerst
age-of-industry.build.2: niedrigste Stufe zuerst, Stufe überspringen
birmingham.build.4 lancashire.build.4: welche Stufen in welcher Epoche, Stufe 1 in der Eisenbahnepoche bauen, Symbol der Epoche auf einem Plättchen
birmingham.build.5 lancashire.build.5 age-of-industry.build.4: was kostet ein Plättchen, was brauche ich zum Bauen, Kohle und Eisen beim Bauen
birmingham.build.6 lancashire.build.6: zwei Plättchen in einer Stadt, ein Plättchen pro Ort, zweimal in derselben Stadt bauen, zwei gleiche Industrien in einer Stadt
birmingham.build.8 birmingham.build.9: Brauerei auf dem Land, welche Karte für die Brauerei auf dem Land
birmingham.build.10: wie viele Würfel auf ein Bergwerk, wohin kommt meine Kohle
birmingham.build.11: wie viele Fässer auf eine Brauerei, ein oder zwei Bier
lancashire.build.7: Birkenhead in der Kanalepoche, wo darf ich Werften bauen
age-of-industry.build.6: Würfel auf eine neue Zeche, wohin mit den Würfeln
age-of-industry.build.3 age-of-industry.develop.3: gesperrte Plättchen

birmingham.overbuild.1 birmingham.overbuild.2 lancashire.overbuild.1 lancashire.overbuild.2 age-of-industry.overbuild.1: eigenes Plättchen überbauen, aufwerten
birmingham.overbuild.4 lancashire.overbuild.4: überbauen wenn keine Kohle mehr da ist
birmingham.overbuild.3 birmingham.overbuild.4 lancashire.overbuild.3 lancashire.overbuild.4: Plättchen der Gegner überbauen, fremdes Kohlebergwerk überbauen
age-of-industry.overbuild.3 age-of-industry.overbuild.4 age-of-industry.overbuild.5: Plättchen der Gegner überbauen, fremde Zeche überbauen

birmingham.market.3 lancashire.market.3 age-of-industry.demand.5: Markt ist leer, Preis bei leerem Markt, kein Eisen mehr
birmingham.market.4 lancashire.market.4: Würfel der Eisenhütte in den Markt, verkaufe ich automatisch, braucht der Verkauf eine Verbindung
lancashire.market.5: Kohlebergwerk verkauft automatisch an den Markt, Verbindung um Kohle zu verkaufen
birmingham.market.5 lancashire.market.6: wie viel Geld für verkaufte Würfel, bekomme ich Geld für Würfel
age-of-industry.demand.1: Kohlemarkt, Eisenmarkt, Preise
age-of-industry.demand.2: Zugang zum Kohlemarkt, wozu ist ein Hafen gut
age-of-industry.demand.3 age-of-industry.demand.4: Kohle vom Markt kaufen, Eisen kaufen
age-of-industry.demand.7 age-of-industry.demand.8: Würfel in den Markt, wohin mit den Würfeln, bekomme ich Geld für Würfel

birmingham.coal.1 lancashire.coal.1: woher kommt die Kohle, Kohle der Gegner, fremde Kohle, welche Kohle muss ich nehmen
birmingham.coal.2 lancashire.coal.2 age-of-industry.carry.5: zwei Bergwerke gleich nah, gleich weit
birmingham.coal.4 lancashire.coal.4: Kohlemarkt ohne Verbindung, Kohle kaufen ohne Händler, Kohle kaufen ohne Hafen
age-of-industry.carry.1: Kohle der Gegner, muss Eisen verbunden sein
age-of-industry.carry.2: Kohle über fremde Strecken, wie wird Kohle transportiert
age-of-industry.carry.7: dürfen andere mein Schiff benutzen
birmingham.iron.1 lancashire.iron.1: muss Eisen verbunden sein, Eisen der Gegner
birmingham.iron.2 lancashire.iron.2: wann darf ich Eisen kaufen

birmingham.beer.1: wofür brauche ich Bier, ohne Bier verkaufen
birmingham.beer.2: muss mein eigenes Bier verbunden sein
birmingham.beer.3: Bier der Gegner, fremdes Bier
birmingham.beer.4: Bier des Händlers, Händlerbier
birmingham.network.11: Bier vom Händler für die zweite Schiene
birmingham.sell.2: wie viel Bier zum Verkaufen, ohne Bier verkaufen, Bier für Töpfereien
birmingham.sell.3: Bier des Händlers, Händlerbier

birmingham.flip.1 birmingham.flip.2 lancashire.flip.1 lancashire.flip.2 age-of-industry.flip.1: wann wird ein Plättchen umgedreht, wann dreht sich mein Bergwerk um
birmingham.flip.3 lancashire.flip.3: bekomme ich Einkommen wenn andere meine Kohle nehmen, wann steigt mein Einkommen
birmingham.flip.4 lancashire.flip.4: höchstes Einkommen, maximales Einkommen, Ende der Einkommensleiste
birmingham.flip.1: bekomme ich Geld beim Verkaufen
age-of-industry.flip.2: wann gibt es Einkommen, woher kommt Einkommen, Einkommensleiste, bekomme ich Geld für mein Eisen, negatives Einkommen

birmingham.network.6 lancashire.network.6: was kostet ein Kanal, Kohle für einen Kanal
birmingham.network.7 lancashire.network.7 age-of-industry.rail.4: was kostet eine Schiene, was kostet eine Eisenbahnstrecke
age-of-industry.rail.4: kostet eine Strecke im Gebirge mehr
birmingham.network.8 lancashire.network.7: zwei Schienen in einer Aktion, was kosten zwei Schienen, Bier für zwei Schienen
lancashire.network.8: Kohle für eine Schiene
birmingham.network.12 lancashire.network.11 age-of-industry.rail.8: keine Verbindungsplättchen mehr, Schienen aufgebraucht, wie viele Verbindungsplättchen
lancashire.network.2: Strecken nur für Kanäle, Strecken nur für Schienen
age-of-industry.rail.1: wie viele Strecken pro Aktion
age-of-industry.rail.2: wo darf ich Strecken legen, muss eine Strecke anschließen
age-of-industry.rail.3: erste Strecke

birmingham.develop.1 lancashire.develop.1 age-of-industry.develop.1: wozu entwickeln, warum entwickeln, wie viele Plättchen entwickeln
birmingham.develop.3 lancashire.develop.3 age-of-industry.develop.1: wie viel Eisen zum Entwickeln
age-of-industry.develop.1: zwei Plättchen auf einmal entfernen
age-of-industry.develop.2: Stufe überspringen, niedrigste zuerst entwickeln
birmingham.develop.4: Glühbirne, Töpfereien entwickeln
lancashire.shipyard.1 lancashire.shipyard.2: Werft Stufe 0, Werften entwickeln, Glühbirne
lancashire.shipyard.3 lancashire.tile.5: wozu ist eine Werft gut

birmingham.sell.1: welcher Händler kauft was, welcher Händler nimmt Baumwolle, passender Händler, leerer Händler
birmingham.sell.4 lancashire.sell.5 age-of-industry.sell.4: wie viele Plättchen in einer Aktion verkaufen, wie viel verkaufen, mehrere verkaufen
lancashire.sell.1 lancashire.sell.2: wie verkaufe ich Baumwolle
lancashire.sell.2: Hafen oder ferner Markt, darf ich wählen wohin ich verkaufe
lancashire.sell.3: fremder Hafen, Hafen der Gegner, Spinnerei mit Hafen verbunden
age-of-industry.port.2: Hafen nach einem Verkauf verbraucht, fremder Hafen, Hafen der Gegner, wann wird ein Hafen umgedreht
age-of-industry.port.3 lancashire.sell.4: was hat der Besitzer des Hafens davon
lancashire.port.1 age-of-industry.port.1: wozu ist ein Hafen gut
lancashire.port.2: wann wird ein Hafen umgedreht
lancashire.distant.4 lancashire.distant.5 lancashire.distant.6: ferner Markt, Überseemarkt, wie geht der Baumwollmarkt
lancashire.distant.6: Einkommen vom Baumwollmarkt, Zusatzeinkommen
age-of-industry.port.1: was nimmt ein Hafen, Fabrik an einen Hafen verkaufen
age-of-industry.market.1: welcher Markt nimmt was, welcher Markt nimmt Baumwolle, Nachfrage im Ausland, Export
age-of-industry.market.2: Nachfrage verbraucht, zweiter Verkauf an einen Markt
age-of-industry.sell.1: wie verkaufe ich, was kann verkauft werden
age-of-industry.ship.2: Kohle aus Übersee
age-of-industry.ship.1: braucht ein Schiff einen Hafen
age-of-industry.ship.1 age-of-industry.ship.2: wozu sind Schiffe gut, was können Schiffe

birmingham.bonus.1 birmingham.bonus.5: was bringt das Bier des Händlers, Bonus der Händler
birmingham.bonus.2: Entwickeln durch Händler, was bringt Gloucester

birmingham.loan.1 lancashire.loan.1: was kostet ein Kredit, wie hoch ist ein Kredit, wie geht ein Kredit, Kredit Stufen oder Felder
age-of-industry.loan.1: wie hoch ist ein Kredit, wie viele Kredite, wann darf ich Kredite aufnehmen, jederzeit Kredit
age-of-industry.loan.2: ist ein Kredit eine Aktion, Zwangskredit, warum bekomme ich von selbst einen Kredit, Geld ist alle, wie gehen Kredite, Geld leihen
age-of-industry.loan.3: Kredit zurückzahlen, Kredit vorzeitig tilgen
age-of-industry.loan.4: ist ein Kredit eine Aktion, Karte für einen Kredit
age-of-industry.interest.1: wie viel Zinsen zahle ich, Zinsen
age-of-industry.interest.2: kann Zinsen nicht zahlen, Geld leihen für Zinsen
birmingham.loan.2 lancashire.loan.2: Kredit bei -10, wie tief darf das Einkommen fallen, Kredit mit negativem Einkommen
birmingham.loan.3: Kredit in der letzten Runde, wie viele Kredite, Kredit zurückzahlen
lancashire.loan.3: keine Kredite mehr, wann sind Kredite verboten
lancashire.loan.4: wie viele Kredite, Kredit zurückzahlen

birmingham.scout.1: wie bekomme ich Joker, erkunden
birmingham.scout.2: erkunden mit Joker auf der Hand, zweiter Joker
birmingham.pass.1 lancashire.pass.1 age-of-industry.pass.1: darf ich passen, kostet Passen eine Karte, nichts tun

birmingham.order.1 lancashire.order.1 age-of-industry.order.1: Zugreihenfolge, wer ist nächste Runde zuerst dran, am wenigsten ausgegeben
birmingham.order.2 lancashire.order.2 age-of-industry.order.2: gleich viel ausgegeben, Gleichstand bei der Reihenfolge
birmingham.order.3 lancashire.order.3 age-of-industry.order.3: was gilt als ausgegeben, wohin mit ausgegebenem Geld
birmingham.income.1 lancashire.income.1: wann gibt es Einkommen, Einkommen im Minus
birmingham.income.2 lancashire.income.2: Einkommensstufe oder Feld, Einkommensleiste
birmingham.income.3 lancashire.income.3: Einkommen in der letzten Runde
birmingham.shortfall.1 lancashire.shortfall.1: Geld ist alle, pleite, kann nicht zahlen
birmingham.shortfall.2 lancashire.shortfall.2: Plättchen zum halben Preis verkaufen
birmingham.shortfall.6 lancashire.shortfall.6: Siegpunkte verlieren wegen Schulden

birmingham.era.1 lancashire.era.1: wann endet die Epoche, wann endet die Kanalzeit, wann ist das Spiel zu Ende, Spielende
birmingham.era.2 lancashire.era.2: Punkte für Strecken, Wertung der Strecken, Punkte für Kanäle, Punkte für Verbindungen
birmingham.era.3 lancashire.era.3: zählen Händler bei Strecken, Verbindungssymbole, zählen Plättchen der Gegner für meine Strecken
birmingham.era.4 lancashire.era.4: bleiben Kanäle liegen, werden Kanäle entfernt
birmingham.era.5 lancashire.era.5: Zahl im Sechseck, was bedeutet das Sechseck, Punkte eines Plättchens, zählen nicht umgedrehte Plättchen, zählen unverkaufte Plättchen
birmingham.era.6 lancashire.era.6: Stufe 1 kommt weg, was passiert nach der Kanalepoche, Ende der Kanalepoche, zwischen den Epochen
birmingham.era.7 lancashire.era.7: bleibt Stufe 2 liegen, welche Plättchen bleiben für die Eisenbahnepoche, zwischen den Epochen
birmingham.score.1 lancashire.score.2: wann ist das Spiel zu Ende, Spielende, wer gewinnt
birmingham.score.2 lancashire.score.1 age-of-industry.score.4: Punkte für Geld am Ende, Restgeld
birmingham.score.3 birmingham.score.4 lancashire.score.3 lancashire.score.4 age-of-industry.score.7: wer gewinnt bei Gleichstand, Gleichstand
lancashire.score.1: Schlusswertung
age-of-industry.end.1: wann ist das Spiel zu Ende, Spielende, letzte Runde, Stapel ist leer, wie viele Runden
age-of-industry.score.1: Punkte für Strecken, Wertung der Eisenbahn, Schlusswertung
age-of-industry.score.3 age-of-industry.score.6: Kredite am Ende
age-of-industry.score.5: Punkte eines Plättchens, Zahl auf einem Plättchen, Zahl im Sechseck, zählen nicht umgedrehte Plättchen, Schlusswertung
age-of-industry.score.7: wer gewinnt
age-of-industry.draw.1: zwei Karten ziehen, Auslage oder Stapel, wann ziehe ich Karten
age-of-industry.draw.3: Handlimit, wie viele Karten auf der Hand
age-of-industry.draw.5: Karten ziehen ohne Aktion, wie bekomme ich Karten

birmingham.setup.1 lancashire.setup.1: wie viele Spieler, wie viele Städte
birmingham.setup.6 lancashire.setup.6: bauen in einer Stadt ohne Karten, welche Städte fallen weg
birmingham.setup.9: welche Händler bekommen ein Fass
birmingham.setup.10 lancashire.setup.9 age-of-industry.setup.7: Würfel in den Märkten am Anfang, keine Würfel mehr im Vorrat, sind Würfel begrenzt
lancashire.setup.5 age-of-industry.setup.4: wie viele Karten jeder Industrie, welche Karten gibt es
age-of-industry.setup.2: warum sieht der Spielplan anders aus, ist das der echte Spielplan
age-of-industry.turn.1: was passiert in einer Runde, Phasen einer Runde
age-of-industry.turn.5: bauen ohne Kohle, Kohle oder Eisen fehlt
age-of-industry.turn.7: Ablagestapel, gespielte Karten

birmingham.place.4 lancashire.place.7 age-of-industry.carry.3: wie wird die Entfernung gezählt
birmingham.build.1 lancashire.build.1: keine Plättchen einer Industrie mehr
birmingham.build.1 lancashire.build.1 age-of-industry.build.1: wohin lege ich ein Plättchen, was darf auf ein Feld
lancashire.place.2: welche Industrien in welcher Stadt, Manchester
age-of-industry.place.3 age-of-industry.place.4: welche Industrie auf welches Feld, Feld ohne Symbol
age-of-industry.place.6: Farben der Orte in Deutschland
age-of-industry.place.7: Farben der Orte in Neuengland
age-of-industry.place.8: Fernhäfen
age-of-industry.place.9: wo sind Märkte
age-of-industry.place.11: Ansiedlungen, Orte ohne Felder
age-of-industry.pennsylvania.1 age-of-industry.pennsylvania.2: durch Pennsylvania transportieren, Pennsylvania ist gesperrt
age-of-industry.pennsylvania.3: Strecken von Pennsylvania aus
lancashire.tile.1 age-of-industry.tile.1: was kostet eine Baumwollspinnerei, Punkte einer Spinnerei
lancashire.tile.2 age-of-industry.tile.4: was kostet ein Kohlebergwerk, wie viele Würfel auf ein Bergwerk
lancashire.tile.3 age-of-industry.tile.3: was kostet eine Eisenhütte, wie viele Würfel auf eine Hütte
lancashire.tile.4 age-of-industry.tile.5: was kostet ein Hafen, Punkte eines Hafens
lancashire.tile.5: was kostet eine Werft, Punkte einer Werft
age-of-industry.tile.2: was kostet eine Konsumgüterfabrik
age-of-industry.tile.6: was kostet ein Schiff
age-of-industry.build.3: Fabriken freischalten, Schiffe freischalten, erste Fabrik
age-of-industry.build.4: auch Eisen muss verbunden sein
age-of-industry.build.5: zählt ein neues Plättchen sofort
age-of-industry.card.1: wofür ist eine Industriekarte
age-of-industry.card.4: Karte zum Aufwerten
age-of-industry.card.5 age-of-industry.card.8: wofür ist eine Schiffskarte, Schiffskarten in Deutschland
age-of-industry.combined.2: Jokeraktion in der ersten Runde, kombinierte Aktion als zweite Aktion
age-of-industry.combined.3: was gilt beim Bauen mit der kombinierten Aktion
age-of-industry.combined.4: Schiff mit der kombinierten Aktion

birmingham.overbuild.5 lancashire.overbuild.5 age-of-industry.overbuild.7: verliere ich Punkte oder Einkommen wenn ich überbaut werde, was passiert mit dem alten Plättchen
birmingham.overbuild.6 lancashire.overbuild.6 age-of-industry.overbuild.6: überbauen wo ich schon ein Plättchen habe
birmingham.overbuild.7 lancashire.overbuild.7: überbauen obwohl ein Feld frei ist
age-of-industry.overbuild.2: durch eine andere Industrie ersetzen
age-of-industry.overbuild.8: Würfel auf einem überbauten Plättchen

birmingham.market.1 lancashire.market.1: Preise im Markt, wie viele Felder hat der Markt
birmingham.market.2 lancashire.market.2: welchen Würfel kaufe ich, billigster Würfel
birmingham.market.6 lancashire.market.7 age-of-industry.demand.9: Würfel später verkaufen, Bergwerk später verbinden, Markt ist voll
birmingham.market.7 lancashire.market.8: Plättchen mit dem Geld für seine Würfel bezahlen, erst Kohle verkaufen und dann bezahlen
birmingham.coal.3 lancashire.coal.3: wann darf ich Kohle kaufen, kein Bergwerk in der Nähe, Kohle kaufen obwohl ein Bergwerk welche hat
birmingham.coal.5 lancashire.coal.5: zählt die neue Strecke für ihre Kohle, Kohle für eine Schiene von welchem Ende
age-of-industry.carry.4: muss ich die nächste Kohle nehmen, welche Kohle nehme ich
age-of-industry.carry.8: wie weit ist die Kohle vom Kohleimport
age-of-industry.demand.6: Kohle für den Bau eines Hafens
birmingham.beer.5: welches Bier darf ich wählen, wer wählt die Brauerei, kostet Bier Geld

birmingham.network.1 lancashire.network.1: Kanäle in der Eisenbahnepoche, welche Strecken in welcher Epoche
birmingham.network.2: Strecken nur für Kanäle, Strecken nur für Schienen
birmingham.network.3 lancashire.network.3: zwei Spieler auf derselben Strecke, Strecke doppelt belegen, Strecke zu einem Händler
birmingham.network.4 lancashire.network.4: wo darf ich Strecken legen, muss eine Strecke an mein Netzwerk anschließen, Kanal irgendwo legen
birmingham.network.5: erste Strecke ohne Plättchen, nichts auf dem Spielplan
lancashire.network.5: erste Strecke ohne Plättchen, Kanal ohne eigenes Plättchen
birmingham.network.9 lancashire.network.9: müssen zwei Schienen zusammenhängen, zweite Schiene an die erste, ist die zweite Schiene freiwillig
birmingham.network.10 lancashire.network.10: Kohle für die zweite Schiene
age-of-industry.rail.1: werden Schienen entfernt, zwei Spieler auf derselben Strecke
age-of-industry.rail.5: Kohle und Eisen für eine Strecke
age-of-industry.rail.6: Kohle kaufen für eine Strecke zum Fernhafen
age-of-industry.rail.7: zählt die neue Strecke für ihre Würfel

birmingham.develop.2 lancashire.develop.2: welche Plättchen entwickeln, beliebige Stufe entwickeln
birmingham.bonus.3: muss ich den Bonus von Gloucester nehmen
birmingham.bonus.4: was bringt Oxford
birmingham.bonus.1 birmingham.era.8: kommen Händlerfässer zurück, neues Bier für Händler
birmingham.scout.3: erkunden mit wenigen Karten
lancashire.card.5: überbauen mit der ersten Karte
lancashire.double.2: welche Städte für überall bauen
lancashire.double.3: überall bauen in der ersten Runde
lancashire.double.4: was gilt für überall bauen
lancashire.double.5: ziehe ich danach zwei Karten

lancashire.distant.2 lancashire.distant.3: Baumwollmarkt aufbauen, Baumwollmarkt zu zweit
lancashire.distant.7 lancashire.distant.8 lancashire.distant.9: Ende des Baumwollmarkts, Markt geschlossen, Marker kommt unten an, Marker erreicht X
lancashire.distant.10: mischen nach der Kanalepoche
lancashire.era.9: mischen nach der Kanalepoche, neue Karten für die Eisenbahnepoche
birmingham.era.9: mischen nach der Kanalepoche, neue Karten für die Eisenbahnepoche
lancashire.era.8: werden die Märkte nach der Kanalepoche aufgefüllt
age-of-industry.ship.3: Kohle für den Bau eines Schiffs
age-of-industry.ship.4: Kohle vom Kohleimport in den Markt
age-of-industry.ship.5: wann wird ein Schiff umgedreht
age-of-industry.ship.6: ein Schiff ersetzen
age-of-industry.flip.3: umgedrehtes Plättchen noch einmal benutzen, umgedrehter Hafen
age-of-industry.sell.2: an den nächsten Markt verkaufen, muss ich zum nächsten Hafen
age-of-industry.sell.3: Geld beim Verkaufen
age-of-industry.market.3: Markt hinter einem Schiff, wie erreiche ich einen Markt übers Meer
age-of-industry.market.4: Markt ohne Nachfrage

birmingham.order.4 lancashire.order.4: Reihenfolge nach der Kanalepoche, wird ausgegebenes Geld zurückgesetzt
birmingham.shortfall.3 lancashire.shortfall.3: jederzeit ein Plättchen zu Geld machen
birmingham.shortfall.4 lancashire.shortfall.4: welche Plättchen kann ich abgeben, Strecken zu Geld machen
birmingham.shortfall.5 lancashire.shortfall.5: Punkte eines abgegebenen Plättchens
birmingham.shortfall.7 lancashire.shortfall.7: wer zahlt zuerst
birmingham.intro.1 lancashire.intro.1 birmingham.intro.2: erstes Spiel, kurzes Spiel, Einführungsspiel, nur die Kanalepoche spielen
birmingham.intro.3 lancashire.intro.4: Punkte für Geld im Einführungsspiel
birmingham.intro.4 lancashire.intro.5: Punkte für Einkommen im Einführungsspiel
birmingham.intro.5 lancashire.intro.6 lancashire.intro.3: Punkte für Plättchen im Einführungsspiel
lancashire.virtual.1 lancashire.virtual.2: Liverpool und Birkenhead ohne Verbindung
lancashire.community.1: kleinerer Spielplan zu zweit
lancashire.community.6: Geld mit der Variante Community

age-of-industry.draw.2: wann wird die Auslage aufgefüllt
age-of-industry.draw.4: keine Karten mehr zum Ziehen
age-of-industry.pass.2: keine Karten auf der Hand, passen ohne Karte
age-of-industry.loan.5: Kredit innerhalb einer Runde
age-of-industry.interest.1: wann sind Zinsen fällig, Zinsen in der letzten Runde
age-of-industry.interest.3: vor den Zinsen zurückzahlen
age-of-industry.end.2: kommen abgeworfene Karten zurück, Ablage mischen
age-of-industry.end.3: übrige Handkarten am Ende, zählen Karten auf der Hand
age-of-industry.score.2: Märkte und Ansiedlungen für Strecken
age-of-industry.score.5: Punkte pro Stufe
age-of-industry.options.1: Schiffskarte mit eigenem Hafen
age-of-industry.options.3: Variante niedrigstes entwickeln

birmingham-automa.build.1: wo baut der Automat
birmingham-automa.build.3: überbaut der Automat
birmingham-automa.turn.1: wie spielt der Automat
birmingham-automa.turn.3: wie viele Aktionen macht der Automat
birmingham-automa.turn.5: wann passt der Automat
birmingham-automa.coal.1: woher nimmt der Automat Kohle
birmingham-automa.company.2: Reihenfolge mit Automat, wann ist der Automat dran
birmingham-automa.company.6: bekommt der Automat Einkommen, hat der Automat Karten
birmingham-automa.company.7: bezahlt der Automat Geld, nimmt der Automat Kredite
birmingham-automa.company.8: darf ich die Kohle des Automaten nehmen
birmingham-automa.company.3 birmingham-automa.company.4: Aufbau solo, wie viele Karten solo
birmingham-automa.two.1: Aufbau mit zwei Automaten
birmingham-automa.era.1: wie wird der Automat gewertet
birmingham-automa.win.1: Gleichstand mit dem Automaten
birmingham-automa.links.1 birmingham-automa.links.2: wo legt der Automat Strecken
birmingham-automa.sell.1 birmingham-automa.sell.2: wie verkauft der Automat
birmingham-automa.beer.1: welches Bier nimmt der Automat
birmingham-automa.develop.3: wie entwickelt der Automat
birmingham-automa.difficulty.1 birmingham-automa.difficulty.2: Schwierigkeitsgrad des Automaten
`;
