import type { SqlDatabase, Queries } from './database.ts';

/** The schema in steps. A step that was ever released is never changed; a new one is added after it, and only adds. */
export const migrations: readonly (readonly string[])[] = [
  [
    `create table games (
      id text primary key,
      sheet text not null,
      status text not null,
      seq integer not null,
      actor integer not null,
      position text not null,
      secret text not null,
      commitment text not null,
      invite_hash text not null,
      watch_hash text not null,
      begun bigint not null,
      touched bigint not null
    )`,
    `create index games_waiting on games (status, actor)`,
    `create table turns (
      game text not null references games (id) on delete cascade,
      seq integer not null,
      next integer not null,
      at bigint not null,
      body text not null,
      primary key (game, seq)
    )`,
    `create table seats (
      game text not null references games (id) on delete cascade,
      seat integer not null,
      is_free integer not null,
      nonce text not null,
      token_hash text not null,
      primary key (game, seat)
    )`,
    `create table holders (
      person text not null,
      game text not null references games (id) on delete cascade,
      seat integer not null,
      primary key (person, game, seat)
    )`,
    `create index holders_of_game on holders (game)`,
  ],
  ['alter table games add column watch_delay integer not null default 0'],
  ['alter table games add column brought integer not null default 0'],
  ["alter table games add column rematch text not null default ''"],
  [
    // The time control as JSON, empty without one; the clock after the last turn; when the present turn began and must
    // have ended, 0 if it need not.
    "alter table games add column control text not null default ''",
    'alter table games add column since bigint not null default 0',
    'alter table games add column due bigint not null default 0',
    "alter table games add column clock text not null default ''",
    `create index games_due on games (due) where due > 0`,
    `create table people (
      person text primary key,
      hours_off text not null
    )`,
    'create table alive (id integer primary key, at bigint not null)',
    'create table outages (began bigint primary key, ended bigint not null)',
  ],
  [
    // Where people want to be told. `code` is the hash of what confirms an address, empty once it is confirmed.
    `create table channels (
      id text primary key,
      person text not null,
      kind text not null,
      address text not null,
      language text not null,
      origin text not null,
      code text not null,
      tries integer not null default 0,
      failures integer not null default 0,
      problem text not null default '',
      unique (person, kind, address)
    )`,
    // How many entries a game had when a person was last told about it.
    `create table notices (
      person text not null,
      game text not null references games (id) on delete cascade,
      seq integer not null,
      muted integer not null default 0,
      primary key (person, game)
    )`,
    'create index notices_of_game on notices (game)',
    // The same for an address, by its hash: a person may have given it on several devices.
    `create table told_addresses (
      address text not null,
      game text not null references games (id) on delete cascade,
      seq integer not null,
      primary key (address, game)
    )`,
    'create index told_addresses_of_game on told_addresses (game)',
    // Quiet hours as JSON, and the end of those that the server has last seen.
    "alter table people add column quiet text not null default ''",
    'alter table people add column wake bigint not null default 0',
    'create table server_keys (name text primary key, value text not null)',
  ],
  [
    // Whether everybody on this server may find a table, to join it or to watch.
    'alter table games add column is_public integer not null default 0',
    'create index games_public on games (status, touched) where is_public = 1',
  ],
  [
    // Whom the keeper has banned: `who` is a person, or the hash of an address until a moment; 0 for good.
    `create table bans (
      id text primary key,
      who text not null,
      name text not null,
      at bigint not null,
      until bigint not null
    )`,
  ],
  [
    // 0 if a game is not rated; 1 until it is over, 2 once it has counted, 3 if it did not count.
    'alter table games add column rated integer not null default 0',
    'create index games_to_rate on games (status) where rated = 1',
    // Who sat down at a rated game: they are rated, whoever plays on for them.
    `create table rated_seats (
      game text not null references games (id) on delete cascade,
      seat integer not null,
      person text not null,
      primary key (game, seat)
    )`,
    // Everybody who is rated, by an id that others may know. `person` is a person, or a bot's policy after a colon.
    'create table players (id text primary key, person text not null unique, name text not null)',
    `create table ratings (
      player text not null references players (id) on delete cascade,
      edition text not null,
      seats integer not null,
      mu double precision not null,
      sigma double precision not null,
      games integer not null,
      primary key (player, edition, seats)
    )`,
    // How each rated game ended for each seat; `mu` and `sigma` are those after it. It stays if the game is deleted.
    `create table results (
      game text not null,
      seat integer not null,
      player text not null references players (id) on delete cascade,
      edition text not null,
      seats integer not null,
      place integer not null,
      points integer not null,
      has_left integer not null,
      mu double precision not null,
      sigma double precision not null,
      opening text not null,
      at bigint not null,
      primary key (game, seat)
    )`,
    'create index results_of_player on results (player, at)',
  ],
  [
    // What was said, for each circle in its order. `key` is the sender's: what is sent again is kept once.
    `create table remarks (
      game text not null references games (id) on delete cascade,
      circle text not null,
      number integer not null,
      at bigint not null,
      seq integer not null,
      seat integer not null,
      person text not null,
      key text not null,
      name text not null,
      speaker text not null,
      body text not null,
      primary key (game, circle, number),
      unique (game, person, key)
    )`,
    // Whom somebody does not want to read: for the devices of a seat together, or for a person who watches.
    `create table mutes (
      game text not null references games (id) on delete cascade,
      seat integer not null,
      person text not null,
      speaker text not null,
      primary key (game, seat, person, speaker)
    )`,
    `create table reports (
      game text not null references games (id) on delete cascade,
      circle text not null,
      number integer not null,
      person text not null,
      at bigint not null,
      primary key (game, circle, number, person)
    )`,
    `create table notebooks (
      game text not null references games (id) on delete cascade,
      seat integer not null,
      version integer not null,
      body text not null,
      primary key (game, seat)
    )`,
  ],
  [
    // How often turns were taken back, and how often anything changed on which a turn depends: a turn is only written
    // by a node that knows both. When the table paused, 0 if it does not. What the table does about people who leave or
    // are late, as JSON.
    'alter table games add column line integer not null default 0',
    'alter table games add column terms integer not null default 0',
    'alter table games add column paused bigint not null default 0',
    "alter table games add column customs text not null default ''",
    // The clock before a turn, for a turn that is taken back; empty without one.
    "alter table turns add column clock text not null default ''",
    // What the people at a table are asked. `until` is 0 if it stays open.
    `create table proposals (
      game text primary key references games (id) on delete cascade,
      id text not null,
      body text not null,
      seat integer not null,
      answers text not null,
      seq integer not null,
      at bigint not null,
      until bigint not null
    )`,
    // What was asked and decided, in order.
    `create table happenings (
      game text not null references games (id) on delete cascade,
      number integer not null,
      at bigint not null,
      seq integer not null,
      body text not null,
      primary key (game, number)
    )`,
    // Turns that do not count any more; `line` is the one that they ended.
    `create table taken_back (
      game text not null references games (id) on delete cascade,
      line integer not null,
      seq integer not null,
      next integer not null,
      at bigint not null,
      body text not null,
      primary key (game, line, seq)
    )`,
    // People whose seat a bot has taken over while they were away.
    `create table absentees (
      game text not null references games (id) on delete cascade,
      seat integer not null,
      person text not null,
      primary key (game, seat, person)
    )`,
    // The last proposal that a person, or an address by its hash, was told of.
    `create table told_proposals (
      who text not null,
      game text not null references games (id) on delete cascade,
      id text not null,
      primary key (who, game)
    )`,
  ],
  [
    // What a seat has left to be played when its turn comes: the steps and the limit as JSON. `seq` is the number of
    // entries after which it was last tried, and `why` says as JSON why it was not carried out then.
    `create table orders (
      game text not null references games (id) on delete cascade,
      seat integer not null,
      id text not null,
      body text not null,
      seq integer not null default -1,
      why text not null default '',
      primary key (game, seat)
    )`,
    'alter table turns add column by_order integer not null default 0',
  ],
  [
    // An account is a person whose devices are listed: such a person is no device's own hash.
    `create table accounts (
      person text primary key,
      name text not null,
      since bigint not null
    )`,
    `create table devices (
      token_hash text primary key,
      id text not null unique,
      person text not null references accounts (person) on delete cascade,
      name text not null,
      since bigint not null,
      seen bigint not null
    )`,
    'create index devices_of_person on devices (person)',
    // `host` is the one for which the key was made; `used` is 0 if it never was.
    `create table passkeys (
      id text primary key,
      person text not null references accounts (person) on delete cascade,
      host text not null,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      name text not null,
      since bigint not null,
      used bigint not null
    )`,
    'create index passkeys_of_person on passkeys (person)',
    // Confirmed mail addresses in small letters, as they were written, and where the page was then.
    `create table addresses (
      address text primary key,
      person text not null references accounts (person) on delete cascade,
      written text not null,
      origin text not null,
      since bigint not null
    )`,
    'create index addresses_of_person on addresses (person)',
    // What a device must sign with a passkey. `account` is the person for whom a new one is made, under a name.
    `create table challenges (
      device text not null,
      purpose text not null,
      challenge text not null,
      origin text not null,
      account text not null,
      name text not null,
      until bigint not null,
      primary key (device, purpose)
    )`,
    // Letters with a code for the device that asked and, in a link, a token for any device, both as hashes.
    `create table letters (
      id text primary key,
      device text not null,
      purpose text not null,
      address text not null,
      origin text not null,
      name text not null,
      code text not null,
      token text not null,
      tries integer not null default 0,
      until bigint not null
    )`,
  ],
  [
    // What a person, or an address by its hash, was last warned of at a table: that time or the table runs out.
    `create table told_warnings (
      who text not null,
      game text not null references games (id) on delete cascade,
      about text not null,
      primary key (who, game)
    )`,
    'create index told_warnings_of_game on told_warnings (game)',
    // The names under which people have played who sit there no more, so that these can be taken away.
    `create table former_sitters (
      game text not null references games (id) on delete cascade,
      person text not null,
      name text not null,
      primary key (game, person, name)
    )`,
    "alter table bans add column reason text not null default ''",
  ],
  [
    // `format` is JSON. `entry` is the token of the link for entering, which is no secret among those who have it; of the
    // organiser's there is only a hash. `ended` is when the organiser ended it, 0 if they have not.
    `create table tournaments (
      id text primary key,
      name text not null,
      format text not null,
      entry text not null,
      organiser_hash text not null,
      is_public integer not null,
      is_open integer not null,
      ended bigint not null default 0,
      begun bigint not null,
      touched bigint not null
    )`,
    'create index tournaments_public on tournaments (touched) where is_public = 1',
    // Who has shown the organiser's link.
    `create table organisers (
      tournament text not null references tournaments (id) on delete cascade,
      person text not null,
      primary key (tournament, person)
    )`,
    'create index organisers_person on organisers (person)',
    // `nonce` is mixed into the draws of all their games.
    `create table entrants (
      id text primary key,
      tournament text not null references tournaments (id) on delete cascade,
      person text not null,
      name text not null,
      nonce text not null,
      status text not null,
      since bigint not null,
      unique (tournament, person)
    )`,
    'create index entrants_person on entrants (person)',
    // How a round was drawn. `field` has what the draw depended on and may change later: points, places and strengths.
    `create table tournament_rounds (
      tournament text not null references tournaments (id) on delete cascade,
      round integer not null,
      at bigint not null,
      method text not null,
      seed text not null,
      basis text not null,
      field text not null,
      byes text not null,
      swaps text not null,
      primary key (tournament, round)
    )`,
    // The tables of a round, with their entrants by seat. `game` is empty until it is open; `places` is what the organiser
    // has decided, empty if they have not. The game may be deleted.
    `create table matches (
      tournament text not null references tournaments (id) on delete cascade,
      round integer not null,
      number integer not null,
      entrants text not null,
      game text not null default '',
      places text not null default '',
      primary key (tournament, round, number)
    )`,
    "create index matches_to_open on matches (tournament) where game = ''",
    'create index matches_game on matches (game)',
  ],
  [
    // Whether the coach gives hints to everybody who plays.
    'alter table games add column has_hints integer not null default 0',
  ],
  [
    // When somebody came to hold a seat, to tell those who held it before.
    'alter table holders add column since bigint not null default 0',
    // A link to a seat is used up when somebody sits down there. Who has seen the earlier ones is not known.
    "update seats set token_hash = '' where is_free = 0",
    // Devices that have signed out of an account by themselves, by the hash of the cookie that they have since.
    `create table known_devices (
      device text primary key,
      person text not null,
      since bigint not null
    )`,
    'create index known_devices_person on known_devices (person)',
    // Whether somebody else has played on for whoever sat down at the beginning: coming back does not undo that.
    'alter table rated_seats add column has_left integer not null default 0',
    // How many entries the game had when a bot went on for them, -1 if none has; and their name when the game began.
    'alter table rated_seats add column left_at integer not null default -1',
    "alter table rated_seats add column name text not null default ''",
    // Who has held which seat of a rated game since it began.
    `create table rated_holders (
      game text not null references games (id) on delete cascade,
      seat integer not null,
      person text not null,
      primary key (game, seat, person)
    )`,
    'create index rated_holders_person on rated_holders (person)',
    `insert into rated_holders (game, seat, person) select game, seat, person from holders
      where seat >= 0 and game in (select id from games where rated = 1 and status <> 'open')`,
  ],
  [
    // The seeds of draws that were shown to the organiser of a tournament: only they can count.
    `create table tournament_draws (
      tournament text not null references tournaments (id) on delete cascade,
      round integer not null,
      seed text not null,
      primary key (tournament, round, seed)
    )`,
  ],
  [
    // Whether a game begins only once everybody is ready, and who is.
    'alter table games add column asks_ready integer not null default 0',
    'alter table seats add column is_ready integer not null default 0',
    // Links for any free seat, beside the one that whoever opened the table got.
    `create table invites (
      game text not null references games (id) on delete cascade,
      hash text not null,
      at bigint not null,
      primary key (game, hash)
    )`,
  ],
  [
    // What a player's skill was before a rated game; null if it was not noted.
    'alter table results add column mu_before double precision',
    'alter table results add column sigma_before double precision',
  ],
  [
    // Whether the outcome of a game that is over was noted, or found to be none.
    'alter table games add column is_noted integer not null default 0',
    "create index games_to_note on games (id) where status = 'over' and is_noted = 0",
    // How a game ended for each seat, as JSON.
    `create table outcomes (
      game text primary key references games (id) on delete cascade,
      edition text not null,
      seats integer not null,
      body text not null,
      at bigint not null
    )`,
    // Who sat there at its end.
    `create table played (
      game text not null references games (id) on delete cascade,
      seat integer not null,
      person text not null,
      primary key (game, seat, person)
    )`,
    'create index played_person on played (person)',
  ],
  [
    // Who looks for a table: the terms as JSON, since when, and until when they are there to be seated. `game` is the
    // table that was found, `due` when they must be ready there; `settled` once its game has begun.
    `create table searches (
      person text primary key,
      name text not null,
      nonce text not null,
      body text not null,
      since bigint not null,
      lease bigint not null,
      game text not null default '',
      found bigint not null default 0,
      due bigint not null default 0,
      settled integer not null default 0,
      again integer not null default 0,
      changes integer not null default 0
    )`,
    "create index searches_found on searches (game) where game <> '' and settled = 0",
    // How long people have waited for the tables that they found.
    `create table search_waits (
      game text not null references games (id) on delete cascade,
      number integer not null,
      pace text not null,
      at bigint not null,
      waited bigint not null,
      primary key (game, number)
    )`,
    'create index search_waits_pace on search_waits (pace, at)',
  ],
  [
    // Whose ratings fit at a public table, as JSON, and the language in which people talk there; empty if anybody's and any.
    "alter table games add column rating_range text not null default ''",
    "alter table games add column talk_language text not null default ''",
  ],
  [
    // How friends see somebody. `link` is the token by which others become friends, empty if there is none; it is shown
    // again to whoever made it.
    `create table friend_cards (
      person text primary key,
      name text not null,
      link text not null,
      shows_presence integer not null
    )`,
    "create index friend_cards_link on friend_cards (link) where link <> ''",
    // Each friendship twice, once for either; the id is how one of them knows the other.
    `create table friends (
      id text primary key,
      person text not null,
      other text not null,
      since bigint not null,
      unique (person, other)
    )`,
    'create index friends_other on friends (other)',
    // `person` has asked `other`.
    `create table friend_requests (
      id text primary key,
      person text not null,
      other text not null,
      at bigint not null,
      unique (person, other)
    )`,
    'create index friend_requests_other on friend_requests (other)',
    // `person` has been asked to a table by `other`.
    `create table table_invitations (
      id text primary key,
      person text not null,
      other text not null,
      game text not null references games (id) on delete cascade,
      at bigint not null,
      unique (person, other, game)
    )`,
    'create index table_invitations_other on table_invitations (other)',
    // `person` has blocked `other`, whom they knew by a name.
    `create table blocks (
      id text primary key,
      person text not null,
      other text not null,
      name text not null,
      at bigint not null,
      unique (person, other)
    )`,
    'create index blocks_other on blocks (other)',
  ],
  [
    // 0 as long as the person has to be told. Earlier versions note this only in memory, and add what need not be told again.
    'alter table table_invitations add column told integer not null default 1',
    'create index table_invitations_untold on table_invitations (game) where told = 0',
  ],
  [
    // The finished table whose people play again at this one; empty if it is no rematch.
    "alter table games add column rematch_of text not null default ''",
    // 1 if whoever had this seat at the finished table has said that they do not play again.
    'alter table seats add column declined integer not null default 0',
  ],
  [
    // 1 if the person has said no; what is answered with yes is deleted.
    'alter table table_invitations add column declined integer not null default 0',
  ],
  [
    // Who did not come to the table that was found before, by their names as JSON; empty if everybody did or it is not known.
    "alter table searches add column missed text not null default ''",
  ],
];

