import { openDraft } from '@coalbrook/record';
import type { Header } from '@coalbrook/record';
import type { State } from '@coalbrook/rules';

/** The position a game began with, if not with the set-up. */
export const startOf = ({ position }: Header): State | undefined => {
  if (!position) return undefined;
  const opened = openDraft(position);
  return opened.ok ? opened.value.state : undefined;
};
