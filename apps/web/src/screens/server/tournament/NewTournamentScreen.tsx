import { birmingham, findEdition } from '@coalbrook/editions';
import type { TimeControl } from '@coalbrook/time';
import { unratedReasons, USUAL_CUSTOMS } from '@coalbrook/wire/online';
import type { DrawMethod } from '@coalbrook/wire/online';
import { useMemo, useState } from 'react';

import { TimeChoice } from '../../../clock/TimeChoice.tsx';
import { CustomsChoice } from '../../../consent/CustomsChoice.tsx';
import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { go } from '../../../route/useRoute.ts';
import { keepOrganiserLink, openTournament } from '../../../session/online/tournamentsApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { BoardChoice } from '../../play/newGame/BoardChoice.tsx';
import { person } from '../../play/newGame/chairs.ts';
import { EditionCards } from '../../play/newGame/EditionCards.tsx';
import { OptionList } from '../../play/newGame/OptionList.tsx';
import { judge, printedBoards } from '../../play/newGame/possible.ts';
import { sayWishFault } from '../../play/newGame/sayWishFault.ts';
import { usualSetUp, wishOf, withCompany, withEdition } from '../../play/newGame/setUp.ts';
import type { SetUp } from '../../play/newGame/setUp.ts';
import { drawMethods } from './drawMethods.ts';
import { readPoints, readScoring, usualBye, usualPoints } from './scoring.ts';
import { useFigures } from './useFigures.ts';

import styles from './Tournament.module.css';

const LONGEST_NAME = 40;
const roundChoices = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20];
const watchDelays = [0, 4, 10, 20];

const people = (setUp: SetUp, seats: number): SetUp =>
  withCompany(
    setUp,
    Array.from({ length: seats }, () => person),
  );

const seatsOf = ({ chairs }: SetUp): number => chairs.length;

