import { inSequence } from '@quri/board-kit';
import type { Seen, View } from '../../view/shapes.ts';
import { type Shown, shownOf } from '../shown.ts';
import { guardPlaced, tilePlaced, tileTaken, treasureExchanged, treasureFound, turnEnded, worked } from './acting.ts';
import { lasting, type ShownBeat, step, type Watching } from './beats.ts';
import { changed } from './changes.ts';
import { isMove, type Move, moved } from './moving.ts';
import { gameEnded, roundWentOn, scored, scoringBegun } from './scoring.ts';

/** More than this at once, and a turn is shown in few beats. */
const MANY = 4;

/**
 * How to get from one view to the next, built from nothing but the two and what was seen between them.
 * Null where there is nothing to start from: then the board jumps.
 */
export function planOf(
  before: View | null,
  seen: readonly Seen[],
  view: View,
  you: number | null = null,
): readonly ShownBeat[] | null {
  if (before === null || before.expeditions.length !== view.expeditions.length) return null;
  const brief = seen.filter((one) => 'seat' in one && one.seat !== you).length > MANY;
  const watching = { you, brief };
  return inSequence<Shown>(
    shownOf(before),
    ...partsOf(seen, brief).map((part) => (now: Shown) => {
      const beats = beatsOf(now, part, watching);
      return isStepOfAnother(part, watching) ? beats.map((one) => ({ ...one, evenPaced: true })) : beats;
    }),
  );
}

const STEPS: readonly Seen['type'][] = [
  'templeExcavated',
  'campPitched',
  'treasureHunted',
  'treasureFound',
  'treasureExchanged',
  'guardPlaced',
];

/** What a person does comes step by step, and is shown so at every pace. */
function isStepOfAnother(part: Seen | readonly Move[], { you, brief }: Watching): boolean {
  if (brief) return false;
  if (isMarch(part)) return part[0]?.seat !== you;
  return STEPS.includes(part.type) && 'seat' in part && part.seat !== you;
}

/** Events one by one; of a turn that is shown briefly, steps in a row together. */
function partsOf(seen: readonly Seen[], brief: boolean): readonly (Seen | readonly Move[])[] {
  const parts: (Seen | Move[])[] = [];
  for (const one of seen) {
    const last = parts.at(-1);
    if (!isMove(one)) parts.push(one);
    else if (brief && Array.isArray(last) && last[0]?.seat === one.seat) last.push(one);
    else parts.push([one]);
  }
  return parts;
}

const isMarch = (part: Seen | readonly Move[]): part is readonly Move[] => Array.isArray(part);

function beatsOf(now: Shown, part: Seen | readonly Move[], watching: Watching): readonly ShownBeat[] {
  if (isMarch(part)) return moved(now, part, watching);
  switch (part.type) {
    case 'tileDrawn':
    case 'tileChosen':
      return tileTaken(now, part, watching);
    case 'tilePlaced':
      return tilePlaced(now, part, watching);
    case 'figureBrought':
    case 'campChanged':
    case 'figureWalked':
      return moved(now, [part], watching);
    case 'templeExcavated':
    case 'campPitched':
    case 'treasureHunted':
      return worked(now, part, watching);
    case 'treasureFound':
      return treasureFound(now, part, watching);
    case 'treasureExchanged':
      return treasureExchanged(now, part, watching);
    case 'guardPlaced':
      return guardPlaced(now, part, watching);
    case 'turnEnded':
      return turnEnded(now, part, watching);
    case 'scoringBegun':
      return scoringBegun(now, part);
    case 'scored':
      return scored(now, part, watching);
    case 'bonusTurnBegun':
    case 'scoringEnded':
      return roundWentOn(now, part);
    case 'gameEnded':
      return gameEnded(now, part);
    case 'tilesDisplayed':
      return [{ ...step('display', 420, now, { ...changed(now, part), focus: { at: 'tile' } }), says: part }];
    case 'auctionOpened':
    case 'bidMade':
    case 'bidPassed':
    case 'auctionWon':
    case 'tileSetAside': {
      const { seat } = part;
      const ms = lasting(watching, seat, 420);
      return [{ ...step('bid', ms, now, { ...changed(now, part), focus: { at: 'seat', seat } }), says: part }];
    }
    default:
      return part satisfies never;
  }
}
