import { at, type Dice, type Frozen, nextSeat, type Seat, seats, seatsIn, unreachable } from '@quri/kernel';
import { isOnPath } from '../answers/hazards.ts';
import { artifactsForOne } from '../answers/leaving.ts';
import { countInside, gemsOnPath, remainderOf, shareOf } from '../answers/shares.ts';
import { ARTIFACT_CARDS, idOf } from '../components.ts';
import { type CardId, ROUNDS, type RoundEnd } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** The next step that needs nobody's decision. */
export function proceed(s: Frozen<State>, dice: Dice): readonly Event[] {
  switch (s.stage) {
    case 'choosing':
      return reveal(s);
    case 'turning':
      return [turn(s, dice)];
    case 'betweenRounds':
      return [begin(s, dice)];
    case 'emptied':
    case 'struck':
      return [end(s, s.stage)];
    case 'over':
      return [];
    default:
      return unreachable(s.stage);
  }
}

const NOTHING: readonly Event[] = [];

/** IG-5: once the last choice is in, all are shown together, and whoever leaves settles before a card is turned. */
function reveal(s: Frozen<State>): readonly Event[] {
  if (s.undecided > 0) return NOTHING;
  // Seats as bits: whoever is outside has made no choice and is in neither set.
  let staying = 0;
  let leaving = 0;
  let bit = 1;
  for (const { choice } of s.explorers) {
    if (choice === 'torch') staying |= bit;
    else if (choice === 'camp') leaving |= bit;
    bit <<= 1;
  }
  const leavers = seatsIn(leaving);
  const shown: Event = { type: 'choicesRevealed', stayers: seatsIn(staying), leavers };
  return leaving === 0 ? [shown] : [shown, settle(s, leavers)];
}

/** IG-9: what lies on the path is divided once among those who leave; IG-11: a lone leaver takes the artifacts. */
function settle(s: Frozen<State>, leavers: readonly Seat[]): Event {
  const pool = gemsOnPath(s.path);
  const artifacts: { readonly card: CardId; readonly value: number }[] = [];
  if (leavers.length === 1) for (const { card, value } of artifactsForOne(s)) artifacts.push({ card: card.id, value });
  return {
    type: 'leaversSettled',
    leavers,
    share: shareOf(pool, leavers.length),
    left: remainderOf(pool, leavers.length),
    artifacts,
  };
}

/** One pile a round: the same card comes at the same place, however play went. */
const PILES: readonly string[] = Array.from({ length: ROUNDS + 1 }, (_, round) => `quest/${round}`);

/** IG-6 to IG-8: a card is turned for those inside. */
export function turn(s: Frozen<State>, dice: Dice): Event {
  const card = dice.draw(at(PILES, s.round), s.deck, idOf);
  switch (card.kind) {
    case 'treasure': {
      const inside = countInside(s.explorers);
      const share = shareOf(card.value, inside);
      return { type: 'treasureFound', card: card.id, share, left: remainderOf(card.value, inside) };
    }
    case 'artifact':
      return { type: 'artifactFound', card: card.id };
    case 'hazard':
      return { type: isOnPath(s.path, card.hazard) ? 'hazardStruck' : 'hazardMet', card: card.id };
    default:
      return unreachable(card);
  }
}

/** IG-1, IG-15: a new round, the artifact under its temple card shown, the start player moved on. */
function begin(s: Frozen<State>, dice: Dice): Event {
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
function end(s: Frozen<State>, reason: RoundEnd): Event {
  const removed = reason === 'struck' ? (s.path.at(-1)?.card.id ?? null) : null;
  const lost: CardId[] = [];
  for (const { card } of s.path) if (card.kind === 'artifact') lost.push(card.id);
  return { type: 'roundEnded', round: s.round, reason, removed, lost };
}
