import { createContext, useContext } from 'react';

import { useSettings } from '../settings/settings.ts';
import type { Settings } from '../settings/settings.ts';

export type Glow = Settings['glow'];

const byStrength: readonly Glow[] = ['off', 'soft', 'full'];

/** How strongly choices on the map may glow at most: less while somebody is told something else. */
export const MostGlow = createContext<Glow>('full');

/** How strongly they glow: as it is set, and no more than they may. */
export const useGlow = (): Glow => {
  const { glow } = useSettings();
  const most = useContext(MostGlow);
  return byStrength.indexOf(most) < byStrength.indexOf(glow) ? most : glow;
};
