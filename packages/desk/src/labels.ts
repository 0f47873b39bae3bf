import type { TargetedAction } from './narrow.ts';

/** The site of an action, if it has one. */
const siteOf = ({ action }: TargetedAction): number | undefined => ('site' in action ? action.site : undefined);

/** The label of each action; those that would sound alike get the number of their site. */
export const labelsOf = (
  offers: readonly TargetedAction[],
  say: (offer: TargetedAction) => string,
  number: (label: string, site: number) => string,
): readonly string[] => {
  const plain = offers.map(say);
  const byLabel = new Map<string, TargetedAction[]>();
  offers.forEach((offer, index) => byLabel.set(plain[index], [...(byLabel.get(plain[index]) ?? []), offer]));
  return offers.map((offer, index) => {
    const alike = byLabel.get(plain[index]) ?? [];
    if (alike.length < 2) return plain[index];
    const sites = [...new Set(alike.map(siteOf))];
    return sites.length < 2 ? plain[index] : number(plain[index], sites.indexOf(siteOf(offer)) + 1);
  });
};
