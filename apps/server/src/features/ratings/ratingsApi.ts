import type { Queries } from '../../ground/database/database.ts';
import { answer } from '../../ground/http/json.ts';
import { get } from '../../ground/http/route.ts';
import type { HttpRoute } from '../../ground/http/route.ts';
import { readLadders } from './ladders.ts';
import { readPlayer } from './playerFigures.ts';

/** Who is how strong, for everybody to read. */
export const ratingRoutes = (queries: Queries): readonly HttpRoute[] => [
  get('/api/ratings', async () => answer(200, { ladders: await readLadders(queries) })),
  get('/api/players/:player', async ({ named }) => {
    const figures = await readPlayer(queries, named);
    return figures ? answer(200, figures) : answer(404, { failed: 'absent' });
  }),
];
