import { detailAt } from '@coalbrook/scene';
import type { Box, Detail, Point } from '@coalbrook/scene';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';

import { centre, closeUp, fit, homeView, isCramped, limit, MARGIN, nearestView, pan, zoom } from './camera.ts';
import type { Camera, Padding, Size, SoughtView } from './camera.ts';
import { grownBy } from './growth.ts';
import type { Weighed } from './matters.ts';
import { recallView, rememberView } from './rememberedView.ts';

export interface CameraControls {
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  whole(): void;
  /** The same, and from there back to what was seen before. */
  toggleWhole(): void;
  /** Centres a point of the sheet at a readable scale. */
  show(point: Point): void;
  /** Moves just far enough to bring a point into view. */
  reveal(point: Point): void;
  /** Zooms in far enough to separate what lies in a box. */
  examine(box: Box, least: number): void;
  /** In a small window: moves no further than it takes to see what is wanted; when all of it no longer is, back. */
  follow(wanted: SoughtView): void;
  /** Converts a screen point to sheet coordinates, with the scale there. */
  sheetAt(clientX: number, clientY: number): { readonly point: Point; readonly scale: number };
  /** Whether the last press was a drag, so that its click is ignored. */
  wasDrag(): boolean;
}

const DRAG = 6;
const SETTLE = 160;
const GLIDE = 260;

const between = (from: Camera, to: Camera, part: number): Camera => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  scale: from.scale + (to.scale - from.scale) * part,
});

/** Snaps to whole pixels; fractional offsets would be resampled on every frame. */
const onPixel = (value: number): number => Math.round(value * devicePixelRatio) / devicePixelRatio;

/** WebKit rasterizes layers at scale 1 and enlarges them, so there the layer is composited only while it moves. */
const staysSharp = (): boolean => !CSS.supports('font', '-apple-system-body');

export interface CameraOptions {
  /** What is kept free around the whole map. */
  readonly padding: Padding;
  /** What of the window is kept for buttons unless the whole map is shown, at the right and the lower edge. */
  readonly strip: Size;
  readonly isStill: boolean;
  /** What a cramped window shows. */
  readonly matters: readonly Weighed[];
  /** How much larger than usual texts are to be. */
  readonly text: number;
  /** Under what name the view that somebody has chosen is remembered. */
  readonly memory: string | undefined;
  /** Told how much can be told apart whenever the map has come to rest. */
  readonly onDetail: (detail: Detail) => void;
}

/**
 * What the camera shows: what the window opens with, from where it moves no further than it must; the whole map; more or
 * less of it than before while something is chosen; or what somebody has chosen to see.
 */
type Mode = 'home' | 'whole' | 'following' | 'own';

/**
 * Moves a layer inside a frame by wheel, drag and pinch. The layer is only transformed; nothing renders on the way.
 * It is composited separately, so dragging paints nothing; it is repainted once it rests at another scale.
 */
