import { birmingham, findEdition } from '@coalbrook/editions';
import type { TimeControl } from '@coalbrook/time';
import { unratedReasons, USUAL_CUSTOMS } from '@coalbrook/wire/online';
import { editionWords } from '@coalbrook/words';
import { useEffect, useMemo, useState } from 'react';

import { TimeChoice } from '../../../clock/TimeChoice.tsx';
import { CustomsChoice } from '../../../consent/CustomsChoice.tsx';
import { copy } from '../../../files/download.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { go } from '../../../route/useRoute.ts';
import { keepOwnName, ownName } from '../../../session/online/ownName.ts';
import { pack } from '../../../session/payload.ts';
import { randomSeed } from '../../../session/randomSeed.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkIcon } from '../../../ui/icons.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { BoardChoice } from './BoardChoice.tsx';
import { Company } from './Company.tsx';
import { DeckChoice } from './DeckChoice.tsx';
import { EditionCards } from './EditionCards.tsx';
import { keepSetUp, lastSetUp } from './lastSetUp.ts';
import { OptionList } from './OptionList.tsx';
import { ownChair, withOwnName } from './ownChair.ts';
import { paintLater } from './paintLater.ts';
import { judge, printedBoards } from './possible.ts';
import { PublicTermsChoice } from './PublicTermsChoice.tsx';
import type { PublicTerms } from './PublicTermsChoice.tsx';
import { sayWishFault } from './sayWishFault.ts';
import { seatsHere, wishOf, withChair, withEdition, withFriends, withSeed } from './setUp.ts';
import { newGameOf, sharedSetUp } from './setUpGame.ts';
import { Summary } from './Summary.tsx';
import { useBeginGame } from './useBeginGame.ts';
import { useNames } from './useNames.ts';
import { useOpenTable } from './useOpenTable.ts';

import styles from './NewGameScreen.module.css';

/** How many turns later spectators can see an online table: enough that nobody can be helped by them. */
const watchDelays = [0, 4, 10, 20];

interface NewGameProps {
  readonly isOnline?: boolean;
  /** Whether the table is to stand in the lobby, unless somebody decides otherwise. */
  readonly isPublic?: boolean | undefined;
}