/**
 * Steps with which programs that do not know them cannot work, by their numbers. All others only add, so that nodes of the
 * last version serve beside those of this one while they are replaced.
 */
export const breaking: readonly number[] = [];

const versionOf = async (queries: Queries): Promise<number> => {
  const [row] = await queries.query<{ version: number | null }>('select max(version) as version from schema_version');
  return row?.version ?? 0;
};

/** Whether everything after so many steps has only added. If that is not noted, nobody can rely on it. */
const hasOnlyGrownSince = (queries: Queries, count: number): Promise<boolean> =>
  queries.query('select version from schema_breaks where version > $1', count).then(
    (breaks) => breaks.length === 0,
    () => false,
  );

/**
 * Whether this program can work with the schema of a database: as it is, once it has brought an older one up to date, or
 * not at all. What a newer program has only added does no harm. Changes nothing.
 */
export const schemaAge = async (queries: Queries): Promise<'fitting' | 'older' | 'newer'> => {
  const version = await versionOf(queries);
  if (version < migrations.length) return 'older';
  return version === migrations.length || (await hasOnlyGrownSince(queries, migrations.length)) ? 'fitting' : 'newer';
};

/** A newer version of this program has written the data, and this one cannot work with it. */
export class NewerSchema extends Error {
  constructor(found: number, known: number) {
    super(`This data was written by a newer version (schema ${found}; this one knows ${known}).`);
  }
}

/**
 * Brings the schema up to date, step by step, all or nothing. Leaves it alone if a newer program has only added to it, and
 * refuses it otherwise.
 */
export const migrate = (database: SqlDatabase, steps = migrations, breaks = breaking): Promise<void> =>
  database.alone(async (queries) => {
    await queries.query('create table if not exists schema_version (version integer primary key)');
    const version = await versionOf(queries);
    if (version > steps.length && !(await hasOnlyGrownSince(queries, steps.length)))
      throw new NewerSchema(version, steps.length);
    // No step of its own: a program that knows nothing of it must find the number that it knows.
    await queries.query('create table if not exists schema_breaks (version integer primary key)');
    for (const [index, texts] of steps.slice(version).entries()) {
      const number = version + index + 1;
      for (const text of texts) await queries.query(text);
      await queries.query('insert into schema_version (version) values ($1)', number);
      if (breaks.includes(number)) await queries.query('insert into schema_breaks (version) values ($1)', number);
    }
  });
