import type { FastifyInstance } from 'fastify';
import type { DeleteGuestData } from '../guests/delete-guest.ts';
import type { Guests } from '../guests/guests.ts';
import type { Settings } from '../settings.ts';
import type { OpenSockets } from '../socket/open-sockets.ts';
import type { Store } from '../store/records.ts';
import type { StoreJobs } from '../store-worker/jobs.ts';
import type { Tables } from '../tables/tables.ts';
import { deviceRoutes } from './device-routes.ts';
import { myDataRoutes } from './my-data-routes.ts';
import { myGamesRoutes } from './my-games-routes.ts';

interface Needs {
  readonly store: Store;
  readonly guests: Guests;
  readonly tables: Pick<Tables, 'liveTables'>;
  readonly worker: Pick<StoreJobs, 'exportGuest' | 'awaitedAt' | 'opponentsOf' | 'findOpponent'>;
  readonly open: Pick<OpenSockets, 'close'>;
  readonly deleteGuestData: DeleteGuestData;
  readonly settings: Settings;
  readonly publicUrl: string | null;
  readonly now: () => number;
}

/** /api/me: what a guest may ask about themselves. */
export function meRoutes(app: FastifyInstance, needs: Needs): void {
  deviceRoutes(app, needs);
  myGamesRoutes(app, { ...needs, guestsPerMinute: needs.settings.guestsPerMinute });
  myDataRoutes(app, needs);
}
