import { headOf } from '@quri/data-folder';
import {
  accept,
  addHeard,
  canonical,
  defaultOptions,
  emptyTable,
  frozen,
  type Game,
  keyOf,
  move,
  nothingHeard,
  offersAt,
  openingOf,
  type Secret,
  type Step,
  seat,
  seatCommitmentOf,
  seats,
  seedFromText,
  start,
} from '@quri/kernel';
import { USUAL_TERMS } from '@quri/protocol';
import type { StoredEntry } from '@quri/table';
import type { Store, TableRecord } from '../../src/store/records.ts';
import { testEngines } from './test-engines.ts';

/** How many entries each game has. */
export const ENTRIES = 12;
const PLAYERS = 2;

/** Games of Incan Gold as a server at rest has stored them, each with another seed; one guest sits in all seats. */
export async function storeGames(store: Store, guest: string, count: number): Promise<readonly string[]> {
  const { game } = testEngines.find((engine) => engine.game.meta.id === 'incan-gold')!;
  const tables = Array.from({ length: count }, (_, n) => `stored${String(n).padStart(6, '0')}`);
  await store.commit((tx) => {
    for (const table of tables) {
      const { record, entries } = playedGame(game, table, guest);
      tx.addTable(record);
      tx.append(table, entries);
      const { entry, mark } = entries.at(-1)!;
      tx.putHead(table, headOf(entry.seq, hashes.get(entry)!, mark));
    }
  });
  return tables;
}

const hashes = new WeakMap<object, string>();

function playedGame(game: Game, id: string, guest: string): { record: TableRecord; entries: StoredEntry[] } {
  const bytes = seats(PLAYERS).map((n) => seedFromText(`${id}/${n}`).slice(0, 32));
  const secret: Secret = { serverSeed: seedFromText(id), bytes };
  const options = defaultOptions<object>(game.meta.options, PLAYERS);
  const opening = openingOf(game, id, PLAYERS, options, secret);
  const table = emptyTable(game, opening, keyOf(opening, secret));
  let heard = nothingHeard(PLAYERS);
  const entries: StoredEntry[] = [];
  const add = (step: Step): void => {
    heard = addHeard(step, heard).heard;
    accept(table, step);
    hashes.set(step.entry, table.head);
    const { entry, asks, epoch } = step;
    entries.push({ entry, text: canonical(entry), mark: { asks, epoch, heard } });
  };
  const dealt = start(table, 0);
  if (dealt.ok) add(dealt.value);
  while (entries.length < ENTRIES) {
    const turn = seats(PLAYERS).find((one) => game.awaited(frozen(table.state)).includes(one)) ?? seat(0);
    const made = move(table, {
      seat: turn,
      actor: 'human',
      at: entries.length,
      ask: table.asks[turn] ?? null,
      intent: offersAt(table, turn)[0],
    });
    if (!made.ok) throw new Error(`refused: ${JSON.stringify(made.refused)}`);
    add(made.value);
  }
  const commitments = bytes.map((own, n) => seatCommitmentOf(id, seat(n), own));
  const record: TableRecord = {
    id,
    game: game.meta.id,
    options,
    phase: 'playing',
    host: guest,
    open: true,
    invite: 'invite0123456789',
    seating: commitments.map((commitment, n) => ({
      kind: 'person',
      guest: n === 0 ? guest : 'otherguest00',
      commitment,
    })),
    seed: secret.serverSeed,
    attempt: 0,
    opening,
    bytes,
    rematch: null,
    createdAt: Date.now(),
    terms: USUAL_TERMS,
    consent: null,
    deal: null,
    result: null,
    endedAt: null,
    onDevice: false,
  };
  return { record, entries };
}
