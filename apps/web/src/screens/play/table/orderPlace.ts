import { createContext } from 'react';
import type { ComponentType } from 'react';

import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import type { Session } from '../../../session/session.ts';
import type { Sketching } from '../../../session/sketch.ts';

export interface OrderPlaceProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly sketching: Sketching;
}

/** What the desk says about orders; undefined at tables on this device, which have none and need not load it. */
export const OrderPlace = createContext<ComponentType<OrderPlaceProps> | undefined>(undefined);
