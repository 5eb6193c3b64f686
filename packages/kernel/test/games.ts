import type { Sample } from '@quri/sample/game';
import {
  type MoveEntry,
  ownMoves,
  pick,
  type Replay,
  replayOf,
  type Seat,
  seat,
  seats,
  seededRng,
  type TableChange,
} from '../src/index.ts';
import {
  change,
  dealt,
  dealtWithCoins,
  dip,
  everybodyWears,
  finish,
  offersOf,
  play,
  type SampleTable,
  type Sitting,
  seated,
  stop,
  wear,
  whim,
  withdraw,
} from './sample-table.ts';

/**
 * A whole game of two with every seat's bytes and no take-back: 0 the deal, 1 and 2 the charms, 3 and 4 two dips of
 * the first seat that bring coins, 5 its stop, then on to the end.
 */
export function plainGame(): Replay<Sample> {
  const { table, secret } = dealtWithCoins(2, { bringing: [0, 1], options: { turns: 2, proudCharms: false } });
  everybodyWears(table);
  dip(table);
  dip(table);
  stop(table);
  finish(table, whim('plain'));
  return replayOf(table, secret, seated('Ada', 'Bo'));
}

/**
 * A whole game of three, where the last seat is a bot without bytes. 1 is taken back by 2; 6 is a dip taken back by 7
 * with everybody's consent, so that what follows is dealt in another epoch.
 */
export function windingGame(): Replay<Sample> {
  const { table, secret } = dealtWithCoins(1, { players: 3, bringing: [0, 1], bots: [2] });
  wear(table, 1);
  withdraw(table, 1, 1);
  everybodyWears(table);
  dip(table);
  withdraw(table, 2, 6, [0, 1, 2]);
  finish(table, whim('winding'));
  return replayOf(table, secret, { names: ['Ada', 'Bo', ''], bots: [null, null, 'greedy'] });
}

/**
 * A game of three with everything that can happen at a table: take-backs alone and by consent, bots that take seats
 * over, pauses and clocks. `note` is called at every moment.
 */
export function eventfulGame(seed: string, note: (table: SampleTable) => void = () => {}): Sitting {
  const rng = seededRng(`eventful ${seed}`);
  const options = { turns: 2, proudCharms: false };
  const sitting = dealt(seed, { players: 3, bringing: [0], bots: [1], options });
  const { table } = sitting;
  const somebody = () => pick(rng, seats(3));
  note(table);
  for (let next = table.game.awaited(table.state)[0]; next !== undefined; next = table.game.awaited(table.state)[0]) {
    const [own] = seats(3).flatMap((by) => [ownMoves(table, by)].flatMap((range) => (range ? { by, ...range } : [])));
    const chance = rng.below(12);
    if (chance === 0) change(table, seatingAnew(table, pick(rng, PEOPLE)));
    else if (chance === 1) change(table, { kind: 'clock', seat: somebody(), left: rng.below(60_000) });
    else if (chance === 2 && lastMove(table) > 0) withdraw(table, somebody(), lastMove(table), [0, 1, 2]);
    else if (chance === 3) {
      change(table, { kind: 'pause', paused: true, consent: PEOPLE.filter((by) => table.substitutes[by] === null) });
      note(table);
      change(table, { kind: 'clock', seat: somebody(), left: 0 });
      note(table);
      change(table, { kind: 'pause', paused: false, consent: [] });
    } else if (chance < 6 && own !== undefined) withdraw(table, own.by, rng.below(2) === 0 ? own.first : own.last);
    else play(table, next, pick(rng, offersOf(table, next)));
    note(table);
  }
  return sitting;
}

/** In an eventful game the seat between them is a bot's. */
const PEOPLE = [seat(0), seat(2)];

/** A bot plays on for somebody, or they are back. */
const seatingAnew = ({ substitutes }: SampleTable, by: Seat): TableChange => ({
  kind: 'seating',
  seat: by,
  bot: substitutes[by] === null ? 'greedy' : null,
});

export function eventfulReplay(seed: string): Replay<Sample> {
  const { table, secret } = eventfulGame(seed);
  return replayOf(table, secret, { names: ['Ada', 'Bo', 'Cy'], bots: [null, 'greedy', null] });
}

/** Where the last entry stands that counts; at first that is the deal. */
const lastMove = (table: SampleTable): number => table.live.at(-1)?.entry.seq ?? 0;

/**
 * A game of two that all agree to end. 1 and 2 the charms, 3 a bot sits down, 4 to 6 a pause with a clock set in it, 7 a
 * dip, 8 the end.
 */
export function endedGame(): Replay<Sample> {
  const { table, secret } = dealtWithCoins(1, { bringing: [0] });
  everybodyWears(table);
  change(table, { kind: 'seating', seat: seat(1), bot: 'greedy' });
  change(table, { kind: 'pause', paused: true, consent: [seat(0)] });
  change(table, { kind: 'clock', seat: seat(0), left: 5000 });
  change(table, { kind: 'pause', paused: false, consent: [seat(0)] });
  dip(table);
  change(table, { kind: 'ended', seat: null, reason: 'agreed', consent: [seat(1), seat(0)] });
  return replayOf(table, secret, seated('Ada', 'Bo'));
}

export const moveIn = (replay: Replay<Sample>, at: number): MoveEntry<Sample> =>
  replay.entries[at] as MoveEntry<Sample>;
