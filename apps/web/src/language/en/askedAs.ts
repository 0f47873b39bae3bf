/**
 * How people ask for statements that say it in other words.
 * A line has the statements, a colon, and ways to ask, separated by commas.
 */
export const askedAs = `
birmingham.setup.11 lancashire.setup.10: who starts, who begins, who goes first, first player, start player, starting money, how much money do I start with, starting cash, income at the start
age-of-industry.setup.9: who starts, who begins, who goes first, first player, start player
age-of-industry.setup.6: starting money, how much money do I start with, starting cash, do I begin with loans
birmingham.setup.12 lancashire.setup.8: starting hand, how many cards at the start, hand size, are hands secret
age-of-industry.setup.5: starting hand, how many cards at the start, how many cards are dealt
birmingham.setup.3 birmingham.setup.4 birmingham.setup.5 lancashire.setup.3 lancashire.setup.4: two player game changes, which cards are removed with fewer players, number of cards
birmingham.setup.7: two player game changes, which merchants with three players, which locations with three players
birmingham.setup.8: merchant setup with three players, which goods do merchants buy
birmingham.setup.2 lancashire.setup.2: how many tiles do I have, how many link tiles do I have
age-of-industry.setup.3: how many tiles do I have
lancashire.setup.3: are there wild cards, jokers
lancashire.setup.7: cards put aside at the start, cards removed face down, how many cards are left out
lancashire.setup.1: which board for two players, two player map
age-of-industry.setup.1: how many players, two player game, which map, which board
age-of-industry.setup.8: demand tiles, market tiles, new demand tiles

birmingham.turn.1 lancashire.turn.1: how many rounds, how long is the game, game length, rounds per era
birmingham.turn.2 lancashire.turn.2 age-of-industry.turn.2: how many actions per turn, only one action in the first round, one action first turn
birmingham.turn.3 lancashire.turn.3 age-of-industry.turn.3: same action twice, which actions are there
birmingham.turn.4 lancashire.turn.4: discard a card for every action, do I have to play a card
age-of-industry.turn.4: do I have to play a card, which actions cost a card, card needed to build
birmingham.turn.5 lancashire.turn.5: not enough money for an action, run out of money
birmingham.turn.6 lancashire.turn.6: when do I draw cards, draw back up, hand limit, deck is empty, deck runs out

birmingham.card.1 lancashire.card.1: does it matter which card I discard, wild card for a loan, which card for another action
birmingham.card.2 lancashire.card.2: location card outside my network, city card not connected, does a location card need the network
birmingham.card.3 lancashire.card.3: industry card needs my network, where can I build with an industry card
birmingham.card.4: two player game changes, cotton card with two players
birmingham.card.5: wild location for a farm brewery, what is a wild location for
birmingham.card.6: what is a wild industry card for
birmingham.card.7: where do wild cards go after use, are wild cards shuffled, returning wild cards
birmingham.card.8 lancashire.card.6: look at the discard pile
birmingham.build.7 lancashire.card.4 age-of-industry.card.6: where can I build my first tile, nothing on the board, no tiles on the board, first build, starting again
age-of-industry.card.2 age-of-industry.card.3: what is my network, where may I build, build in a big city without rails
age-of-industry.card.7: what do the colours mean, coloured cards, region cards, location card
age-of-industry.combined.1: wild card, joker, build anywhere, two actions for any card
lancashire.double.1: double action, build anywhere, two cards as a joker, both actions for any card, two cards for one build

birmingham.place.1 lancashire.place.5: what is my network, what counts as my network
birmingham.place.3 lancashire.place.6: connected or network, what does connected mean
birmingham.place.5: brewery between Kidderminster and Worcester, farm brewery link, brewery in the middle of nowhere
birmingham.place.2: links to farm breweries
age-of-industry.place.5: two tiles in one town, more than one tile per town, how many tiles per town
age-of-industry.place.10 age-of-industry.carry.6: sea routes, ship routes, transport over water
age-of-industry.place.1: what is special on the Germany map
age-of-industry.place.2: what is special on the New England map
lancashire.place.1: where can I build shipyards, ports, iron works
lancashire.place.4 lancashire.place.3: external ports, places at the edge, Blackpool Southport Scotland

birmingham.build.2 lancashire.build.2: slot with two symbols, site for two industries, must I use the single slot first
birmingham.build.3 lancashire.build.3: skip a level, build level 2 before level 1, lowest level first
age-of-industry.build.2: lowest level first, build level 2 before level 1
birmingham.build.4 lancashire.build.4: which levels in which era, build level 1 in the rail era, symbol of an era on a tile
birmingham.build.5 lancashire.build.5 age-of-industry.build.4: what does a tile cost, what do I need to build, coal and iron to build
birmingham.build.6 lancashire.build.6: two tiles in one town, two industries in one town in the canal era, two of the same industry in a town, one tile per town, one tile per city
birmingham.build.8 birmingham.build.9: farm brewery, which card for the farm brewery
birmingham.build.10: how many cubes on a mine, where does my coal go
birmingham.build.11: how many barrels on a brewery, one or two beer
lancashire.build.7: Birkenhead in the canal era, where can I build shipyards
age-of-industry.build.6: cubes on a new mine, where do cubes go
age-of-industry.build.3 age-of-industry.develop.3: locked tiles

birmingham.overbuild.1 birmingham.overbuild.2 lancashire.overbuild.1 lancashire.overbuild.2 age-of-industry.overbuild.1: build over my own tile, upgrade my tile
birmingham.overbuild.4 lancashire.overbuild.4: no coal left to overbuild, replace when the market is empty
birmingham.overbuild.3 birmingham.overbuild.4 lancashire.overbuild.3 lancashire.overbuild.4: build over an opponent's tile, replace an opponent's coal mine
age-of-industry.overbuild.3 age-of-industry.overbuild.4 age-of-industry.overbuild.5: build over an opponent's tile, replace an opponent's coal mine

birmingham.market.3 lancashire.market.3 age-of-industry.demand.5: market is empty, price of coal when the market is empty, no cubes left
birmingham.market.4 lancashire.market.4: iron works cubes to the market, do I sell automatically, does it need a connection to sell
lancashire.market.5: coal mine sells to the market automatically, connection to sell coal
birmingham.market.5 lancashire.market.6: how much money for cubes sold to the market, do I get paid for cubes, money for building a mine
age-of-industry.demand.1: coal market, iron market, prices
age-of-industry.demand.2: access to the coal market, what is a port for
age-of-industry.demand.3 age-of-industry.demand.4: buy coal from the market, buy iron
age-of-industry.demand.7 age-of-industry.demand.8: cubes to the market, where do cubes go, do I get paid for cubes

birmingham.coal.1 lancashire.coal.1: where does coal come from, whose coal, opponent's coal, which coal mine do I use
birmingham.coal.2 lancashire.coal.2 age-of-industry.carry.5: two mines equally near, which mine if the distance is equal
birmingham.coal.4 lancashire.coal.4: coal market without a connection, buying coal needs a merchant, buying coal needs a port
age-of-industry.carry.1: opponent's coal, whose iron, does iron have to be connected
age-of-industry.carry.2: coal over rails of others, how is coal transported, shipping coal
age-of-industry.carry.7: can others use my ship
birmingham.iron.1 lancashire.iron.1: does iron need a connection, opponent's iron
birmingham.iron.2 lancashire.iron.2: no iron on the board, when can I buy iron

birmingham.beer.1: what needs beer, when do I need beer, sell without beer
birmingham.beer.2: does my own beer need a connection
birmingham.beer.3: opponent's beer, beer of another player
birmingham.beer.4: merchant beer
birmingham.network.11: beer for the second rail from a merchant
birmingham.sell.2: how much beer to sell, sell without beer, beer for pottery
birmingham.sell.3: merchant beer

birmingham.flip.1 birmingham.flip.2 lancashire.flip.1 lancashire.flip.2 age-of-industry.flip.1: when is a tile flipped, when does my mine flip
birmingham.flip.3 lancashire.flip.3: do I get income when others use my coal, how does income rise
birmingham.flip.4 lancashire.flip.4: highest income, maximum income, end of the income track
birmingham.flip.1: do I get money for selling
age-of-industry.flip.2: when do I get income, where does income come from, income track, do I get money when others use my iron, negative income

birmingham.network.6 lancashire.network.6: cost of a canal, price of a canal, coal for a canal
birmingham.network.7 lancashire.network.7 age-of-industry.rail.4: cost of a rail, price of a rail
age-of-industry.rail.4: does a line cost more in the mountains
birmingham.network.8 lancashire.network.7: two rails in one action, cost of two rails, beer for two rails, double rail
lancashire.network.8: coal for a rail
birmingham.network.12 lancashire.network.11 age-of-industry.rail.8: no link tiles left, ran out of links, number of links
lancashire.network.2: lines for canals only, lines for rails only
age-of-industry.rail.1: how many rails per action
age-of-industry.rail.2: where can I lay rails, must a rail connect, where does my first rail go
age-of-industry.rail.3: first rail, free rail

birmingham.develop.1 lancashire.develop.1 age-of-industry.develop.1: what is developing for, why develop, how many tiles can I develop
birmingham.develop.3 lancashire.develop.3 age-of-industry.develop.1: how much iron to develop
age-of-industry.develop.1: remove tiles from my mat, two tiles at once
age-of-industry.develop.2: skip a level, develop the lowest first
birmingham.develop.4: lightbulb, develop pottery
lancashire.shipyard.1 lancashire.shipyard.2: shipyard level 0, develop shipyards, lightbulb
lancashire.shipyard.3 lancashire.tile.5: what is a shipyard for

birmingham.sell.1: which merchant buys what, which merchant takes cotton, matching merchant, blank merchant
birmingham.sell.4 lancashire.sell.5 age-of-industry.sell.4: how many tiles can I sell in one action, sell several
lancashire.sell.1 lancashire.sell.2: how to sell cotton
lancashire.sell.2: port or distant market, may I choose where to sell
lancashire.sell.3: another's port, opponent's port, may I use a port of others, is the mill connected to a port
age-of-industry.port.2: is a port used up after a sale, another's port, opponent's port, may I use a port of others, when does a port flip
age-of-industry.port.3: what does the owner of the port get
lancashire.sell.4: what does the owner of the port get
lancashire.port.1 age-of-industry.port.1: what is a port for
lancashire.port.2: when does a port flip
lancashire.distant.4 lancashire.distant.5 lancashire.distant.6: how does the distant market work, foreign demand
lancashire.distant.6: bonus income of the distant market
lancashire.distant.1 lancashire.distant.5: minus on the distant tile
age-of-industry.port.1: what does a port buy, sell goods to a port
age-of-industry.market.1: which market buys what, which market takes cotton, foreign demand, export
age-of-industry.market.2: is a market used up, second sale to a market
age-of-industry.sell.1: how to sell, what can be sold
age-of-industry.ship.2: coal from overseas
age-of-industry.ship.1: does a ship need a port
age-of-industry.ship.1 age-of-industry.ship.2: how do ships work, what is a ship for

birmingham.bonus.1 birmingham.bonus.5: what do I get for the beer of a merchant, merchant bonus
birmingham.bonus.2: develop by a merchant

birmingham.loan.1 lancashire.loan.1: how much is a loan, what does a loan cost, how does a loan work, income spaces or levels for a loan
age-of-industry.loan.1: how much is a loan, how many loans, when can I take a loan, loan at any time
age-of-industry.loan.2: is a loan an action, forced loan, why do I get a loan automatically, may I choose to borrow, run out of money, how do loans work, borrow money
age-of-industry.loan.3: pay back a loan, repay a loan early, pay off loans
age-of-industry.loan.4: is a loan an action, card for a loan
age-of-industry.interest.1: how much interest do I pay, interest on loans
age-of-industry.interest.2: can't pay interest, borrow to pay interest
birmingham.loan.2 lancashire.loan.2: loan at -10, how low can income go, loan with negative income
birmingham.loan.3: loan in the last round, how many loans, do I pay back a loan
lancashire.loan.3: no more loans, when are loans forbidden, loan in the last rounds
lancashire.loan.4: how many loans, do I pay back a loan

birmingham.scout.1: how do I get wild cards, scouting
birmingham.scout.2: scout with a wild card in hand, second wild card
birmingham.pass.1 lancashire.pass.1 age-of-industry.pass.1: can I pass, does a pass cost a card, do nothing

birmingham.order.1 lancashire.order.1 age-of-industry.order.1: turn order, who is first next round, least spent, who plays next
birmingham.order.2 lancashire.order.2 age-of-industry.order.2: same amount spent, tie in turn order
birmingham.order.3 lancashire.order.3 age-of-industry.order.3: what counts as money spent, money on the order track
birmingham.income.1 lancashire.income.1: when do I get income, can income be negative, income below zero
birmingham.income.2 lancashire.income.2: income level or space, income track
birmingham.income.3 lancashire.income.3: income in the last round
birmingham.shortfall.1 lancashire.shortfall.1: run out of money, broke, can't pay, cannot pay negative income
birmingham.shortfall.2 lancashire.shortfall.2: sell a tile for half price
birmingham.shortfall.6 lancashire.shortfall.6: lose points for debt, no tiles left to pay

birmingham.era.1 lancashire.era.1: when does the era end, when does the canal era end, when does the game end
birmingham.era.2 lancashire.era.2: points for links, how do links score, points for canals
birmingham.era.3 lancashire.era.3: do merchants count for links, link icons of a tile, do tiles of others count for my links, external places count
birmingham.era.4 lancashire.era.4: do canals stay, canals removed
birmingham.era.5 lancashire.era.5: number in the hexagon, what does the hexagon mean, points of a tile, do unflipped tiles count, points of my mine
birmingham.era.6 lancashire.era.6: level 1 tiles removed, what happens at the end of the canal era, between the eras
birmingham.era.7 lancashire.era.7: do level 2 tiles stay, between the eras
birmingham.score.1 lancashire.score.2: when does the game end, end of the game, who wins
birmingham.score.2 lancashire.score.1 age-of-industry.score.4: points for money at the end, leftover money
birmingham.score.3 birmingham.score.4 lancashire.score.3 lancashire.score.4 age-of-industry.score.7: who wins a tie, tie breaker, equal points
lancashire.score.1: final scoring
age-of-industry.end.1: when does the game end, last round, deck runs out, how many rounds, last turn
age-of-industry.score.1: points for rails, how do rails score, final scoring
age-of-industry.score.3 age-of-industry.score.6: loans at the end of the game
age-of-industry.score.5: points of a tile, number on a tile, number in the hexagon, do unflipped tiles count, final scoring
age-of-industry.score.7: who wins
age-of-industry.draw.1: draw two cards, display or deck, when do I draw
age-of-industry.draw.3: hand limit, how many cards in hand
age-of-industry.draw.5: draw without an action, how do I get cards

birmingham.setup.1 lancashire.setup.1: how many players, how many cities
birmingham.setup.6 lancashire.setup.6: build in a town without cards, which towns are closed with fewer players
birmingham.setup.9: which merchants get a barrel
birmingham.setup.10 lancashire.setup.9 age-of-industry.setup.7: cubes in the markets at the start, out of cubes, ran out of cubes, are cubes limited
lancashire.setup.5 age-of-industry.setup.4: how many cards of each industry, which cards are there
age-of-industry.setup.2: why does the board look different, is this the real board
age-of-industry.turn.1: what happens in a round, phases of a round
age-of-industry.turn.5: can I build without coal, coal or iron missing
age-of-industry.turn.7: discard pile, played cards

birmingham.place.4 lancashire.place.7 age-of-industry.carry.3: how is distance counted
birmingham.build.1 lancashire.build.1: ran out of tiles of an industry
birmingham.build.1 lancashire.build.1 age-of-industry.build.1: where do I put a tile, what may be built on a site
lancashire.place.2: which industries in which town, Manchester
age-of-industry.place.3 age-of-industry.place.4: which industry on which site, site without a symbol
age-of-industry.place.6: colours of places in Germany
age-of-industry.place.7: colours of places in New England
age-of-industry.place.8: distant ports
age-of-industry.place.9: where are markets
age-of-industry.place.11: settlements, places without sites
age-of-industry.pennsylvania.1 age-of-industry.pennsylvania.2: transport through Pennsylvania, Pennsylvania is blocked
age-of-industry.pennsylvania.3: build rails from Pennsylvania
lancashire.tile.1 age-of-industry.tile.1: what does a cotton mill cost, points of a cotton mill
lancashire.tile.2 age-of-industry.tile.4: what does a coal mine cost, how many cubes on a coal mine
lancashire.tile.3 age-of-industry.tile.3: what does an iron works cost, how many cubes on an iron works
lancashire.tile.4 age-of-industry.tile.5: what does a port cost, points of a port
lancashire.tile.5: what does a shipyard cost, points of a shipyard
age-of-industry.tile.2: what does a goods factory cost
age-of-industry.tile.6: what does a ship cost
age-of-industry.build.3: unlock factories, unlock ships, first factory
age-of-industry.build.4: unlike coal iron needs a connection too, does iron have to be connected
age-of-industry.build.5: does a new tile count at once
age-of-industry.card.1: what is an industry card for
age-of-industry.card.4: card to upgrade a tile
age-of-industry.card.5 age-of-industry.card.8: what is a ship card for, ship cards on the Germany board
age-of-industry.combined.2: joker action in the first round, combined action as second action
age-of-industry.combined.3: what holds for a build with the joker action
age-of-industry.combined.4: ship with the joker action

birmingham.overbuild.5 lancashire.overbuild.5 age-of-industry.overbuild.7: do I lose points or income when overbuilt, what happens to the old tile
birmingham.overbuild.6 lancashire.overbuild.6 age-of-industry.overbuild.6: overbuild where I already have a tile
birmingham.overbuild.7 lancashire.overbuild.7: overbuild though a site is free
age-of-industry.overbuild.2: replace by another industry
age-of-industry.overbuild.8: cubes on an overbuilt tile

birmingham.market.1 lancashire.market.1: market prices, how many spaces has the market
birmingham.market.2 lancashire.market.2: which cube do I buy, cheapest cube
birmingham.market.6 lancashire.market.7 age-of-industry.demand.9: sell cubes later, connect a mine later, market is full
birmingham.market.7 lancashire.market.8: pay for a tile with the money for its cubes
birmingham.coal.3 lancashire.coal.3: when may I buy coal, no coal mine near, buy coal though a mine has some
birmingham.coal.5 lancashire.coal.5: does the new link count for its own coal, coal for a rail from which end
age-of-industry.carry.4: must I use the nearest coal, which coal do I use
age-of-industry.carry.8: how far is import coal
age-of-industry.demand.6: coal to build a port
birmingham.beer.5: which beer may I choose, who chooses the brewery, does beer cost money

birmingham.network.1 lancashire.network.1: canals in the rail era, which links in which era
birmingham.network.2: lines for canals only, lines for rails only
birmingham.network.3 lancashire.network.3: can two players share a line, two links on the same line, second link on a line, link to a merchant
birmingham.network.4 lancashire.network.4: where may I lay a link, must a link touch my network, link anywhere
birmingham.network.5: first link without a tile, link with nothing on the board
lancashire.network.5: first link without a tile, link with nothing on the board
birmingham.network.9 lancashire.network.9: must two rails touch each other, second rail next to the first, is the second rail optional
birmingham.network.10 lancashire.network.10: coal for the second rail
age-of-industry.rail.1: are rails removed, can two players share a line, two rails on the same line
age-of-industry.rail.5: coal and iron for a rail
age-of-industry.rail.6: buy coal for a rail to a distant port
age-of-industry.rail.7: does the new rail count for its own cubes

birmingham.develop.2 lancashire.develop.2: which tiles can I develop, develop any level
birmingham.bonus.3: must I take the Gloucester bonus
birmingham.bonus.4: what does Oxford give
birmingham.bonus.1 birmingham.era.8: do merchant barrels come back, new beer for merchants
birmingham.scout.3: scout with few cards
lancashire.card.5: overbuild with the first card
lancashire.double.2: which towns for the double build
lancashire.double.3: double build in the first round
lancashire.double.4: what holds for a double build
lancashire.double.5: do I draw two cards after a double build

lancashire.distant.2 lancashire.distant.3: set up the distant market, distant tiles for two players
lancashire.distant.7 lancashire.distant.8 lancashire.distant.9: end of the distant market, distant market is closed, marker reaches X
lancashire.distant.10: shuffle after the canal era
lancashire.era.9: shuffle after the canal era, new hands in the rail era, do I get new cards
birmingham.era.9: shuffle after the canal era, new hands in the rail era
lancashire.era.8: are the markets refilled after the canal era
age-of-industry.ship.3: coal to build a ship
age-of-industry.ship.4: import coal to the market
age-of-industry.ship.5: when does a ship flip
age-of-industry.ship.6: replace a ship
age-of-industry.flip.3: use a flipped tile again, flipped port
age-of-industry.sell.2: sell to the nearest market, must I sell to the nearest port
age-of-industry.sell.3: money for selling
age-of-industry.market.3: market behind a ship, how do I reach a market over the sea
age-of-industry.market.4: market without demand

birmingham.order.4 lancashire.order.4: order after the canal era, is spent money reset
birmingham.shortfall.3 lancashire.shortfall.3: sell a tile to get money at any time
birmingham.shortfall.4 lancashire.shortfall.4: which tiles can be given up, sell links for money
birmingham.shortfall.5 lancashire.shortfall.5: lose points of a tile given up
birmingham.shortfall.7 lancashire.shortfall.7: who pays first
birmingham.intro.1 lancashire.intro.1 birmingham.intro.2: first game, short game, introductory game, play only the canal era
birmingham.intro.3 lancashire.intro.4: points for money in the introductory game
birmingham.intro.4 lancashire.intro.5: points for income in the introductory game
birmingham.intro.5 lancashire.intro.6 lancashire.intro.3: points for tiles in the introductory game
lancashire.virtual.1 lancashire.virtual.2: Liverpool and Birkenhead without a link
lancashire.community.1: smaller map for two players
lancashire.community.6: money in the community game

age-of-industry.draw.2: when is the display refilled
age-of-industry.draw.4: no cards left to draw, can't draw
age-of-industry.pass.2: no cards in hand, pass with an empty hand
age-of-industry.loan.5: loan within a round
age-of-industry.interest.1: when is interest due, interest in the last round
age-of-industry.interest.3: repay before interest
age-of-industry.end.2: do discards come back, shuffle the discards
age-of-industry.end.3: cards left in hand at the end, do unused cards count
age-of-industry.score.2: markets and settlements for rails
age-of-industry.score.5: points per level
age-of-industry.options.1: ship card with my own port
age-of-industry.options.3: option develop lowest

birmingham-automa.build.1: where does the automaton build
birmingham-automa.build.3: does the automaton overbuild
birmingham-automa.turn.1: how does the automaton play, which card is flipped
birmingham-automa.turn.3: how many actions does the automaton take
birmingham-automa.turn.5: when does the automaton pass
birmingham-automa.coal.1: where does the automaton get coal
birmingham-automa.company.2: turn order of the automaton, who starts
birmingham-automa.company.6: does the automaton get income, does the automaton have cards
birmingham-automa.company.7: does the automaton pay money, does the automaton take loans
birmingham-automa.company.8: can I use the coal of the automaton
birmingham-automa.company.3 birmingham-automa.company.4: set-up of the solo game, how many cards
birmingham-automa.two.1: set-up with two automata
birmingham-automa.era.1: how does the automaton score
birmingham-automa.win.1: tie with the automaton
birmingham-automa.links.1 birmingham-automa.links.2: where does the automaton lay links
birmingham-automa.sell.1 birmingham-automa.sell.2: how does the automaton sell
birmingham-automa.beer.1: which beer does the automaton use
birmingham-automa.develop.3: how does the automaton develop
birmingham-automa.difficulty.1 birmingham-automa.difficulty.2: how difficult is the automaton
`;
