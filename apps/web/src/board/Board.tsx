import type { GameEvent, PlaceId, Table, View } from '@coalbrook/rules';
import { compare, sceneOf } from '@coalbrook/scene';
import type { Box, Point } from '@coalbrook/scene';
import { boardName, thingsOf } from '@coalbrook/words';
import type { Marks } from '@coalbrook/words';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

import { useLanguage, useMessages } from '../language/useMessages.ts';
import type { Lit, Target } from '../target/target.ts';
import type { Colour } from '../theme/seats.ts';
import { aimAt, around, boxOf, clearScale } from './aim.ts';
import { noPadding } from './camera.ts';
import type { Padding } from './camera.ts';
import { Defs } from './Defs.tsx';
import { Ghosts } from './Ghosts.tsx';
import { Ground } from './Ground.tsx';
import { Hits } from './Hits.tsx';
import { Imports } from './Imports.tsx';
import { journeysOf } from './journeys.ts';
import { Labels } from './Labels.tsx';
import type { BoardLabel } from './Labels.tsx';
import { ChosenLayer, FocusRing, LitLayer, MarksLayer } from './Light.tsx';
import { Lines } from './Lines.tsx';
import { DistantMarket, MarketLadder } from './Markets.tsx';
import { Merchants } from './Merchants.tsx';
import { Links, Tiles } from './Pieces.tsx';
import { Places } from './Places.tsx';
import { planFor } from './planFor.ts';
import { sayTarget } from './speech.ts';
import type { Speaker } from './speech.ts';
import { Speech } from './Speech.tsx';
import { Title } from './Title.tsx';
import { exactly, inReadingOrder, nextIn, touchablesOf } from './touchables.ts';
import type { Direction } from './touchables.ts';
import { useCamera } from './useCamera.ts';
import { useMotion } from './useMotion.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

import styles from './Board.module.css';

export interface BoardProps {
  readonly table: Table;
  readonly view: View;
  /** By seat. */
  readonly colours: readonly Colour[];
  readonly names: readonly string[];
  /** Targets that lead somewhere. */
  readonly lit: Lit;
  /** Targets of the selection so far. */
  readonly chosen: Lit;
  /** The foreseen position. */
  readonly ghost?: View | undefined;
  /** What the journal speaks of. */
  readonly marks?: Partial<Marks> | undefined;
  readonly labels?: readonly BoardLabel[];
  /** What led to this view; empty: nothing moves. */
  readonly events?: readonly GameEvent[];
  readonly onPick: (target: Target) => void;
  readonly onHover?: ((target: Target | undefined) => void) | undefined;
  /** Brings a place into the middle whenever it is another object. */
  readonly find?: { readonly place: PlaceId } | undefined;
  /** What of the window lies under panels. */
  readonly padding?: Padding;
  /** Nothing moves by itself. */
  readonly isStill?: boolean;
}

const noLabels: readonly BoardLabel[] = [];
const noEvents: readonly GameEvent[] = [];

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const PAN = 90;

const spot = ([x, y]: Point): Box => ({ x, y, width: 0, height: 0 });

