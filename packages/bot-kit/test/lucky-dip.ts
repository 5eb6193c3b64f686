import { type BotQuestion, defaultOptions, frozen, pick, type Seat, seat, seededRng } from '@quri/kernel';
import { type Sample, sample } from '@quri/sample/game';
import type { Policy } from '../src/policy.ts';

export type State = Sample['state'];

/** Any offer: what a search plays on with where nothing better is known. */
export const anyOffer: Policy<Sample> = (_world, _seat, offers, rng) => pick(rng, offers);

/** A hand-made position of Lucky Dip: the last turn of a game of two, in which seat 1 is to dip or stop. */
export function lastTurn(purses: readonly [number, number], pot: number): State {
  const state = sample.blank(2, { turns: 1, proudCharms: false });
  state.stage = 'dipping';
  state.turn = seat(1);
  state.turnsTaken = 1;
  state.pot = pot;
  const charms = charmsFrom('deal');
  state.players.forEach((player, n) => {
    player.purse = purses[n] as number;
    player.charms = charms.slice(2 * n, 2 * n + 2);
    player.worn = player.charms[0] ?? null;
  });
  return state;
}

/** A game of two in which nobody has chosen a charm yet; seat 0 holds the charms of these ids. */
export function choosingCharms(own: readonly string[]): State {
  const state = sample.blank(2, { turns: 1, proudCharms: false });
  state.stage = 'wearing';
  const all = charmsFrom('any');
  const mine = own.map((id) => all.find((charm) => charm.id === id)!);
  state.players[0]!.charms = mine;
  state.players[1]!.charms = all.filter((charm) => !mine.includes(charm)).slice(0, 2);
  return state;
}

function charmsFrom(seed: string): State['players'][number]['charms'] {
  const rng = seededRng(seed);
  const all: State['players'][number]['charms'] = [];
  // Dealing until all eight have been seen is the way to them that needs no door into the game's components.
  while (all.length < 8) {
    const state = sample.blank(4, { turns: 1, proudCharms: false });
    for (const event of sample.proceed(frozen(state), { draw: (_at, from) => pick(rng, from) }))
      sample.evolve(state, event);
    for (const player of state.players) for (const charm of player.charms) if (!all.includes(charm)) all.push(charm);
  }
  return all.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** What a seat is asked in a position, as a table would ask it. */
export function askedIn(
  state: State,
  by: Seat,
  seed: string,
  { ms, now }: Pick<BotQuestion, 'ms' | 'now'> = { ms: 1000, now: () => 0 },
): BotQuestion<Sample> {
  const players = state.players.length;
  return {
    seat: by,
    players,
    options: defaultOptions(sample.meta.options, players),
    view: sample.project(frozen(state), by),
    memory: frozen(sample.emptyMemory(players, state.options, by)),
    offers: sample.legal(frozen(state), by),
    rng: seededRng(seed),
    ms,
    now,
  };
}
