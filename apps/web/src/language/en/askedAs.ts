/**
 * How people ask for statements that say it in other words.
 * A line has the statements, a colon, and ways to ask, separated by commas.
 */
export const askedAs = `
birmingham.setup.1 lancashire.setup.1: how many players, how many cities, how long is a game, how many eras, can three play, best number of players
birmingham.setup.2 lancashire.setup.2: how many tiles do I have, how many link tiles do I have
birmingham.setup.2 lancashire.setup.2 age-of-industry.setup.3: how many buildings does everyone have, how many mills are there, what is on my mat, number of rails per player
birmingham.setup.3 birmingham.setup.4 birmingham.setup.5 lancashire.setup.3 lancashire.setup.4: two player game changes, which cards are removed with fewer players, number of cards
birmingham.setup.3 birmingham.setup.4 birmingham.setup.5 lancashire.setup.3 lancashire.setup.4 lancashire.setup.5: set-up for fewer players, take out cards, which cards for three players, how often is a card in the deck, rules for two
birmingham.setup.6 lancashire.setup.6: build in a town without cards, which towns are closed with fewer players, may I build in a town that is not in play, towns of other player counts, is the whole map used with two players, only the two of us, is that city out of the game, use a town that is not in play, parts of the map not used with few players
birmingham.setup.7: two player game changes, which merchants with three players, which locations with three players
birmingham.setup.7 birmingham.setup.8: merchants with two players, how are merchants placed, where do merchants go, which merchants are used
birmingham.setup.8: merchant setup with three players, which goods do merchants buy
birmingham.setup.8 birmingham.sell.1: merchants
birmingham.setup.9: which merchants get a barrel, do empty merchants get beer, where does beer go at the start, barrels of the merchants at the beginning
birmingham.setup.10 lancashire.setup.9 age-of-industry.setup.7: cubes in the markets at the start, out of cubes, ran out of cubes, are cubes limited, fill the markets at the start, how many cubes in the market in the beginning, bank has no cubes, are barrels limited, is the market full at the start, does the market begin full
birmingham.setup.11 lancashire.setup.10: who starts, who begins, who goes first, first player, start player, starting money, how much money do I start with, starting cash, income at the start, money at the beginning, how much cash does each player get, where does the income marker start, set-up of a player
birmingham.setup.11 lancashire.setup.10 age-of-industry.setup.6: start of the game, starting money, cash to begin with, how rich am I in the beginning
birmingham.setup.12: ninth card, first discard face down, card under the discard pile, why a card face down, does the first player have fewer cards, what is the face down card for
birmingham.setup.12 lancashire.setup.8: starting hand, how many cards at the start, hand size, are hands secret
birmingham.setup.12 lancashire.setup.8 age-of-industry.setup.5: deal cards, cards at the beginning, show my cards to others, do I hide my hand, how big is my hand, cards dealt to each player, how many cards do I get
lancashire.setup.1: which board for two players, two player map
lancashire.setup.3: are there wild cards, jokers, wild cards in Lancashire
lancashire.setup.5 age-of-industry.setup.4: how many cards of each industry, which cards are there
lancashire.setup.7: cards put aside at the start, cards removed face down, how many cards are left out, unused cards in the canal era, cards under the banker tile, why are cards left out
lancashire.setup.8 birmingham.setup.12: cards in hand with three players
age-of-industry.setup.1: how many players, two player game, which map, which board, how many can play, play with two, which side of the board, five players
age-of-industry.setup.2: why does the board look different, is this the real board, printed map differs
age-of-industry.setup.3: how many tiles do I have
age-of-industry.setup.4: number of cards, how many ship cards
age-of-industry.setup.5: starting hand, how many cards at the start, how many cards are dealt
age-of-industry.setup.6: starting money, how much money do I start with, starting cash, do I begin with loans, broke at the beginning, zero money, how do I build without money, start money
age-of-industry.setup.8: demand tiles, market tiles, new demand tiles, how are markets set up, which goods do markets want, tiles on the markets
age-of-industry.setup.9: who starts, who begins, who goes first, first player, start player, seating order, order in the first round
age-of-industry.setup.6 age-of-industry.loan.2: no money at all in the first turn

birmingham.turn.1 lancashire.turn.1: how many rounds, how long is the game, game length, rounds per era, number of rounds with two players, how many turns do I get, rounds with three players, when does a round end, rounds, how long will it take us, how many goes until the end, how many rounds are left, how long is an era, when does the deck run out
birmingham.turn.2 lancashire.turn.2 age-of-industry.turn.2: how many actions per turn, only one action in the first round, one action first turn, why just one action at the beginning, number of actions, do I get two actions, actions each turn, is the first rail round short, how often may I act, short first round
birmingham.turn.3 lancashire.turn.3 age-of-industry.turn.3: same action twice, which actions are there, what can I do in my turn, list of actions, repeat an action, build twice in a turn, take two loans in one turn, possible actions, actions, do the same thing again, must the actions be different, what are my options, what can I do now
birmingham.turn.4 lancashire.turn.4: discard a card for every action, do I have to play a card, is a card spent for each action, card for laying track, card for selling, card for a loan, card to develop, cost of an action, how many cards do I play in a turn
birmingham.turn.5 lancashire.turn.5: not enough money for an action, run out of money, begin an action I cannot finish, build on credit, missing resource, can I owe money, I cannot afford it, only a few pounds left, too little cash, too poor to do anything, missing coal for an action
birmingham.turn.6 lancashire.turn.6: when do I draw cards, draw back up, hand limit, deck is empty, deck runs out, when are cards drawn, fill my hand, new cards, how many cards do I hold, refill after each action, no cards to draw, draw pile is used up, hand gets smaller, do I fill up again, hand is getting smaller, forgot to draw, no cards left in the deck
birmingham.turn.6 lancashire.turn.6 age-of-industry.draw.3: hand limit, hand
birmingham.turn.7 lancashire.turn.7: interrupt an action, do others react in my turn, in the middle of an action, can I take a move back
birmingham.turn.2 lancashire.turn.2: just one thing in my first go, how many things per turn
birmingham.turn.4 lancashire.turn.4 age-of-industry.turn.4: does it cost a card, do I throw a card away each time
age-of-industry.turn.1: what happens in a round, phases of a round, order of play in a round, sequence of a round, end of a round
age-of-industry.turn.2: when do I get two actions
age-of-industry.turn.4: do I have to play a card, which actions cost a card, card needed to build, is a card spent for laying track, card for selling, card to develop, what does an action cost, free actions, discard cards for actions, how many cards does a building cost, which actions need a card
age-of-industry.turn.5: can I build without coal, coal or iron missing, no coal at all, what if I cannot get coal or iron
age-of-industry.turn.6: does my first action help my second, finish an action first
age-of-industry.turn.7: discard pile, played cards, are discards shuffled again, where do played cards go

birmingham.card.1 lancashire.card.1: does it matter which card I discard, wild card for a loan, which card for another action, can I throw away any card, card for actions other than building, do I need a matching card, use a town card to sell, does the card have to match the rail, useless cards, what are bad cards good for, cards of towns I do not need, what to do with unwanted cards, does the card matter, which card for selling, do I need a special card
birmingham.card.2 lancashire.card.2: location card outside my network, city card not connected, does a location card need the network, play a town card, build in the city on the card, card shows a town, do I need a link to the town on my card, city card anywhere, name of a town on a card
birmingham.card.2 birmingham.card.3: build where others are, build in somebody's network
birmingham.card.2 lancashire.card.2 age-of-industry.card.7: location card, card of a town but no link there, build far away from my stuff, town card without a track, hold a city card
birmingham.card.3 lancashire.card.3: industry card needs my network, where can I build with an industry card, play an industry card, picture of an industry on the card, card shows a mine, must the industry card be in my network
birmingham.card.3 lancashire.card.3 age-of-industry.card.1: industry card
birmingham.card.4: two player game changes, cotton card with two players, card with two symbols, cotton or box card, manufacturer card, card with two pictures, card with cotton and a box, cotton card or box card
birmingham.card.5: wild location for a farm brewery, what is a wild location for, use a location joker, wild location anywhere, wild card for a city
birmingham.card.5 birmingham.card.6: wild cards
birmingham.card.6: what is a wild industry card for, use an industry joker, wild industry in my network
birmingham.card.7: where do wild cards go after use, are wild cards shuffled, returning wild cards, do I keep the wild card, put back jokers, discard a wild card, get the joker back, which pile for used jokers
birmingham.card.8 lancashire.card.6: look at the discard pile, see what others played, count cards, are discards public, look through the played cards, what was thrown away, is the discard pile open
birmingham.card.3 lancashire.card.3 age-of-industry.card.2: card with a picture of an industry, mine card but no track there, where may I use a mill card, industry card outside my network
birmingham.card.7 birmingham.card.1: use a joker for another action
lancashire.card.2 lancashire.card.3: build where others are, build in somebody's network
lancashire.card.5: overbuild with the first card, replace a tile with my first card
age-of-industry.card.1: what is an industry card for, play an industry card, can I build something else with an industry card
age-of-industry.card.2: build where my rails go, industry card along my rails, play an industry card, do I need to be connected to build
age-of-industry.card.2 age-of-industry.card.3: what is my network, where may I build, build in a big city without rails
age-of-industry.card.2 age-of-industry.card.7: where may I build with which card
age-of-industry.card.3: second building in a large city, build next to my own building
age-of-industry.card.4: card to upgrade a tile, card to replace my own tile
age-of-industry.card.5: play a ship card, where can a ship card be used
age-of-industry.card.5 age-of-industry.card.8: what is a ship card for, ship cards on the Germany board
age-of-industry.card.7: what do the colours mean, coloured cards, region cards, location card, card with a colour, colour of a card, build anywhere in a colour, location card without rails, symbol on a coloured card, do coloured cards need my network, purple card, blue card, card in a colour
age-of-industry.card.8: useless ship cards, ships in Germany
age-of-industry.card.6: first building anywhere, where do I begin

birmingham.place.1 lancashire.place.5: what is my network, what counts as my network, what is a network, when is a town mine, am I part of a town, is an opponent's rail my network, which towns belong to me, network, is this my area, what belongs to me, am I there, is one tile enough for a network
birmingham.place.1 birmingham.place.3: difference between network and connected
birmingham.place.2: links to farm breweries, farm or merchant as part of my network, pass through a merchant, travel through a farm
birmingham.place.3 lancashire.place.6: connected or network, what does connected mean, does my link help others
birmingham.place.3 lancashire.place.6 age-of-industry.carry.2: use tracks of other players, travel on opponents' canals, transport over somebody's links, may I use others' rails, does it matter who owns the rail, share tracks, is it connected by other players' links, toll for using tracks, his link carries my coal, the link belongs to red, use the rails of blue
birmingham.place.4 lancashire.place.7 age-of-industry.carry.3: how is distance counted, what is nearest, count links for distance, how far away is a mine
birmingham.place.5: brewery between Kidderminster and Worcester, farm brewery link, brewery in the middle of nowhere, unnamed breweries, brewery spots without a name, two small breweries on the left, breweries outside towns, three towns on one rail, triple link, three ends on one line, link to the farm
birmingham.place.5 birmingham.build.8: farm breweries
lancashire.place.1: where can I build shipyards, ports, iron works, which town has which building spots, where are ports allowed, places for mines, where are shipyards
lancashire.place.1 lancashire.shipyard.1: shipyards
lancashire.place.2: which industries in which town, Manchester, where can I build mills, spots with two pictures
lancashire.place.3 lancashire.place.4: external ports, places at the edge, Blackpool Southport Scotland, places without building spots, places at the border of the map, trade at Scotland, Yorkshire, Blackpool, Midlands, which places trade overseas, towns where nothing can be built
lancashire.place.5 lancashire.place.6: difference between network and connected
lancashire.place.1 lancashire.place.2: coal fields, where can coal be dug
age-of-industry.place.1: what is special on the Germany map, Germany board, map of Germany without ships
age-of-industry.place.2: what is special on the New England map, New England board, line across the board, dividing line
age-of-industry.place.3: empty spot without a picture, blank site, white space, what fits on a plain space
age-of-industry.place.3 age-of-industry.place.4: which industry on which site, site without a symbol
age-of-industry.place.4: spot with a picture, mine symbol, anchor symbol, what does the symbol in a space mean, only for ports
age-of-industry.place.5: two tiles in one town, more than one tile per town, how many tiles per town, two of my buildings in the same place, twice in one city, one building per city, second tile in a town, limit for a city, city with four spaces, how often can I build in one place, two mills in one city, is one building per town the limit
age-of-industry.place.6: colours of places in Germany
age-of-industry.place.6 age-of-industry.place.7: which places have which colour, town colour, frame of a town, orange card, purple card, blue town
age-of-industry.place.7: colours of places in New England
age-of-industry.place.8: distant ports, printed port, port symbol next to a name, which places give access to the market
age-of-industry.place.9: where are markets, which places buy goods, where do I sell abroad
age-of-industry.place.10: where are ships built, ship sites, dotted lines on water, sea connections
age-of-industry.place.10 age-of-industry.carry.6: sea routes, ship routes, transport over water, sea lanes
age-of-industry.place.11: settlements, places without sites, dots without sites, village on a rail, places where building is impossible, towns with no spaces

birmingham.build.1 lancashire.build.1: ran out of tiles of an industry, no more breweries, all tiles of a kind built, run out of a kind of tile
birmingham.build.1 lancashire.build.1 age-of-industry.build.1: where do I put a tile, what may be built on a site, place a building, how do I build, is the space free, build on an occupied space, build steps, all spaces are taken, none left of this kind on my board
birmingham.build.2 lancashire.build.2: slot with two symbols, site for two industries, must I use the single slot first, space with two pictures, which space do I choose, which spot first, can I take the shared spot
birmingham.build.3 lancashire.build.3: skip a level, build level 2 before level 1, lowest level first
birmingham.build.3 lancashire.build.3 age-of-industry.build.2: which tile do I take from my mat, start with level one, jump to a better tile, take a higher level first, order of tiles on my mat, jump ahead to a better level, straight to level two, leave out the first level, high level at once
birmingham.build.4 lancashire.build.4: which levels in which era, build level 1 in the rail era, symbol of an era on a tile, old tiles in the railway age, crossed out era, canal symbol next to the tile, rail symbol next to the tile, tiles I can not build any more, level one after halftime, build level 1 in the second half, which tiles are too old, tile not available in this era, too old for trains, leftover level ones in the second half, old tile in the railway time
birmingham.build.5 lancashire.build.5 age-of-industry.build.4: what does a tile cost, what do I need to build, coal and iron to build, pay for a building, price of a building, resources for a building, do I bring coal to the building, black cube next to the tile, cost of building
birmingham.build.6: do opponents count for one tile per city, build in the same city twice later
birmingham.build.6 lancashire.build.6: two tiles in one town, two industries in one town in the canal era, two of the same industry in a town, one tile per town, one tile per city, twice in the same city, two of my buildings in the same place, second building in a town, more than one building in a city, how many buildings in one location, one per town, same town in the rail era, build next to my own building, he is already there can I go there too, share a town with another player, several of mine in a town
birmingham.build.7 lancashire.card.4 age-of-industry.card.6: where can I build my first tile, nothing on the board, no tiles on the board, first build, starting again, where do I start, my very first building, where to begin on the map, not present anywhere, lost all my tiles, no network yet, start anywhere on the board, everything of mine is gone, start from nothing, no building anywhere
birmingham.build.8 birmingham.build.9: farm brewery, which card for the farm brewery, build on a farm, brewery outside a town, which card for the unnamed brewery, breweries in the countryside, farmhouse, beer in the countryside, small places without a name, what are farms for
birmingham.build.10: how many cubes on a mine, where does my coal go
birmingham.build.10 lancashire.tile.2 lancashire.tile.3 age-of-industry.tile.3 age-of-industry.tile.4: how many coal does a mine make, cubes on the tile, how much iron does a works produce
birmingham.build.11: how many barrels on a brewery, one or two beer, how much beer does a brewery make, barrels on a new brewery, breweries
birmingham.build.11 birmingham.era.7: beer on a brewery after the canal era, does a brewery get more beer later
birmingham.build.6 lancashire.build.6 age-of-industry.place.5: I already have something there, a second thing of mine in the town, how many of my things in a city
birmingham.build.10 birmingham.build.11: how much is on a new building
lancashire.build.6: do opponents count for one tile per city, build in the same city twice later
lancashire.build.7: Birkenhead in the canal era, where can I build shipyards, Barrow, towns without canals, build in Birkenhead, does a shipyard need a rail
lancashire.build.7 lancashire.virtual.1: is Liverpool next to Birkenhead
age-of-industry.build.2: lowest level first, build level 2 before level 1
age-of-industry.build.3: unlock factories, unlock ships, first factory, level zero, tiles marked zero, why can't I build a factory, why can't I build a ship, zero on the tile, first factory level, first ship level
age-of-industry.build.3 age-of-industry.develop.3: locked tiles, when can I build ships, when can I build factories
age-of-industry.build.4: unlike coal iron needs a connection too, does iron have to be connected
age-of-industry.build.4 age-of-industry.carry.1: bring iron to the place, is iron transported, iron by rail, orange cubes without a road, iron over any distance
age-of-industry.build.5: does a new tile count at once, is the new tile counted as connected
age-of-industry.build.6: cubes on a new mine, where do cubes go
age-of-industry.build.1 age-of-industry.card.1: what do I need to build something

birmingham.overbuild.1 lancashire.overbuild.1 age-of-industry.overbuild.1: overbuild, overbuilding, put a better one on top of mine, swap my old one for a new one, new works over old works
birmingham.overbuild.1 birmingham.overbuild.2 lancashire.overbuild.1 lancashire.overbuild.2 age-of-industry.overbuild.1: build over my own tile, upgrade my tile, improve a building, put a better tile on top, replace my own building, cover my tile, upgrade on the board, modernise
birmingham.overbuild.2 lancashire.overbuild.2 age-of-industry.overbuild.8: coal left on the replaced mine, cubes when overbuilding
birmingham.overbuild.3 birmingham.overbuild.4 lancashire.overbuild.3 lancashire.overbuild.4: build over an opponent's tile, replace an opponent's coal mine, take away somebody's mine, remove an enemy building, throw out a rival, his building is in my way, conquer a space
birmingham.overbuild.3 birmingham.overbuild.4 lancashire.overbuild.3 lancashire.overbuild.4 age-of-industry.overbuild.3 age-of-industry.overbuild.4: destroy an opponent's building, take over someone's mine, kick out another player, steal a space, build on top of an enemy tile, replace someone else's iron works, conditions for replacing others
birmingham.overbuild.4 lancashire.overbuild.4: no coal left to overbuild, replace when the market is empty
birmingham.overbuild.5 lancashire.overbuild.5 age-of-industry.overbuild.7: do I lose points or income when overbuilt, what happens to the old tile, my tile was replaced, what happens to the replaced building, do I keep points of a replaced tile, what do I lose, someone covered my mine what do I lose
birmingham.overbuild.6 lancashire.overbuild.6: overbuild an opponent in a city where I am already, two tiles in a town by overbuilding, second slot in a town by replacing an enemy
birmingham.overbuild.6 lancashire.overbuild.6 age-of-industry.overbuild.6: overbuild where I already have a tile
birmingham.overbuild.7 lancashire.overbuild.7: overbuild though a site is free, must I use the free site before overbuilding
birmingham.overbuild.2 lancashire.overbuild.2 age-of-industry.overbuild.1: destroy my own building
birmingham.overbuild.1 birmingham.overbuild.3 birmingham.build.1 lancashire.overbuild.1 lancashire.overbuild.3: the town is full, no space left in a town, blocked out of a town
birmingham.overbuild.2: beer when a brewery is overbuilt
birmingham.overbuild.5 lancashire.overbuild.5: who gets the points of an overbuilt tile
age-of-industry.overbuild.2: replace by another industry, change the kind of industry, factory instead of a mill, another type of building on top
age-of-industry.overbuild.3 age-of-industry.overbuild.4 age-of-industry.overbuild.5: build over an opponent's tile, replace an opponent's coal mine, take away somebody's mine, remove an enemy building, throw out a rival, his building is in my way, conquer a space
age-of-industry.overbuild.5: which opponent's tiles can be replaced, cover an opponent's port
age-of-industry.overbuild.6: overbuild an opponent in a place where I am already
age-of-industry.overbuild.8: cubes on an overbuilt tile
age-of-industry.overbuild.1 age-of-industry.overbuild.2: improve a building, replace a port by something else

birmingham.market.1 lancashire.market.1: market prices, how many spaces has the market
birmingham.market.1 lancashire.market.1 age-of-industry.demand.1: how much is coal, how expensive is iron, price list, cost of market cubes
birmingham.market.1 birmingham.iron.2 lancashire.market.1 lancashire.iron.2 age-of-industry.demand.1: iron market
birmingham.market.1 birmingham.coal.3 lancashire.market.1 lancashire.coal.3 age-of-industry.demand.1 age-of-industry.demand.2: coal market
birmingham.market.2 lancashire.market.2: which cube do I buy, cheapest cube
birmingham.market.2 lancashire.market.2 age-of-industry.demand.4: from which end do I buy, take the cheapest, price of the next cube, choose which cube to buy
birmingham.market.3 lancashire.market.3 age-of-industry.demand.5: market is empty, price of coal when the market is empty, no cubes left, no coal in the market, market sold out, iron is gone, price when nothing is left, can I still buy, no more coal anywhere, nobody has coal left, no black cubes anywhere, no orange cubes anywhere, not enough coal on the board, price above the track
birmingham.market.4 lancashire.market.4: iron works cubes to the market, do I sell automatically, does it need a connection to sell, new iron works sells at once, must I fill the market, do I have to sell cubes, keep the cubes on my tile, iron to the market, refill the market, is selling cubes optional
birmingham.market.4 lancashire.market.5: new mine sells at once, must I sell my coal, where does coal of a new mine go, coal to the market straight away, fill the coal market, does a mine need a port to sell, do cubes move to the market right after building
birmingham.market.4 lancashire.market.4 lancashire.market.5: can I refuse to sell cubes
birmingham.market.5 lancashire.market.6: how much money for cubes sold to the market, do I get paid for cubes, money for building a mine
birmingham.market.5 lancashire.market.6 age-of-industry.demand.8: earn money with cubes, price when selling cubes, highest price first, how much does the bank pay for coal, get paid for iron, money for my coal, who pays me for cubes
birmingham.market.6 lancashire.market.7 age-of-industry.demand.9: sell cubes later, connect a mine later, market is full, cubes left on the mine, sell the rest later, can old mines sell, link the mine afterwards, market gets space later, coal stuck on my mine, sell coal another time, later there is room in the market
birmingham.market.7 lancashire.market.8: pay for a tile with the money for its cubes, use cash from my coal for the mine itself
birmingham.market.7 lancashire.market.8 age-of-industry.build.6: pay first or sell first, use the income of the new mine to pay
birmingham.market.3: coal at eight, pay 8 for coal, iron for 6
birmingham.market.4 lancashire.market.4 age-of-industry.demand.7: does building iron works earn money, cubes go to the market by themselves, what happens to fresh cubes, where do new cubes go
birmingham.market.4 lancashire.market.5 age-of-industry.demand.7: fresh coal, coal I just dug, must I give my coal to the market
birmingham.market.4 lancashire.market.5 age-of-industry.demand.9: mine without a link to anything
birmingham.market.6 lancashire.market.7: why does my mine sell nothing
lancashire.market.5: coal mine sells to the market automatically, connection to sell coal
lancashire.market.3: coal at five, pay 5 for coal, 5 pound iron
lancashire.market.8 birmingham.market.7: do I get the cash before I pay
age-of-industry.market.1: which market buys what, which market takes cotton, foreign demand, export, which goods does a market buy, symbol on a market tile, sell to a foreign country, markets
age-of-industry.market.2: is a market used up, second sale to a market, market tile flipped, use a market again, market turned over, does a market refill, sell there a second time, do new demand tiles come
age-of-industry.market.3: market behind a ship, how do I reach a market over the sea, market over the sea
age-of-industry.market.4: market without demand, no demand, nobody buys, useless market, no sales tile

birmingham.coal.1 lancashire.coal.1: where does coal come from, whose coal, opponent's coal, which coal mine do I use
birmingham.coal.1 lancashire.coal.1 age-of-industry.carry.1: take coal from another player, is coal of others free, does the owner get paid for coal, permission to use coal, use a foreign mine, pay for somebody's coal, does coal need a connection, coal, must he let me have his coal, whose mine do I take, my own coal for free
birmingham.coal.1 lancashire.coal.1 age-of-industry.carry.4: closest mine, choose my own mine, must I use the closest, which mine first, skip the nearest mine, his mine is nearer, must I take the coal of a rival
birmingham.coal.2 lancashire.coal.2 age-of-industry.carry.5: two mines equally near, which mine if the distance is equal, same distance, my choice of mine, two mines just as close who picks
birmingham.coal.3 lancashire.coal.3: when may I buy coal, no coal mine near, buy coal though a mine has some, no coal connected, coal is not reachable, all mines empty, when is coal bought, buy coal or take it from a mine
birmingham.coal.3 birmingham.coal.4: coal from the merchants, import coal
birmingham.coal.4 lancashire.coal.4: coal market without a connection, buying coal needs a merchant, buying coal needs a port, do I need a port for coal, which connection for the coal market, import coal, buy coal anywhere
birmingham.coal.5 lancashire.coal.5: does the new link count for its own coal, coal for a rail from which end, is the new tile connected before coal is paid, coal over the rail just laid, either end of the rail
birmingham.coal.3 lancashire.coal.3 age-of-industry.demand.3: not enough coal near me, where from if there is no coal on the map
birmingham.coal.4 lancashire.coal.4 age-of-industry.demand.2: hooked up for black cubes, connection for buying coal, what do I need to buy coal

birmingham.iron.1 lancashire.iron.1: does iron need a connection, opponent's iron, iron from anywhere, transport iron, which iron works do I take, is iron free, take iron from another player, how do I get iron, why does iron not need rails, iron jumps anywhere, iron over any distance, orange cubes without a road
birmingham.iron.1 lancashire.iron.1 age-of-industry.carry.1: iron
birmingham.iron.2 lancashire.iron.2: no iron on the board, when can I buy iron, iron market without a port, buy iron anywhere, does buying iron need a link, all iron works empty

birmingham.beer.1: what needs beer, when do I need beer, sell without beer, what is beer for, when is beer used, do rails need beer, beer
birmingham.beer.1 birmingham.sell.2: can I sell without beer, no beer left to sell
birmingham.beer.2: does my own beer need a connection, own brewery without a link, use my brewery from far away, my own barrels, my beer is far away, brewery at the other end of the map, bring my beer to the merchant
birmingham.beer.2 birmingham.beer.3: how to get beer, where does beer come from, is my mill to be connected to the brewery, a link between the brewery and what I sell, canal from a brewery to my tile, must a tile be linked with my brewery, does beer travel over links
birmingham.place.3 birmingham.sell.1: a canal of somebody else to the merchant, sell over links of another player, is their canal good enough for me, does it matter who owns the way to the merchant
birmingham.place.3 birmingham.coal.1 lancashire.place.6 lancashire.coal.1: coal over links of two owners
birmingham.beer.3: opponent's beer, beer of another player, steal beer, drink beer of others, does their brewery have to be connected, someone else's brewery, take his beer without asking, use a rival's brewery, does he have to let me
birmingham.beer.4: merchant beer, beer next to the merchant, which merchant's beer, barrel of another merchant
birmingham.beer.5: which beer may I choose, who chooses the brewery, does beer cost money, is beer free, pay for beer, choose where beer comes from

birmingham.flip.1: do I get money for selling
birmingham.flip.1 lancashire.flip.1: flip a mill, how do I turn over a factory, what do I get for selling, is there cash for a sale, selling gives income, pottery flipped, where is my money for the sale, sold goods but no cash, paid for selling
birmingham.flip.1 birmingham.flip.2 lancashire.flip.1 lancashire.flip.2 age-of-industry.flip.1: when is a tile flipped, when does my mine flip
birmingham.flip.1 birmingham.flip.2 lancashire.flip.1 lancashire.flip.2 age-of-industry.flip.1 age-of-industry.flip.2: flip, flipped tiles
birmingham.flip.2 lancashire.flip.2 age-of-industry.flip.1: turn over a mine, last cube is gone, mine is empty, brewery is empty, iron works used up, opponent empties my mine, flip iron works, last cube sold, somebody used up my coal, my last cube was taken, emptied by others, turn over someone else's building
birmingham.flip.3 lancashire.flip.3: do I get income when others use my coal, how does income rise, arrow on the tile, what does the arrow mean, number next to the arrow, move the income marker, get income for a flipped tile, what do I get when my tile flips, somebody flips my tile, move ahead on the income track, how do I get more income, how do I get out of minus income, raise my income
birmingham.flip.3 birmingham.income.1 lancashire.flip.3 lancashire.income.1: is income immediate
birmingham.flip.4 lancashire.flip.4: highest income, maximum income, end of the income track, top of the income track, income over thirty
birmingham.flip.3 lancashire.flip.3 age-of-industry.flip.2: what do I gain when others use my stuff, do I profit when my mine is empty
age-of-industry.flip.2: when do I get income, where does income come from, income track, do I get money when others use my iron, negative income, money for a flipped tile, what do I get when my tile flips, how do I earn money, get cash, how to make money, do I get paid in someone's turn, income each round, is there any income, where is my income, how do I earn something, is there a salary, when does money come in, how do I make a living, what brings money, profit of a building
age-of-industry.flip.3: use a flipped tile again, flipped port, is a flipped tile worthless, remove flipped tiles, turned market tile
age-of-industry.flip.1 age-of-industry.flip.2: what does an empty mine bring, reward for my last cube, money when my mine is used up

birmingham.network.1 lancashire.network.1: canals in the rail era, which links in which era, lay canals later, canals in the second half, rails in the first half, when are rails allowed, canal or rail, boats or trains, boats in the second half, trains in the first half
birmingham.network.1 birmingham.network.4 lancashire.network.1 lancashire.network.4 age-of-industry.rail.1 age-of-industry.rail.2: links, lay a link, build rails
birmingham.network.2: lines for canals only, lines for rails only
birmingham.network.2 lancashire.network.2: dotted lines, where is only a canal possible, which routes are for trains
birmingham.network.3 lancashire.network.3: can two players share a line, two links on the same line, second link on a line, link to a merchant
birmingham.network.3 lancashire.network.3 age-of-industry.rail.1: is a route already taken, lay track on an occupied line, line used by another player, second track beside another
birmingham.network.4 lancashire.network.4: where may I lay a link, must a link touch my network, link anywhere
birmingham.network.4 lancashire.network.4 age-of-industry.rail.2: where do I start a link, rail far from my buildings, lay track anywhere, does a link need to be next to mine, extend my network, connect to my buildings, continue from someone's track, start a track away from my places, put a track beside another's track
birmingham.network.5: first link without a tile, link with nothing on the board, rail without any building, link without a network, first action a link, link before any building, my very first boat, first canal
birmingham.network.5 lancashire.network.5: lay a canal before building, begin with a link
birmingham.network.6 lancashire.network.6: cost of a canal, price of a canal, coal for a canal, how expensive is a canal, canals per action, two canals in one action, do canals need coal, canal, canal cost, price of a boat, what does a boat cost
birmingham.network.7 lancashire.network.7: how expensive is a railway, price of one track, train cost, one rail, just one train, price of a train
birmingham.network.7 lancashire.network.8: do tracks need coal, coal per track, rail without coal, a cube for each rail
birmingham.network.7 lancashire.network.7 age-of-industry.rail.4: cost of a rail, price of a rail, rail, rail cost
birmingham.network.8 lancashire.network.7: two rails in one action, cost of two rails, beer for two rails, double rail, two tracks at once, build two railways, cost of double track, second rail, how many rails in one action, two trains, pair of tracks, two bits of track, three trains at once
birmingham.network.9: second rail somewhere else, double rail not connected to each other, two separate rails
birmingham.network.9 lancashire.network.9: must two rails touch each other, second rail next to the first, is the second rail optional, two rails in different places, order of two rails
birmingham.network.10 lancashire.network.10: coal for the second rail, does the second rail need coal, coal after the first rail, price of coal for a double rail
birmingham.network.11: beer for the second rail from a merchant, where does beer for rails come from, which beer for double rails, barrel for tracks, merchant beer for tracks, opponents' beer for rails
birmingham.network.12 lancashire.network.11: not enough link tiles, maximum number of canals
birmingham.network.12 lancashire.network.11 age-of-industry.rail.8: no link tiles left, ran out of links, number of links, run out of boats, how many trains do I have
birmingham.network.8 birmingham.beer.1: why do I need beer for rails
lancashire.network.2: lines for canals only, lines for rails only
lancashire.network.5: first link without a tile, link with nothing on the board
lancashire.network.8: coal for a rail
lancashire.network.9: second rail somewhere else, two separate rails

birmingham.develop.1 lancashire.develop.1 age-of-industry.develop.1: what is developing for, why develop, how many tiles can I develop, throw away tiles, skip bad tiles, take tiles off my mat, how does developing work, number of tiles developed, two different industries, research better buildings, develop, developing, development, get rid of weak tiles, leave out bad buildings, throw tiles away from my board
birmingham.develop.2: develop tiles the era does not allow
birmingham.develop.2 lancashire.develop.2: which tiles can I develop, develop any level, where do developed tiles go, removed from the game, can I develop the second level first, which tile is taken by developing
birmingham.develop.3 lancashire.develop.3: what does developing cost, iron per tile, develop without iron, iron for upgrading
birmingham.develop.3 lancashire.develop.3 age-of-industry.develop.1: how much iron to develop
birmingham.develop.4: lightbulb, develop pottery, light bulb symbol, tile with a lamp, why can't I remove this pottery, pottery is blocked, potteries
birmingham.develop.2 lancashire.develop.2 age-of-industry.develop.2: throw away a better tile before a worse one
age-of-industry.develop.1: remove tiles from my mat, two tiles at once, does developing need iron
age-of-industry.develop.2: skip a level, develop the lowest first, remove a better tile first, which tile may I develop
age-of-industry.develop.3: get rid of zero tiles, remove level zero, how do zeros go away
age-of-industry.develop.1 age-of-industry.develop.2: what do I develop, skip tiles, cost of development

birmingham.sell.1: which merchant buys what, which merchant takes cotton, matching merchant, blank merchant, how do I sell, where do I sell cotton, connect to a merchant, sell goods, merchant does not buy this, which symbol at the merchant, sell to a place, find a customer, who buys my goods, which customer wants pots
birmingham.sell.1 lancashire.sell.1 age-of-industry.sell.1: sell, selling, sell goods
birmingham.sell.2: how much beer to sell, sell without beer, beer for pottery, how many beers does it take, beer symbol on the tile, two beers, industries without beer
birmingham.sell.3: merchant beer, must I use the merchant's beer, sell with my own beer, is the merchant's barrel optional, take a merchant's beer only for the bonus, use merchant beer although none is needed, barrel not used in a sale
birmingham.sell.4: sell everything in one action, sell all my mills, sell one tile or all, same merchant twice, can I sell twice to a merchant, how many sales, order of sales, in which order do I sell, use beer from one sale to the next
birmingham.sell.4 lancashire.sell.5 age-of-industry.sell.4: how many tiles can I sell in one action, sell several, sell a lot with a single card, several things in one sale
birmingham.sell.1 birmingham.beer.1: what do I need to sell
birmingham.sell.3 birmingham.bonus.1: merchant has no barrel any more, sell when the merchant's beer is gone
lancashire.sell.1 lancashire.sell.2: how to sell cotton
lancashire.sell.1 age-of-industry.sell.1: how do I sell, flip my mills, what do I sell, need a connection to sell, sell cotton in the same town
lancashire.sell.2: port or distant market, may I choose where to sell, where do mills sell, sell abroad or to a port
lancashire.sell.2 lancashire.distant.4: ways to sell cotton, where can cotton go, sell far away, no harbour for my cotton
lancashire.sell.3: another's port, opponent's port, may I use a port of others, is the mill connected to a port, harbour in the same town as my mill, may he keep me out of his harbour
lancashire.sell.3 age-of-industry.port.2: ask the owner of the port, use my own port, owner says no, harbour of someone else, sell through a harbour, port already used, one port for two mills, flipped port again
lancashire.sell.4: what does the owner of the port get
lancashire.sell.4 age-of-industry.port.3: reward for the port owner, who gets money when my port is used, both tiles flip, somebody sells through my port
lancashire.sell.5: sell everything in one action, sell all my mills, how many sales, one card for all sales, mills per action
lancashire.sell.4 lancashire.port.2: he sold through my port, my port was used
lancashire.sell.2 lancashire.sell.3: do I need a port to sell
age-of-industry.sell.1: how to sell, what can be sold
age-of-industry.sell.2: sell to the nearest market, must I sell to the nearest port, choose the port, far away port
age-of-industry.sell.3: money for selling, reward for selling, what do I get for a sale, money for cotton, what do goods bring
age-of-industry.sell.4: sell everything in one action, sell all my mills, how many sales, how many goods can I sell
age-of-industry.sell.1 age-of-industry.port.2: sell in my own harbour

birmingham.bonus.1: symbols at a merchant, extra reward for merchant beer, used merchant barrel, where does the barrel go
birmingham.bonus.1 birmingham.bonus.5: what do I get for the beer of a merchant, merchant bonus, bonus, extra from a merchant, gift of a merchant
birmingham.bonus.1 birmingham.era.8: do merchant barrels come back, new beer for merchants
birmingham.bonus.2: develop by a merchant, free develop, remove a tile as a bonus, tile symbol at a merchant
birmingham.bonus.3: must I take the Gloucester bonus, skip the bonus, is the merchant bonus compulsory
birmingham.bonus.4: what does Oxford give
birmingham.bonus.4 birmingham.bonus.5: bonus for each merchant, points at a merchant, money from a merchant, what does each merchant give

birmingham.loan.1 lancashire.loan.1: how much is a loan, what does a loan cost, how does a loan work, income spaces or levels for a loan, get money from the bank, how many levels do I lose, go back on the income track, size of a loan, borrow thirty, where does the marker go, penalty of a loan, how much do I get from the bank, what does borrowing do to my income, how do I get money, need money fast, poor at the beginning
birmingham.loan.1 lancashire.loan.1 age-of-industry.loan.1 age-of-industry.loan.2: loan, loans, credit
birmingham.loan.2 lancashire.loan.2: loan at -10, how low can income go, loan with negative income, lowest income, loan refused, minus ten, too poor for a loan, minimum income, how far can income drop, lowest possible income, one more loan, bank refuses me
birmingham.loan.3: loan in the last round, how many loans, do I pay back a loan
birmingham.loan.3 lancashire.loan.4: must I repay, several loans, is the loan given back, number of loans, interest on a loan, when can I take a loan, loan at any time
birmingham.loan.3 lancashire.loan.4 age-of-industry.loan.3: give the money back, get rid of a loan, undo a loan
lancashire.loan.3: no more loans, when are loans forbidden, loan in the last rounds, last chance for a loan, until when are loans possible, loans late in the game, banker tile, bank closes, from when on no more loans
lancashire.loan.4: how many loans, do I pay back a loan
lancashire.loan.2: still take 30 at minus 8
age-of-industry.loan.1: how much is a loan, how many loans, when can I take a loan, loan at any time, loan size, ten dollars, maximum of loans, several loans
age-of-industry.loan.1 age-of-industry.loan.2: I have no money what now, no cash to pay for anything, where do I get money, must I borrow
age-of-industry.loan.2: is a loan an action, forced loan, why do I get a loan automatically, may I choose to borrow, run out of money, how do loans work, borrow money, get money from the bank, when do I borrow, need money to build, take a loan during my turn, automatic loan
age-of-industry.loan.3: pay back a loan, repay a loan early, pay off loans, give money back, when can I repay, reduce my debt
age-of-industry.loan.4: is a loan an action, card for a loan, does borrowing cost an action, does repaying count as spending
age-of-industry.loan.5: loan within a round, borrow without interest, repay in the same turn

birmingham.scout.1: how do I get wild cards, scouting, three cards for jokers, discard cards for wild cards, how does scouting work, take a joker, get a wild, wild cards, scout, jokers, useless cards, bad hand, none of my cards fit, get better cards, swap cards, exchange cards, where do I get a joker, which cards do I throw away for jokers, how many cards for a wild card
birmingham.scout.2: scout with a wild card in hand, second wild card, two jokers at once, already have a joker, how many wild cards in hand, scout again, two jokers of the same kind, get more jokers while I have one
birmingham.scout.3: scout with few cards, scout at the end, not enough cards for scouting, too few cards to scout

birmingham.pass.1 lancashire.pass.1 age-of-industry.pass.1: can I pass, does a pass cost a card, do nothing, skip my turn, do not want to do anything, nothing possible, must I act, throw a card for passing, pass, passing, miss a go
age-of-industry.pass.2: no cards in hand, pass with an empty hand, empty hand, what if I have no cards, hand is empty, no cards in my hand

birmingham.order.1 lancashire.order.1: play twice in a row, last becomes first
birmingham.order.1 lancashire.order.1 age-of-industry.order.1: turn order, who is first next round, least spent, who plays next, who goes first, order of players, who is next, change of turn order, cheap player first, spend less to go first, how is the order decided, why am I last, why do I play last now, who spent less plays first, who is first now, do we play clockwise, cheapest player first, how do I become first again, spend nothing to be first
birmingham.order.2 lancashire.order.2 age-of-industry.order.2: same amount spent, tie in turn order, both spent the same, equal spending, nobody spent anything, spent the same who is before
birmingham.order.3 lancashire.order.3 age-of-industry.order.3: what counts as money spent, money on the order track, does a loan count for turn order, does paying interest count as spent, where does spent money go, does market coal count as spending
birmingham.order.4 lancashire.order.4: order after the canal era, is spent money reset, order in the new era, money on the character tile

birmingham.income.1 lancashire.income.1: when do I get income, can income be negative, income below zero, when is payday, money at the end of a round, negative income, do I pay when my income is below zero, is income paid before or after the new order, when does money come in, when do I get paid, payday, minus on the income track
birmingham.income.1 lancashire.income.1 age-of-industry.flip.2: income
birmingham.income.2 lancashire.income.2: income level or space, income track, why are there several spaces per level, coins on the track, how the track works, steps on the income track, what does the number on the coin mean, income levels, marker between two levels, which level am I on
birmingham.income.3 lancashire.income.3: income in the last round, income after the canal era, is there income at the end of the game, last payday

birmingham.shortfall.1 lancashire.shortfall.1: run out of money, broke, can't pay, cannot pay negative income, not able to pay, lose buildings, in debt, can't pay negative income, give up tiles, what if I go broke, bankrupt player, bankruptcy, debt, negative income, below zero and broke, cannot pay the bank, minus income and no cash
birmingham.shortfall.2 lancashire.shortfall.2: sell a tile for half price, how much money for a building I give up, half of the cost, value of a tile given up
birmingham.shortfall.3 lancashire.shortfall.3: sell a tile to get money at any time, sell my buildings, get money for tiles, sell a building for money, give up a tile on purpose
birmingham.shortfall.4 lancashire.shortfall.4: which tiles can be given up, sell links for money, give up a rail, worthless tile
birmingham.shortfall.5 lancashire.shortfall.5: lose points of a tile given up, are points taken away when I give up a tile
birmingham.shortfall.6 lancashire.shortfall.6: lose points for debt, no tiles left to pay, minus points, nothing left to sell, lose victory points
birmingham.shortfall.7 lancashire.shortfall.7: who pays first, who settles debts first, several players cannot pay

birmingham.era.1 lancashire.era.1: when does the era end, when does the canal era end, when does the game end, end of the first half, when are we done, when is halftime, when does the era change, how does the game end, what triggers the end of an era, cards run out, end of an era
birmingham.era.2 lancashire.era.2: points for links, how do links score, points for canals, value of a canal, value of a rail, score my links, points for a railway, count points of tracks, when do I get points, when do links score
birmingham.era.2 birmingham.era.5 lancashire.era.2 lancashire.era.5 age-of-industry.score.1 age-of-industry.score.5: scoring, points, victory points
birmingham.era.3: two link icons, value of merchants for links, coin symbols
birmingham.era.3 lancashire.era.3: do merchants count for links, link icons of a tile, do tiles of others count for my links, external places count, circles on tiles, link symbols, coins at the end of a link, do empty towns count, what counts next to a link, points of a town, do merchants count, do unflipped tiles count for links, link points of places at the edge, why two coins on a tile, how many points for a link next to a brewery, do other people's tiles help my links, dots on a tile, little circles, how many circles does a town have, how many dots
birmingham.era.4 lancashire.era.4: do canals stay, canals removed, what happens to canals, are boats removed, take back my links, do links stay, boats go away, are canals taken away
birmingham.era.5 lancashire.era.5: number in the hexagon, what does the hexagon mean, points of a tile, do unflipped tiles count, points of my mine, victory points on a tile, number at the bottom of the tile, do unsold buildings score, points for buildings, unused mills, when do I get points, points of buildings, does an unused building count, which buildings give points
birmingham.era.6: beer on old breweries, coal on old mines at the end of the era
birmingham.era.6 lancashire.era.6: level 1 tiles removed, what happens at the end of the canal era, between the eras, which tiles disappear, old buildings are gone, what is removed at halftime, level one between the eras, do level one buildings disappear, clean up the board, end of the canals, level one on my mat, end of the canal era, old buildings go away, which tiles are lost when trains come
birmingham.era.7 lancashire.era.7: do level 2 tiles stay, between the eras, what stays on the board, which buildings stay, do tiles score twice, keep my money, second scoring, what remains at halftime, keep points, what do I keep for the second half, which buildings survive, do I keep my money for the second half, does a tile score twice, level two counts twice
birmingham.era.7 birmingham.era.8: what changes for merchants in the rail era, same merchants in the second half
birmingham.era.8: refill merchants, is merchant beer replaced, barrels in the rail era, more beer at the merchants, new barrels in the second half
birmingham.era.9: shuffle after the canal era, new hands in the rail era
birmingham.era.9 lancashire.era.9: cards in the second half, do cards come back, new deck, what about discards after the first half, new deck for trains, new hand in the second half, do cards go back, keep my hand for the second half, do I get new cards for the rails
birmingham.era.2 birmingham.era.3 lancashire.era.2 lancashire.era.3: what is my rail worth, count my tracks, what is at both ends of my link, points for rivers
birmingham.era.4 birmingham.network.1 lancashire.era.4 lancashire.network.1: do rails replace canals, rail on the spot of a canal, canals and rails mixed
lancashire.era.3: are rails to the edge worth it, links to Blackpool or Southport
lancashire.era.8: are the markets refilled after the canal era, market cubes after halftime, do coal and iron markets reset, are coal and iron topped up when trains come, refill the market for the second half
lancashire.era.9: shuffle after the canal era, new hands in the rail era, do I get new cards

birmingham.score.1 lancashire.score.2: when does the game end, end of the game, who wins, how do I win, goal of the game, final result, most points
birmingham.score.2: is income worth points
birmingham.score.2 lancashire.score.1: is money worth anything, does cash count, does income count at the end
birmingham.score.2 lancashire.score.1 age-of-industry.score.4: points for money at the end, leftover money, spare cash, money left over, is money worth something
birmingham.score.3 lancashire.score.3 age-of-industry.score.7: tie, ties, tiebreaker
birmingham.score.3 birmingham.score.4 lancashire.score.3 lancashire.score.4 age-of-industry.score.7: who wins a tie, tie breaker, equal points, draw at the end, same number of points, shared victory
birmingham.score.3 birmingham.score.4 lancashire.score.3 lancashire.score.4: same points who won, share the victory
lancashire.score.1: final scoring, every ten pounds
age-of-industry.score.1: points for rails, how do rails score, final scoring, value of a rail, money for rails, when do rails pay, are rails worth it, points for tracks, what do rails give at the end
age-of-industry.score.2: markets and settlements for rails, does a market count for rails, does a settlement count for rails
age-of-industry.score.3: repay everything at the end, debts in the final scoring
age-of-industry.score.3 age-of-industry.score.6: loans at the end of the game, debts when scoring
age-of-industry.score.4: is money worth anything, does cash count, five dollars, dollars per point, where do points come from, every five dollars
age-of-industry.score.5: points of a tile, number on a tile, number in the hexagon, do unflipped tiles count, final scoring, points per level, victory points of buildings, level of a tile counts, where do points come from, unsold buildings, points for buildings, points for flipped and unflipped
age-of-industry.score.6: unpaid loans, minus points, loans I still have when it is over
age-of-industry.score.7: who wins, same points who won
age-of-industry.score.3 age-of-industry.score.4: money after the last round, turn money into points, pay back everything at the end

birmingham.intro.1 lancashire.intro.1: quick game, beginner game, shorter version, half a game, play without trains
birmingham.intro.1 birmingham.intro.2 lancashire.intro.1: first game, short game, introductory game, play only the canal era
birmingham.intro.3 lancashire.intro.4: points for money in the introductory game, four pounds for a point, cash in the short game
birmingham.intro.4 lancashire.intro.5: points for income in the introductory game, income level in the short game
birmingham.intro.5 lancashire.intro.3 lancashire.intro.6: points for tiles in the introductory game, tiles in the short game score twice
lancashire.intro.2: income in the last round of the short game

lancashire.double.1: double action, build anywhere, two cards as a joker, both actions for any card, two cards for one build, double build, useless cards, bad hand, none of my cards fit, throw two cards to build wherever I like, both actions for one building
lancashire.double.1 age-of-industry.combined.1: use both actions for one build, wrong cards in hand, build without the needed card, combine two actions, no card fits, super action, build wherever I want
lancashire.double.2: which towns for the double build, double build outside my network, can the double build be used in any town
lancashire.double.3: double build in the first round
lancashire.double.3 age-of-industry.combined.2: combined action after another action
lancashire.double.4: what holds for a double build
lancashire.double.4 age-of-industry.combined.3: costs of the combined action, resources for a double build
lancashire.double.5: do I draw two cards after a double build, how many cards does the double build take, refill after a double build
lancashire.double.1 lancashire.card.4: wrong cards for building

lancashire.tile.1 age-of-industry.tile.1: what does a cotton mill cost, points of a cotton mill
lancashire.tile.2 age-of-industry.tile.4: what does a coal mine cost, how many cubes on a coal mine
lancashire.tile.3 age-of-industry.tile.3: what does an iron works cost, how many cubes on an iron works
lancashire.tile.4 age-of-industry.tile.5: what does a port cost, points of a port
lancashire.tile.5: what does a shipyard cost, points of a shipyard, does a shipyard need coal, requirements of a shipyard
lancashire.tile.5 lancashire.shipyard.3: what is a shipyard for
age-of-industry.tile.1: profit of a cotton mill
age-of-industry.tile.2: what does a goods factory cost, profit of a factory
age-of-industry.tile.4: profit of a coal mine
age-of-industry.tile.5: profit of a port, how much does a port earn
age-of-industry.tile.6: what does a ship cost, profit of a ship

lancashire.shipyard.1: why can't I build a shipyard, locked shipyard, shipyard zero
lancashire.shipyard.1 lancashire.shipyard.2: shipyard level 0, develop shipyards, lightbulb, ships with a nought, what are the zeros for
lancashire.shipyard.2: remove shipyards, unlock shipyards, how do I get to shipyard one
lancashire.shipyard.3: shipyard turned over, do I sell ships, does a shipyard flip at once, what is a shipyard good for

lancashire.port.1: advantage of a port, flipped port still useful, port connects to the market, can others use my port, does a new port work at once
lancashire.port.1 age-of-industry.port.1: what is a port for, ports
lancashire.port.1 lancashire.coal.4: coal through a port, flipped port for coal
lancashire.port.2: when does a port flip
lancashire.port.2 age-of-industry.port.2: turn over a port, harbour flips, does my port flip when I buy coal
age-of-industry.port.1: what does a port buy, sell goods to a port, level one port, what can a small port sell, goods through a port, factory sells to a port
age-of-industry.port.2: is a port used up after a sale, another's port, opponent's port, may I use a port of others, when does a port flip
age-of-industry.port.3: what does the owner of the port get, he sold through my port, my port was used, someone sells through me, own harbour do I get money myself, does the harbour owner earn, who gets paid at the port
age-of-industry.port.1 age-of-industry.market.1 age-of-industry.sell.1: difference between a port and a market

lancashire.distant.1: how many demand tiles, used up tiles, numbers on the tiles
lancashire.distant.1 lancashire.distant.5: minus on the distant tile
lancashire.distant.2 lancashire.distant.3: set up the distant market, distant tiles for two players, distant market with three players, where does the cotton marker start
lancashire.distant.4: sell overseas, connection to the distant market, foreign market, sell to Scotland, is there demand, distant market, distant cotton market
lancashire.distant.4 lancashire.distant.5 lancashire.distant.6: how does the distant market work, foreign demand
lancashire.distant.5: move the cotton marker, draw a tile when selling abroad, demand goes down, how does the marker move
lancashire.distant.6: bonus income of the distant market, income for exports, tile with zero, arrows beside the market, is demand high enough, what do I earn overseas
lancashire.distant.7: market collapsed, cotton market is full, marker at the end, X space, no more sales, when does foreign demand end
lancashire.distant.7 lancashire.distant.8 lancashire.distant.9: end of the distant market, distant market is closed, marker reaches X
lancashire.distant.8 lancashire.distant.9: sale failed, my mill did not flip, unlucky tile, lose my action
lancashire.distant.10: shuffle after the canal era, cotton market in the rail era, does demand come back, reset the market
lancashire.distant.7 lancashire.distant.8: nobody abroad wants cotton any more, overseas sale failed, marker at the bottom
lancashire.distant.9: is my action wasted, lost my turn by selling
lancashire.distant.4 lancashire.sell.2: no ports anywhere, sell without a port
lancashire.distant.5 lancashire.distant.6: what happens when I sell abroad, which tile do I turn up

lancashire.virtual.1 lancashire.virtual.2: Liverpool and Birkenhead without a link
lancashire.virtual.1 lancashire.virtual.2 lancashire.virtual.5: what is the virtual link, cross the Mersey
lancashire.virtual.3 lancashire.virtual.4: coal over the virtual link, location card and the virtual link

lancashire.classicdeck.1 lancashire.classicdeck.2 lancashire.classicdeck.3: classic deck, original cards, old card rules
lancashire.classicdeck.4: rounds with the classic deck

lancashire.classictiles.1: classic tiles, old cotton mill points

lancashire.community.1: smaller map for two players, old two player variant, other side of the board
lancashire.community.2 lancashire.community.3: lines on the small map
lancashire.community.4 lancashire.community.5: cards on the small map, distant tiles on the small map
lancashire.community.6: money in the community game

lancashire.options.1 lancashire.options.2 lancashire.options.3 lancashire.options.4 lancashire.options.5: combine variants, which options go together
lancashire.options.5: mix variants
age-of-industry.options.1: ship card with my own port, option own port for ships
age-of-industry.options.3: option develop lowest
age-of-industry.options.4: combine options

age-of-industry.combined.1: wild card, joker, build anywhere, two actions for any card, cannot build what I want, combined action, useless cards, bad hand, none of my cards fit, both actions for one building, any building in any place, two actions for one, use any card to build
age-of-industry.combined.2: joker action in the first round, combined action as second action
age-of-industry.combined.3: what holds for a build with the joker action
age-of-industry.combined.4: ship with the joker action

age-of-industry.ship.1: does a ship need a port, what do I need for a ship, where can I build a ship, ship without my own port, conditions for a ship, ship without a port, ship beside another player's port
age-of-industry.ship.1 age-of-industry.ship.2: how do ships work, what is a ship for, ships, why build a ship, what is a ship good for
age-of-industry.ship.2: coal from overseas, what does a ship do, coal behind a ship, what do ships bring, imported coal
age-of-industry.ship.3: coal to build a ship, use the coal of the ship itself
age-of-industry.ship.4: import coal to the market, does a ship sell coal
age-of-industry.ship.5: when does a ship flip, turn over a ship, my ship does not flip, ship reward, when is a ship turned over, why does my ship not flip
age-of-industry.ship.6: replace a ship, overbuild a ship

age-of-industry.carry.1: opponent's coal, whose iron, does iron have to be connected, where does the iron come from, where do coal and iron come from
age-of-industry.carry.2: coal over rails of others, how is coal transported, shipping coal
age-of-industry.carry.4: must I use the nearest coal, which coal do I use, which mine must I use, nearest coal first
age-of-industry.carry.6 age-of-industry.carry.8: coal through a ship needs a port
age-of-industry.carry.6 age-of-industry.carry.7 age-of-industry.carry.8: transport by sea, coal over water, does a sea lane need ports, cross the sea
age-of-industry.carry.7: can others use my ship, through a ship space without a ship
age-of-industry.carry.8: how far is import coal
age-of-industry.carry.2 age-of-industry.carry.1: coal over his rails, use the tracks of others for coal, does coal need a track
age-of-industry.carry.6 age-of-industry.carry.7: coal across the sea, ship over the water

age-of-industry.pennsylvania.1: special rule for Pennsylvania, pass through Pennsylvania
age-of-industry.pennsylvania.1 age-of-industry.pennsylvania.2: transport through Pennsylvania, Pennsylvania is blocked
age-of-industry.pennsylvania.2: sell through Pennsylvania
age-of-industry.pennsylvania.3: build rails from Pennsylvania, rails in Pennsylvania

age-of-industry.demand.1: coal market, iron market, prices, demand track, prices of the tracks
age-of-industry.demand.2: access to the coal market, what is a port for, do I need a port to buy, connection to the market, who can use the demand track, reach the market, port for coal, access to imports, how do I reach the market for cubes, when may I buy cubes, buying without a port
age-of-industry.demand.3: when may I use the track, buy although there is a mine, no mine connected
age-of-industry.demand.3 age-of-industry.demand.4: buy coal from the market, buy iron
age-of-industry.demand.6: coal to build a port, new port helps itself, can a port import its own coal
age-of-industry.demand.7: new mine sells at once, must I fill the track, where does coal of a new mine go, refill the track, when do cubes move to the market, is selling cubes optional
age-of-industry.demand.7 age-of-industry.demand.8: cubes to the market, where do cubes go, do I get paid for cubes
age-of-industry.demand.1 age-of-industry.demand.4: what does coal cost, what does iron cost, price of a cube
age-of-industry.demand.1 age-of-industry.demand.5: what does the bank ask for coal, highest price of iron

age-of-industry.rail.1: how many rails per action, are rails removed, can two players share a line, two rails on the same line, remove my rail, move a rail, undo a track
age-of-industry.rail.2: where can I lay rails, must a rail connect, where does my first rail go, track with no tile there, connect a new track to mine, track starting anywhere
age-of-industry.rail.3: first rail, free rail, first track is cheap, cost of the first rail, does the first rail need coal, my very first train
age-of-industry.rail.4: does a line cost more in the mountains, price of track, do rails need coal, iron for rails, rail without coal, what does a second rail need, how expensive is a railway, train cost, coal and iron for a train, what does a train cost
age-of-industry.rail.5: coal and iron for a rail, to which end do cubes go, bring coal to one end and iron to the other
age-of-industry.rail.6: buy coal for a rail to a distant port, rail to a foreign country
age-of-industry.rail.7: does the new rail count for its own cubes, coal over the rail just laid, may a new rail use itself, does a rail carry its own coal
age-of-industry.rail.8: how many trains do I have
age-of-industry.rail.1 age-of-industry.turn.3: two rails in one turn, how many tracks can I lay

age-of-industry.draw.1: draw two cards, display or deck, when do I draw, take cards, where do new cards come from, take open cards, face up cards, how do I draw, get cards back, draw cards, draw, take cards instead of building, pick up new cards, which cards may I take
age-of-industry.draw.2: when is the display refilled, replace open cards
age-of-industry.draw.3: hand limit, how many cards in hand, too many cards, maximum number of cards, nine cards, hand too big, ten cards
age-of-industry.draw.4: no cards left to draw, can't draw, deck is used up and I want to draw, last card of the deck
age-of-industry.draw.5: draw without an action, how do I get cards
age-of-industry.draw.1 age-of-industry.draw.5: are cards drawn automatically, does my hand fill up by itself, how do I get cards, drawing after my turn

age-of-industry.interest.1: how much interest do I pay, interest on loans, when is interest due, interest in the last round, price of a loan, what do loans cost each round, when do I pay the bank, interest, bank wants money every round, money to pay each round, what do debts cost each round, cost of five loans
age-of-industry.interest.2: can't pay interest, borrow to pay interest, no money for interest, new loan in the same round, interest on a new loan
age-of-industry.interest.3: repay before interest, does the game repay by itself

age-of-industry.end.1: when does the game end, last round, deck runs out, how many rounds, last turn, how long is the game, when is it over, somebody has no cards, draw pile used up, end condition, length of the game, when are we finished, end when cards run out, is the game over when the deck is empty
age-of-industry.end.2: do discards come back, shuffle the discards, open cards at the end, is the display part of the deck
age-of-industry.end.3: cards left in hand at the end, do unused cards count, my remaining cards

birmingham-automa.company.1 birmingham-automa.company.3: how do I play alone, solo rules, one player
birmingham-automa.company.1 birmingham-automa.turn.1: automaton, bot
birmingham-automa.company.2: turn order of the automaton, who starts
birmingham-automa.company.2 birmingham-automa.order.1: who goes first against the bot, varying turn order
birmingham-automa.company.3 birmingham-automa.company.4: set-up of the solo game, how many cards
birmingham-automa.company.4 birmingham-automa.company.5: my cards in the solo game, my hand against the bot
birmingham-automa.company.6: does the automaton get income, does the automaton have cards
birmingham-automa.company.7: does the automaton pay money, does the automaton take loans
birmingham-automa.company.8: can I use the coal of the automaton
birmingham-automa.difficulty.1 birmingham-automa.difficulty.2: how difficult is the automaton
birmingham-automa.difficulty.3 birmingham-automa.difficulty.4: own difficulty, different difficulties
birmingham-automa.deck.1 birmingham-automa.deck.2 birmingham-automa.deck.3: cards of the automaton, plan deck, empty plan deck
birmingham-automa.first.1: first round of the automaton
birmingham-automa.turn.1: how does the automaton play, which card is flipped
birmingham-automa.turn.2 birmingham-automa.turn.4: what if the bot cannot do anything on its card, which card comes next
birmingham-automa.turn.3: how many actions does the automaton take
birmingham-automa.turn.5: when does the automaton pass
birmingham-automa.build.1: where does the automaton build
birmingham-automa.build.2 birmingham-automa.build.9: which level does the bot build
birmingham-automa.build.3: does the automaton overbuild
birmingham-automa.build.6: minimum price of iron
birmingham-automa.farm.1 birmingham-automa.farm.2: does the bot build farm breweries
birmingham-automa.network.1 birmingham-automa.network.2: how many rails does the bot lay
birmingham-automa.links.1 birmingham-automa.links.2: where does the automaton lay links
birmingham-automa.tiles.1 birmingham-automa.tiles.4: which tile does the bot choose, tie between tiles
birmingham-automa.coal.1: where does the automaton get coal
birmingham-automa.iron.1: where does the bot get iron
birmingham-automa.beer.1: which beer does the automaton use
birmingham-automa.sell.1 birmingham-automa.sell.2: how does the automaton sell
birmingham-automa.develop.3: how does the automaton develop
birmingham-automa.pass.1: the bot passes
birmingham-automa.era.1: how does the automaton score
birmingham-automa.two.1: set-up with two automata
birmingham-automa.win.1: tie with the automaton
birmingham-automa.win.2: do I beat the bot
`;
