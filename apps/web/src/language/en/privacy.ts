/** What is stored about people. Not part of the catalogue: it is loaded only when that page opens. */

export const privacy = {
  title: 'Privacy',
  note: 'What Coalbrook stores, where, and for how long.',
  parts: [
    {
      title: 'On your device',
      paragraphs: [
        'Your settings and the games you play here are stored in this browser. They leave it only if you share or save a game yourself.',
        'Online tables that you have opened are also kept here, so that you can look at them without a network.',
      ],
    },
    {
      title: 'On this server',
      paragraphs: [
        'A cookie named “coalbrook” holds a random number, by which the server knows your seats again. It lasts a year. The server stores only a hash of it. There is no other cookie.',
        'For each online table the server stores the names that people have typed, who holds or has held which seat, every turn and when it was played, what was asked and decided, and orders until they are used. Hands and decks are stored, too, but nobody at the table is shown more than the rules allow.',
        'Rated games: your name, places, points and ratings, and against whom you played. Everybody on this server can read them in the ladder.',
        'Tournaments: the name under which you entered, your games, places and points there, and whether you run it. Everybody who has its link can read them, or everybody on this server if it is listed.',
        'If you search for a table: under which name, since when, and what you search for, until you have found one or stop. How long people waited is kept without saying who.',
        'If you have friends here: the name that they see, whether they see that you are at a table, who they are, your open requests and invitations, and whom you have blocked, which nobody is told.',
        'What you say at a table is stored with your name and the time. So are the notes of your seat, whom you have muted, and what you have reported.',
        'If you open an account: its name, your email addresses, the public keys of your passkeys, and for each device the browser, the system and when it was last used. Of a device that has signed out, the hash of its cookie is kept for a year, so that it can ask for an email to sign in. Passkeys themselves stay on your devices. Codes that were sent by email are deleted after a while.',
        'If you enter hours off or quiet hours, they are stored with your time zone.',
        'If you ask for notices, the address to which they go is stored, with your language and whether the last one arrived. It is deleted when you remove it.',
      ],
    },
    {
      title: 'What is not stored',
      paragraphs: [
        'Network addresses are held in memory for a short while, to fend off floods of requests, and are not written down. There is one exception: if the keeper of this server bans somebody, a hash of their address is kept for a week, with their name and the reason.',
        'There are no statistics about visitors, and the page loads nothing from other servers.',
      ],
    },
    {
      title: 'Who sees what',
      paragraphs: [
        'Everybody at a table sees the names and turns there, and whether you are connected. Spectators see the same, but no hands. At a public table, this is everybody on this server.',
        'What is said at a table is read by everybody there. What spectators say to each other is also read by the players, once the game is over. Only you are shown your notes.',
        'The keeper of this server can read everything that is stored on it. A proxy in front of it may keep logs of its own; ask the keeper.',
        'Notices pass through the service you choose: the maker of your browser for push, your email provider, Discord, Slack or ntfy. They hold the name of the game, whose turn it is and a link, and nothing that is hidden. Push messages and emails also say why an order of yours was not carried out.',
      ],
    },
    {
      title: 'For how long',
      paragraphs: [
        'A table that never begins is removed when nobody has opened it for a month. Other games stay until the keeper deletes them, because they belong to everybody who played.',
        'Leaving a table removes your hold on the seat on all your devices, and your notes. What was said stays as long as the game. Ask the keeper if you want a game deleted.',
        'On the page “Account” you can save everything about you as a file, and delete it, with or without an account. Turns and what you said stay with the games, and results with tournaments, without your name. Backups that the keeper has made are not changed.',
      ],
    },
  ],
};

export type PrivacyTexts = typeof privacy;