/** The form to open a tournament. */
export const NewTournamentScreen = () => {
  const texts = useTournamentTexts();
  const { make } = texts;
  const { start, online } = useMessages();
  const language = useLanguage();
  const [setUp, setSetUp] = useState(() => people(usualSetUp(birmingham), 4));
  const [name, setName] = useState('');
  const [rounds, setRounds] = useState(3);
  const [kind, setKind] = useState<'tournament' | 'league'>('tournament');
  const [draw, setDraw] = useState<DrawMethod>('standing');
  const [points, setPoints] = useState<readonly string[]>(() => usualPoints(4).map(String));
  const figure = useFigures();
  const [bye, setBye] = useState(() => figure(usualBye(usualPoints(4))));
  const [time, setTime] = useState<TimeControl>({ kind: 'none' });
  const [customs, setCustoms] = useState(USUAL_CUSTOMS);
  const [watchDelay, setWatchDelay] = useState(0);
  const [isPublic, setPublic] = useState(false);
  const [isRated, setRated] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const edition = findEdition(setUp.edition) ?? birmingham;
  const boards = useMemo(() => printedBoards(edition), [edition]);
  const verdict = useMemo(() => judge(setUp), [setUp]);
  const complaints = verdict.faults.map((fault) => sayWishFault(fault, edition, language, start));
  const scoring = readScoring(points);
  const byePoints = readPoints(bye);
  const players = Array.from({ length: seatsOf(setUp) }, () => ({ kind: 'person' as const }));
  const canBeRated = unratedReasons({ wish: setUp, sitters: players, mine: [], time, customs }).length === 0;
  const change = (next: SetUp): void => {
    if (seatsOf(next) !== seatsOf(setUp)) {
      const usual = usualPoints(seatsOf(next));
      setPoints(usual.map(String));
      setBye(figure(usualBye(usual)));
    }
    setSetUp(next);
  };
  const seats = edition.seats.filter((count) => count >= 2);
  const isFine = complaints.length === 0 && name.trim() !== '' && scoring !== undefined && byePoints !== undefined;
  const open = async (): Promise<void> => {
    if (!scoring || byePoints === undefined) return;
    setBusy(true);
    const { automata: _automata, ...wish } = wishOf(setUp);
    const answer = await openTournament({
      name: name.trim(),
      edition: edition.slug,
      wish,
      rounds,
      isLeague: kind === 'league',
      draw,
      points: scoring,
      byePoints,
      isRated: isRated && canBeRated,
      isPublic,
      time,
      customs,
      watchDelay,
    });
    setBusy(false);
    if (answer.ok) {
      keepOrganiserLink(answer.value);
      go({ screen: 'tournament', id: answer.value.tournament, token: '' });
    } else notify(texts.refusals[answer.failed] ?? texts.failed, { tone: 'fault' });
  };
  return (
    <Page title={make.title} subtitle={make.note}>
      <div className={styles.make}>
        <div className={styles.main}>
          <TextField
            label={make.name}
            value={name}
            placeholder={make.namePlaceholder}
            maxLength={LONGEST_NAME}
            {...(name.trim() === '' && { note: make.needsName })}
            onChange={setName}
          />
          <EditionCards
            value={edition.slug}
            onChange={(slug) => {
              const next = withEdition(setUp, findEdition(slug) ?? edition);
              change(people(next, Math.max(2, seatsOf(next))));
            }}
          />
          <Panel title={make.tables}>
            <div className={styles.fields}>
              <Segments
                label={make.seats}
                choices={seats.map((count) => ({ value: String(count), label: String(count) }))}
                value={String(seatsOf(setUp))}
                onChange={(count) => change(people(setUp, Number(count)))}
              />
              <Select
                label={make.rounds}
                choices={roundChoices.map((count) => ({ value: String(count), label: String(count) }))}
                value={String(rounds)}
                onChange={(count) => setRounds(Number(count))}
              />
              <Segments
                label={make.kind}
                choices={(['tournament', 'league'] as const).map((value) => ({ value, label: make.kinds[value] }))}
                value={kind}
                onChange={setKind}
              />
              <Select
                label={make.draw}
                choices={drawMethods.map((value) => ({
                  value,
                  label: texts.methods[value],
                  note: texts.methodNotes[value],
                }))}
                value={draw}
                onChange={setDraw}
              />
            </div>
            <p className={styles.note}>
              {make.smaller} {make.kindNotes[kind]} {texts.methodNotes[draw]}
            </p>
          </Panel>
          <Panel title={make.scoring}>
            <div className={styles.points}>
              {points.map((text, at) => (
                <TextField
                  key={at}
                  label={make.forPlace(at + 1)}
                  value={text}
                  maxLength={6}
                  onChange={(next) => setPoints(points.map((one, other) => (other === at ? next : one)))}
                />
              ))}
              <TextField label={make.bye} value={bye} maxLength={6} onChange={setBye} />
            </div>
            {(!scoring || byePoints === undefined) && (
              <p role="alert" className={styles.fault}>
                {make.badPoints}
              </p>
            )}
            <p className={styles.note}>{make.scoringNote}</p>
          </Panel>
          <Panel title={start.setUp.options}>
            <div className={styles.variants}>
              <BoardChoice edition={edition} boards={boards} setUp={setUp} verdict={verdict} onChange={change} />
              <OptionList
                edition={edition}
                except={boards.flatMap(({ option }) => option ?? [])}
                setUp={setUp}
                onChange={change}
              />
            </div>
          </Panel>
        </div>
        <aside className={styles.side}>
          <Panel title={make.customs}>
            <div className={styles.variants}>
              <TimeChoice value={time} onChange={setTime} />
              <CustomsChoice value={customs} hasClock={time.kind !== 'none'} onChange={setCustoms} />
              <Select
                label={online.watchers}
                choices={watchDelays.map((turns) => ({ value: String(turns), label: online.watchDelay(turns) }))}
                value={String(watchDelay)}
                onChange={(turns) => setWatchDelay(Number(turns))}
              />
              <Switch isOn={isPublic} onChange={setPublic}>
                {make.public}
              </Switch>
              <Switch isOn={isRated && canBeRated} onChange={setRated} isDisabled={!canBeRated}>
                {make.rated}
              </Switch>
              {complaints.length > 0 && (
                <ul role="list" className={styles.fault} aria-live="polite">
                  {complaints.map((complaint) => (
                    <li key={complaint}>{complaint}</li>
                  ))}
                </ul>
              )}
              <Button look="primary" size="large" wide isDisabled={!isFine || isBusy} onPress={() => void open()}>
                {isBusy ? make.creating : make.create}
              </Button>
            </div>
          </Panel>
        </aside>
      </div>
    </Page>
  );
};
