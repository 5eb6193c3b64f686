import { accept, dealFromText, type Game, isOver, move, type Seat, sameJson, seats, type Table } from '@quri/kernel';
import type { Lesson } from '@quri/words';

interface Script {
  readonly seat: Seat;
  readonly moves: readonly unknown[];
  made: number;
}

/**
 * Plays a lesson as it is played on a device: bots answer as soon as they are asked, then the learner does what the
 * step says. What stops it is returned.
 */
export function lessonFaults(game: Game, { seed, options, bots, steps, moves }: Lesson): readonly string[] {
  const { table } = dealFromText(game, bots.length + 1, options, seed);
  const [learner, ...others] = seats(bots.length + 1).map(
    (seat): Script => ({
      seat,
      moves: seat === 0 ? steps.flatMap(({ intents }) => intents) : (moves[seat - 1] ?? []),
      made: 0,
    }),
  );
  if (learner === undefined) return ['nobody learns'];
  const faults: string[] = [];
  for (;;) {
    const next = [...others, learner].find((script) => isAwaited(table, script) && script.made < script.moves.length);
    if (next === undefined) break;
    const fault = playNext(table, next);
    if (fault !== undefined) return [...faults, fault];
  }
  for (const { seat, moves: all, made } of [learner, ...others])
    if (made < all.length)
      faults.push(`seat ${seat} has made ${made} of ${all.length} moves and is not asked for more`);
  if (!isOver(table) && table.game.awaited(table.state).length === 0) faults.push('nobody is asked to play on');
  return faults;
}

/** A choice that could still be replaced waits for nobody. */
const isAwaited = ({ game, state }: Table, { seat }: Script): boolean => game.awaited(state).includes(seat);

function playNext(table: Table, script: Script): string | undefined {
  const { seat, moves, made } = script;
  const intent = moves[made];
  const where = `seat ${seat}, move ${made}, ${JSON.stringify(intent)}`;
  if (!table.game.legal(table.state, seat).some((offer) => sameJson(offer, intent))) return `${where}: not offered`;
  const step = move(table, { seat, actor: seat === 0 ? 'human' : 'bot', at: 0, ask: table.asks[seat] ?? null, intent });
  if (!step.ok) return `${where}: ${JSON.stringify(step.refused)}`;
  accept(table, step.value);
  script.made++;
  return undefined;
}
