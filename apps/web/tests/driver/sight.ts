/** What a player sees and could touch. */
import { english } from '../../src/language/english.ts';

export interface TouchSpot {
  /** What is touched: a target's key, or the text of a button. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/**
 * `choose`: something must be touched. `ready`: an action can be confirmed. `goOn`: the turn can be ended.
 * `wait`: others are playing, or the table is not there yet. `hidden`: the desk is on another tab.
 */
export type ScreenPhase = 'over' | 'count' | 'handover' | 'choose' | 'ready' | 'goOn' | 'wait' | 'hidden';

export interface Sight {
  readonly phase: ScreenPhase;
  /** Kinds, cards, and lit targets on the map. */
  readonly lit: readonly TouchSpot[];
  /** The choices on the desk, as buttons. */
  readonly choices: readonly TouchSpot[];
  /** The main button, depending on the phase. */
  readonly go: TouchSpot | undefined;
  /** Changes whenever anything relevant does. */
  readonly mark: string;
}

const texts = {
  final: english.story.final.title,
  look: english.story.final.board,
  goOn: english.story.count.goOn,
  confirm: english.desk.confirm,
  ends: [english.desk.endTurn, english.desk.planOn, english.desk.reveal],
  /** How long others may take, in milliseconds. */
  patience: 60_000,
};

/** Runs in the page: resolves to what is visible there as soon as the player can act. */
const read = async (words: typeof texts): Promise<Sight> => {
  const spots = (root: ParentNode, selector: string, name: (element: Element) => string): TouchSpot[] =>
    [...root.querySelectorAll(selector)].flatMap((element) => {
      const key = name(element);
      // A line is touched on its tile, which is drawn last.
      const box = (
        element instanceof SVGGElement ? (element.lastElementChild ?? element) : element
      ).getBoundingClientRect();
      const points = [
        [0.5, 0.5],
        [0.3, 0.3],
        [0.7, 0.3],
        [0.3, 0.7],
        [0.7, 0.7],
        [0.12, 0.5],
        [0.88, 0.5],
        [0.5, 0.12],
        [0.5, 0.88],
      ];
      for (const [across = 0.5, down = 0.5] of points) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && element.contains(hit)) return [{ key, x, y }];
      }
      return [];
    });
  const button = (root: ParentNode | undefined, ...labels: readonly string[]): HTMLButtonElement | undefined =>
    [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) => labels.includes(textContent.trim()));
  /** The centre of a button, if it can be touched there. */
  const centre = (element: Element | undefined): TouchSpot | undefined => {
    if (!element) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return element.contains(document.elementFromPoint(x, y)) ? { key: element.textContent.trim(), x, y } : undefined;
  };
  const lit = (): readonly TouchSpot[] =>
    spots(document, '[data-target][data-lit]', (element) => element.getAttribute('data-target') ?? '');

  const see = (): Sight => {
    const desk = document.querySelector('#desk') ?? undefined;
    const thought = document.querySelector('#thought') ?? undefined;
    const mark = [
      desk?.textContent ?? '',
      thought?.textContent ?? '',
      ...[...document.querySelectorAll('[data-lit]')].map((element) => element.getAttribute('data-target') ?? ''),
      ...[...document.querySelectorAll('[role="status"]')].map((status) => status.textContent ?? ''),
    ].join('|');
    const only = (phase: ScreenPhase, go?: Element): Sight => ({ phase, lit: [], choices: [], go: centre(go), mark });

    const dialogs = [...document.querySelectorAll('[role="dialog"]')];
    const final = dialogs.find((dialog) => dialog.querySelector('h2, [slot="title"]')?.textContent === words.final);
    if (final) return only('over', button(final, words.look));
    const curtain = document.querySelector('[aria-labelledby="handover-title"]');
    if (curtain) return only('handover', curtain.querySelector('button') ?? undefined);
    const count = document.querySelector('[aria-labelledby="count-title"]');
    if (count) return only('count', button(count, words.goOn));

    if (!desk) return document.querySelector('[role="tab"]') ? { ...only('hidden'), lit: lit() } : only('wait');
    if (desk.getAttribute('aria-busy') === 'true') return only('wait');
    const end = button(desk, ...words.ends);
    if (end) return end.disabled ? only('wait') : only('goOn', end);
    const confirm = button(desk, words.confirm);
    if (!confirm) return only('wait');
    if (!confirm.disabled) return only('ready', confirm);
    const choices = thought ? spots(thought, 'ul button', (element) => element.textContent.trim()) : [];
    return { phase: 'choose', lit: lit(), choices, go: undefined, mark };
  };

  for (const start = performance.now(); ;) {
    const sight = see();
    if (sight.phase !== 'wait' || performance.now() - start > words.patience) return sight;
    await new Promise((resolve) => {
      setTimeout(resolve, 8);
    });
  }
};

/** A page of any browser that can run the reading function. */
export interface Readable {
  evaluate(run: typeof read, words: typeof texts): Promise<Sight>;
}

/** What the player can do, once the others have played. */
export const look = (page: Readable): Promise<Sight> => page.evaluate(read, texts);