export const useCamera = (
  frame: RefObject<HTMLDivElement | null>,
  layer: RefObject<HTMLDivElement | null>,
  sheet: Size,
  { padding, strip, isStill, matters, text, memory, onDetail }: CameraOptions,
): CameraControls => {
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  const mode = useRef<Mode | undefined>(undefined);
  /** What was seen before the camera followed a selection, or showed the whole map. */
  const earlier = useRef<{ readonly camera: Camera; readonly mode: Mode } | undefined>(undefined);
  /** What is to be in sight, until somebody looks elsewhere. */
  const wanted = useRef<SoughtView | undefined>(undefined);
  /** Whether nobody has touched anything yet: until then, a window of another height opens with another view. */
  const isFresh = useRef(true);
  /** Where the camera is on its way to. */
  const heading = useRef<Camera | undefined>(undefined);
  const home = useRef<{ readonly matters: readonly Weighed[]; readonly text: number }>({ matters, text });
  const dragged = useRef(false);
  const requested = useRef(0);
  const settling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const gliding = useRef(0);
  /** The scale at which the layer was last painted. */
  const drawnAt = useRef(0);

  /** The size of the frame at its last layout, cached because reading it would force a layout. */
  const room = useRef<Size>({ width: 1, height: 1 });
  const windowSize = useCallback((): Size => room.current, []);
  /** What is left of it beside the buttons. */
  const seenSize = useCallback(
    (): Size => ({ width: room.current.width - strip.width, height: room.current.height - strip.height }),
    [strip],
  );
  const isWhole = useCallback(
    ({ x, y }: Camera): boolean => {
      const all = fit(windowSize(), sheet, padding);
      return Math.hypot(x - all.x, y - all.y) < 1;
    },
    [padding, sheet, windowSize],
  );

  const paint = useCallback((): void => {
    requested.current = 0;
    const { x, y, scale } = camera.current;
    if (!layer.current) return;
    layer.current.style.transform = `translate(${onPixel(x)}px, ${onPixel(y)}px) scale(${scale})`;
    frame.current?.toggleAttribute('data-zoomed', !isWhole(camera.current));
  }, [frame, isWhole, layer]);

  /** The home view, from what matters now. */
  const homeNow = useCallback(
    (): Camera =>
      homeView(
        isCramped(windowSize(), sheet, padding, home.current.text) ? seenSize() : windowSize(),
        sheet,
        padding,
        home.current,
      ),
    [padding, seenSize, sheet, windowSize],
  );

  /** Draws as much as can be told apart, with names that can be read. */
  const simplify = useCallback(
    (resting: HTMLElement): void => {
      const { scale } = camera.current;
      const detail = detailAt(scale / text);
      const growth = String(grownBy(scale, text));
      if (resting.dataset['detail'] !== detail) resting.dataset['detail'] = detail;
      if (resting.style.getPropertyValue('--growth') !== growth) resting.style.setProperty('--growth', growth);
      onDetail(detail);
    },
    [onDetail, text],
  );

  const sharpen = useCallback((): void => {
    const resting = layer.current;
    const { scale } = camera.current;
    if (resting) simplify(resting);
    if (memory !== undefined && mode.current === 'own') rememberView(memory, camera.current, windowSize());
    if (!resting || (staysSharp() && drawnAt.current === scale)) return;
    drawnAt.current = scale;
    resting.style.willChange = 'auto';
    if (!staysSharp()) return;
    requestAnimationFrame(() => requestAnimationFrame(() => (resting.style.willChange = 'transform')));
  }, [layer, memory, simplify, windowSize]);

  const move = useCallback(
    (next: Camera, isGesture = true): void => {
      camera.current = limit(next, windowSize(), sheet, padding);
      requested.current ||= requestAnimationFrame(paint);
      if (!isGesture || !layer.current) return;
      layer.current.style.willChange = 'transform';
      clearTimeout(settling.current);
      settling.current = setTimeout(sharpen, SETTLE);
    },
    [layer, padding, paint, sharpen, sheet, windowSize],
  );

  const glide = useCallback(
    (target: Camera): void => {
      cancelAnimationFrame(gliding.current);
      const to = limit(target, windowSize(), sheet, padding);
      heading.current = to;
      if (isStill) {
        move(to);
        return;
      }
      const from = camera.current;
      let start = 0;
      const step = (now: number): void => {
        start ||= now;
        const part = Math.min(1, (now - start) / GLIDE);
        move(between(from, to, 1 - (1 - part) ** 3));
        if (part < 1) gliding.current = requestAnimationFrame(step);
      };
      gliding.current = requestAnimationFrame(step);
    },
    [isStill, move, padding, sheet, windowSize],
  );

  const follow = useCallback((): void => {
    const size = windowSize();
    const now = wanted.current;
    if (!now || mode.current === 'whole' || !isCramped(size, sheet, padding, text)) return;
    const isBack = mode.current === 'following' && !now.isAll;
    const from = (isBack ? earlier.current?.camera : heading.current) ?? camera.current;
    if (!isBack && isWhole(from)) return;
    const to = nearestView(from, seenSize(), fit(size, sheet, padding), now);
    if (isBack) mode.current = earlier.current?.mode ?? 'home';
    else if (to.scale !== from.scale && mode.current !== 'following') {
      earlier.current = { camera: from, mode: mode.current ?? 'home' };
      mode.current = 'following';
    }
    if (isBack || to !== from) glide(to);
  }, [glide, isWhole, padding, seenSize, sheet, text, windowSize]);

  useEffect(() => {
    home.current = { matters, text };
  }, [matters, text]);

  useEffect(() => {
    const begin = (): void => {
      isFresh.current = false;
    };
    addEventListener('pointerdown', begin, true);
    return () => removeEventListener('pointerdown', begin, true);
  }, []);

  useLayoutEffect(() => {
    const element = frame.current?.parentElement;
    if (!element) return undefined;
    const settle = (): void => {
      const { width } = room.current;
      room.current = { width: Math.max(1, element.clientWidth), height: Math.max(1, element.clientHeight) };
      if (mode.current === undefined) {
        const recalled = memory === undefined ? undefined : recallView(memory, windowSize());
        mode.current = recalled ? 'own' : 'home';
        if (recalled) camera.current = recalled;
      }
      const isOther = width !== room.current.width;
      if (isOther) {
        earlier.current = undefined;
        if (mode.current === 'following') mode.current = 'home';
      }
      const opens = isOther || isFresh.current || !isCramped(windowSize(), sheet, padding, text);
      if (mode.current === 'home' && opens) camera.current = homeNow();
      else if (mode.current === 'whole') camera.current = fit(windowSize(), sheet, padding);
      else camera.current = limit(camera.current, windowSize(), sheet, padding);
      cancelAnimationFrame(gliding.current);
      heading.current = undefined;
      paint();
      sharpen();
      follow();
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    return () => observer.disconnect();
  }, [follow, frame, homeNow, memory, padding, paint, sharpen, sheet, text, windowSize]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const pointers = new Map<number, readonly [number, number]>();
    let press: readonly [number, number] = [0, 0];
    const local = ({ clientX, clientY }: MouseEvent): readonly [number, number] => {
      const { left, top } = element.getBoundingClientRect();
      return [clientX - left, clientY - top];
    };
    const leaveHome = (): void => {
      mode.current = 'own';
      heading.current = wanted.current = undefined;
    };
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      cancelAnimationFrame(gliding.current);
      const unit = event.deltaMode === 1 ? 16 : 1;
      leaveHome();
      move(zoom(camera.current, Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016)), local(event)));
    };
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      cancelAnimationFrame(gliding.current);
      // Capture the pointer on the frame: the element under it may be replaced.
      if (event.pointerType !== 'mouse') element.setPointerCapture(event.pointerId);
      if (pointers.size === 0) {
        press = local(event);
        dragged.current = false;
      }
      pointers.set(event.pointerId, local(event));
    };
    const onMove = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = local(event);
      const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      if (others.length > 0) {
        const [other] = others;
        const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
        const is = Math.hypot(now[0] - other[0], now[1] - other[1]);
        const middle = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2] as const;
        dragged.current = true;
        leaveHome();
        const moved = pan(camera.current, (now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
        move(zoom(moved, was > 0 ? is / was : 1, middle));
      } else if (dragged.current || Math.hypot(now[0] - press[0], now[1] - press[1]) > DRAG) {
        if (!dragged.current) element.setPointerCapture(event.pointerId);
        dragged.current = true;
        leaveHome();
        element.dataset['dragging'] = 'true';
        move(pan(camera.current, now[0] - before[0], now[1] - before[1]));
      } else return;
      pointers.set(event.pointerId, now);
    };
    const onUp = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
      if (pointers.size === 0) delete element.dataset['dragging'];
    };
    /** Whether the first of several quick clicks was on something that could be chosen. */
    let wasLit = false;
    const onClick = ({ detail, target }: MouseEvent): void => {
      if (detail <= 1) wasLit = target instanceof Element && target.closest('[data-lit]') !== null;
    };
    const onDouble = (event: MouseEvent): void => {
      const [under] = document.elementsFromPoint(event.clientX, event.clientY);
      if (wasLit || under?.closest('[data-lit]')) return;
      leaveHome();
      glide(zoom(camera.current, event.shiftKey ? 1 / 1.8 : 1.8, local(event)));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('click', onClick);
    element.addEventListener('dblclick', onDouble);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('click', onClick);
      element.removeEventListener('dblclick', onDouble);
    };
  }, [frame, glide, move]);

  return useMemo(() => {
    const leave = (): void => {
      mode.current = 'own';
      wanted.current = undefined;
    };
    const keep = (): void => {
      if (mode.current === 'own' || mode.current === 'home')
        earlier.current = { camera: heading.current ?? camera.current, mode: mode.current };
    };
    const whole = (): void => {
      keep();
      mode.current = 'whole';
      if (memory !== undefined) rememberView(memory, undefined, windowSize());
      glide(fit(windowSize(), sheet, padding));
    };
    /** Back to what was seen before, or else to what the window opens with. */
    const goBack = (): void => {
      mode.current = earlier.current?.mode ?? 'home';
      glide(earlier.current?.camera ?? homeNow());
    };
    return {
      zoomBy(factor) {
        const { width, height } = windowSize();
        leave();
        glide(zoom(camera.current, factor, [width / 2, height / 2]));
      },
      panBy(dx, dy) {
        leave();
        glide(pan(camera.current, dx, dy));
      },
      whole,
      toggleWhole() {
        if (mode.current === 'whole' && isCramped(windowSize(), sheet, padding, text)) goBack();
        else whole();
      },
      show(point) {
        leave();
        const { scale } = fit(windowSize(), sheet, padding);
        glide(centre(windowSize(), Math.max(camera.current.scale, scale * 1.6, 0.75), point));
      },
      reveal([px, py]) {
        const { x, y, scale } = camera.current;
        const { width, height } = windowSize();
        const margin = 50;
        const [sx, sy] = [x + px * scale, y + py * scale];
        const dx = Math.max(0, margin - sx) - Math.max(0, sx - (width - margin));
        const dy = Math.max(0, margin - sy) - Math.max(0, sy - (height - margin));
        if (dx !== 0 || dy !== 0) {
          leave();
          glide(pan(camera.current, dx, dy));
        }
      },
      examine(box, least) {
        keep();
        mode.current = 'following';
        const nearest = Math.max(least, camera.current.scale);
        glide(closeUp(windowSize(), box, { margin: MARGIN, least: nearest, most: nearest * 1.3 }));
      },
      follow(now) {
        // What somebody has chosen to see is still there after a reload.
        if (isFresh.current && mode.current === 'own') return;
        wanted.current = now;
        follow();
      },
      sheetAt(clientX, clientY) {
        const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
        const { x, y, scale } = camera.current;
        return { point: [(clientX - left - x) / scale, (clientY - top - y) / scale], scale };
      },
      wasDrag: () => dragged.current,
    };
  }, [follow, frame, glide, homeNow, memory, padding, sheet, text, windowSize]);
};