/** The map with everything on it. It knows no rules: what can be chosen is told by `lit`. */
export const Board = (props: BoardProps) => {
  const { table, view, colours, names, lit, chosen, ghost, marks, labels = noLabels, events = noEvents } = props;
  const { onPick, onHover, find, padding = noPadding, isStill = false } = props;
  const words = useMessages().board;
  const language = useLanguage();
  const things = thingsOf(table, language);
  const title = boardName(table, language);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const pieces = useRef<SVGSVGElement>(null);
  const stage = useRef<SVGGElement>(null);

  const plan = planFor(table);
  const sheet = useMemo(() => ({ width: plan.size[0], height: plan.size[1] }), [plan]);
  const touchables = useMemo(() => touchablesOf(table, plan), [table, plan]);
  const byKey = useMemo(() => new Map(touchables.map((touchable) => [touchable.key, touchable])), [touchables]);
  const scene = useMemo(() => sceneOf(table, view), [table, view]);
  const foreseen = useMemo(() => ghost && sceneOf(table, ghost), [table, ghost]);
  const change = useMemo(() => foreseen && compare(scene, foreseen), [scene, foreseen]);
  const journeys = useMemo(
    () => (change && foreseen ? journeysOf(table, plan, change, foreseen) : []),
    [table, plan, change, foreseen],
  );
  const leaving = useMemo(
    () => new Map(change?.cubes.filter(({ by }) => by < 0).map(({ site, by }) => [site, -by])),
    [change],
  );
  const replaced = useMemo(() => new Set<number>(change?.built.map(({ site }) => site)), [change]);
  const speaker = useMemo(
    (): Speaker => ({ table, scene, things, names, words }),
    [table, scene, things, names, words],
  );

  const camera = useCamera(frame, layer, sheet, padding, isStill);
  useMotion({ table, plan, scene, events, pieces, stage, colours, isStill });

  useEffect(() => {
    if (!find) return;
    const place = plan.places.find((one) => one.id === find.place);
    if (place) camera.show(place.at);
  }, [camera, find, plan]);

  const [focused, setFocused] = useState<string | undefined>(undefined);
  const [hasFocus, setHasFocus] = useState(false);
  const glowing = useMemo(() => exactly(table, touchables, lit, chosen), [table, touchables, lit, chosen]);
  const reachable = useMemo(() => inReadingOrder(glowing), [glowing]);
  const current = focused !== undefined && lit.has(focused) ? byKey.get(focused) : undefined;

  const region = useMemo(
    () =>
      chosen.size === 0
        ? undefined
        : around([
            ...[...touchables.filter(({ key }) => chosen.has(key)), ...glowing].map(boxOf),
            ...journeys.flatMap(({ stretches }) =>
              stretches.flatMap(({ by, points }) => (by === 'link' ? points.map(spot) : [])),
            ),
          ]),
    [chosen, glowing, journeys, touchables],
  );
  useEffect(() => camera.follow(region), [camera, region]);

  const idOf = useCallback((key: string): string => `${id}-${key}`, [id]);
  const nameOf = useCallback(
    (key: string): string => {
      const touchable = byKey.get(key);
      if (!touchable) return '';
      const name = sayTarget(speaker, touchable.target);
      if (chosen.has(key)) return `${name}, ${words.isChosen}`;
      return lit.has(key) ? `${name}, ${words.canChoose}` : name;
    },
    [byKey, chosen, lit, speaker, words],
  );

  const focusOn = (key: string): void => {
    setFocused(key);
    const touchable = byKey.get(key);
    if (touchable) camera.reveal(touchable.at);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directions[event.key];
    if (direction && !event.shiftKey && reachable.length > 0) {
      const from = current ?? undefined;
      const next = from ? nextIn(from.at, reachable, direction) : reachable[0];
      if (next) focusOn(next.key);
    } else if (direction) {
      const [dx, dy] = { left: [PAN, 0], right: [-PAN, 0], up: [0, PAN], down: [0, -PAN] }[direction];
      camera.panBy(dx, dy);
    } else if (event.key === '+' || event.key === '=') camera.zoomBy(1.4);
    else if (event.key === '-') camera.zoomBy(1 / 1.4);
    else if (event.key === '0') camera.whole();
    else if ((event.key === 'Home' || event.key === 'End') && reachable.length > 0)
      focusOn((event.key === 'Home' ? reachable[0] : reachable[reachable.length - 1]).key);
    else if ((event.key === 'Enter' || event.key === ' ') && current) onPick(current.target);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const targetAt = ({ target }: { readonly target: EventTarget }): Target | undefined => {
    const key = target instanceof Element ? target.closest('[data-target]')?.getAttribute('data-target') : undefined;
    return key ? byKey.get(key)?.target : undefined;
  };
  /** A finger means what is near it; where that could be several things, they come nearer first. */
  const onTap = ({ clientX, clientY }: MouseEvent): void => {
    const { point, scale } = camera.sheetAt(clientX, clientY);
    const aim = aimAt(touchables, glowing, point, scale);
    if (!aim) return;
    if ('at' in aim) {
      onPick(aim.at.target);
      return;
    }
    const box = around(aim.among.map(boxOf));
    if (box) camera.examine(box, clearScale);
  };
  const pointer = useRef('mouse');
  const onClick = (event: MouseEvent): void => {
    if (camera.wasDrag()) return;
    if (pointer.current !== 'mouse') {
      onTap(event);
      return;
    }
    const target = targetAt(event);
    if (target) onPick(target);
  };
  const hovered = useRef<Target | undefined>(undefined);
  const onPointerOver = (event: PointerEvent): void => {
    const target = targetAt(event);
    if (target === hovered.current) return;
    hovered.current = target;
    onHover?.(target);
  };

  const viewBox = `0 0 ${sheet.width} ${sheet.height}`;
  return (
    <div className={styles.board} data-testid="board">
      <div
        ref={frame}
        id="map"
        className={styles.frame}
        role="application"
        aria-roledescription={words.role}
        aria-label={words.map(title)}
        aria-describedby={`${id}-help`}
        aria-activedescendant={hasFocus && current ? idOf(current.key) : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType;
        }}
        onPointerOver={onPointerOver}
        onPointerLeave={() => {
          hovered.current = undefined;
          onHover?.(undefined);
        }}
        onFocus={(event) => setHasFocus(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => setHasFocus(false)}
      >
        <div ref={layer} className={styles.layer} style={{ width: sheet.width, height: sheet.height }}>
          <Ground table={table} plan={plan} />
          <svg ref={pieces} className={styles.svg} viewBox={viewBox} aria-hidden="true">
            <Defs />
            <Lines plan={plan} era={scene.era} />
            <Title
              box={plan.title}
              name={title}
              era={table.eras.length > 1 ? things.era(view.era) : table.edition.name}
            />
            {plan.ladder && <MarketLadder ladder={plan.ladder} market={scene.market.join(',')} />}
            {plan.distant && <DistantMarket table={table} distant={plan.distant} space={scene.distant} />}
            <Places plan={plan} table={table} things={things} />
            <Imports table={table} plan={plan} tiles={scene.tiles} />
            <Merchants plan={plan} table={table} merchants={scene.merchants} />
            <Links plan={plan} links={scene.links} colours={colours} era={scene.era} />
            <Tiles
              table={table}
              plan={plan}
              tiles={scene.tiles}
              colours={colours}
              leaving={leaving}
              replaced={replaced}
            />
          </svg>
          <svg
            className={isStill || glowing.length === 0 ? styles.svg : styles.pulse}
            viewBox={viewBox}
            aria-hidden="true"
          >
            <LitLayer touchables={glowing} sign={scene.era === 'canal' ? 'boat' : 'engine'} />
          </svg>
          <svg className={styles.svg} viewBox={viewBox} aria-hidden="true">
            {change && (
              <Ghosts
                table={table}
                plan={plan}
                change={change}
                colours={colours}
                era={scene.era}
                journeys={journeys}
                isStill={isStill}
              />
            )}
            {marks && <MarksLayer plan={plan} touchables={touchables} marks={marks} />}
            <ChosenLayer touchables={touchables} chosen={chosen} />
            {hasFocus && current && <FocusRing touchable={current} />}
            <Labels plan={plan} labels={labels} colours={colours} />
            <g ref={stage} />
          </svg>
          <svg className={styles.hits} viewBox={viewBox}>
            <Hits touchables={touchables} lit={glowing} nameOf={nameOf} idOf={idOf} />
          </svg>
        </div>
      </div>
      <div className={styles.edge} aria-hidden="true" />
      <ZoomButtons camera={camera} />
      <p id={`${id}-help`} className={styles.spoken}>
        {words.help}
      </p>
      <Speech speaker={speaker} plan={plan} />
    </div>
  );
};
