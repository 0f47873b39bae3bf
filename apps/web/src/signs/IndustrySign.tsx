import { Icon } from './Icon.tsx';

export interface IndustrySignProps {
  /** The slug of an industry. */
  readonly industry: string;
  readonly className?: string | undefined;
}

/** The icon of an industry beside text, the same as on the map. */
export const IndustrySign = ({ industry, className }: IndustrySignProps) => (
  <Icon name={industry} className={className} />
);
