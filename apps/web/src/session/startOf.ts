import { openDraft } from '@coalbrook/record';
import type { Header } from '@coalbrook/record';
import type { State } from '@coalbrook/rules';

const starts = new WeakMap<Header, State | undefined>();

const open = ({ position }: Header): State | undefined => {
  const opened = position && openDraft(position);
  return opened?.ok ? opened.value.state : undefined;
};

/** The position a game began with, if not with the set-up. Everybody who tells of the game asks for it: it is opened once. */
export const startOf = (header: Header): State | undefined => {
  if (!starts.has(header)) starts.set(header, open(header));
  return starts.get(header);
};
