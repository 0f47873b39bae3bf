import { drawWorks } from '@coalbrook/scene';

import { Drawn } from './Drawn.tsx';
import { IndustrySign } from './IndustrySign.tsx';

export interface WorksProps {
  /** The slug of an industry. */
  readonly industry: string;
  /** A tile's level; without one, works of a middling size. */
  readonly level?: number;
  readonly className?: string | undefined;
}

const MIDDLING = 3;

/** The works of an industry as on its tiles, or its sign where nobody has drawn them. */
export const Works = ({ industry, level = MIDDLING, className }: WorksProps) => {
  const drawing = drawWorks(industry, level);
  if (!drawing) return <IndustrySign industry={industry} className={className} />;
  return (
    <svg viewBox="-19 -17 38 30" className={className} aria-hidden="true">
      <Drawn shape={drawing} />
    </svg>
  );
};
