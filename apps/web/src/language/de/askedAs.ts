/** Aussagen, ein Doppelpunkt, und wie man nach ihnen fragt, durch Kommas getrennt. */
export const askedAs = `
birmingham.setup.1 lancashire.setup.1: wie viele Spieler, wie viele Städte, wie lange geht ein Spiel, wie viele Epochen, kann man zu dritt spielen, beste Spielerzahl
birmingham.setup.2 lancashire.setup.2: wie viele Plättchen habe ich, wie viele Verbindungsplättchen habe ich
birmingham.setup.2 lancashire.setup.2 age-of-industry.setup.3: wie viele Gebäude hat jeder, wie viele Spinnereien gibt es, was liegt auf dem Tableau, wie viele Schienen hat jeder
birmingham.setup.3 birmingham.setup.4 birmingham.setup.5 lancashire.setup.3 lancashire.setup.4: was ist zu zweit anders, welche Karten kommen bei weniger Spielern weg, Karten aussortieren
birmingham.setup.3 birmingham.setup.4 birmingham.setup.5 lancashire.setup.3 lancashire.setup.4 lancashire.setup.5: Aufbau mit weniger Spielern, Karten rausnehmen, welche Karten zu dritt, wie oft ist eine Karte im Stapel, Regeln zu zweit, zu zweit spielen
birmingham.setup.6 lancashire.setup.6: bauen in einer Stadt ohne Karten, welche Städte fallen weg, darf ich in Städten bauen die nicht im Spiel sind, ganzer Spielplan zu zweit, Städte ohne Karte, wir sind nur zu zweit, ist die Stadt aus dem Spiel, Stadt die nicht mitspielt, darf man bei zwei Leuten überall bauen
birmingham.setup.7: was ist zu zweit anders, welche Händler zu dritt
birmingham.setup.7 birmingham.setup.8: Händler zu zweit, wie werden Händler verteilt, wohin kommen die Händler, welche Händler spielen mit
birmingham.setup.8: Händler aufbauen zu dritt, welche Waren kaufen Händler
birmingham.setup.8 birmingham.sell.1: Händler
birmingham.setup.9: welche Händler bekommen ein Fass, bekommen leere Händler Bier, wo steht am Anfang Bier, Fässer der Händler am Anfang
birmingham.setup.10 lancashire.setup.9 age-of-industry.setup.7: Würfel in den Märkten am Anfang, keine Würfel mehr im Vorrat, sind Würfel begrenzt, Märkte am Anfang füllen, wie viele Würfel am Anfang im Markt, Vorrat ist alle, sind Fässer begrenzt, ist der Markt am Anfang voll, fängt der Markt voll an, gehen die Fässer aus
birmingham.setup.11 lancashire.setup.10: wer fängt an, wer beginnt, Startspieler, Startgeld, wie viel Geld am Anfang, Geld zu Beginn, wie viel Geld bekommt jeder, wo startet der Einkommensmarker, Spieler aufbauen
birmingham.setup.11 lancashire.setup.10 age-of-industry.setup.6: Spielbeginn, Startgeld, Geld zum Start, wie reich bin ich am Anfang, Startkapital
birmingham.setup.12: neunte Karte, erste Karte verdeckt ablegen, Karte unter dem Ablagestapel, warum eine Karte verdeckt, hat der Startspieler weniger Karten, wozu die verdeckte Karte
birmingham.setup.12 lancashire.setup.8: wie viele Handkarten am Anfang, sind Handkarten geheim, wie viele Karten auf der Hand
birmingham.setup.12 lancashire.setup.8 age-of-industry.setup.5: Karten austeilen, Karten zu Beginn, darf ich meine Karten zeigen, Handkarten geheim halten, wie groß ist meine Hand, Karten für jeden am Anfang, wie viele Karten kriege ich
birmingham.setup.5 lancashire.setup.5 age-of-industry.setup.4: wie viele Brauereikarten, wie viele Karten einer Industrie
birmingham.setup.3: wie viele Joker gibt es
birmingham.setup.11: warum siebzehn Pfund
lancashire.setup.1: welcher Spielplan zu zweit
lancashire.setup.3: gibt es Joker, Joker in Lancashire
lancashire.setup.5 age-of-industry.setup.4: wie viele Karten jeder Industrie, welche Karten gibt es
lancashire.setup.7: Karten verdeckt weglegen, Karten am Anfang beiseite, nicht benutzte Karten in der Kanalzeit, Karten unter dem Bankier, warum Karten weglegen
lancashire.setup.8 birmingham.setup.12: Handkarten bei drei Spielern
lancashire.setup.10: warum dreißig Pfund
age-of-industry.setup.1: wie viele Spieler, zu zweit, zu dritt, welcher Spielplan, wie viele können mitspielen, zu zweit spielen, welche Seite vom Plan, zu fünft
age-of-industry.setup.2: warum sieht der Spielplan anders aus, ist das der echte Spielplan, Plan ist anders als gedruckt
age-of-industry.setup.3: wie viele Plättchen habe ich
age-of-industry.setup.4: Anzahl der Karten, wie viele Schiffskarten
age-of-industry.setup.5: wie viele Karten am Anfang, wie viele Karten bekomme ich
age-of-industry.setup.6: Startgeld, wie viel Geld am Anfang, beginne ich mit Schulden, pleite am Anfang, kein Startgeld, wie baue ich ohne Geld, Geld zu Beginn
age-of-industry.setup.8: Nachfrageplättchen, Marktplättchen, neue Plättchen für den Markt, Märkte aufbauen, was wollen die Märkte, Plättchen auf den Märkten
age-of-industry.setup.9: wer fängt an, wer beginnt, Startspieler, Sitzordnung, Reihenfolge in der ersten Runde
age-of-industry.setup.6 age-of-industry.loan.2: gar kein Geld im ersten Zug

birmingham.turn.1 lancashire.turn.1: wie viele Runden, wie lange dauert das Spiel, Runden je Epoche, Anzahl der Runden, wie oft bin ich dran, Runden zu dritt, Runden zu zweit, wann ist eine Runde vorbei, Runden, wie lange dauert das noch, wie oft bin ich noch dran, wie lang ist eine Epoche, wann ist der Stapel durch
birmingham.turn.2 lancashire.turn.2 age-of-industry.turn.2: wie viele Aktionen pro Zug, erste Runde nur eine Aktion, warum am Anfang nur eine Aktion, Anzahl der Aktionen, habe ich zwei Aktionen, Aktionen pro Runde, wie oft darf ich handeln, kurze erste Runde
birmingham.turn.3 lancashire.turn.3 age-of-industry.turn.3: zweimal dieselbe Aktion, welche Aktionen gibt es, was kann ich in meinem Zug machen, Liste der Aktionen, Aktion wiederholen, zweimal bauen in einem Zug, zwei Kredite in einem Zug, mögliche Aktionen, zweimal hintereinander dasselbe, Aktionen, nochmal das Gleiche machen, müssen die Aktionen verschieden sein, was kann ich jetzt tun
birmingham.turn.4 lancashire.turn.4: für jede Aktion eine Karte abwerfen, muss ich eine Karte spielen, kostet jede Aktion eine Karte, Karte für Schienen, Karte fürs Verkaufen, Karte für Kredit, Karte fürs Entwickeln, was kostet eine Aktion, wie viele Karten spiele ich
birmingham.turn.5 lancashire.turn.5: nicht genug Geld für eine Aktion, Geld ist alle, Aktion anfangen die ich nicht bezahlen kann, Rohstoff fehlt, darf ich etwas schuldig bleiben, kann mir das nicht leisten, nur noch wenig Pfund, zu wenig Geld, zu arm für alles, Kohle fehlt für die Aktion
birmingham.turn.6 lancashire.turn.6: wann ziehe ich Karten nach, Handlimit, Stapel ist leer, wann zieht man, Hand auffüllen, neue Karten, wie viele Karten habe ich, nach jeder Aktion ziehen, keine Karten zum Nachziehen, Nachziehstapel aufgebraucht, Hand wird kleiner, fülle ich wieder auf, nachziehen vergessen, keine Karten mehr im Stapel
birmingham.turn.6 lancashire.turn.6 age-of-industry.draw.3: Handkartenlimit, Handkarten
birmingham.turn.7 lancashire.turn.7: Aktion unterbrechen, mitten in einer Aktion, Zug zurücknehmen
birmingham.turn.2 lancashire.turn.2: in der ersten Runde nur eine Sache, wie viele Sachen pro Zug
birmingham.turn.4 lancashire.turn.4 age-of-industry.turn.4: kostet das eine Karte, werfe ich jedes Mal eine Karte weg
age-of-industry.turn.1: was passiert in einer Runde, Phasen einer Runde, Ablauf einer Runde, Ende einer Runde
age-of-industry.turn.2: ab wann zwei Aktionen
age-of-industry.turn.4: muss ich eine Karte spielen, welche Aktionen kosten eine Karte, passende Karte zum Bauen, kosten Schienen eine Karte, Karte fürs Verkaufen, Karte fürs Entwickeln, was kostet eine Aktion, Aktionen ohne Karte, wie viele Karten kostet ein Gebäude, welche Aktionen brauchen eine Karte
age-of-industry.turn.5: bauen ohne Kohle, Kohle oder Eisen fehlt, gar keine Kohle, was wenn ich weder Kohle noch Eisen bekomme
age-of-industry.turn.6: hilft die erste Aktion der zweiten, Aktion erst beenden
age-of-industry.turn.7: Ablagestapel, gespielte Karten, werden abgeworfene Karten neu gemischt, wohin mit gespielten Karten

birmingham.card.1 lancashire.card.1: ist egal welche Karte ich abwerfe, Joker für einen Kredit, welche Karte für andere Aktionen, darf ich irgendeine Karte abwerfen, Karte für etwas anderes als Bauen, passende Karte nötig, mit Stadtkarte verkaufen, muss die Karte zur Strecke passen, nutzlose Karten, wofür sind schlechte Karten gut, Karten von Städten die ich nicht brauche, wohin mit unerwünschten Karten, ist die Karte egal, welche Karte zum Verkaufen, brauche ich eine besondere Karte
birmingham.card.2 lancashire.card.2: Ortskarte außerhalb meines Netzwerks, Stadtkarte ohne Verbindung, Ortskarte spielen, in der Stadt auf der Karte bauen, muss ich mit der Stadt auf der Karte verbunden sein, Name einer Stadt auf der Karte, was darf ich mit der Ortskarte
birmingham.card.2 birmingham.card.3: bauen wo andere sind, im fremden Netz bauen
birmingham.card.2 lancashire.card.2 age-of-industry.card.7: Ortskarte, Karte einer Stadt aber keine Strecke dort, weit weg von meinen Sachen bauen, Stadtkarte ohne Gleis
birmingham.card.3 lancashire.card.3: Industriekarte braucht mein Netzwerk, wo baue ich mit einer Industriekarte, Industriekarte spielen, Bild einer Industrie auf der Karte, Industriekarte im Netz
birmingham.card.3 lancashire.card.3 age-of-industry.card.1: Industriekarte
birmingham.card.4: was ist zu zweit anders, Baumwollkarte zu zweit, Karte mit zwei Symbolen, Karte Baumwolle oder Fabrik, Karte mit zwei Bildern, Karte mit Baumwolle und Kiste
birmingham.card.5: Ortsjoker für eine ländliche Brauerei, Brauereihof, Ortsjoker benutzen, Ortsjoker überall, Joker für eine Stadt
birmingham.card.5 birmingham.card.6: Joker
birmingham.card.6: wofür ist der Industriejoker, Industriejoker benutzen, Industriejoker im Netz
birmingham.card.7: wohin mit gespielten Jokern, werden Joker gemischt, Joker behalten, Joker zurücklegen, Joker abwerfen, kriegt man den Joker wieder, auf welchen Stapel der gebrauchte Joker
birmingham.card.8 lancashire.card.6: Ablagestapel ansehen, sehen was andere gespielt haben, Karten zählen, ist die Ablage offen, gespielte Karten durchsehen, was wurde abgeworfen, liegt der Ablagestapel offen
birmingham.card.3 lancashire.card.3 age-of-industry.card.2: Karte mit dem Bild einer Industrie, Minenkarte aber keine Strecke dort, wo darf ich die Spinnereikarte einsetzen, Industriekarte außerhalb meines Netzwerks
birmingham.card.7 birmingham.card.1: Joker für eine andere Aktion
lancashire.card.2 lancashire.card.3: bauen wo andere sind, im fremden Netz bauen
lancashire.card.5: überbauen mit der ersten Karte, mit der ersten Karte ersetzen
age-of-industry.card.1: wofür ist eine Industriekarte, Industriekarte spielen, etwas anderes mit der Industriekarte bauen
age-of-industry.card.2: bauen wo meine Schienen hinführen, Industriekarte an meinen Schienen, Industriekarte spielen, muss ich zum Bauen verbunden sein
age-of-industry.card.2 age-of-industry.card.3: was ist mein Netzwerk, wo darf ich bauen, in einer großen Stadt ohne Strecke bauen
age-of-industry.card.2 age-of-industry.card.7: wo darf ich mit welcher Karte bauen
age-of-industry.card.3: zweites Gebäude in einer großen Stadt, neben meinem Gebäude bauen
age-of-industry.card.4: Karte zum Aufwerten, Karte um mein Plättchen zu ersetzen
age-of-industry.card.5: Schiffskarte spielen, wo gilt eine Schiffskarte
age-of-industry.card.5 age-of-industry.card.8: wofür ist eine Schiffskarte, Schiffskarten in Deutschland
age-of-industry.card.7: was bedeuten die Farben, farbige Karten, Karten für Regionen, Regionskarte, Karte mit Farbe, Farbe einer Karte, überall in einer Farbe bauen, Ortskarte ohne Schienen, Symbol auf einer farbigen Karte, brauchen Ortskarten eine Verbindung, lila Karte, blaue Karte, farbige Karte
age-of-industry.card.8: nutzlose Schiffskarten, Schiffe in Deutschland
age-of-industry.card.6: erstes Gebäude irgendwo, wo fange ich an

birmingham.place.1 lancashire.place.5: was ist mein Netzwerk, was gehört zu meinem Netz, was ist ein Netzwerk, welche Städte gehören zu mir, zählt eine fremde Schiene zu meinem Netz, bin ich in der Stadt vertreten, Netzwerk, ist das mein Gebiet, was gehört zu mir, reicht ein Plättchen fürs Netzwerk
birmingham.place.1 birmingham.place.3: Unterschied Netzwerk und verbunden
birmingham.place.2: Strecken zu ländlichen Brauereien, Brauerei oder Händler in meinem Netz, durch einen Händlerort fahren
birmingham.place.3 lancashire.place.6: wann bin ich verbunden, Netzwerk oder verbunden, hilft meine Strecke auch anderen
birmingham.place.3 lancashire.place.6 age-of-industry.carry.2: Schienen anderer Spieler benutzen, über Kanäle der Gegner, über fremde Strecken transportieren, darf ich fremde Schienen nutzen, ist egal wem die Schiene gehört, Strecken teilen, Maut für fremde Strecken, Strecken der Mitspieler, seine Strecke befördert meine Kohle, Strecke gehört Rot, Gleise von Blau benutzen
birmingham.place.4 lancashire.place.7 age-of-industry.carry.3: wie wird die Entfernung gezählt, was ist am nächsten, Strecken zählen für die Entfernung, wie weit weg ist ein Bergwerk
birmingham.place.5: Brauerei zwischen Kidderminster und Worcester, Strecke Kidderminster Worcester, namenlose Brauereien, Brauereien ohne Namen, zwei kleine Brauereien links, Brauereien außerhalb der Städte, drei Orte an einer Strecke, drei Enden an einer Strecke, Verbindung zum Bauernhof
birmingham.place.5 birmingham.build.8: ländliche Brauereien
lancashire.place.1: wo darf ich Werften bauen, wo darf ich Häfen bauen, welche Stadt hat welche Felder, wo sind Häfen erlaubt, Orte für Bergwerke, wo sind Werften
lancashire.place.1 lancashire.shipyard.1: Werften
lancashire.place.2: welche Industrien in welcher Stadt, Manchester, wo darf ich Spinnereien bauen, Felder mit zwei Bildern
lancashire.place.3 lancashire.place.4: externe Häfen, Orte am Rand, Orte ohne Bauplatz, Orte ohne Baufelder, Orte am Rand vom Plan, Handel mit Schottland, Yorkshire, Blackpool, Midlands, welche Orte handeln mit Übersee
lancashire.place.5 lancashire.place.6: Unterschied Netzwerk und verbunden
lancashire.place.1 lancashire.place.2: Kohlefelder, wo gibt es Kohle
age-of-industry.place.1: was ist in Deutschland besonders, Deutschlandplan, Deutschland ohne Schiffe
age-of-industry.place.2: was ist in Neuengland besonders, Neuenglandplan, Linie quer über den Plan, Trennstrich
age-of-industry.place.3: leeres Feld ohne Bild, freies weißes Feld, was passt auf ein leeres Feld, Feld ohne Zeichen
age-of-industry.place.3 age-of-industry.place.4: welche Industrie auf welches Feld, Feld ohne Symbol
age-of-industry.place.4: Feld mit Bild, Loren-Symbol, Ankersymbol, was bedeutet das Symbol im Feld, nur für Häfen, Anker auf dem Feld
age-of-industry.place.5: zwei Plättchen in einer Stadt, wie viele Plättchen pro Stadt, zwei eigene Gebäude am selben Ort, zweimal in einer Stadt, ein Gebäude pro Stadt, zweites Plättchen in einem Ort, Limit pro Stadt, Stadt mit vier Feldern, wie oft darf ich in einem Ort bauen, zwei Spinnereien in einer Stadt, ist ein Gebäude pro Stadt das Limit
age-of-industry.place.6: Farben der Orte in Deutschland
age-of-industry.place.6 age-of-industry.place.7: welcher Ort hat welche Farbe, Rahmen einer Stadt, orange Karte, lila Karte, blaue Stadt
age-of-industry.place.7: Farben der Orte in Neuengland
age-of-industry.place.8: Fernhäfen, aufgedruckter Hafen, Hafensymbol neben dem Namen, welche Orte haben Zugang zum Markt
age-of-industry.place.9: wo sind Märkte, wo werden Waren gekauft, wo verkaufe ich ins Ausland
age-of-industry.place.10: wo werden Schiffe gebaut, Felder für Schiffe, Linien auf dem Wasser
age-of-industry.place.10 age-of-industry.carry.6: Seeroute, Schiffsroute, Verbindung übers Meer, Schifffahrtslinien
age-of-industry.place.11: Ansiedlungen, Orte ohne Felder, Punkte ohne Felder, Dorf an der Strecke, Orte wo man nicht bauen kann

birmingham.build.1 lancashire.build.1: keine Plättchen einer Industrie mehr, keine Brauereien mehr, alle Plättchen einer Sorte gebaut, Plättchen einer Art sind aus
birmingham.build.1 lancashire.build.1 age-of-industry.build.1: wohin lege ich ein Plättchen, was darf auf ein Feld, Gebäude setzen, wie baue ich, ist das Feld frei, auf einem besetzten Feld bauen, Ablauf beim Bauen, alle Felder sind besetzt, von der Sorte keines mehr auf meinem Tableau, keine Bergwerke mehr
birmingham.build.2 lancashire.build.2: Bauplatz mit zwei Symbolen, Feld für zwei Industrien, Feld mit zwei Bildern, welches Feld wähle ich, welches Feld zuerst, darf ich das gemischte Feld nehmen
birmingham.build.3 lancashire.build.3: Stufe überspringen, niedrigste Stufe zuerst
birmingham.build.3 lancashire.build.3 age-of-industry.build.2: welches Plättchen nehme ich vom Tableau, mit Stufe 1 anfangen, gleich ein besseres Plättchen bauen, höhere Stufe zuerst, Reihenfolge der Plättchen, gleich zur besseren Stufe, direkt Stufe zwei, erste Stufe auslassen, sofort hohe Stufe
birmingham.build.4 lancashire.build.4: welche Stufen in welcher Epoche, Stufe 1 in der Eisenbahnepoche bauen, Symbol der Epoche auf einem Plättchen, alte Plättchen in der Bahnzeit, durchgestrichene Epoche, Kanalsymbol neben dem Plättchen, Schienensymbol neben dem Plättchen, Plättchen die ich nicht mehr bauen darf, Stufe 1 in der zweiten Hälfte, welche Plättchen sind veraltet, Plättchen in dieser Epoche nicht erlaubt, zu alt für die Bahn, übrige Einser in der zweiten Hälfte, altes Plättchen in der Bahnzeit
birmingham.build.5 lancashire.build.5 age-of-industry.build.4: was kostet ein Plättchen, was brauche ich zum Bauen, Kohle und Eisen beim Bauen, ein Gebäude bezahlen, Preis eines Gebäudes, Rohstoffe zum Bauen, muss Kohle zum Gebäude, schwarzer Würfel neben dem Plättchen, Baukosten
birmingham.build.6: zählen Gegner für ein Plättchen pro Stadt, später zweimal in derselben Stadt
birmingham.build.6 lancashire.build.6: zwei Plättchen in einer Stadt, ein Plättchen pro Ort, zweimal in derselben Stadt bauen, zwei gleiche Industrien in einer Stadt, zweimal in der gleichen Stadt, zwei eigene Gebäude am selben Ort, zweites Gebäude in einer Stadt, mehrere Gebäude in einer Stadt, wie viele Gebäude an einem Ort, eins pro Stadt, gleiche Stadt in der Eisenbahnzeit, neben meinem Gebäude bauen, er ist schon da darf ich auch hin, Stadt mit einem anderen teilen, mehrere von mir in der Stadt
birmingham.build.7 lancashire.card.4 age-of-industry.card.6: wo darf ich zuerst bauen, noch nichts auf dem Spielplan, erstes Plättchen, ohne Plättchen auf dem Spielplan, wo fange ich an, mein allererstes Gebäude, wo auf dem Plan beginnen, nirgends vertreten, alle Plättchen verloren, noch kein Netz, am Anfang überall bauen, alles von mir ist weg, bei null anfangen, nirgends ein Gebäude
birmingham.build.8 birmingham.build.9: Brauerei auf dem Land, welche Karte für die Brauerei auf dem Land, auf dem Bauernhof bauen, Brauerei außerhalb einer Stadt, welche Karte für die namenlose Brauerei, Bauernhof, Bier auf dem Land, kleine Orte ohne Namen, wozu sind die Bauernhöfe
birmingham.build.10: wie viele Würfel auf ein Bergwerk, wohin kommt meine Kohle
birmingham.build.10 lancashire.tile.2 lancashire.tile.3 age-of-industry.tile.3 age-of-industry.tile.4: wie viel Kohle bringt ein Bergwerk, Würfel auf dem Plättchen, wie viel Eisen bringt eine Hütte
birmingham.build.11: wie viele Fässer auf eine Brauerei, ein oder zwei Bier, wie viel Bier macht eine Brauerei, Fässer auf einer neuen Brauerei, Brauereien
birmingham.build.11 birmingham.era.7: Bier auf der Brauerei nach der Kanalzeit, bekommt eine Brauerei später mehr Bier
birmingham.build.6 lancashire.build.6 age-of-industry.place.5: ich hab da schon was, noch ein Haus von mir in der Stadt, wie viele Häuser von mir pro Stadt
birmingham.build.10 birmingham.build.11: wie viel liegt auf einem neuen Gebäude
lancashire.build.6: zählen Gegner für ein Plättchen pro Stadt, später zweimal in derselben Stadt
lancashire.build.7: Birkenhead in der Kanalepoche, wo darf ich Werften bauen, Barrow, Städte ohne Kanäle, in Birkenhead bauen, braucht eine Werft Schienen
lancashire.build.7 lancashire.virtual.1: ist Liverpool neben Birkenhead
age-of-industry.build.2: niedrigste Stufe zuerst, Stufe überspringen
age-of-industry.build.3: Fabriken freischalten, Schiffe freischalten, erste Fabrik, Stufe null, Plättchen mit Null, warum kann ich keine Fabrik bauen, warum kann ich kein Schiff bauen, Null auf dem Plättchen, erste Fabrik Stufe, erstes Schiff Stufe
age-of-industry.build.3 age-of-industry.develop.3: gesperrte Plättchen, ab wann Schiffe bauen, ab wann Fabriken bauen
age-of-industry.build.4: auch Eisen muss verbunden sein
age-of-industry.build.4 age-of-industry.carry.1: Eisen zum Ort bringen, wird Eisen transportiert, Eisen per Bahn, orange Würfel ohne Strecke, Eisen über jede Entfernung
age-of-industry.build.5: zählt ein neues Plättchen sofort, zählt das neue Plättchen schon als verbunden
age-of-industry.build.6: Würfel auf eine neue Zeche, wohin mit den Würfeln
age-of-industry.build.1 age-of-industry.card.1: was brauche ich um etwas zu bauen

birmingham.overbuild.1 lancashire.overbuild.1 age-of-industry.overbuild.1: überbauen, besseres auf mein eigenes drauf, altes gegen neues tauschen, neue Hütte über alte Hütte
birmingham.overbuild.1 birmingham.overbuild.2 lancashire.overbuild.1 lancashire.overbuild.2 age-of-industry.overbuild.1: eigenes Plättchen überbauen, aufwerten, Gebäude verbessern, besseres Plättchen drauflegen, eigenes Gebäude ersetzen, mein Plättchen überdecken, modernisieren
birmingham.overbuild.2 lancashire.overbuild.2 age-of-industry.overbuild.8: Kohle auf dem ersetzten Bergwerk, Würfel beim Überbauen
birmingham.overbuild.3 birmingham.overbuild.4 lancashire.overbuild.3 lancashire.overbuild.4: Plättchen der Gegner überbauen, fremdes Kohlebergwerk überbauen, jemandem die Mine wegnehmen, feindliches Gebäude entfernen, Rivalen rauswerfen, sein Gebäude steht mir im Weg, Platz erobern
birmingham.overbuild.3 birmingham.overbuild.4 lancashire.overbuild.3 lancashire.overbuild.4 age-of-industry.overbuild.3 age-of-industry.overbuild.4: Gebäude des Gegners zerstören, fremdes Bergwerk übernehmen, anderen Spieler rauswerfen, Feld wegnehmen, auf ein gegnerisches Plättchen bauen, fremde Eisenhütte ersetzen
birmingham.overbuild.4 lancashire.overbuild.4: überbauen wenn keine Kohle mehr da ist
birmingham.overbuild.5 lancashire.overbuild.5 age-of-industry.overbuild.7: verliere ich Punkte oder Einkommen wenn ich überbaut werde, was passiert mit dem alten Plättchen, mein Plättchen wurde ersetzt, was passiert mit dem ersetzten Gebäude, behalte ich die Punkte, was verliere ich, jemand hat meine Mine überbaut was verliere ich
birmingham.overbuild.6 lancashire.overbuild.6: Gegner überbauen in einer Stadt wo ich schon bin, zwei Plättchen im Ort durch Überbauen, zweites Feld in der Stadt durch Ersetzen eines fremden
birmingham.overbuild.6 lancashire.overbuild.6 age-of-industry.overbuild.6: überbauen wo ich schon ein Plättchen habe
birmingham.overbuild.7 lancashire.overbuild.7: überbauen obwohl ein Feld frei ist, muss ich erst das freie Feld nehmen bevor ich überbaue
birmingham.overbuild.2 lancashire.overbuild.2 age-of-industry.overbuild.1: eigenes Gebäude kaputt machen
birmingham.overbuild.1 birmingham.overbuild.3 birmingham.build.1 lancashire.overbuild.1 lancashire.overbuild.3: die Stadt ist voll, kein Platz mehr in der Stadt, in der Stadt blockiert
birmingham.overbuild.2: Bier auf einer überbauten Brauerei
birmingham.overbuild.5 lancashire.overbuild.5: wer kriegt die Punkte vom überbauten Plättchen
age-of-industry.overbuild.2: durch eine andere Industrie ersetzen, andere Industrie drüber bauen, Fabrik statt Spinnerei, anderer Typ
age-of-industry.overbuild.3 age-of-industry.overbuild.4 age-of-industry.overbuild.5: Plättchen der Gegner überbauen, fremde Zeche überbauen, jemandem die Mine wegnehmen, feindliches Gebäude entfernen, Rivalen rauswerfen, sein Gebäude steht mir im Weg, Platz erobern
age-of-industry.overbuild.5: welche fremden Plättchen darf ich ersetzen, fremden Hafen überbauen
age-of-industry.overbuild.6: Gegner überbauen wo ich schon bin
age-of-industry.overbuild.8: Würfel auf einem überbauten Plättchen
age-of-industry.overbuild.1 age-of-industry.overbuild.2: Gebäude verbessern, Hafen durch etwas anderes ersetzen

birmingham.market.1 lancashire.market.1: Preise im Markt, wie viele Felder hat der Markt
birmingham.market.1 lancashire.market.1 age-of-industry.demand.1: was kostet Kohle, wie teuer ist Eisen, Preisliste, Kosten von Würfeln aus dem Markt
birmingham.market.1 birmingham.iron.2 lancashire.market.1 lancashire.iron.2 age-of-industry.demand.1: Eisenmarkt
birmingham.market.1 birmingham.coal.3 lancashire.market.1 lancashire.coal.3 age-of-industry.demand.1 age-of-industry.demand.2: Kohlemarkt
birmingham.market.2 lancashire.market.2: welchen Würfel kaufe ich, billigster Würfel
birmingham.market.2 lancashire.market.2 age-of-industry.demand.4: von welcher Seite kaufe ich, den billigsten nehmen, Preis vom nächsten Würfel, Würfel im Markt aussuchen
birmingham.market.3 lancashire.market.3 age-of-industry.demand.5: Markt ist leer, Preis bei leerem Markt, kein Eisen mehr, keine Kohle im Markt, Markt ausverkauft, Eisen ist weg, Preis wenn nichts mehr da ist, kann ich trotzdem kaufen, nirgends mehr Kohle, niemand hat noch Kohle, nirgends schwarze Würfel, nirgends orange Würfel, nicht genug Kohle auf dem Plan, Nachschub wenn alles leer ist
birmingham.market.4 lancashire.market.4: Würfel der Eisenhütte in den Markt, verkaufe ich automatisch, braucht der Verkauf eine Verbindung, neue Eisenhütte verkauft sofort, muss ich den Markt füllen, muss ich Würfel verkaufen, Würfel behalten, Eisen in den Markt, Markt auffüllen, ist der Verkauf der Würfel freiwillig
birmingham.market.4 lancashire.market.5: neues Bergwerk verkauft sofort, muss ich meine Kohle verkaufen, wohin mit der Kohle vom neuen Bergwerk, Kohle gleich in den Markt, Kohlemarkt füllen, braucht ein Bergwerk zum Verkaufen einen Hafen, kommen die Würfel nach dem Bau in den Markt
birmingham.market.4 lancashire.market.4 lancashire.market.5: darf ich Würfel behalten statt zu verkaufen
birmingham.market.5 lancashire.market.6: wie viel Geld für verkaufte Würfel, bekomme ich Geld für Würfel
birmingham.market.5 lancashire.market.6 age-of-industry.demand.8: Geld mit Würfeln verdienen, Preis beim Verkauf von Würfeln, höchster Preis zuerst, was zahlt die Bank für Kohle, Geld für Kohle, Geld fürs Eisen, Eisen bezahlt bekommen, wer bezahlt mich für Würfel
birmingham.market.6 lancashire.market.7 age-of-industry.demand.9: Würfel später verkaufen, Bergwerk später verbinden, Markt ist voll, übrige Würfel auf dem Bergwerk, Rest später verkaufen, verkaufen alte Bergwerke, Bergwerk nachträglich anschließen, Kohle bleibt auf der Mine liegen, Kohle ein andermal verkaufen, später ist wieder Platz im Markt
birmingham.market.7 lancashire.market.8: Plättchen mit dem Geld für seine Würfel bezahlen, erst Kohle verkaufen und dann bezahlen, Mine mit dem Geld ihrer eigenen Kohle bezahlen
birmingham.market.7 lancashire.market.8 age-of-industry.build.6: erst zahlen oder erst verkaufen, mit dem Erlös vom neuen Bergwerk bezahlen
birmingham.market.3: Kohle für acht, Eisen für 6
birmingham.market.4 lancashire.market.4 age-of-industry.demand.7: verdiene ich am Bau der Eisenhütte, gehen Würfel von selbst in den Markt, was passiert mit frischen Würfeln, wohin mit neuen Würfeln
birmingham.market.4 lancashire.market.5 age-of-industry.demand.7: frische Kohle, eben geförderte Kohle, muss ich meine Kohle hergeben
birmingham.market.4 lancashire.market.5 age-of-industry.demand.9: Mine ohne Verbindung zu irgendwas
birmingham.market.6 lancashire.market.7: warum verkauft meine Mine nichts
lancashire.market.5: Kohlebergwerk verkauft automatisch an den Markt, Verbindung um Kohle zu verkaufen
lancashire.market.3: Kohle für fünf, Eisen für 5
lancashire.market.8 birmingham.market.7: kriege ich das Geld vor dem Bezahlen
age-of-industry.market.1: welcher Markt nimmt was, welcher Markt nimmt Baumwolle, Nachfrage im Ausland, Export, welche Waren nimmt ein Markt, Symbol auf dem Marktplättchen, ins Ausland verkaufen, Märkte
age-of-industry.market.2: Nachfrage verbraucht, zweiter Verkauf an einen Markt, Marktplättchen umgedreht, Markt noch einmal benutzen, füllt sich ein Markt wieder, dort noch einmal verkaufen, kommen neue Nachfrageplättchen
age-of-industry.market.3: Markt hinter einem Schiff, wie erreiche ich einen Markt übers Meer, Markt über dem Meer
age-of-industry.market.4: Markt ohne Nachfrage, kein Absatz, niemand kauft, nutzloser Markt, keine Nachfrage

birmingham.coal.1 lancashire.coal.1: woher kommt die Kohle, Kohle der Gegner, fremde Kohle, welche Kohle muss ich nehmen
birmingham.coal.1 lancashire.coal.1 age-of-industry.carry.1: Kohle von anderen Spielern nehmen, ist fremde Kohle kostenlos, bekommt der Besitzer Geld für Kohle, um Erlaubnis für Kohle fragen, fremdes Bergwerk benutzen, für fremde Kohle zahlen, muss Kohle verbunden sein, Kohle, muss er mir seine Kohle lassen, wessen Mine nehme ich, eigene Kohle umsonst
birmingham.coal.1 lancashire.coal.1 age-of-industry.carry.4: nächstes Bergwerk, lieber mein eigenes Bergwerk, welches Bergwerk zuerst, näheres Bergwerk auslassen, seine Mine liegt näher, muss ich die Kohle vom Rivalen nehmen
birmingham.coal.2 lancashire.coal.2 age-of-industry.carry.5: zwei Bergwerke gleich nah, gleich weit, gleiche Entfernung, meine Wahl welches Bergwerk, zwei Minen gleich nah wer sucht aus
birmingham.coal.3 lancashire.coal.3: wann darf ich Kohle kaufen, kein Bergwerk in der Nähe, Kohle kaufen obwohl ein Bergwerk welche hat, keine Kohle angeschlossen, Kohle nicht erreichbar, alle Bergwerke leer, wann kauft man Kohle, Kohle kaufen oder vom Bergwerk
birmingham.coal.3 birmingham.coal.4: Kohle von den Händlern, Kohle einführen
birmingham.coal.4 lancashire.coal.4: Kohlemarkt ohne Verbindung, Kohle kaufen ohne Händler, Kohle kaufen ohne Hafen, brauche ich einen Hafen für Kohle, welche Verbindung für den Kohlemarkt, Kohle importieren, überall Kohle kaufen
birmingham.coal.5 lancashire.coal.5: zählt die neue Strecke für ihre Kohle, Kohle für eine Schiene von welchem Ende, ist das neue Plättchen schon verbunden, Kohle über die eben gelegte Schiene, welches Ende der Schiene
birmingham.coal.3 lancashire.coal.3 age-of-industry.demand.3: nicht genug Kohle in der Nähe, woher wenn keine Kohle auf dem Plan ist
birmingham.coal.4 lancashire.coal.4 age-of-industry.demand.2: Anschluss für schwarze Würfel, Verbindung um Kohle zu kaufen, was brauche ich zum Kohlekaufen

birmingham.iron.1 lancashire.iron.1: muss Eisen verbunden sein, Eisen der Gegner, Eisen von überall, Eisen transportieren, welche Eisenhütte nehme ich, ist Eisen kostenlos, Eisen von anderen Spielern, woher kommt Eisen, warum braucht Eisen keine Strecke, Eisen über jede Entfernung, orange Würfel ohne Strecke
birmingham.iron.1 lancashire.iron.1 age-of-industry.carry.1: Eisen
birmingham.iron.2 lancashire.iron.2: wann darf ich Eisen kaufen, Eisenmarkt ohne Hafen, überall Eisen kaufen, braucht man zum Eisen kaufen eine Verbindung, alle Eisenhütten leer

birmingham.beer.1: wofür brauche ich Bier, ohne Bier verkaufen, wozu ist Bier gut, wann wird Bier verbraucht, brauchen Schienen Bier, Bier
birmingham.beer.1 birmingham.sell.2: ohne Bier verkaufen, kein Bier mehr zum Verkaufen
birmingham.beer.2: muss mein eigenes Bier verbunden sein, eigene Brauerei ohne Strecke, meine Brauerei von weit weg, meine eigenen Fässer, mein Bier ist weit weg, Brauerei am anderen Ende des Plans, Bier zum Händler bringen, eigenes Bier ohne Anschluss
birmingham.beer.2 birmingham.beer.3: wie komme ich an Bier, woher kommt Bier, muss meine Spinnerei mit der Brauerei verbunden sein, Verbindung zwischen Brauerei und dem was ich verkaufe, Kanal von der Brauerei zu meinem Plättchen, muss ein Plättchen an meine Brauerei angeschlossen sein, wird Bier über Verbindungen geliefert
birmingham.place.3 birmingham.sell.1: ein fremder Kanal zum Händler, über Verbindungen anderer verkaufen, reicht mir ihr Kanal, ist es egal wem der Weg zum Händler gehört
birmingham.place.3 birmingham.coal.1 lancashire.place.6 lancashire.coal.1: Kohle über Strecken von zwei Besitzern
birmingham.beer.3: Bier der Gegner, fremdes Bier, Bier klauen, Bier anderer trinken, muss die fremde Brauerei verbunden sein, Brauerei eines Mitspielers, sein Bier ohne zu fragen nehmen, Brauerei vom Gegner benutzen, muss er mich lassen
birmingham.beer.4: Bier des Händlers, Händlerbier, Bier neben dem Händler, welches Händlerfass, Fass von einem anderen Händler
birmingham.beer.5: welches Bier darf ich wählen, wer wählt die Brauerei, kostet Bier Geld, ist Bier kostenlos, für Bier bezahlen, aussuchen woher das Bier kommt

birmingham.flip.1: bekomme ich Geld beim Verkaufen
birmingham.flip.1 lancashire.flip.1: Spinnerei umdrehen, wie drehe ich eine Fabrik um, was bekomme ich fürs Verkaufen, gibt es Geld fürs Verkaufen, Verkaufen bringt Einkommen, wo bleibt mein Geld vom Verkauf, Ware verkauft aber kein Geld, wird man fürs Verkaufen bezahlt
birmingham.flip.1 birmingham.flip.2 lancashire.flip.1 lancashire.flip.2 age-of-industry.flip.1: wann wird ein Plättchen umgedreht, wann dreht sich mein Bergwerk um
birmingham.flip.1 birmingham.flip.2 lancashire.flip.1 lancashire.flip.2 age-of-industry.flip.1 age-of-industry.flip.2: umdrehen, umgedrehte Plättchen
birmingham.flip.2 lancashire.flip.2 age-of-industry.flip.1: Bergwerk umdrehen, letzter Würfel ist weg, Bergwerk ist leer, Brauerei ist leer, Hütte aufgebraucht, Gegner leert mein Bergwerk, letzter Würfel verkauft, jemand hat meine Kohle verbraucht, mein letzter Würfel wurde genommen, von anderen geleert, Gebäude anderer umdrehen
birmingham.flip.3 lancashire.flip.3: bekomme ich Einkommen wenn andere meine Kohle nehmen, wann steigt mein Einkommen, Pfeil auf dem Plättchen, was bedeutet der Pfeil, Zahl am Pfeil, Einkommensmarker vorrücken, Einkommen für umgedrehtes Plättchen, was bekomme ich wenn mein Plättchen umgedreht wird, auf der Einkommensleiste vorrücken, wie kriege ich mehr Einkommen, wie komme ich aus dem Minus, Einkommen erhöhen
birmingham.flip.3 birmingham.income.1 lancashire.flip.3 lancashire.income.1: gibt es Einkommen sofort
birmingham.flip.4 lancashire.flip.4: höchstes Einkommen, maximales Einkommen, Ende der Einkommensleiste, oberes Ende der Einkommensleiste, Einkommen über dreißig
birmingham.flip.3 lancashire.flip.3 age-of-industry.flip.2: was habe ich davon wenn andere meine Sachen nutzen, verdiene ich wenn meine Mine leer ist
age-of-industry.flip.2: wann gibt es Einkommen, woher kommt Einkommen, Einkommensleiste, bekomme ich Geld für mein Eisen, negatives Einkommen, Geld für umgedrehtes Plättchen, was bekomme ich wenn mein Plättchen umgedreht wird, wie verdiene ich Geld, wie komme ich an Geld, Einkommen jede Runde, gibt es überhaupt Einkommen, wo ist mein Einkommen, wie verdiene ich was, gibt es Gehalt, wann kommt Geld rein, wovon lebe ich, was bringt Geld ein, Gewinn eines Gebäudes
age-of-industry.flip.3: umgedrehtes Plättchen noch einmal benutzen, umgedrehter Hafen, ist ein umgedrehtes Plättchen wertlos, kommen umgedrehte Plättchen weg, umgedrehter Markt
age-of-industry.flip.1 age-of-industry.flip.2: was bringt eine leere Zeche, Belohnung für den letzten Würfel, Geld wenn meine Mine leer ist

birmingham.network.1 lancashire.network.1: Kanäle in der Eisenbahnepoche, welche Strecken in welcher Epoche, später noch Kanäle legen, Kanäle in der zweiten Hälfte, Schienen in der ersten Hälfte, ab wann Schienen, Kanal oder Schiene, Boote in der zweiten Hälfte, Züge in der ersten Hälfte
birmingham.network.1 birmingham.network.4 lancashire.network.1 lancashire.network.4 age-of-industry.rail.1 age-of-industry.rail.2: Strecken, Strecke legen, Schienen bauen
birmingham.network.2: Strecken nur für Kanäle, Strecken nur für Schienen
birmingham.network.2 lancashire.network.2: gestrichelte Linien, wo geht nur ein Kanal, welche Strecken nur für Züge
birmingham.network.3 lancashire.network.3: zwei Spieler auf derselben Strecke, Strecke doppelt belegen, Strecke zu einem Händler
birmingham.network.3 lancashire.network.3 age-of-industry.rail.1: Strecke schon besetzt, auf eine belegte Strecke legen, zweite Schiene daneben
birmingham.network.4 lancashire.network.4: wo darf ich Strecken legen, muss eine Strecke an mein Netzwerk anschließen, Kanal irgendwo legen
birmingham.network.4 lancashire.network.4 age-of-industry.rail.2: wo fange ich mit Strecken an, Schiene weit weg von meinen Gebäuden, Schiene irgendwo legen, muss eine Strecke bei mir anfangen, Netz erweitern, an meine Gebäude anschließen, an fremde Strecke anschließen, Gleis weit weg von mir anfangen, Gleis neben dem eines anderen
birmingham.network.5: erste Strecke ohne Plättchen, nichts auf dem Spielplan, Schiene ohne Gebäude, Strecke ohne Netzwerk, erste Aktion eine Strecke, Strecke vor dem ersten Gebäude, mein allererstes Boot, erster Kanal
birmingham.network.5 lancashire.network.5: Kanal legen bevor ich gebaut habe, mit einer Strecke beginnen
birmingham.network.6 lancashire.network.6: was kostet ein Kanal, Kohle für einen Kanal, wie teuer ist ein Kanal, Kanäle pro Aktion, zwei Kanäle in einer Aktion, brauchen Kanäle Kohle, Kosten für Kanäle, Kanal, Kanalkosten, was kostet ein Boot, Preis vom Boot
birmingham.network.7 lancashire.network.7: wie teuer ist die Eisenbahn, Preis einer Schiene, eine Schiene, nur ein Zug, was kostet eine Lok
birmingham.network.7 lancashire.network.8: brauchen Schienen Kohle, Kohle pro Schiene, Schiene ohne Kohle, Eisenbahn ohne Kohle
birmingham.network.7 lancashire.network.7 age-of-industry.rail.4: was kostet eine Schiene, was kostet eine Eisenbahnstrecke, Schiene, Schienenkosten
birmingham.network.8 lancashire.network.7: zwei Schienen in einer Aktion, was kosten zwei Schienen, Bier für zwei Schienen, zwei Schienen auf einmal, zwei Eisenbahnen legen, Doppelschiene, Kosten der Doppelschiene, zweite Schiene, wie viele Schienen in einer Aktion, wie viele Schienen pro Aktion, zwei Züge, zwei Gleise zusammen, zweite Lok, drei Züge auf einmal
birmingham.network.9: zweite Schiene ganz woanders, Doppelschiene nicht zusammenhängend, zwei getrennte Schienen
birmingham.network.9 lancashire.network.9: müssen zwei Schienen zusammenhängen, zweite Schiene an die erste, ist die zweite Schiene freiwillig, zwei Schienen an verschiedenen Stellen, Reihenfolge der zwei Schienen
birmingham.network.10 lancashire.network.10: Kohle für die zweite Schiene, braucht die zweite Schiene Kohle, Kohle nach der ersten Schiene, Preis der Kohle für zwei Gleise
birmingham.network.11: Bier vom Händler für die zweite Schiene, woher kommt das Bier für Schienen, welches Bier für die Doppelschiene, Fass für Schienen, Händlerbier für Schienen, Bier der Gegner für Schienen
birmingham.network.12 lancashire.network.11: Verbindungsplättchen reichen nicht, wie viele Kanäle höchstens
birmingham.network.12 lancashire.network.11 age-of-industry.rail.8: keine Verbindungsplättchen mehr, Schienen aufgebraucht, wie viele Verbindungsplättchen, Boote ausgegangen, wie viele Züge habe ich
birmingham.network.8 birmingham.beer.1: wozu Bier für Schienen
lancashire.network.2: Strecken nur für Kanäle, Strecken nur für Schienen
lancashire.network.5: erste Strecke ohne Plättchen, Kanal ohne eigenes Plättchen
lancashire.network.8: Kohle für eine Schiene
lancashire.network.9: zweite Schiene ganz woanders, zwei getrennte Schienen

birmingham.develop.1 lancashire.develop.1 age-of-industry.develop.1: wozu entwickeln, warum entwickeln, wie viele Plättchen entwickeln, Plättchen wegwerfen, schlechte Plättchen überspringen, Plättchen vom Tableau nehmen, wie geht Entwickeln, Anzahl entwickelter Plättchen, zwei verschiedene Industrien entwickeln, bessere Gebäude erforschen, entwickeln, Entwicklung, schwache Plättchen loswerden, schlechte Gebäude auslassen, Plättchen vom Tableau wegwerfen
birmingham.develop.2: Plättchen entwickeln die die Epoche verbietet
birmingham.develop.2 lancashire.develop.2: welche Plättchen entwickeln, beliebige Stufe entwickeln, wohin mit entwickelten Plättchen, aus dem Spiel, höhere Stufe zuerst entwickeln, welches Plättchen wird entwickelt
birmingham.develop.3 lancashire.develop.3: was kostet Entwickeln, Eisen pro Plättchen, entwickeln ohne Eisen, Eisen zum Verbessern
birmingham.develop.3 lancashire.develop.3 age-of-industry.develop.1: wie viel Eisen zum Entwickeln
birmingham.develop.4: Glühbirne, Töpfereien entwickeln, Symbol Glühbirne, Plättchen mit Lampe, warum kann ich diese Töpferei nicht entfernen, Töpferei ist gesperrt, Töpfereien
birmingham.develop.2 lancashire.develop.2 age-of-industry.develop.2: besseres Plättchen vor dem schlechteren wegwerfen
age-of-industry.develop.1: zwei Plättchen auf einmal entfernen, kostet Entwickeln Eisen
age-of-industry.develop.2: Stufe überspringen, niedrigste zuerst entwickeln, besseres Plättchen zuerst entfernen, welches Plättchen darf ich entwickeln, höhere Stufe entwickeln
age-of-industry.develop.3: Nullplättchen entfernen, Stufe null loswerden, wie verschwinden die Nuller
age-of-industry.develop.1 age-of-industry.develop.2: was entwickle ich, Plättchen überspringen, Kosten der Entwicklung

birmingham.sell.1: welcher Händler kauft was, welcher Händler nimmt Baumwolle, passender Händler, leerer Händler, wie verkaufe ich, wo verkaufe ich Baumwolle, mit einem Händler verbinden, Waren verkaufen, Händler kauft das nicht, welches Symbol beim Händler, wohin verkaufen, Kunden finden, wer kauft meine Waren, welcher Kunde will Töpfe
birmingham.sell.1 lancashire.sell.1 age-of-industry.sell.1: verkaufen, Verkauf, Waren verkaufen
birmingham.sell.2: wie viel Bier zum Verkaufen, ohne Bier verkaufen, Bier für Töpfereien, wie viel Bier braucht man, Biersymbol auf dem Plättchen, zwei Bier, Industrie ohne Bier
birmingham.sell.3: Bier des Händlers, Händlerbier, muss ich das Händlerbier nehmen, mit eigenem Bier verkaufen, ist das Händlerfass freiwillig, Händlerbier nur für den Bonus nehmen, Händlerbier obwohl keins nötig ist, Fass bleibt beim Verkauf übrig
birmingham.sell.4: alles in einer Aktion verkaufen, alle Spinnereien verkaufen, zweimal an denselben Händler, wie viele Verkäufe, Reihenfolge der Verkäufe, in welcher Reihenfolge verkaufe ich
birmingham.sell.4 lancashire.sell.5 age-of-industry.sell.4: wie viele Plättchen in einer Aktion verkaufen, wie viel verkaufen, mehrere verkaufen, viel mit nur einer Karte verkaufen, mehrere Sachen auf einmal verkaufen
birmingham.sell.1 birmingham.beer.1: was brauche ich zum Verkaufen
birmingham.sell.3 birmingham.bonus.1: Händler hat kein Fass mehr, verkaufen wenn das Bier des Händlers weg ist
lancashire.sell.1 lancashire.sell.2: wie verkaufe ich Baumwolle
lancashire.sell.1 age-of-industry.sell.1: wie verkaufe ich, Spinnereien umdrehen, was verkaufe ich, Verbindung zum Verkaufen, im selben Ort verkaufen
lancashire.sell.2: Hafen oder ferner Markt, darf ich wählen wohin ich verkaufe, wo verkaufen Spinnereien, ins Ausland oder an einen Hafen
lancashire.sell.2 lancashire.distant.4: wohin kann Baumwolle, Möglichkeiten Baumwolle zu verkaufen, weit weg verkaufen, kein Hafen für meine Baumwolle
lancashire.sell.3: fremder Hafen, Hafen der Gegner, Spinnerei mit Hafen verbunden, Hafen in derselben Stadt wie die Spinnerei, darf er mich aus seinem Hafen aussperren
lancashire.sell.3 age-of-industry.port.2: Besitzer des Hafens fragen, meinen eigenen Hafen benutzen, Besitzer sagt nein, Hafen von anderen, über einen Hafen verkaufen, Hafen schon benutzt, ein Hafen für zwei Spinnereien, umgedrehter Hafen nochmal
lancashire.sell.4 age-of-industry.port.3: was hat der Besitzer des Hafens davon, Lohn für den Hafenbesitzer, wer bekommt Geld wenn mein Hafen benutzt wird, beide Plättchen umdrehen, jemand verkauft über meinen Hafen
lancashire.sell.5: alles in einer Aktion verkaufen, alle Spinnereien verkaufen, wie viele Verkäufe, eine Karte für alle Verkäufe, Spinnereien pro Aktion
lancashire.sell.4 lancashire.port.2: er hat über meinen Hafen verkauft, mein Hafen wurde benutzt
lancashire.sell.2 lancashire.sell.3: brauche ich einen Hafen zum Verkaufen
age-of-industry.sell.1: wie verkaufe ich, was kann verkauft werden
age-of-industry.sell.2: an den nächsten Markt verkaufen, muss ich zum nächsten Hafen, Hafen aussuchen, weit entfernter Hafen
age-of-industry.sell.3: Geld beim Verkaufen, Lohn fürs Verkaufen, was bekomme ich für einen Verkauf, Geld für Baumwolle, was bringen Waren ein
age-of-industry.sell.4: alles in einer Aktion verkaufen, alle Spinnereien verkaufen, wie viele Verkäufe, wie viele Waren darf ich verkaufen
age-of-industry.sell.1 age-of-industry.port.2: im eigenen Hafen verkaufen

birmingham.bonus.1: Symbole beim Händler, Belohnung für Händlerbier, benutztes Händlerfass, wohin mit dem Fass
birmingham.bonus.1 birmingham.bonus.5: was bringt das Bier des Händlers, Bonus der Händler, Bonus, Extra vom Händler, Geschenk vom Händler
birmingham.bonus.1 birmingham.era.8: kommen Händlerfässer zurück, neues Bier für Händler
birmingham.bonus.2: Entwickeln durch Händler, was bringt Gloucester, gratis entwickeln, Plättchen als Bonus entfernen
birmingham.bonus.3: muss ich den Bonus von Gloucester nehmen, auf den Bonus verzichten, ist der Händlerbonus Pflicht
birmingham.bonus.4: was bringt Oxford
birmingham.bonus.4 birmingham.bonus.5: Bonus jedes Händlers, Punkte beim Händler, Geld vom Händler, was bringt welcher Händler

birmingham.loan.1 lancashire.loan.1: was kostet ein Kredit, wie hoch ist ein Kredit, wie geht ein Kredit, Kredit Stufen oder Felder, Geld von der Bank holen, wie viele Stufen verliere ich, auf der Einkommensleiste zurück, Höhe eines Kredits, wohin kommt der Marker, Einkommen sinkt, Strafe für einen Kredit, wie viel kriege ich von der Bank, was macht Leihen mit meinem Einkommen, wie komme ich an Geld, brauche schnell Geld, am Anfang arm
birmingham.loan.1 lancashire.loan.1 age-of-industry.loan.1 age-of-industry.loan.2: Kredit, Kredite, Darlehen
birmingham.loan.2 lancashire.loan.2: Kredit bei -10, wie tief darf das Einkommen fallen, Kredit mit negativem Einkommen, niedrigstes Einkommen, Kredit verweigert, minus zehn, zu arm für einen Kredit, wie weit kann das Einkommen sinken, noch ein Kredit, Bank gibt mir nichts, wie tief geht das Einkommen
birmingham.loan.3: Kredit in der letzten Runde, wie viele Kredite, Kredit zurückzahlen
birmingham.loan.3 lancashire.loan.4: muss ich zurückzahlen, mehrere Kredite, Anzahl der Kredite, Zinsen auf Kredite, wann darf ich Kredit nehmen, jederzeit Kredit
birmingham.loan.3 lancashire.loan.4 age-of-industry.loan.3: Geld zurückgeben, Kredit loswerden, Kredit rückgängig machen
lancashire.loan.3: keine Kredite mehr, wann sind Kredite verboten, letzte Gelegenheit für einen Kredit, bis wann gibt es Kredite, Kredit am Ende des Spiels, Bankier, Bank macht zu, ab wann keine Kredite mehr
lancashire.loan.4: wie viele Kredite, Kredit zurückzahlen
lancashire.loan.2: bei minus 8 noch 30 nehmen
age-of-industry.loan.1: wie hoch ist ein Kredit, wie viele Kredite, wann darf ich Kredite aufnehmen, jederzeit Kredit, Kredithöhe, zehn Dollar, Höchstzahl der Kredite, mehrere Kredite
age-of-industry.loan.1 age-of-industry.loan.2: ich habe kein Geld was nun, kein Geld zum Bezahlen, woher kriege ich Geld, muss ich leihen
age-of-industry.loan.2: ist ein Kredit eine Aktion, Zwangskredit, warum bekomme ich von selbst einen Kredit, Geld ist alle, wie gehen Kredite, Geld leihen, Geld von der Bank holen, wann nehme ich Kredit, Geld zum Bauen fehlt, Kredit während meines Zuges, Kredit aufnehmen
age-of-industry.loan.3: Kredit zurückzahlen, Kredit vorzeitig tilgen, Geld zurückgeben, wann darf ich zurückzahlen, Schulden abbauen
age-of-industry.loan.4: ist ein Kredit eine Aktion, Karte für einen Kredit, kostet ein Kredit eine Aktion, zählt Zurückzahlen als Ausgabe
age-of-industry.loan.5: Kredit innerhalb einer Runde, Kredit ohne Zinsen, im selben Zug zurückzahlen

birmingham.scout.1: wie bekomme ich Joker, erkunden, drei Karten für Joker, Karten abwerfen für Joker, wie geht Erkunden, Joker nehmen, woher kommen Joker, Joker, unbrauchbare Karten, schlechte Hand, keine Karte passt, bessere Karten bekommen, Karten tauschen, Karten wechseln, wie komme ich an Joker, welche Karten werfe ich für Joker weg, wie viele Karten für einen Joker
birmingham.scout.2: erkunden mit Joker auf der Hand, zweiter Joker, zwei Joker gleichzeitig, schon einen Joker, wie viele Joker auf der Hand, noch einmal erkunden, zwei Joker der gleichen Sorte, mehr Joker obwohl ich einen habe
birmingham.scout.3: erkunden mit wenigen Karten, am Ende erkunden, zu wenige Karten zum Erkunden, zu wenig Karten zum Erkunden

birmingham.pass.1 lancashire.pass.1 age-of-industry.pass.1: darf ich passen, kostet Passen eine Karte, nichts tun, Zug auslassen, ich will nichts tun, nichts möglich, muss ich etwas tun, Karte fürs Passen, passen, Runde auslassen, einmal aussetzen
age-of-industry.pass.2: keine Karten auf der Hand, passen ohne Karte, leere Hand, was wenn ich keine Karten habe, Hand ist leer

birmingham.order.1 lancashire.order.1: zweimal hintereinander dran, Letzter wird Erster
birmingham.order.1 lancashire.order.1 age-of-industry.order.1: Zugreihenfolge, wer ist nächste Runde zuerst dran, am wenigsten ausgegeben, wer ist zuerst dran, Reihenfolge der Spieler, wer kommt als nächster, Änderung der Reihenfolge, wenig ausgeben um zuerst dran zu sein, wie wird die Reihenfolge bestimmt, Reihenfolge, warum bin ich Letzter, warum bin ich jetzt als Letzter dran, wer weniger ausgibt ist zuerst dran, wer ist jetzt Erster, geht es im Uhrzeigersinn, wer ist als Nächster dran, der Sparsamste zuerst, wie werde ich wieder Erster, nichts ausgeben um vorne zu sein
birmingham.order.2 lancashire.order.2 age-of-industry.order.2: gleich viel ausgegeben, Gleichstand bei der Reihenfolge, beide gleich viel ausgegeben, niemand hat etwas ausgegeben, gleich viel ausgegeben wer ist vorher
birmingham.order.3 lancashire.order.3 age-of-industry.order.3: was gilt als ausgegeben, wohin mit ausgegebenem Geld, zählt ein Kredit für die Reihenfolge, zählen Zinsen als ausgegeben, zählt Kohle vom Markt als Ausgabe
birmingham.order.4 lancashire.order.4: Reihenfolge nach der Kanalepoche, wird ausgegebenes Geld zurückgesetzt, Reihenfolge in der neuen Epoche, Geld auf dem Charakterplättchen

birmingham.income.1 lancashire.income.1: wann gibt es Einkommen, Einkommen im Minus, wann ist Zahltag, Geld am Ende der Runde, Einkommen unter null zahlen, Einkommen vor oder nach der neuen Reihenfolge, wann kommt Geld rein, wann werde ich bezahlt, Zahltag, Minus beim Einkommen
birmingham.income.1 lancashire.income.1 age-of-industry.flip.2: Einkommen
birmingham.income.2 lancashire.income.2: Einkommensstufe oder Feld, Einkommensleiste, warum mehrere Felder pro Stufe, Münzen auf der Leiste, wie geht die Leiste, was bedeutet die Zahl auf der Münze, Schritte auf der Einkommensleiste, Einkommensstufen, Marker zwischen zwei Stufen, auf welcher Stufe bin ich
birmingham.income.3 lancashire.income.3: Einkommen in der letzten Runde, Einkommen nach der Kanalzeit, gibt es am Spielende Einkommen

birmingham.shortfall.1 lancashire.shortfall.1: Geld ist alle, pleite, kann nicht zahlen, kann nicht bezahlen, Gebäude verlieren, verschuldet, negatives Einkommen nicht zahlen können, Plättchen abgeben, was wenn ich pleite bin, zahlungsunfähig, Schulden, negatives Einkommen, unter null und pleite, kann die Bank nicht bezahlen, Minus und kein Geld
birmingham.shortfall.2 lancashire.shortfall.2: Plättchen zum halben Preis verkaufen, wie viel Geld für ein abgegebenes Gebäude, Hälfte der Kosten, Gebäude verkaufen um Schulden zu zahlen, die Hälfte abgerundet
birmingham.shortfall.3 lancashire.shortfall.3: jederzeit ein Plättchen zu Geld machen, meine Gebäude zu Geld machen, Gebäude für Geld verkaufen, Plättchen freiwillig abgeben
birmingham.shortfall.4 lancashire.shortfall.4: welche Plättchen kann ich abgeben, Strecken zu Geld machen, Schiene abgeben, wertloses Plättchen
birmingham.shortfall.5 lancashire.shortfall.5: Punkte eines abgegebenen Plättchens, werden Punkte abgezogen wenn ich ein Plättchen abgebe
birmingham.shortfall.6 lancashire.shortfall.6: Siegpunkte verlieren wegen Schulden, Minuspunkte, nichts mehr zu verkaufen, Siegpunkte verlieren
birmingham.shortfall.7 lancashire.shortfall.7: wer zahlt zuerst, wer begleicht zuerst, mehrere können nicht zahlen

birmingham.era.1 lancashire.era.1: wann endet die Epoche, wann endet die Kanalzeit, wann ist das Spiel zu Ende, Spielende, Ende der ersten Hälfte, wann sind wir fertig, wann ist Halbzeit, wann wechselt die Epoche, wie endet das Spiel, was löst das Ende der Epoche aus, Karten sind alle, Ende einer Epoche
birmingham.era.2 lancashire.era.2: Punkte für Strecken, Wertung der Strecken, Punkte für Kanäle, Punkte für Verbindungen, Wert eines Kanals, Wert einer Schiene, meine Strecken werten, Punkte für Schienen, Punkte zählen, wann gibt es Punkte, wann zählen Strecken, Punkte für Verbindungen gleich oder später
birmingham.era.2 birmingham.era.5 lancashire.era.2 lancashire.era.5 age-of-industry.score.1 age-of-industry.score.5: Wertung, Punkte, Siegpunkte
birmingham.era.3: warum zwei Symbole auf dem Plättchen, Wert der Händler für Strecken
birmingham.era.3 lancashire.era.3: zählen Händler bei Strecken, Verbindungssymbole, zählen Plättchen der Gegner für meine Strecken, Kreise auf den Plättchen, Verbindungssymbol, zählen leere Städte, was zählt neben einer Strecke, Punkte eines Ortes, zählen Händlerorte, Punkte für Orte am Rand, wie viele Punkte bringt eine Strecke neben einem Plättchen, helfen fremde Plättchen meinen Strecken, kleine Kringel, wie viele Kreise hat eine Stadt
birmingham.era.4 lancashire.era.4: bleiben Kanäle liegen, werden Kanäle entfernt, was passiert mit den Kanälen, Kanäle kommen weg, Kanäle zurücknehmen, bleiben Strecken liegen, Kanäle vom Brett, Boote verschwinden, werden Kanäle abgeräumt
birmingham.era.5 lancashire.era.5: Zahl im Sechseck, was bedeutet das Sechseck, Punkte eines Plättchens, zählen nicht umgedrehte Plättchen, zählen unverkaufte Plättchen, Siegpunkte auf dem Plättchen, Zahl unten am Plättchen, zählen unverkaufte Gebäude, Punkte für Gebäude, ungenutzte Spinnereien, wann gibt es Punkte, zählt ein unbenutztes Gebäude, welche Gebäude bringen Punkte
birmingham.era.6: Bier auf alten Brauereien, Kohle auf alten Bergwerken am Ende der Epoche
birmingham.era.6 lancashire.era.6: Stufe 1 kommt weg, was passiert nach der Kanalepoche, Ende der Kanalepoche, zwischen den Epochen, welche Plättchen verschwinden, alte Gebäude kommen weg, was wird zur Halbzeit entfernt, Stufe 1 zwischen den Epochen, Gebäude der Stufe 1 verschwinden, Brett abräumen, Ende der Kanäle, Stufe 1 auf dem Tableau, was kommt vom Brett, was fliegt raus wenn die Bahn kommt
birmingham.era.7 lancashire.era.7: bleibt Stufe 2 liegen, welche Plättchen bleiben für die Eisenbahnepoche, zwischen den Epochen, was bleibt auf dem Brett, welche Gebäude bleiben, zählen Plättchen zweimal, behalte ich mein Geld, zweite Wertung, was bleibt zur Halbzeit, was behalte ich für die zweite Hälfte, welche Gebäude bleiben stehen, behalte ich mein Geld für die zweite Hälfte, wird ein Plättchen doppelt gewertet, Stufe zwei zählt doppelt
birmingham.era.7 birmingham.era.8: was ändert sich bei den Händlern, dieselben Händler in der zweiten Hälfte
birmingham.era.8: Händler auffüllen, wird Händlerbier ersetzt, Fässer in der Eisenbahnzeit, Bier beim Händler kommt wieder, neues Bier bei den Händlern, neue Fässer zur Halbzeit
birmingham.era.9: mischen nach der Kanalepoche, neue Karten für die Eisenbahnepoche
birmingham.era.9 lancashire.era.9: Karten in der zweiten Hälfte, kommen die Karten zurück, neuer Stapel, neuer Stapel für die Bahn, neue Hand in der zweiten Hälfte, behalte ich die Karten zwischen den Epochen, neue Karten für die Bahn
birmingham.era.2 birmingham.era.3 lancashire.era.2 lancashire.era.3: was ist meine Strecke wert, Strecken abrechnen, was liegt an den Enden meiner Strecke, Punkte für Flüsse
birmingham.era.4 birmingham.network.1 lancashire.era.4 lancashire.network.1: ersetzen Schienen die Kanäle, Schiene auf dem Platz vom Kanal, Kanäle und Schienen gemischt
lancashire.era.3: lohnen sich Strecken zum Rand, Strecken nach Blackpool oder Southport
lancashire.era.8: werden die Märkte nach der Kanalepoche aufgefüllt, Würfel im Markt nach der Halbzeit, werden Kohle- und Eisenmarkt zurückgesetzt, wird Kohle und Eisen aufgefüllt wenn die Bahn kommt, Markt zur zweiten Hälfte auffüllen
lancashire.era.9: mischen nach der Kanalepoche, neue Karten für die Eisenbahnepoche

birmingham.score.1 lancashire.score.2: wann ist das Spiel zu Ende, Spielende, wer gewinnt, wie gewinne ich, Ziel des Spiels, meiste Punkte
birmingham.score.2: bringt Einkommen Punkte
birmingham.score.2 lancashire.score.1: ist Geld etwas wert, zählt Bargeld, zählt Einkommen am Ende
birmingham.score.2 lancashire.score.1 age-of-industry.score.4: Punkte für Geld am Ende, Restgeld, übriges Geld, ist Geld was wert
birmingham.score.3 lancashire.score.3 age-of-industry.score.7: Gleichstand
birmingham.score.3 birmingham.score.4 lancashire.score.3 lancashire.score.4 age-of-industry.score.7: wer gewinnt bei Gleichstand, Gleichstand, unentschieden am Ende, gleich viele Punkte, geteilter Sieg
birmingham.score.3 birmingham.score.4 lancashire.score.3 lancashire.score.4: gleich viele Punkte wer hat gewonnen, Sieg teilen
lancashire.score.1: Schlusswertung, pro zehn Pfund
age-of-industry.score.1: Punkte für Strecken, Wertung der Eisenbahn, Schlusswertung, Wert einer Schiene, Geld für Schienen, wann bringen Schienen etwas, lohnen sich Schienen, Punkte für Gleise, was bringen Schienen am Ende
age-of-industry.score.2: Märkte und Ansiedlungen für Strecken, zählt ein Markt für Schienen, zählt eine Ansiedlung für Schienen
age-of-industry.score.3: am Ende alles zurückzahlen, Schulden bei der Schlusswertung
age-of-industry.score.3 age-of-industry.score.6: Kredite am Ende, Schulden bei der Abrechnung
age-of-industry.score.4: ist Geld etwas wert, zählt Bargeld, fünf Dollar, Dollar pro Punkt, woher kommen Punkte, pro fünf Dollar
age-of-industry.score.5: Punkte eines Plättchens, Zahl auf einem Plättchen, Zahl im Sechseck, zählen nicht umgedrehte Plättchen, Schlusswertung, Punkte pro Stufe, Siegpunkte der Gebäude, Stufe zählt als Punkte, woher kommen Punkte, unverkaufte Gebäude, Punkte für Gebäude, Punkte für umgedrehte und nicht umgedrehte
age-of-industry.score.6: nicht zurückgezahlte Kredite, Minuspunkte, Kredite die ich am Schluss noch habe
age-of-industry.score.7: wer gewinnt, gleich viele Punkte wer hat gewonnen
age-of-industry.score.3 age-of-industry.score.4: Geld nach der letzten Runde, Geld in Punkte, am Schluss alles zurückzahlen

birmingham.intro.1 lancashire.intro.1: schnelles Spiel, Einsteigerspiel, kürzere Variante, halbes Spiel, ohne Eisenbahn spielen
birmingham.intro.1 birmingham.intro.2 lancashire.intro.1: erstes Spiel, kurzes Spiel, Einführungsspiel, nur die Kanalepoche spielen
birmingham.intro.3 lancashire.intro.4: Punkte für Geld im Einführungsspiel, vier Pfund ein Punkt, Geld im kurzen Spiel
birmingham.intro.4 lancashire.intro.5: Punkte für Einkommen im Einführungsspiel, Einkommensstufe im kurzen Spiel
birmingham.intro.5 lancashire.intro.3 lancashire.intro.6: Punkte für Plättchen im Einführungsspiel, Plättchen im kurzen Spiel doppelt gewertet
lancashire.intro.2: Einkommen in der letzten Runde im kurzen Spiel

lancashire.double.1: Doppelaktion, überall bauen, zwei Karten als Joker, zwei Karten für einen Bau, Doppelbau, unbrauchbare Karten, schlechte Hand, keine Karte passt, zwei Karten weg und bauen wo ich will, beide Aktionen für ein Gebäude
lancashire.double.1 age-of-industry.combined.1: beide Aktionen für einen Bau benutzen, unpassende Karten auf der Hand, bauen ohne passende Karte, zwei Aktionen zusammenlegen, keine Karte passt, bauen wo ich will, kombinieren
lancashire.double.2: welche Städte für überall bauen, Doppelbau außerhalb meines Netzes, gilt der Doppelbau in jeder Stadt
lancashire.double.3: überall bauen in der ersten Runde, beide Karten in der ersten Runde
lancashire.double.3 age-of-industry.combined.2: Doppelaktion nach einer anderen Aktion
lancashire.double.4: was gilt für überall bauen
lancashire.double.4 age-of-industry.combined.3: Kosten der Doppelaktion
lancashire.double.5: ziehe ich danach zwei Karten, wie viele Karten kostet der Doppelbau, nach dem Doppelbau nachziehen
lancashire.double.1 lancashire.card.4: falsche Karten zum Bauen

lancashire.tile.1 age-of-industry.tile.1: was kostet eine Baumwollspinnerei, Punkte einer Spinnerei
lancashire.tile.2 age-of-industry.tile.4: was kostet ein Kohlebergwerk, wie viele Würfel auf ein Bergwerk
lancashire.tile.3 age-of-industry.tile.3: was kostet eine Eisenhütte, wie viele Würfel auf eine Hütte
lancashire.tile.4 age-of-industry.tile.5: was kostet ein Hafen, Punkte eines Hafens
lancashire.tile.5: was kostet eine Werft, Punkte einer Werft, braucht eine Werft Kohle, was braucht eine Werft
lancashire.tile.5 lancashire.shipyard.3: wozu ist eine Werft gut
lancashire.tile.1: was kostet eine Spinnerei
age-of-industry.tile.1: Gewinn einer Spinnerei
age-of-industry.tile.2: was kostet eine Konsumgüterfabrik, Gewinn einer Fabrik
age-of-industry.tile.4: Gewinn einer Zeche
age-of-industry.tile.5: Gewinn eines Hafens, was bringt ein Hafen ein
age-of-industry.tile.6: was kostet ein Schiff, Gewinn eines Schiffs

lancashire.shipyard.1: warum kann ich keine Werft bauen, gesperrte Werft, Werft null, Schloss auf der Werft
lancashire.shipyard.1 lancashire.shipyard.2: Werft Stufe 0, Werften entwickeln, Glühbirne, Schiffe mit Null, wozu die Nuller
lancashire.shipyard.2: Werften entfernen, Werften freischalten, wie komme ich an Werft 1
lancashire.shipyard.3: Werft umgedreht, verkaufe ich Schiffe, wann dreht sich die Werft, Werft sofort umdrehen, wozu ist eine Werft gut

lancashire.port.1: Vorteil eines Hafens, umgedrehter Hafen noch nützlich, Hafen verbindet mit dem Markt, dürfen andere meinen Hafen benutzen, wirkt ein neuer Hafen sofort
lancashire.port.1 age-of-industry.port.1: wozu ist ein Hafen gut, Häfen
lancashire.port.1 lancashire.coal.4: Kohle über einen Hafen, umgedrehter Hafen für Kohle
lancashire.port.2: wann wird ein Hafen umgedreht
lancashire.port.2 age-of-industry.port.2: Hafen umdrehen, dreht sich mein Hafen beim Kohlekauf
age-of-industry.port.1: was nimmt ein Hafen, Fabrik an einen Hafen verkaufen, Hafen Stufe 1, was kann ein kleiner Hafen, Waren über einen Hafen, Fabrik verkauft an einen Hafen, Konsumgüter im Hafen
age-of-industry.port.2: Hafen nach einem Verkauf verbraucht, fremder Hafen, Hafen der Gegner, wann wird ein Hafen umgedreht
age-of-industry.port.3: er hat über meinen Hafen verkauft, mein Hafen wurde benutzt, jemand verkauft über mich, eigener Hafen bekomme ich selbst Geld, verdient der Hafenbesitzer, wer wird im Hafen bezahlt
age-of-industry.port.1 age-of-industry.market.1 age-of-industry.sell.1: Unterschied zwischen Hafen und Markt

lancashire.distant.1: wie viele Händlerplättchen, Zahlen auf den Händlerplättchen
lancashire.distant.2 lancashire.distant.3: Baumwollmarkt aufbauen, Baumwollmarkt zu zweit, Baumwollmarkt zu dritt, wo startet der Baumwollmarker
lancashire.distant.4: nach Übersee verkaufen, Verbindung zum fernen Markt, Baumwolle ins Ausland, nach Schottland verkaufen, ferner Markt, Baumwollmarkt
lancashire.distant.4 lancashire.distant.5 lancashire.distant.6: ferner Markt, Überseemarkt, wie geht der Baumwollmarkt
lancashire.distant.5: Baumwollmarker bewegen, Plättchen ziehen beim Verkauf ins Ausland, Nachfrage sinkt, wie bewegt sich der Marker, Händlerplättchen aufdecken
lancashire.distant.6: Einkommen vom Baumwollmarkt, Zusatzeinkommen, Einkommen für Export, Plättchen mit Null, Pfeile neben dem Markt, ist die Nachfrage hoch genug, was verdiene ich in Übersee
lancashire.distant.7: Markt zusammengebrochen, Baumwollmarkt voll, Marker am Ende, Feld X, keine Verkäufe mehr, Baumwollmarkt ist am Ende, wann endet die Nachfrage im Ausland
lancashire.distant.7 lancashire.distant.8 lancashire.distant.9: Ende des Baumwollmarkts, Markt geschlossen, Marker kommt unten an, Marker erreicht X
lancashire.distant.8 lancashire.distant.9: Verkauf misslungen, Spinnerei nicht umgedreht, Pech beim Plättchen, Aktion verloren, ferner Markt zu und die Spinnerei
lancashire.distant.10: mischen nach der Kanalepoche, Baumwollmarkt in der Eisenbahnzeit, kommt die Nachfrage wieder, Baumwollmarkt zurücksetzen
lancashire.distant.7 lancashire.distant.8: draußen will keiner mehr Baumwolle, Verkauf nach Übersee geht schief, Marker ganz unten
lancashire.distant.9: ist meine Aktion vertan, Zug durch Verkauf verloren
lancashire.distant.4 lancashire.sell.2: nirgends ein Hafen, ohne Hafen verkaufen
lancashire.distant.5 lancashire.distant.6: was passiert beim Verkauf nach Übersee, welches Plättchen decke ich auf

lancashire.virtual.1 lancashire.virtual.2: Liverpool und Birkenhead ohne Verbindung
lancashire.virtual.1 lancashire.virtual.2 lancashire.virtual.5: was ist die virtuelle Verbindung
lancashire.virtual.3 lancashire.virtual.4: Kohle über die virtuelle Verbindung, Ortskarte und virtuelle Verbindung

lancashire.classicdeck.1 lancashire.classicdeck.2 lancashire.classicdeck.3: klassische Karten, ursprünglicher Stapel, alte Kartenregeln
lancashire.classicdeck.4: Runden mit klassischen Karten

lancashire.classictiles.1: klassische Plättchen, alte Punkte der Spinnerei

lancashire.community.1: kleinerer Spielplan zu zweit, alte Variante zu zweit, andere Seite vom Plan
lancashire.community.2 lancashire.community.3: Strecken auf dem kleinen Plan
lancashire.community.4 lancashire.community.5: Karten auf dem kleinen Plan, Händlerplättchen auf dem kleinen Plan
lancashire.community.6: Geld mit der Variante Community

lancashire.options.1 lancashire.options.2 lancashire.options.3 lancashire.options.4 lancashire.options.5: Varianten kombinieren, welche Optionen passen zusammen
lancashire.options.5: Varianten mischen
age-of-industry.options.1: Schiffskarte mit eigenem Hafen, Option eigener Hafen für Schiffe
age-of-industry.options.3: Variante niedrigstes entwickeln
age-of-industry.options.4: Optionen kombinieren

age-of-industry.combined.1: Joker, überall bauen, zwei Aktionen für eine beliebige Karte, kann nicht bauen was ich will, kombinierte Aktion, unbrauchbare Karten, schlechte Hand, keine Karte passt, beide Aktionen für ein Gebäude, irgendwas irgendwo bauen, zwei Aktionen für eine, mit irgendeiner Karte bauen
age-of-industry.combined.2: Jokeraktion in der ersten Runde, kombinierte Aktion als zweite Aktion
age-of-industry.combined.3: was gilt beim Bauen mit der kombinierten Aktion
age-of-industry.combined.4: Schiff mit der kombinierten Aktion

age-of-industry.ship.1: braucht ein Schiff einen Hafen, was brauche ich für ein Schiff, wo kann ich ein Schiff bauen, Schiff ohne eigenen Hafen, Bedingung für ein Schiff, Voraussetzungen für Schiffe, Schiff ohne Hafen, Schiff neben fremdem Hafen
age-of-industry.ship.1 age-of-industry.ship.2: wozu sind Schiffe gut, was können Schiffe, Schiffe, warum ein Schiff bauen, wozu ist ein Schiff gut
age-of-industry.ship.2: Kohle aus Übersee, was macht ein Schiff, Kohle hinter einem Schiff, was bringen Schiffe, importierte Kohle
age-of-industry.ship.3: Kohle für den Bau eines Schiffs, Kohle vom Schiff selbst benutzen
age-of-industry.ship.4: Kohle vom Kohleimport in den Markt, verkauft ein Schiff Kohle
age-of-industry.ship.5: wann wird ein Schiff umgedreht, Schiff umdrehen, mein Schiff dreht sich nicht um, warum dreht sich mein Schiff nicht um
age-of-industry.ship.6: ein Schiff ersetzen, Schiff überbauen

age-of-industry.carry.1: Kohle der Gegner, muss Eisen verbunden sein, woher kommt das Eisen, woher kommen Kohle und Eisen
age-of-industry.carry.2: Kohle über fremde Strecken, wie wird Kohle transportiert
age-of-industry.carry.4: muss ich die nächste Kohle nehmen, welche Kohle nehme ich, welche Mine muss ich nehmen, nächste Kohle zuerst
age-of-industry.carry.6 age-of-industry.carry.8: Kohle über ein Schiff braucht einen Hafen
age-of-industry.carry.6 age-of-industry.carry.7 age-of-industry.carry.8: über See transportieren, Kohle übers Wasser, braucht eine Schifffahrtslinie Häfen
age-of-industry.carry.7: dürfen andere mein Schiff benutzen, durch ein Schiffsfeld ohne Schiff
age-of-industry.carry.8: wie weit ist die Kohle vom Kohleimport
age-of-industry.carry.2 age-of-industry.carry.1: Kohle über seine Schienen, fremde Gleise für Kohle, braucht Kohle ein Gleis
age-of-industry.carry.6 age-of-industry.carry.7: Kohle übers Meer, Schiff übers Wasser

age-of-industry.pennsylvania.1: Sonderregel Pennsylvania, durch Pennsylvania fahren
age-of-industry.pennsylvania.1 age-of-industry.pennsylvania.2: durch Pennsylvania transportieren, Pennsylvania ist gesperrt
age-of-industry.pennsylvania.2: durch Pennsylvania verkaufen
age-of-industry.pennsylvania.3: Strecken von Pennsylvania aus, Schienen in Pennsylvania

age-of-industry.demand.1: Kohlemarkt, Eisenmarkt, Preise, Bedarfsleiste, Preise der Leisten
age-of-industry.demand.2: Zugang zum Kohlemarkt, wozu ist ein Hafen gut, Hafen nötig zum Kaufen, Verbindung zum Markt, wer darf die Bedarfsleiste nutzen, Hafen für Kohle, Zugang zur Leiste, wie komme ich an die Leiste, wann darf ich Würfel kaufen, ohne Hafen kaufen
age-of-industry.demand.3: wann darf ich von der Leiste nehmen, kaufen obwohl es eine Zeche gibt, keine Zeche verbunden
age-of-industry.demand.3 age-of-industry.demand.4: Kohle vom Markt kaufen, Eisen kaufen
age-of-industry.demand.6: Kohle für den Bau eines Hafens, neuer Hafen hilft sich selbst, darf ein Hafen seine eigene Kohle einführen
age-of-industry.demand.7: neue Zeche verkauft sofort, muss ich die Leiste füllen, wohin mit der Kohle der neuen Zeche, Leiste auffüllen, wann kommen Würfel auf die Leiste, ist der Verkauf der Würfel freiwillig
age-of-industry.demand.7 age-of-industry.demand.8: Würfel in den Markt, wohin mit den Würfeln, bekomme ich Geld für Würfel
age-of-industry.demand.1 age-of-industry.demand.4: was kostet Kohle, was kostet Eisen, Preis eines Würfels
age-of-industry.demand.1 age-of-industry.demand.5: was verlangt die Bank für Kohle, höchster Preis für Eisen

age-of-industry.rail.1: wie viele Strecken pro Aktion, werden Schienen entfernt, zwei Spieler auf derselben Strecke, Schiene entfernen, Schiene versetzen, Schiene zurücknehmen, Strecke abreißen
age-of-industry.rail.2: wo darf ich Strecken legen, muss eine Strecke anschließen, Gleis ohne Plättchen dort, neues Gleis an meines anschließen, Gleis irgendwo anfangen
age-of-industry.rail.3: erste Strecke, erste Schiene ist billig, Kosten der ersten Schiene, braucht die erste Schiene Kohle, meine allererste Lok
age-of-industry.rail.4: kostet eine Strecke im Gebirge mehr, Preis der Schienen, brauchen Schienen Kohle, Eisen für Schienen, Schiene ohne Kohle, was braucht die zweite Schiene, wie teuer ist die Eisenbahn, Kohle und Eisen für einen Zug, was kostet eine Lok
age-of-industry.rail.5: Kohle und Eisen für eine Strecke, an welches Ende kommen die Würfel, Kohle an ein Ende und Eisen ans andere
age-of-industry.rail.6: Kohle kaufen für eine Strecke zum Fernhafen, Schiene ins Ausland
age-of-industry.rail.7: zählt die neue Strecke für ihre Würfel, Kohle über die eben gelegte Schiene, darf die neue Strecke sich selbst nutzen, befördert die Strecke ihre eigene Kohle
age-of-industry.rail.8: wie viele Schienen habe ich
age-of-industry.rail.1 age-of-industry.turn.3: zwei Schienen in einem Zug, wie viele Gleise darf ich legen

age-of-industry.draw.1: zwei Karten ziehen, Auslage oder Stapel, wann ziehe ich Karten, Karten nehmen, woher kommen neue Karten, offene Karten nehmen, wie ziehe ich, Karten wieder bekommen, Karten ziehen, ziehen, Karten nehmen statt bauen, neue Karten holen, welche Karten darf ich nehmen, Karten tauschen
age-of-industry.draw.2: wann wird die Auslage aufgefüllt, offene Karten ersetzen
age-of-industry.draw.3: Handlimit, wie viele Karten auf der Hand, zu viele Karten, Höchstzahl Karten, neun Karten, Hand zu groß, zehn Karten
age-of-industry.draw.4: keine Karten mehr zum Ziehen, Stapel ist aufgebraucht und ich will ziehen, letzte Karte vom Stapel
age-of-industry.draw.5: Karten ziehen ohne Aktion, wie bekomme ich Karten
age-of-industry.draw.1 age-of-industry.draw.5: zieht man automatisch Karten, füllt sich die Hand von selbst auf, wie komme ich an Karten, nachziehen nach meinem Zug

age-of-industry.interest.1: wie viel Zinsen zahle ich, Zinsen, wann sind Zinsen fällig, Zinsen in der letzten Runde, Preis eines Kredits, was kosten Kredite jede Runde, wann zahle ich der Bank, Bank will jede Runde Geld, was muss ich jede Runde zahlen, was kosten Schulden jede Runde, Kosten von fünf Krediten
age-of-industry.interest.2: kann Zinsen nicht zahlen, Geld leihen für Zinsen, kein Geld für Zinsen, neuer Kredit in derselben Runde, Zinsen auf einen neuen Kredit
age-of-industry.interest.3: vor den Zinsen zurückzahlen, wird von selbst zurückgezahlt

age-of-industry.end.1: wann ist das Spiel zu Ende, Spielende, letzte Runde, Stapel ist leer, wie viele Runden, wie lange dauert das Spiel, wann ist es aus, jemand hat keine Karten, Nachziehstapel aufgebraucht, Bedingung fürs Ende, Dauer, wann ist es vorbei, wann sind wir fertig, Ende wenn die Karten aus sind, ist Schluss wenn der Stapel leer ist
age-of-industry.end.2: kommen abgeworfene Karten zurück, Ablage mischen, offene Karten am Ende, gehört die Auslage zum Stapel
age-of-industry.end.3: übrige Handkarten am Ende, zählen Karten auf der Hand, meine restlichen Karten

birmingham-automa.company.1 birmingham-automa.company.3: wie spiele ich allein, Soloregeln, ein Spieler
birmingham-automa.company.1 birmingham-automa.turn.1: Automat
birmingham-automa.company.2: Reihenfolge mit Automat, wann ist der Automat dran
birmingham-automa.company.2 birmingham-automa.order.1: wer fängt gegen den Automaten an, wechselnde Reihenfolge
birmingham-automa.company.3 birmingham-automa.company.4: Aufbau solo, wie viele Karten solo
birmingham-automa.company.4 birmingham-automa.company.5: meine Karten im Solospiel, meine Hand gegen den Automaten
birmingham-automa.company.6: bekommt der Automat Einkommen, hat der Automat Karten
birmingham-automa.company.7: bezahlt der Automat Geld, nimmt der Automat Kredite
birmingham-automa.company.8: darf ich die Kohle des Automaten nehmen
birmingham-automa.difficulty.1 birmingham-automa.difficulty.2: Schwierigkeitsgrad des Automaten
birmingham-automa.difficulty.3 birmingham-automa.difficulty.4: eigener Schwierigkeitsgrad, verschiedene Schwierigkeitsgrade
birmingham-automa.deck.1 birmingham-automa.deck.2 birmingham-automa.deck.3: Karten des Automaten, Automakarten, Kartendeck des Automaten leer
birmingham-automa.first.1: erste Runde des Automaten
birmingham-automa.turn.1: wie spielt der Automat
birmingham-automa.turn.2 birmingham-automa.turn.4: was wenn der Automat nichts auf der Karte kann, welche Karte kommt als nächste
birmingham-automa.turn.3: wie viele Aktionen macht der Automat
birmingham-automa.turn.5: wann passt der Automat
birmingham-automa.build.1: wo baut der Automat
birmingham-automa.build.2 birmingham-automa.build.9: welche Stufe baut der Automat
birmingham-automa.build.3: überbaut der Automat
birmingham-automa.build.6: Mindestpreis für Eisen
birmingham-automa.farm.1 birmingham-automa.farm.2: baut der Automat ländliche Brauereien
birmingham-automa.network.1 birmingham-automa.network.2: wie viele Schienen legt der Automat
birmingham-automa.links.1 birmingham-automa.links.2: wo legt der Automat Strecken
birmingham-automa.tiles.1 birmingham-automa.tiles.4: welches Plättchen wählt der Automat
birmingham-automa.coal.1: woher nimmt der Automat Kohle
birmingham-automa.iron.1: woher nimmt der Automat Eisen
birmingham-automa.beer.1: welches Bier nimmt der Automat
birmingham-automa.sell.1 birmingham-automa.sell.2: wie verkauft der Automat
birmingham-automa.develop.3: wie entwickelt der Automat
birmingham-automa.pass.1: der Automat passt
birmingham-automa.era.1: wie wird der Automat gewertet
birmingham-automa.two.1: Aufbau mit zwei Automaten
birmingham-automa.win.1: Gleichstand mit dem Automaten
birmingham-automa.win.2: gewinne ich gegen den Automaten
`;
