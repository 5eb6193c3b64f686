import { loadEngines } from '@quri/catalogue';
import {
  accept,
  addHeard,
  at,
  canonical,
  emptyTable,
  type Game,
  hashOfEntryText,
  invariantBroken,
  keyOf,
  type MoveEntry,
  move,
  nothingHeard,
  openingOf,
  type Seat,
  type Step,
  seat,
  start,
  stepOf,
  type Table,
} from '@quri/kernel';

/** A table and its log, as the data file has them. */
interface StoredGame {
  readonly table: Readonly<Record<string, string | number | null>>;
  readonly entries: readonly Readonly<Record<string, string | number | Buffer>>[];
}

const PLAYERS = 3;
const WAVERING = seat(0);
const CHOICES = ['torch', 'camp'];

const engines = await loadEngines();

/**
 * A finished game of Incan Gold in which somebody changed their mind again and again: about so many entries. The entries
 * of changed minds are written as the rules would make them, and not asked for: a server allows only a few in a row.
 */
export function longGame(id: string, length: number): StoredGame {
  const game = at(
    engines.map((one) => one.game).filter(({ meta }) => meta.id === 'incan-gold'),
    0,
  );
  const secret = {
    serverSeed: '5a'.repeat(32),
    bytes: Array.from({ length: PLAYERS }, (_, i) => String(i).repeat(32)),
  };
  const options = { edition: 'incan-gold', autoSecondCard: true, openTents: false, twoPlayers: false };
  const opening = openingOf(game, id, PLAYERS, options, secret);
  const table = emptyTable(game, opening, keyOf(opening, secret));
  const rows: StoredGame['entries'][number][] = [];
  let heard = nothingHeard(PLAYERS);
  const add = (step: Step): void => {
    const text = canonical(step.entry);
    heard = addHeard(step, heard).heard;
    const { asks, epoch, entry } = step;
    rows.push({
      seq: entry.seq,
      entry: text,
      asks: JSON.stringify(asks),
      epoch,
      heard: Buffer.from(heard.join(''), 'hex'),
    });
    accept(table, step, hashOfEntryText(text));
  };
  const dealt = start(table, 0);
  if (dealt.ok) add(dealt.value);
  add(chosen(table, WAVERING, 'torch'));
  while (table.entries.length < length) add(changedMind(table));
  finish(game, table, add);
  const seating = opening.seats.map((commitment, i) => ({ kind: 'person', guest: `longGuest00${i}`, commitment }));
  return {
    table: {
      id,
      game: game.meta.id,
      options: JSON.stringify(options),
      phase: 'over',
      host: 'longGuest000',
      open: 1,
      invite: 'A'.repeat(22),
      seating: JSON.stringify(seating),
      seed: secret.serverSeed,
      attempt: 0,
      opening: JSON.stringify(opening),
      bytes: JSON.stringify(secret.bytes),
      rematch: null,
      created_at: Date.now(),
    },
    entries: rows,
  };
}

function chosen(table: Table, by: Seat, choice: string): Step {
  const ask = table.asks[by] ?? null;
  const made = move(table, { seat: by, actor: 'human', at: 0, ask, intent: { type: 'choose', choice } });
  return made.ok ? made.value : invariantBroken('a choice was refused', made);
}

/** The last choice once more, but the other way. */
function changedMind(table: Table): Step {
  const last = table.entries.at(-1) as MoveEntry;
  const { seq } = last;
  const choice = CHOICES[seq % 2];
  return stepOf(table, {
    ...last,
    seq: seq + 1,
    prev: table.head,
    ask: table.asks[last.seat] ?? 0,
    intent: { type: 'choose', choice },
    events: last.events.map((event) => ({ ...event, choice })),
  });
}

/** Everybody leaves the temple at once, round after round. */
function finish(game: Game, table: Table, add: (step: Step) => void): void {
  while (game.outcome(table.state as never) === undefined)
    for (const one of game.awaited(table.state as never)) add(chosen(table, one, 'camp'));
}
