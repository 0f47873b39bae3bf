/** Every panel of the table screen, by the slot in which it stands; within a slot, in this order. */

import type { TablePanel } from './panel.ts';
import { BoardPart } from './parts/BoardPart.tsx';
import { CountPart } from './parts/CountPart.tsx';
import { DeskPart } from './parts/DeskPart.tsx';
import { DisplayPart } from './parts/DisplayPart.tsx';
import { DockPart } from './parts/DockPart.tsx';
import { ElsewherePart } from './parts/ElsewherePart.tsx';
import { ExplanationPart } from './parts/ExplanationPart.tsx';
import { HandoverPart } from './parts/HandoverPart.tsx';
import { HandPart } from './parts/HandPart.tsx';
import { InspectorPart } from './parts/InspectorPart.tsx';
import { JournalPart, JournalTitle } from './parts/JournalPart.tsx';
import { LeadPart } from './parts/LeadPart.tsx';
import { MatPart } from './parts/MatPart.tsx';
import { NewsPart } from './parts/NewsPart.tsx';
import { NextTilesPart } from './parts/NextTilesPart.tsx';
import { OrderPart } from './parts/OrderPart.tsx';
import { PursePart } from './parts/PursePart.tsx';
import { RevealedPart } from './parts/RevealedPart.tsx';
import { SaidPart } from './parts/SaidPart.tsx';
import { ScorePart } from './parts/ScorePart.tsx';
import { SeatsPart } from './parts/SeatsPart.tsx';
import { SheetsPart } from './parts/SheetsPart.tsx';
import { SoundOfferPart } from './parts/SoundOfferPart.tsx';
import { SpokenPart } from './parts/SpokenPart.tsx';
import { TalkPart, TalkTitle } from './parts/TalkPart.tsx';
import { WordsPart, WordsTitle } from './parts/WordsPart.tsx';
import { hasRounds, isCounting, isExplaining, isQuiet } from './stages.ts';

export const panels: readonly TablePanel[] = [
  { slot: 'map', id: 'board', Content: BoardPart },
  { slot: 'order', id: 'order', Content: OrderPart, isShown: hasRounds, isLate: true },
  { slot: 'people', id: 'seats', Content: SeatsPart, isLate: true },
  { slot: 'lead', id: 'elsewhere', Content: ElsewherePart, isShown: ({ snapshot }) => snapshot.isElsewhere },
  { slot: 'lead', id: 'lead', Content: LeadPart },
  { slot: 'thought', id: 'count', Content: CountPart, isShown: isCounting },
  { slot: 'thought', id: 'revealed', Content: RevealedPart },
  { slot: 'thought', id: 'explanation', Content: ExplanationPart, isShown: isExplaining },
  { slot: 'thought', id: 'said', Content: SaidPart, isShown: (model) => !isCounting(model) },
  {
    slot: 'offer',
    id: 'sound',
    Content: SoundOfferPart,
    isShown: (model) => !isCounting(model) && !isExplaining(model),
  },
  {
    slot: 'spare',
    id: 'next',
    Content: NextTilesPart,
    isShown: (model) => model.snapshot.frame.viewer >= 0 && !isQuiet(model) && !model.dock.isDocked,
    isLate: true,
  },
  { slot: 'story', id: 'journal', Title: JournalTitle, Content: JournalPart, isLate: true },
  { slot: 'story', id: 'talk', Title: TalkTitle, Content: TalkPart, isShown: ({ talk }) => talk !== undefined },
  { slot: 'story', id: 'text', Title: WordsTitle, Content: WordsPart, isShown: ({ showsWords }) => showsWords },
  { slot: 'dock', id: 'mat', Content: DockPart, isShown: ({ dock }) => dock.isDocked },
  {
    slot: 'cards',
    id: 'display',
    Content: DisplayPart,
    isShown: ({ snapshot }) => snapshot.table.start.display !== undefined,
  },
  { slot: 'cards', id: 'hand', Content: HandPart, isShown: ({ session }) => !session.isWatching },
  { slot: 'desk', id: 'desk', Content: DeskPart },
  { slot: 'purse', id: 'purse', Content: PursePart },
  { slot: 'over', id: 'news', Content: NewsPart },
  { slot: 'over', id: 'spoken', Content: SpokenPart },
  { slot: 'over', id: 'words', Content: WordsPart, isShown: ({ showsWords }) => !showsWords },
  { slot: 'over', id: 'mat', Content: MatPart },
  { slot: 'over', id: 'score', Content: ScorePart },
  { slot: 'over', id: 'inspector', Content: InspectorPart },
  { slot: 'over', id: 'sheets', Content: SheetsPart },
  { slot: 'over', id: 'handover', Content: HandoverPart, isShown: ({ snapshot }) => snapshot.handTo !== undefined },
];
