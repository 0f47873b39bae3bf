import { useContext } from 'react';

import { SketchBanner } from '../SketchBanner.tsx';
import { TableBanner } from '../tableBanner.ts';
import { useTable } from '../tableModel.ts';

/** What frames the game: that this is a plan, the task, the guide, or what people are asked. */
export const LeadPart = () => {
  const { snapshot, sketching } = useTable();
  const banner = useContext(TableBanner);
  return snapshot.isSketch ? <SketchBanner snapshot={snapshot} sketching={sketching} /> : banner;
};
