import { type Dice, type Frozen, nextSeat, seats } from '@quri/kernel';
import { ARTIFACT_CARDS, idOf } from '../../components.ts';
import type { CardId, RoundEnd } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** IG-1, IG-15: a new round, the artifact under its temple card shown, the start player moved on. */
export function begin(s: Frozen<State>, dice: Dice): Event {
  const players = s.explorers.length;
  const round = s.round + 1;
  const startPlayer = s.round === 0 ? dice.draw('start', seats(players), String) : nextSeat(s.startPlayer, players);
  return { type: 'roundBegun', round, startPlayer, artifact: shown(s, round, dice) };
}

function shown(s: Frozen<State>, round: number, dice: Dice): CardId | null {
  if (s.underTemple.length === 0) return null;
  // IG-E4: in the modern edition the rounds have their artifacts in order of value.
  if (s.options.edition === 'modern') return ARTIFACT_CARDS[round - 1]?.id ?? null;
  return dice.draw('temple', s.underTemple, idOf).id;
}

/** IG-13: what lies on the path when a round ends is lost to everybody. IG-8: the card that struck leaves the game. */
export function end(s: Frozen<State>, reason: RoundEnd): Event {
  const removed = reason === 'struck' ? (s.path.at(-1)?.card.id ?? null) : null;
  const lost: CardId[] = [];
  for (const { card } of s.path) if (card.kind === 'artifact') lost.push(card.id);
  return { type: 'roundEnded', round: s.round, reason, removed, lost };
}