/** Sets up a game: edition, board, options, seats, seed. An illegal set-up cannot be started. */
export const NewGameScreen = ({ isOnline = false, isPublic: isForAll = false }: NewGameProps) => {
  const { start, online } = useMessages();
  const texts = start.setUp;
  const language = useLanguage();
  const names = useNames();
  const [setUp, setSetUp] = useState(() =>
    isOnline ? withOwnName(withFriends(lastSetUp(names)), ownName()) : lastSetUp(names),
  );
  const [link, setLink] = useState('');
  const [watchDelay, setWatchDelay] = useState(0);
  const [isPublic, setPublic] = useState(isForAll);
  const [terms, setTerms] = useState<PublicTerms>({});
  const [isRated, setRated] = useState(false);
  const [hasHints, setHints] = useState(false);
  const [time, setTime] = useState<TimeControl>({ kind: 'none' });
  const [customs, setCustoms] = useState(USUAL_CUSTOMS);
  const { isStarting, begin } = useBeginGame(go);
  const { isOpening, open } = useOpenTable();

  const edition = findEdition(setUp.edition) ?? birmingham;
  const boards = useMemo(() => printedBoards(edition), [edition]);
  const verdict = useMemo(() => judge(setUp), [setUp]);
  useEffect(() => {
    if (verdict.table) paintLater({ edition: setUp.edition, wish: wishOf(setUp) });
  }, [setUp, verdict]);
  const hasPerson = setUp.chairs.some(({ kind }) => kind === 'person');
  const own = ownChair(setUp);
  const isUnnamed = isOnline && hasPerson && setUp.chairs[own]?.name.trim() === '';
  const hasAutomata = setUp.chairs.some(({ kind }) => kind === 'automaton');
  const [unrated] = unratedReasons({
    wish: setUp,
    sitters: setUp.chairs,
    hasHints,
    mine: seatsHere(setUp),
    time,
    customs,
  });
  const canBeRated = unrated === undefined;
  const isToBeRated = isRated && canBeRated;
  const complaints = verdict.faults.map((fault) => sayWishFault(fault, edition, language, start));

  const change = (next: typeof setUp): void => {
    setSetUp(next);
    setLink('');
  };
  const beginSetUp = (): Promise<void> => {
    keepSetUp(setUp);
    if (isOnline) keepOwnName(setUp.chairs[own]?.name ?? '');
    const game = newGameOf(setUp, names, randomSeed());
    // A live clock does not start while somebody is away.
    const asksReady = time.kind === 'live';
    const wanted = isPublic ? terms : {};
    const extras = { watchDelay, time, isPublic, isRated: isToBeRated, hasHints, asksReady, customs, ...wanted };
    return isOnline ? open(game, seatsHere(setUp), extras) : begin(game);
  };
  const share = async (): Promise<void> => {
    // Starting after sharing plays the deal that was shared.
    const shared = withSeed(setUp, randomSeed());
    change(shared);
    const payload = await pack(JSON.stringify(sharedSetUp(shared)));
    const address = new URL(hrefOf({ screen: 'seed', payload }), window.location.href).href;
    if (await copy(address)) notify(texts.shared);
    setLink(address);
  };

  const localText = isStarting ? start.starting : texts.begin;
  const beginText = isOnline ? (isOpening ? online.opening : online.open) : localText;

  const onlineTitle = isForAll ? online.openTitle : online.title;
  const onlineNote = isPublic ? online.openForAllNote : online.openNote;

  return (
    <Page title={isOnline ? onlineTitle : texts.title} {...(isOnline ? { subtitle: onlineNote } : {})}>
      <div className={styles.layout}>
        <div className={styles.parts}>
          <EditionCards
            value={edition.slug}
            onChange={(slug) => change(withEdition(setUp, findEdition(slug) ?? edition))}
          />
          <Panel title={texts.company}>
            <Company edition={edition} setUp={setUp} isOnline={isOnline} onChange={change} />
            {hasAutomata && <DeckChoice setUp={setUp} onChange={change} />}
          </Panel>
          <Panel title={texts.options}>
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
          <Panel title={editionWords(edition, language).name}>
            <Summary setUp={setUp} edition={edition} boardName={verdict.table?.board.name} />
            {!isOnline && (
              <div className={styles.seed}>
                <TextField
                  label={texts.seed}
                  value={setUp.seed}
                  placeholder={texts.seedPlaceholder}
                  note={texts.seedNote}
                  maxLength={60}
                  onChange={(seed) => change({ ...setUp, seed })}
                />
              </div>
            )}
            {isOnline && (
              <>
                {hasPerson && (
                  <div className={styles.seed}>
                    <TextField
                      label={online.name}
                      value={setUp.chairs[own]?.name ?? ''}
                      maxLength={24}
                      onChange={(name) => change(withChair(setUp, own, { name }))}
                    />
                  </div>
                )}
                <div className={styles.seed}>
                  <Select
                    label={online.watchers}
                    choices={watchDelays.map((turns) => ({ value: String(turns), label: online.watchDelay(turns) }))}
                    value={String(watchDelay)}
                    onChange={(turns) => setWatchDelay(Number(turns))}
                  />
                </div>
                <div className={styles.seed}>
                  <TimeChoice value={time} onChange={setTime} />
                </div>
                <div className={styles.seed}>
                  <CustomsChoice value={customs} hasClock={time.kind !== 'none'} onChange={setCustoms} />
                </div>
                <div className={styles.seed}>
                  <Switch isOn={isPublic} onChange={setPublic}>
                    {online.public}
                  </Switch>
                  {isPublic && <PublicTermsChoice value={terms} onChange={setTerms} />}
                </div>
                <div className={styles.seed}>
                  <Switch isOn={isToBeRated} onChange={setRated} isDisabled={!canBeRated}>
                    {online.rated}
                  </Switch>
                  {unrated && <p className={styles.note}>{online.unrated[unrated]}</p>}
                </div>
                <div className={styles.seed}>
                  <Switch isOn={hasHints} onChange={setHints} isDisabled={isToBeRated}>
                    {online.hints}
                  </Switch>
                  {isToBeRated && <p className={styles.note}>{online.unrated.hints}</p>}
                </div>
                <p className={styles.note}>{online.sealed}</p>
              </>
            )}
            {!hasPerson && <p className={styles.note}>{isOnline ? online.needsPerson : texts.looksOn}</p>}
            {complaints.length > 0 && (
              <ul role="list" className={styles.faults} aria-live="polite">
                {complaints.map((complaint) => (
                  <li key={complaint}>{complaint}</li>
                ))}
              </ul>
            )}
            <div className={styles.actions}>
              {isUnnamed && (
                <p className={styles.missing} id="missing">
                  {online.needsName}
                </p>
              )}
              <Button
                look="primary"
                size="large"
                wide
                {...(isUnnamed ? { 'aria-describedby': 'missing' } : {})}
                isDisabled={complaints.length > 0 || isStarting || isOpening || (isOnline && !hasPerson) || isUnnamed}
                onPress={() => void beginSetUp()}
              >
                {beginText}
              </Button>
              {!isOnline && (
                <Button look="quiet" size="small" wide isDisabled={complaints.length > 0} onPress={() => void share()}>
                  <LinkIcon /> {texts.share}
                </Button>
              )}
              {link !== '' && <TextField label={texts.linkHere} value={link} onChange={() => undefined} />}
            </div>
          </Panel>
        </aside>
      </div>
    </Page>
  );
};
