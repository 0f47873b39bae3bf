import type { NewSearch, OwnSearch, SearchFigures } from '@coalbrook/wire/online';

import { ask, newNonce, post } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

export interface SearchAnswer {
  /** Missing if there is none. */
  readonly search?: OwnSearch;
}

/** The search of this person, and who else is searching. */
export const readSearch = (): Promise<ApiAnswer<SearchAnswer & { readonly figures: readonly SearchFigures[] }>> =>
  ask('search', { method: 'GET' });

export const beginSearch = (search: Omit<NewSearch, 'nonce'>): Promise<ApiAnswer<SearchAnswer>> =>
  post('search', { ...search, nonce: newNonce() });

/** Waits until the search is another than the one that was seen, or for some seconds. */
export const awaitSearch = (seen: string): Promise<ApiAnswer<SearchAnswer>> => post('search/wait', { seen });

export const endSearch = (): Promise<ApiAnswer<object>> => post('search/end', {});
