import { DURATIONS } from '@quri/board-kit';
import type { SeenOf } from '../../view/shapes.ts';
import type { Shown } from '../shown.ts';
import { lasting, moment, type ShownBeat, step, type Watching } from './beats.ts';
import { changed } from './changes.ts';

/** IN-5: the turn goes on to somebody, whose blocker comes off. What was said of the last turn can still be read. */
export const turnBegun = (now: Shown, seen: SeenOf<'turnBegun'>): readonly ShownBeat[] => {
  const after = { ...now, ...changed(now, seen) };
  const focus = { at: 'seat', seat: seen.seat } as const;
  return [
    step('begin', DURATIONS.piece, after, { focus, touched: seen.blocker === null ? [] : [seen.blocker] }),
    step('begun', 60, after, { focus }),
  ];
};

export const phaseWentOn = (now: Shown, seen: SeenOf<'walkingStarted' | 'walkingStopped'>): readonly ShownBeat[] => [
  step('phase', 60, now, changed(now, seen)),
];

/** The blocker goes to its place; then the turn is over, and summed up in a line. */
export function turnEnded(now: Shown, seen: SeenOf<'turnEnded'>, watching: Watching): readonly ShownBeat[] {
  const { seat, blocker } = seen;
  const after = changed(now, seen);
  const focus = blocker === null ? now.focus : ({ at: 'cell', cell: blocker } as const);
  const placed: readonly ShownBeat[] =
    blocker === null
      ? []
      : [
          step('block', lasting(watching, seat, 500), now, {
            focus,
            flights: [{ kind: 'blocker', seat, cell: blocker }],
          }),
        ];
  const says = moment({ type: 'turnSummed', summary: seen.summary });
  const pass = (name: string, ms: number): ShownBeat => ({ ...step(name, ms, now, { ...after, focus }), says });
  if (seat === watching.you) return [...placed, pass('pass', 120)];
  return [...placed, ...(['pass', 'summed', 'read'] as const).map((name) => ({ ...pass(name, 750), steady: true }))];
}

export function gameEnded(now: Shown, seen: SeenOf<'gameEnded'>, { you }: Watching): readonly ShownBeat[] {
  const { winners, reason } = seen;
  const [winner] = winners;
  return [
    {
      ...step('win', DURATIONS.staged, now, { ...changed(now, seen), focus: { at: 'seat', seat: winner ?? 0 } }),
      says:
        reason === 'escaped' && winner !== undefined
          ? moment({ type: 'escaped', seat: winner })
          : moment({ type: 'stalled', reason: reason === 'repetition' ? reason : 'noStatues' }),
      big: true,
      own: winners.some((one) => one === you),
    },
  ];
}
