import { turnKinds } from '@coalbrook/desk';
import { BEER } from '@coalbrook/rules';
import type { CargoId, Kind, LinkPrice, Table, View } from '@coalbrook/rules';
import { lazy, Suspense, useState } from 'react';

import type { Messages } from '../language/english.ts';
import { useMessages } from '../language/useMessages.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { keyOfKind } from './kindKeys.ts';
import { scoringTexts } from './scoringTexts.ts';
import { sellText } from './sellText.ts';
import { turnTexts } from './turnTexts.ts';
import { useWords } from './useWords.ts';
import type { DeskWords } from './useWords.ts';

import styles from './Aid.module.css';

const AnnotatedPieces = lazy(() =>
  import('../panels/AnnotatedPieces.tsx').then((module) => ({ default: module.AnnotatedPieces })),
);

type Texts = Messages['panels'];

const priceText = (texts: Texts, { things }: DeskWords, { money, needs }: LinkPrice): string =>
  texts.aidLinkPrice(
    things.money(money),
    needs.flatMap((need, cargo) => (need > 0 ? [`${need} ${things.cargo(cargo as CargoId)}`] : [])),
  );

/** Whether places share their cards by colour. */
const hasColours = ({ places }: Table): boolean => places.some(({ colour }) => colour !== undefined);

/** What an action does and costs now; undefined for kinds that only answer questions. */
const kindText = (table: Table, view: View, texts: Texts, words: DeskWords, kind: Kind): string | undefined => {
  const { things } = words;
  const kindTexts = texts.aidKinds;
  switch (kind) {
    case 'build':
      return hasColours(table) ? kindTexts.buildByColour : kindTexts.build;
    case 'double':
    case 'develop':
    case 'remove':
    case 'scout':
    case 'draw':
    case 'pass':
      return kindTexts[kind];
    case 'network': {
      const { links, linksCounted } = table.eras[view.era];
      const prices = links.map((price) => priceText(texts, words, price));
      return linksCounted === 'inGame' ? kindTexts.rail(prices[0], prices[1] ?? '') : kindTexts.network(prices);
    }
    case 'sell':
      return sellText(table, kindTexts, things);
    case 'loan':
      return kindTexts.loan(table.loans.map(({ amount, levels }) => kindTexts.loanTerm(things.money(amount), levels)));
    case 'repay':
      return kindTexts.repay(things.money(table.credit?.unit ?? 0));
    default:
      return undefined;
  }
};

const sourceTexts = (table: Table, texts: Texts): readonly string[] => {
  const carriesAll = table.markets.every((market) => market?.carried ?? true);
  const hasBeer = table.tiles.some(({ beer, cargo }) => beer > 0 || cargo === BEER);
  return [...(carriesAll ? [texts.aidCarried] : [texts.aidCoal, texts.aidIron]), ...(hasBeer ? [texts.aidBeer] : [])];
};

export interface AidProps {
  readonly table: Table;
  readonly view: View;
}

/** What each action does and costs in this era, how a turn goes, and what scores. */
export const Aid = ({ table, view }: AidProps) => {
  const { panels: texts } = useMessages();
  const [page, setPage] = useState('actions');
  const words = useWords(table, []);
  const list = (sentences: readonly string[]) => (
    <ul className={styles.list}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  const actions = (
    <>
      {table.edition.hasEras && <p className={styles.era}>{texts.aidNow(words.things.era(view.era))}</p>}
      <dl className={styles.kinds}>
        {turnKinds(table).map((kind) => {
          const text = kindText(table, view, texts, words, kind);
          return text === undefined ? undefined : (
            <div key={kind}>
              <dt>
                {words.kind(kind)} <kbd>{keyOfKind(kind)}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          );
        })}
      </dl>
      {list(sourceTexts(table, texts))}
    </>
  );
  return (
    <Tabs
      label={texts.aid}
      chosen={page}
      onChange={setPage}
      pages={[
        { id: 'actions', title: texts.aidPages.actions, content: actions },
        { id: 'turn', title: texts.aidPages.turn, content: list(turnTexts(table, texts, words.things)) },
        { id: 'scoring', title: texts.aidPages.scoring, content: list(scoringTexts(table, texts, words.things)) },
        {
          id: 'pieces',
          title: texts.aidPages.pieces,
          content: (
            <Suspense>
              <AnnotatedPieces table={table} />
            </Suspense>
          ),
        },
      ]}
    />
  );
};

export interface AidDialogProps extends AidProps {
  readonly onClose: () => void;
}

export const AidDialog = ({ onClose, ...rest }: AidDialogProps) => {
  const { panels: texts } = useMessages();
  return (
    <Dialog title={texts.aid} isOpen onClose={onClose}>
      <Aid {...rest} />
    </Dialog>
  );
};
