import { BEER, COAL, IRON, lowestTile } from '@coalbrook/rules';
import type { Action, CardId, CargoId, SiteId, Table, View } from '@coalbrook/rules';

/** What a player should look at, without saying what to do. */
export type HintTopic =
  | { readonly about: 'tile'; readonly site: SiteId }
  | { readonly about: 'card'; readonly card: CardId }
  /** A cargo that is wanted, or where to take it from. */
  | { readonly about: 'cargo' | 'source'; readonly cargo: CargoId }
  | { readonly about: 'links' | 'mat' | 'money' | 'hand' | 'enough' };

/** What an action is about. */
export const topicOf = (table: Table, view: View, action: Action): HintTopic => {
  switch (action.kind) {
    case 'sell':
    case 'forfeit':
      return { about: 'tile', site: action.site };
    case 'build':
    case 'double': {
      const cargo = lowestTile(table, view, view.actor, action.industry)?.cargo;
      if (cargo !== undefined) return { about: 'cargo', cargo };
      return action.kind === 'build' ? { about: 'card', card: action.card } : { about: 'hand' };
    }
    case 'network':
      return { about: 'links' };
    case 'develop':
    case 'remove':
    case 'bonus':
      return { about: 'mat' };
    case 'loan':
    case 'repay':
    case 'buy':
      return { about: 'money' };
    case 'scout':
    case 'draw':
    case 'discard':
      return { about: 'hand' };
    case 'coal':
      return { about: 'source', cargo: COAL };
    case 'iron':
      return { about: 'source', cargo: IRON };
    case 'beer':
    case 'barrel':
      return { about: 'source', cargo: BEER };
    case 'pass':
    case 'stop':
      return { about: 'enough' };
  }
};
