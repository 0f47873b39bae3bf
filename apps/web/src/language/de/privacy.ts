import type { PrivacyTexts } from '../en/privacy.ts';

export const privacy: PrivacyTexts = {
  title: 'Datenschutz',
  note: 'Was Coalbrook speichert, wo und wie lange.',
  parts: [
    {
      title: 'Auf deinem Gerät',
      paragraphs: [
        'Deine Einstellungen und die Partien, die du hier spielst, liegen in diesem Browser. Sie verlassen ihn nur, wenn du selbst eine Partie teilst oder speicherst.',
        'Online-Tische, die du geöffnet hast, werden auch hier aufbewahrt, damit du sie ohne Internet ansehen kannst.',
      ],
    },
    {
      title: 'Auf diesem Server',
      paragraphs: [
        'Ein Cookie namens „coalbrook“ enthält eine Zufallszahl, an der der Server deine Plätze wiedererkennt. Es gilt ein Jahr. Der Server speichert nur einen Hash davon. Andere Cookies gibt es nicht.',
        'Zu jedem Online-Tisch speichert der Server die eingegebenen Namen, wer welchen Platz hat oder hatte, jeden Zug und wann er gespielt wurde, was gefragt und beschlossen wurde, und Aufträge, bis sie ausgeführt sind. Auch Handkarten und Stapel werden gespeichert, aber niemand am Tisch sieht mehr, als die Regeln erlauben.',
        'Gewertete Partien: dein Name, Plätze, Punkte und Wertungen und gegen wen du gespielt hast. Alle auf diesem Server können sie in der Rangliste lesen.',
        'Turniere: der Name, unter dem du dich angemeldet hast, deine Partien, Plätze und Punkte dort und ob du das Turnier leitest. Alle, die den Link haben, können das lesen, bei einem gelisteten Turnier alle auf diesem Server.',
        'Wenn du einen Tisch suchst: unter welchem Namen, seit wann und was du suchst, bis du einen gefunden hast oder aufhörst. Wie lange gesucht wurde, wird ohne Namen behalten.',
        'Wenn du hier Freunde hast: der Name, den sie sehen, ob sie sehen, dass du an einem Tisch bist, wer sie sind, offene Anfragen und Einladungen, und wen du blockiert hast, was niemand erfährt.',
        'Was du an einem Tisch sagst, wird mit deinem Namen und der Uhrzeit gespeichert, ebenso die Notizen zu deinem Platz, wen du stummgeschaltet und was du gemeldet hast.',
        'Wenn du ein Konto eröffnest: sein Name, deine E-Mail-Adressen, die öffentlichen Schlüssel deiner Passkeys und zu jedem Gerät der Browser, das System und wann es zuletzt benutzt wurde. Von einem Gerät, das sich abgemeldet hat, wird der Hash seines Cookies ein Jahr lang behalten, damit es eine E-Mail zum Anmelden anfordern kann. Die Passkeys selbst bleiben auf deinen Geräten. Per E-Mail verschickte Codes werden nach einer Weile gelöscht.',
        'Wenn du freie Zeiten oder Ruhezeiten einträgst, werden sie mit deiner Zeitzone gespeichert.',
        'Wenn du Benachrichtigungen willst, wird die Adresse dafür gespeichert, dazu deine Sprache und ob die letzte angekommen ist. Entfernst du sie, wird sie gelöscht.',
      ],
    },
    {
      title: 'Was nicht gespeichert wird',
      paragraphs: [
        'IP-Adressen bleiben kurz im Arbeitsspeicher, um eine Flut von Anfragen abzuwehren, und werden nicht aufgeschrieben. Eine Ausnahme: Sperrt der Betreiber jemanden, wird ein Hash der Adresse eine Woche lang aufbewahrt, dazu der Name und der Grund.',
        'Es gibt keine Statistik über Besucher, und die Seite lädt nichts von anderen Servern.',
      ],
    },
    {
      title: 'Wer was sieht',
      paragraphs: [
        'Alle an einem Tisch sehen die Namen und Züge dort und ob du verbunden bist. Wer zuschaut, sieht dasselbe, aber keine Handkarten. Bei einem öffentlichen Tisch sind das alle auf diesem Server.',
        'Was an einem Tisch gesagt wird, lesen alle dort. Was Zuschauer untereinander sagen, lesen nach dem Ende der Partie auch die Spieler. Deine Notizen werden nur dir gezeigt.',
        'Der Betreiber dieses Servers kann alles lesen, was darauf gespeichert ist. Ein vorgeschalteter Proxy führt vielleicht eigene Protokolle; frag den Betreiber.',
        'Benachrichtigungen laufen über den Dienst, den du wählst: den Hersteller deines Browsers, deinen E-Mail-Anbieter, Discord, Slack oder ntfy. Sie enthalten den Namen des Spiels, wer am Zug ist, und einen Link, aber nichts Verdecktes. Push-Nachrichten und E-Mails sagen auch, warum ein Auftrag von dir nicht ausgeführt wurde.',
      ],
    },
    {
      title: 'Wie lange',
      paragraphs: [
        'Ein Tisch, der nie beginnt, wird entfernt, wenn ihn einen Monat lang niemand geöffnet hat. Andere Partien bleiben, bis der Betreiber sie löscht, denn sie gehören allen, die mitgespielt haben.',
        'Verlässt du einen Tisch, gibst du den Platz auf allen deinen Geräten auf, und deine Notizen werden gelöscht. Was gesagt wurde, bleibt so lange wie die Partie. Soll eine Partie gelöscht werden, wende dich an den Betreiber.',
        'Auf der Seite „Konto“ kannst du alles über dich als Datei speichern und löschen, mit oder ohne Konto. Züge und was du gesagt hast bleiben ohne deinen Namen bei den Partien, Ergebnisse bei den Turnieren. Sicherungen des Betreibers ändern sich dadurch nicht.',
      ],
    },
  ],
};
