import type { Frozen, Seat, Viewer } from '@quri/kernel';
import { countStack } from '../answers/stack-count.ts';
import type { Stack, Stage, State } from '../rules/state.ts';
import type { Card } from '../vocabulary.ts';
import type { PeekView, RaiderView, StackView, View } from './shapes.ts';

/** Everybody sees their own hand (GR-1), the faces they peek at (GR-7) and, with the memory aid, what they know of stacks (GR-6). */
export const ownFields: readonly (keyof View)[] = ['viewer', 'peek', 'raiders', 'hand'];

export function project(s: Frozen<State>, viewer: Viewer): View {
  const reminded = s.options.memoryAid && viewer !== 'spectator' ? viewer : null;
  return {
    viewer,
    options: s.options,
    round: s.round,
    phase: PHASES[s.stage],
    firstPlayer: s.firstPlayer,
    turn: s.turn,
    peek: peekView(s, viewer),
    discards: s.discards.slice(),
    raiders: raiderViews(s, (stack) => stackView(stack, reminded)),
    hand: viewer === 'spectator' ? [] : (s.raiders[viewer]?.hand.slice() ?? []),
    final: s.final,
  };
}

/** All hands, and what lies in every stack. Cards are drawn when they are dealt, so there is no pile to show. */
export const projectAll = (s: Frozen<State>): View => ({
  ...project(s, 'spectator'),
  raiders: raiderViews(s, (stack) =>
    stack.open ? stackView(stack, null) : { kind: 'closed', size: stack.cards.length, known: stack.cards.slice() },
  ),
  hands: s.raiders.map(({ hand }) => hand.slice()),
});

const raiderViews = (s: Frozen<State>, shown: (stack: Frozen<Stack>) => StackView): readonly RaiderView[] =>
  s.raiders.map(({ at, hand, stacks }) => ({ at, handSize: hand.length, stacks: stacks.map(shown) }));

/** The steps in between need nobody, so nobody is shown them. */
const PHASES: Readonly<Record<Stage, View['phase']>> = {
  dealing: 'night',
  night: 'night',
  day: 'day',
  dusk: 'day',
  over: 'over',
};

/** GR-7: the faces are for the one whose turn it is, until they look away. */
function peekView(s: Frozen<State>, viewer: Viewer): PeekView | null {
  if (s.peek === null) return null;
  const { owner, place } = s.peek;
  const faces = viewer === s.turn ? (s.raiders[owner]?.stacks[place]?.cards.slice() ?? null) : null;
  return { owner, place, faces };
}

/** GR-6: a closed stack shows its height, and nothing else but to somebody who is reminded. */
function stackView({ cards, knownBy, open }: Frozen<Stack>, reminded: Seat | null): StackView {
  const size = cards.length;
  if (open) return { kind: 'open', size, reading: countStack(cards) };
  const known = reminded === null ? null : cards.map((card, i) => ifKnown(card, knownBy[i] ?? 0, reminded));
  return { kind: 'closed', size, known };
}

const ifKnown = (card: Card, knownBy: number, seat: Seat): Card | null => (knownBy & (1 << seat) ? card : null);
