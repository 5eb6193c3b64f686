import { type Frozen, type Seat, seatsIn } from '@quri/kernel';
import { type ArtifactCard, type CardId, PRINTED_VALUES, valueWhenOut } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

const NO_ARTIFACTS: readonly { readonly card: CardId; readonly value: number }[] = [];

/** IG-5: all choices are shown together, and whoever leaves settles before a card is turned. */
export function reveal(s: Frozen<State>): readonly Event[] {
  if (s.undecided > 0) return NOTHING;
  let staying = 0;
  let leaving = 0;
  for (let i = 0; i < s.explorers.length; i++) {
    const explorer = s.explorers[i];
    if (!explorer?.inside) continue;
    if (explorer.choice === 'torch') staying |= 1 << i;
    else leaving |= 1 << i;
  }
  const leavers = seatsIn(leaving);
  const shown: Event = { type: 'choicesRevealed', stayers: seatsIn(staying), leavers };
  return leaving === 0 ? [shown] : [shown, settle(s, leavers)];
}

const NOTHING: readonly Event[] = [];

/** IG-9: what lies on the path is divided once among those who leave; IG-11: a lone leaver takes the artifacts. */
function settle(s: Frozen<State>, leavers: readonly Seat[]): Event {
  let pool = 0;
  for (const { gems } of s.path) pool += gems;
  const share = Math.floor(pool / leavers.length);
  const artifacts = leavers.length === 1 ? carried(s) : NO_ARTIFACTS;
  return { type: 'leaversSettled', leavers, share, left: pool - share * leavers.length, artifacts };
}

function carried(s: Frozen<State>): readonly { readonly card: CardId; readonly value: number }[] {
  let taken: { readonly card: CardId; readonly value: number }[] | undefined;
  for (const { card } of s.path) {
    if (card.kind !== 'artifact') continue;
    taken ??= [];
    taken.push({ card: card.id, value: worthOf(s, card, s.carriedOut + taken.length) });
  }
  return taken ?? NO_ARTIFACTS;
}

/** IG-11, or IG-E4 where the value is printed on the card. */
function worthOf(s: Frozen<State>, card: ArtifactCard, alreadyOut: number): number {
  if (s.options.edition === 'modern') return PRINTED_VALUES[card.artifact];
  return valueWhenOut(alreadyOut);
}
