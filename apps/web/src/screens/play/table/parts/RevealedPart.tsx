import { Revealed } from '../../../../telling/Revealed.tsx';
import { useTable } from '../tableModel.ts';

/** What chance just brought. */
export const RevealedPart = () => {
  const { snapshot, story } = useTable();
  return <Revealed snapshot={snapshot} story={story} />;
};
