import type { Lit, Target } from '@coalbrook/desk';
import type { PlaceId, Seat } from '@coalbrook/rules';
import { inks } from '@coalbrook/scene';
import type { BoardLayout, BoardNews, Detail, Journey, Move, Scene, SceneChange } from '@coalbrook/scene';
import type { Marks } from '@coalbrook/words';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { useSettings } from '../settings/settings.ts';
import { useTheme } from '../settings/theme.ts';
import type { Colour } from '../theme/seats.ts';
import { boxOf } from './aim.ts';
import { FarSigns } from './FarSigns.tsx';
import { Ghosts } from './Ghosts.tsx';
import { Ground } from './Ground.tsx';
import { Hauls } from './Hauls.tsx';
import { Hits } from './Hits.tsx';
import { Labels } from './Labels.tsx';
import type { BoardLabel } from './Labels.tsx';
import { ChosenLayer, FocusRing, LitLayer, MarksLayer, RingedBarrels } from './Light.tsx';
import { whatMatters } from './matters.ts';
import { useGlow } from './mostGlow.ts';
import { NewsLayer } from './News.tsx';
import { Names, Picture } from './Picture.tsx';
import type { Captions } from './Picture.tsx';
import { Links, Tiles } from './Pieces.tsx';
import { mostSpecific, touchablesOf } from './touchables.ts';
import { MAP_KEYS, useBoardKeys } from './useBoardKeys.ts';
import { useBoardPointer } from './useBoardPointer.ts';
import { useCamera } from './useCamera.ts';
import { useGuidedCamera } from './useGuidedCamera.ts';
import { useMotion } from './useMotion.ts';
import { useToolRoom } from './useToolRoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

import styles from './Board.module.css';

/** The changes and cube routes of the previewed move. */
export interface BoardPreview {
  readonly change: SceneChange;
  readonly journeys: readonly Journey[];
}

export interface BoardProps {
  readonly layout: BoardLayout;
  readonly scene: Scene;
  readonly captions: Captions;
  /** How the game writes a tile level. */
  readonly levelText: (level: number) => string;
  /** Indexed by seat. */
  readonly colours: readonly Colour[];
  /** Targets that can be chosen now. */
  readonly lit: Lit;
  /** Targets selected so far. */
  readonly chosen: Lit;
  readonly foreseen?: BoardPreview | undefined;
  /** What the journal points at. */
  readonly marks?: Partial<Marks> | undefined;
  readonly labels?: readonly BoardLabel[];
  /** What changed, to be pointed at. */
  readonly news?: BoardNews | undefined;
  /** Whether the news stays, or fades. */
  readonly isNewsKept?: boolean;
  /** The seat whose pieces stand out. */
  readonly spotlight?: Seat | undefined;
  /** Whose network a small window shows. */
  readonly viewer?: Seat | undefined;
  /** Under what name the view that somebody has chosen is remembered. */
  readonly memory?: string | undefined;
  /** Pieces that move from the previous scene to this one. */
  readonly movesFrom: (before: Scene) => readonly Move[];
  /** The name of something on the map. */
  readonly nameOf: (target: Target) => string;
  /** `aimed` is what lies under the pointer within the target: one of several signs on a site. */
  readonly onPick: (target: Target, aimed?: Target) => void;
  readonly onHover?: ((target: Target | undefined) => void) | undefined;
  /** Centres this place whenever the object changes. */
  readonly find?: { readonly place: PlaceId } | undefined;
  /** The key of the thing that a card with the focus is about: ringed and kept in sight. */
  readonly inspected?: string | undefined;
  /** Turns animations off. */
  readonly isStill?: boolean;
  /** Buttons beside those that zoom. */
  readonly tools?: ReactNode;
  /** Where all of these stand if not beside the sheet. */
  readonly toolPlace?: Element | undefined;
  /** An answer is asked for that is given on the map. */
  readonly isAsked?: boolean;
  /** The keys of what is spoken of: they are kept in sight. */
  readonly spoken?: Lit | undefined;
}

const noLabels: readonly BoardLabel[] = [];
const noJourneys: readonly Journey[] = [];
const nothing: Lit = new Set();

