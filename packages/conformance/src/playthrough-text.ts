import {
  accept,
  canonical,
  dealFromText,
  frozen,
  type Game,
  hashOf,
  messageInFormat1,
  move,
  type Shape,
  seats,
  type Table,
  viewers,
} from '@quri/kernel';
import { asMove, playRandomGame } from './random-game.ts';
import type { GoldenSetting } from './subject.ts';

/** So many steps are written with their events; the rest of a playthrough is hashes. */
const STEPS_WITH_EVENTS = 40;
/** So many, and the deal, are written with what everybody is shown. */
const STEPS_WITH_VIEWS = 3;
const HASH_LETTERS = 16;

const short = (value: unknown): string => hashOf('quri/golden/1', value).slice(0, HASH_LETTERS);

/** A whole random game as text: every step with the hash of its state and of everything that was sent for it. */
export function playthroughText<G extends Shape>(game: Game<G>, golden: GoldenSetting<G>): string {
  const { players, options, seed } = golden;
  const played = playRandomGame(game, golden);
  const { table } = dealFromText(game, players, options, seed);
  const lines = [`${game.meta.id} ${canonical({ players, options, seed })}`, `0 start state ${short(table.state)}`];
  if (golden.views) lines.push(...shownToAll(table, {}));
  for (const entry of played.entries) {
    if (entry.kind !== 'move') continue;
    const step = move(table, { ...asMove(table, entry.seat, entry.intent), at: entry.at });
    if (!step.ok) throw new Error(`a playthrough was refused: ${canonical(step.refused)}`);
    const sent = viewers(players).map((viewer) => messageInFormat1(table, step.value, viewer));
    const before = game.project(frozen(table.state), 'spectator');
    accept(table, step.value);
    lines.push(
      `${entry.seq} seat ${entry.seat} ${canonical(entry.intent)} state ${short(table.state)} sent ${short(sent)}`,
    );
    if (entry.seq <= STEPS_WITH_EVENTS)
      for (const event of step.value.entry.kind === 'move' ? step.value.entry.events : [])
        lines.push(`  ${canonical(event)}`);
    if (golden.views && entry.seq <= STEPS_WITH_VIEWS) lines.push(...shownToAll(table, before));
  }
  lines.push(`outcome ${canonical(game.outcome(frozen(table.state)) ?? null)}`);
  return `${lines.join('\n')}\n`;
}

/** The fields of a view that another has not, or has otherwise. */
function differing(view: object, other: object): object {
  const known = new Map(Object.entries(other).map(([name, value]) => [name, canonical(value)]));
  return Object.fromEntries(Object.entries(view).filter(([name, value]) => known.get(name) !== canonical(value)));
}

/**
 * Lines that say what everybody is shown: of the spectator's view what differs from `before`, of the view of every seat
 * what differs from the spectator's, and its offers.
 */
function shownToAll<G extends Shape>({ game, state, opening }: Table<G>, before: object): readonly string[] {
  const common = game.project(frozen(state), 'spectator');
  const ofSeats = seats(opening.players).map((seat) => {
    const own = differing(game.project(frozen(state), seat), common);
    return `  > seat ${seat} ${canonical(own)} offers ${canonical(game.legal(frozen(state), seat))}`;
  });
  return [`  > spectator ${canonical(differing(common, before))}`, ...ofSeats];
}
