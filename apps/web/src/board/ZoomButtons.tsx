import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components';
import { createPortal } from 'react-dom';

import { useMessages } from '../language/useMessages.ts';
import type { ToolRoom } from './toolRoom.ts';
import type { CameraControls } from './useCamera.ts';

import styles from './Board.module.css';

export interface ZoomButtonsProps {
  readonly camera: CameraControls;
  readonly along: ToolRoom['along'];
  /** Where they stand if not beside the sheet. */
  readonly place: Element | undefined;
  readonly ref: Ref<HTMLDivElement>;
  /** More buttons. */
  readonly children?: ReactNode;
}

export const ZoomButtons = ({ camera, along, place, ref, children }: ZoomButtonsProps) => {
  const { board } = useMessages();
  const buttons = (
    <div ref={ref} className={styles.zoom} data-along={place ? 'bar' : along}>
      <Button aria-label={board.zoomIn} onPress={() => camera.zoomBy(1.5)}>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-6 0H6M0-6V6" />
        </svg>
      </Button>
      <Button aria-label={board.zoomOut} onPress={() => camera.zoomBy(1 / 1.5)}>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-6 0H6" />
        </svg>
      </Button>
      <Button aria-label={board.whole} onPress={() => camera.toggleWhole()}>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-6-2V-6H-2M2-6H6V-2M6 2V6H2M-2 6H-6V2" />
        </svg>
      </Button>
      {children}
    </div>
  );
  return place ? createPortal(buttons, place) : buttons;
};
