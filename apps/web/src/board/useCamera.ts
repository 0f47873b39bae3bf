import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';

import { centre, fit, limit, pan, zoom } from './camera.ts';
import type { Camera, Padding, Size } from './camera.ts';

export interface CameraControls {
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  whole(): void;
  /** Brings a point of the sheet into the middle, near enough to read. */
  show(point: readonly [number, number]): void;
  /** Moves only as far as needed for a point to be seen. */
  reveal(point: readonly [number, number]): void;
  /** Whether the last press was a drag, so that its click means nothing. */
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

/**
 * Moves a layer under a frame by wheel, drag and pinch. The layer is only transformed: nothing is rendered on the way.
 * While it moves it is a texture of its own; when it rests it is drawn again, sharp.
 */
export const useCamera = (
  frame: RefObject<HTMLDivElement | null>,
  layer: RefObject<HTMLDivElement | null>,
  sheet: Size,
  padding: Padding,
  isStill: boolean,
): CameraControls => {
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  const isHome = useRef(true);
  const dragged = useRef(false);
  const requested = useRef(0);
  const settling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const gliding = useRef(0);

  const windowSize = useCallback((): Size => {
    const { clientWidth = 1, clientHeight = 1 } = frame.current ?? {};
    return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
  }, [frame]);

  const paint = useCallback((): void => {
    requested.current = 0;
    const { x, y, scale } = camera.current;
    if (!layer.current) return;
    layer.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    const isFar = String(scale < 0.5);
    if (layer.current.dataset['far'] !== isFar) layer.current.dataset['far'] = isFar;
  }, [layer]);

  const move = useCallback(
    (next: Camera, isGesture = true): void => {
      camera.current = limit(next, windowSize(), sheet, padding);
      requested.current ||= requestAnimationFrame(paint);
      const moved = layer.current;
      if (!isGesture || !moved) return;
      moved.style.willChange = 'transform';
      clearTimeout(settling.current);
      settling.current = setTimeout(() => (moved.style.willChange = 'auto'), SETTLE);
    },
    [layer, padding, paint, sheet, windowSize],
  );

  const glide = useCallback(
    (target: Camera): void => {
      cancelAnimationFrame(gliding.current);
      const to = limit(target, windowSize(), sheet, padding);
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

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const settle = (): void => {
      if (isHome.current) camera.current = fit(windowSize(), sheet, padding);
      else camera.current = limit(camera.current, windowSize(), sheet, padding);
      paint();
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, padding, paint, sheet, windowSize]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const pointers = new Map<number, readonly [number, number]>();
    let press: readonly [number, number] = [0, 0];
    const local = ({ clientX, clientY }: MouseEvent): readonly [number, number] => {
      const { left, top } = element.getBoundingClientRect();
      return [clientX - left, clientY - top];
    };
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      cancelAnimationFrame(gliding.current);
      const unit = event.deltaMode === 1 ? 16 : 1;
      isHome.current = false;
      move(zoom(camera.current, Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016)), local(event)));
    };
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      cancelAnimationFrame(gliding.current);
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
        isHome.current = false;
        const moved = pan(camera.current, (now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
        move(zoom(moved, was > 0 ? is / was : 1, middle));
      } else if (dragged.current || Math.hypot(now[0] - press[0], now[1] - press[1]) > DRAG) {
        if (!dragged.current) element.setPointerCapture(event.pointerId);
        dragged.current = true;
        isHome.current = false;
        element.dataset['dragging'] = 'true';
        move(pan(camera.current, now[0] - before[0], now[1] - before[1]));
      } else return;
      pointers.set(event.pointerId, now);
    };
    const onUp = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
      if (pointers.size === 0) delete element.dataset['dragging'];
    };
    const onDouble = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('[data-lit]')) return;
      isHome.current = false;
      glide(zoom(camera.current, event.shiftKey ? 1 / 1.8 : 1.8, local(event)));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('dblclick', onDouble);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('dblclick', onDouble);
    };
  }, [frame, glide, move]);

  return useMemo(
    () => ({
      zoomBy(factor) {
        const { width, height } = windowSize();
        isHome.current = false;
        glide(zoom(camera.current, factor, [width / 2, height / 2]));
      },
      panBy(dx, dy) {
        isHome.current = false;
        glide(pan(camera.current, dx, dy));
      },
      whole() {
        isHome.current = true;
        glide(fit(windowSize(), sheet, padding));
      },
      show(point) {
        isHome.current = false;
        const whole = fit(windowSize(), sheet, padding).scale;
        glide(centre(windowSize(), Math.max(camera.current.scale, whole * 1.6, 0.75), point));
      },
      reveal([px, py]) {
        const { x, y, scale } = camera.current;
        const { width, height } = windowSize();
        const margin = 50;
        const [sx, sy] = [x + px * scale, y + py * scale];
        const dx = Math.max(0, margin - sx) - Math.max(0, sx - (width - margin));
        const dy = Math.max(0, margin - sy) - Math.max(0, sy - (height - margin));
        if (dx !== 0 || dy !== 0) {
          isHome.current = false;
          glide(pan(camera.current, dx, dy));
        }
      },
      wasDrag: () => dragged.current,
    }),
    [glide, padding, sheet, windowSize],
  );
};
