import {
  accept,
  canonical,
  dealFromText,
  frozen,
  hashOf,
  messageInFormat1,
  move,
  type Shape,
  viewers,
} from '@quri/kernel';
import type { Setting, Subject } from './subject.ts';
import { asMove, walk } from './walk.ts';

/** So many steps are written out in full; the rest of a playthrough is hashes. */
const STEPS_IN_FULL = 40;
const HASH_LETTERS = 16;

const short = (value: unknown): string => hashOf('quri/golden/1', value).slice(0, HASH_LETTERS);

/** A whole random game as text: every step with the hash of its state and of everything that was sent for it. */
export function playthrough<G extends Shape>({ game }: Subject<G>, setting: Setting<G>): string {
  const played = walk(game, setting, () => {});
  const { table } = dealFromText(game, setting.players, setting.options, setting.seed);
  const lines = [`${game.meta.id} ${canonical(setting)}`, `0 start state ${short(table.state)}`];
  for (const entry of played.entries) {
    if (entry.kind !== 'move') continue;
    const step = move(table, { ...asMove(table, entry.seat, entry.intent), at: entry.at });
    if (!step.ok) throw new Error(`a playthrough was refused: ${canonical(step.refused)}`);
    const sent = viewers(setting.players).map((viewer) => messageInFormat1(table, step.value, viewer));
    accept(table, step.value);
    lines.push(
      `${entry.seq} seat ${entry.seat} ${canonical(entry.intent)} state ${short(table.state)} sent ${short(sent)}`,
    );
    if (entry.seq <= STEPS_IN_FULL)
      for (const event of step.value.entry.kind === 'move' ? step.value.entry.events : [])
        lines.push(`  ${canonical(event)}`);
  }
  lines.push(`outcome ${canonical(game.outcome(frozen(table.state)) ?? null)}`);
  return `${lines.join('\n')}\n`;
}