/** The map and everything on it. It knows neither table nor rules: `lit` says what can be chosen. */
export const Board = (props: BoardProps) => {
  const { layout, scene, captions, levelText, colours, lit, chosen, foreseen, marks, labels = noLabels } = props;
  const { news, isNewsKept = false, spotlight, viewer, memory, tools, inspected } = props;
  const { toolPlace, isAsked = false, spoken = nothing } = props;
  const { movesFrom, nameOf: sayTarget, onPick, onHover, find, isStill = false } = props;
  const words = useMessages().board;
  const theme = useTheme();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const pieces = useRef<SVGSVGElement>(null);
  const stage = useRef<SVGGElement>(null);

  const sheet = useMemo(() => ({ width: layout.size[0], height: layout.size[1] }), [layout]);
  const touchables = useMemo(() => touchablesOf(layout), [layout]);
  const byKey = useMemo(() => new Map(touchables.map((touchable) => [touchable.key, touchable])), [touchables]);
  const change = foreseen?.change;
  const journeys = foreseen?.journeys ?? noJourneys;
  const leaving = useMemo(
    () => new Map(change?.cubes.filter(({ by }) => by < 0).map(({ site, by }) => [site, -by])),
    [change],
  );
  const replaced = useMemo(() => new Set<number>(change?.built.map(({ site }) => site)), [change]);

  const buttons = useRef<HTMLDivElement>(null);
  const played = useMemo(() => touchables.map(boxOf), [touchables]);
  const { along, padding, strip } = useToolRoom(frame, buttons, toolPlace, sheet, played);
  const { textSize } = useSettings();
  const glow = useGlow();
  const glowing = useMemo(() => mostSpecific(layout, touchables, lit, chosen), [layout, touchables, lit, chosen]);
  const ringedOutlets = useMemo(
    () => touchables.filter(({ key, target }) => target.on === 'outlet' && (lit.has(key) || chosen.has(key))),
    [touchables, lit, chosen],
  );
  const [detail, setDetail] = useState<Detail>('middle');
  const matters = useMemo(
    () => whatMatters({ layout, scene, glowing, news, viewer }),
    [layout, scene, glowing, news, viewer],
  );
  const text = textSize / 100;
  const camera = useCamera(frame, layer, sheet, {
    padding,
    strip,
    isStill,
    matters,
    text,
    memory,
    onDetail: setDetail,
  });
  useMotion({ scene, movesFrom, pieces, stage, colours, isStill });
  const held = inspected === undefined ? undefined : byKey.get(inspected);
  useGuidedCamera(camera, {
    layout,
    touchables,
    glowing,
    chosen,
    isAsked,
    journeys: foreseen?.journeys,
    news,
    spoken,
    find,
    held,
  });
  const { current, ...keys } = useBoardKeys({ camera, byKey, touchables, glowing, onPick });
  const pointer = useBoardPointer({ layout, scene, camera, touchables, byKey, glowing, onPick, onHover });
  const ringed = held ?? current;

  const idOf = useCallback((key: string): string => `${id}-${key}`, [id]);
  const nameOf = useCallback(
    (key: string): string => {
      const touchable = byKey.get(key);
      if (!touchable) return '';
      const name = sayTarget(touchable.target);
      if (chosen.has(key)) return `${name}, ${words.isChosen}`;
      return lit.has(key) ? `${name}, ${words.canChoose}` : `${name}, ${words.cannotChoose}`;
    },
    [byKey, chosen, lit, sayTarget, words],
  );

  const viewBox = `0 0 ${sheet.width} ${sheet.height}`;
  return (
    <div className={styles.board} style={inks[theme] as CSSProperties} data-testid="board">
      <div
        ref={frame}
        id="map"
        className={styles.frame}
        style={{ '--strip-width': `${strip.width}px`, '--strip-height': `${strip.height}px` } as CSSProperties}
        role="application"
        aria-roledescription={words.role}
        aria-label={words.map(captions.title)}
        aria-describedby={`${id}-help`}
        aria-activedescendant={current ? idOf(current.key) : undefined}
        tabIndex={0}
        data-keys={MAP_KEYS}
        {...keys}
        {...pointer}
      >
        <div ref={layer} className={styles.layer} style={{ width: sheet.width, height: sheet.height }}>
          <Ground layout={layout} />
          <svg ref={pieces} className={styles.svg} viewBox={viewBox} aria-hidden="true">
            <Picture layout={layout} scene={scene} captions={captions} />
            <Links layout={layout} links={scene.links} colours={colours} era={scene.era} spotlight={spotlight} />
            <Tiles
              layout={layout}
              tiles={scene.tiles}
              colours={colours}
              levelText={levelText}
              leaving={leaving}
              replaced={replaced}
              spotlight={spotlight}
              detail={detail}
            />
            {detail === 'far' && glow !== 'off' && (
              <FarSigns layout={layout} tiles={scene.tiles} touchables={glowing} />
            )}
          </svg>
          <svg
            className={isStill || glow !== 'full' || glowing.length === 0 ? styles.svg : styles.pulse}
            viewBox={viewBox}
            aria-hidden="true"
          >
            <LitLayer touchables={glowing} sign={scene.era === 'canal' ? 'boat' : 'engine'} glow={glow} />
          </svg>
          <svg className={styles.svg} viewBox={viewBox} aria-hidden="true">
            {change && (
              <Ghosts
                layout={layout}
                change={change}
                colours={colours}
                levelText={levelText}
                era={scene.era}
                journeys={journeys}
                isStill={isStill}
                detail={detail}
              />
            )}
            {news && spotlight === undefined && (
              <g className={isStill || isNewsKept ? undefined : styles.fades}>
                <Hauls layout={layout} hauls={news.hauls} />
                <NewsLayer touchables={touchables} news={news} colours={colours} />
              </g>
            )}
            {marks && <MarksLayer touchables={touchables} marks={marks} />}
            <ChosenLayer touchables={touchables} chosen={chosen} />
            <Names layout={layout} captions={captions} />
            {!change && <RingedBarrels layout={layout} merchants={scene.merchants} touchables={ringedOutlets} />}
            {ringed && <FocusRing touchable={ringed} />}
            <Labels layout={layout} labels={labels} colours={colours} />
            <g ref={stage} />
          </svg>
          <svg className={styles.hits} viewBox={viewBox}>
            <Hits
              touchables={touchables}
              lit={glowing}
              chosen={chosen}
              current={current?.key}
              nameOf={nameOf}
              idOf={idOf}
            />
          </svg>
        </div>
      </div>
      <div className={styles.edge} aria-hidden="true" />
      <ZoomButtons ref={buttons} camera={camera} along={along} place={toolPlace}>
        {tools}
      </ZoomButtons>
      <p id={`${id}-help`} className={styles.spoken}>
        {words.help}
      </p>
    </div>
  );
};
