import { buffer } from 'node:stream/consumers';
import type { StoredGame } from '@quri/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { addressKey } from '../limits/address-key.ts';
import { rateLimit, rateLimits } from '../limits/rate-limits.ts';
import { BYTES_PER_UNIT, type WorkBudgets } from '../limits/work-budgets.ts';
import { replyRefused } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import { isUnavailable } from '../store/errors.ts';
import type { StoreJobs } from '../store-worker/jobs.ts';
import type { StoreDeviceGame } from '../tables/store-device-game.ts';
import { type OwnRequests, ownRequests } from './own-requests.ts';
import { refusedAsTooFast, replyTooFast } from './request-limits.ts';

interface Needs extends OwnRequests {
  readonly worker: Pick<StoreJobs, 'readDeviceGame'>;
  readonly storeGame: StoreDeviceGame;
  readonly work: WorkBudgets;
  readonly settings: Settings;
  readonly log: Logger;
}

const SECONDS_PER_HOUR = 3600;
/** When it may be tried again where too many files are being taken in. */
const SECONDS_UNTIL_NEXT = 5;

/** Takes in the replay file of a finished game that somebody has played on their device. */
export function deviceGameRoute(app: FastifyInstance, needs: Needs): void {
  const { worker, storeGame, work, settings, log, guests } = needs;
  const { uploadBytes, uploadBurst, uploadsPerHour, uploadsAtOnce, uploadMs } = settings;
  const forGuest = ownRequests(needs);
  const uploads = rateLimits(() => rateLimit(uploadBurst, uploadsPerHour / SECONDS_PER_HOUR));
  /** Whose file is being taken in. */
  const uploading = new Set<string>();

  const takeIn = async (guest: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const file = await bodyOf(request, uploadMs);
    // The sender is gone, or was too slow.
    if (file === undefined) return reply.hijack();
    work.charge(addressKey(request.ip), guest, file.byteLength / BYTES_PER_UNIT);
    const game = await worker.readDeviceGame(file).catch((error: unknown) => {
      if (isUnavailable(error)) throw error;
      // It took too long or too much memory.
      log.warn({ err: error }, 'a file could not be checked');
      return 'badReplay' as const;
    });
    if (typeof game === 'string') return replyRefused(reply, game);
    const { seat, colour } = placeIn(request.query);
    if (game.seats[seat]?.kind !== 'person') return replyRefused(reply, 'malformed');
    const isHere = (): boolean => guests.knownBy(request.cookies.quri)?.guest.id === guest;
    const stored = await storeGame(game, { guest, seat, colour, isHere });
    if (stored === 'tooManyGames') return replyRefused(reply, stored, { most: settings.deviceGamesPerGuest });
    if (typeof stored === 'string') return replyRefused(reply, stored);
    return reply.code(stored.already ? 200 : 201).send(stored satisfies StoredGame);
  };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Not read before it is known that it may be.
    scope.addContentTypeParser('application/json', (_request, _body, done) => done(null));
    scope.post(
      '/api/me/games',
      forGuest(async ({ guest }, request, reply) => {
        const { id } = guest;
        const refuse = (answer: () => FastifyReply): FastifyReply => {
          // What is still to come of the file is not waited for.
          reply.header('connection', 'close');
          return answer();
        };
        const bytes = Number(request.headers['content-length']);
        if (!Number.isInteger(bytes)) return refuse(() => replyRefused(reply, 'malformed'));
        if (bytes > uploadBytes) return refuse(() => replyRefused(reply, 'tooLarge'));
        if (refusedAsTooFast(uploads, reply)) return refuse(() => reply);
        const isBusy = uploading.has(id) || uploading.size >= uploadsAtOnce;
        if (isBusy || !work.take(addressKey(request.ip), id, 1))
          return refuse(() => replyTooFast(reply, SECONDS_UNTIL_NEXT));
        uploading.add(id);
        try {
          return await takeIn(id, request, reply);
        } finally {
          uploading.delete(id);
        }
      }),
    );
  });
}

/** The whole body; undefined where it does not come in time. */
async function bodyOf({ raw }: FastifyRequest, ms: number): Promise<Buffer | undefined> {
  const timer = setTimeout(() => raw.destroy(), ms);
  try {
    return await buffer(raw);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Which seat was the sender's, and which look they had there. */
function placeIn(query: unknown): { readonly seat: number; readonly colour: number | undefined } {
  const { seat, colour }: Readonly<Record<string, unknown>> = { ...Object(query) };
  const upToSeven = (text: unknown): number | undefined =>
    typeof text === 'string' && /^[0-7]$/.test(text) ? Number(text) : undefined;
  return { seat: upToSeven(seat) ?? -1, colour: upToSeven(colour) };
}
