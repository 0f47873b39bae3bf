import { openDraft } from '@coalbrook/record';
import type { Header } from '@coalbrook/record';
import type { State } from '@coalbrook/rules';

const starts = new WeakMap<Header, State | undefined>();

const open = ({ position }: Header): State | undefined => {
  const opened = position && openDraft(position);
  return opened?.ok ? opened.value.state : undefined;
};

/** The position that a game began with, unless it began with the set-up. Opened once and cached. */
export const startOf = (header: Header): State | undefined => {
  if (!starts.has(header)) starts.set(header, open(header));
  return starts.get(header);
};
