import { lazy, Suspense, useEffect, useImperativeHandle } from 'react';
import type { Ref } from 'react';

import type { InspectionCardProps } from './InspectionCard.tsx';
import { useInspected } from './useInspected.ts';

const InspectionCard = lazy(() =>
  import('./InspectionCard.tsx').then((module) => ({ default: module.InspectionCard })),
);

/** Inspects what has the focus or lies under the pointer. */
export interface InspectorHandle {
  readonly ask: () => void;
}

export interface InspectorProps extends Omit<InspectionCardProps, 'shown' | 'close'> {
  /** Tells which thing the card with the focus is about. */
  readonly onReach?: ((key: string | undefined) => void) | undefined;
  readonly ref?: Ref<InspectorHandle>;
}

/** One small card about whatever pointer, focus or finger rest on. */
export const Inspector = ({ onReach, ref, ...about }: InspectorProps) => {
  const { shown, close, ask } = useInspected();
  useImperativeHandle(ref, () => ({ ask }), [ask]);
  const reached = shown?.by === 'key' ? shown.key : undefined;
  useEffect(() => onReach?.(reached), [onReach, reached]);
  return <Suspense>{shown && <InspectionCard {...about} shown={shown} close={close} />}</Suspense>;
};
