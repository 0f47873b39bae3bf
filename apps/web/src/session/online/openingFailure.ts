import type { ApiAnswer } from './onlineApi.ts';

/** Why a table could not be opened, as far as somebody can do something about it. */
export const openingFailure = ({
  failed,
  faults = [],
}: Extract<ApiAnswer<unknown>, { readonly ok: false }>): 'unreachable' | 'nameTaken' | 'failed' => {
  if (failed === 'offline') return 'unreachable';
  return faults.some(({ at }) => /^sitters\[\d+\]\.name$/.test(at)) ? 'nameTaken' : 'failed';
};
