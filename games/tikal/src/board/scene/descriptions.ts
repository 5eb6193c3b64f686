import type { SeatLook } from '@quri/board-kit';
import { edgesOut } from '../../answers/stones.ts';
import { strongestAt } from '../../answers/strength.ts';
import { isVolcano, terrainOf, withTile } from '../../answers/terrain.ts';
import { countedByKind } from '../../answers/treasures.ts';
import type { Explored } from '../../view/shapes.ts';
import type { Hex } from '../../vocabulary.ts';
import type { PlacedGhost } from '../choosing/taps.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';

/** The name of a seat, null for whoever reads. */
export type NameOf = (seat: number) => string | null;

type Figures = Pick<Shown, 'hexes' | 'expeditions'>;

/** A hex in words: what lies there, who stands there, whose it is, where one can go, and the stones towards the fog. */
export function describeHex(shown: Figures, hex: Hex, words: BoardWords, nameOf: NameOf): string {
  const explored = shown.hexes[hex];
  if (!explored) return inParts(words.unexplored(hex), words.stones.towards(shown, hex));
  const { camp, guard, explorers } = explored;
  const standing = shown.expeditions.flatMap(({ leader }, seat) => {
    const [count, led] = [explorers[seat] ?? 0, leader === hex];
    return count > 0 || led ? [words.figures(nameOf(seat), count, led)] : [];
  });
  const ways = edgesOut(shown, hex);
  return inParts(
    words.hex(hex),
    terrainWords(explored, words),
    ...(camp === null ? [] : [words.campOf(nameOf(camp))]),
    ...(guard === null ? [] : [words.guardOf(nameOf(guard))]),
    ...standing,
    ...(explored.value > 0 && guard === null && standing.length > 0 ? [controlWords(shown, hex, words, nameOf)] : []),
    ways.length === 0 ? '' : words.paths(words.stones.ways(ways)),
    words.stones.toUnexplored(shown, hex),
  );
}

/** The parts that say something. */
const inParts = (...parts: readonly string[]): string => parts.filter(Boolean).join('; ');

/** A tile that lies there for a try: which way round, and what leads from it. */
export function describeTrial(view: Pick<Shown, 'hexes'>, ghost: PlacedGhost, lies: string, words: BoardWords): string {
  // Nobody walks on a volcano.
  if (isVolcano(ghost.tile)) return lies;
  const laid = withTile(view, ghost);
  return inParts(lies, words.stones.waysFrom(laid, ghost.hex), words.stones.toUnexplored(laid, ghost.hex));
}

function terrainWords({ terrain, value, treasures }: Explored, words: BoardWords): string {
  const { kind } = terrainOf(terrain);
  if (kind === 'temple') return words.temple(value);
  return kind === 'ruins' ? words.ruins(treasures) : words.kind(kind);
}

function controlWords(shown: Figures, hex: Hex, words: BoardWords, nameOf: NameOf): string {
  const strongest = strongestAt(shown, hex);
  return strongest === null ? words.tied : words.controls(nameOf(strongest));
}

/** An expedition in words. */
export function describeExpedition(shown: Shown, look: SeatLook, words: BoardWords): string {
  const { seat, name, kind, present } = look;
  const own = shown.expeditions[seat];
  if (own === undefined) return '';
  const found = countedByKind(own.treasures);
  const parts = [
    kind === 'you' ? words.own(name) : name,
    ...(present ? [] : [words.away]),
    ...(shown.final?.winners.some((winner) => winner === seat) ? [words.winner] : []),
    ...(isAsked(shown, seat) ? [words.toPlay] : []),
    words.points(own.points),
    words.supply(own),
    ...(own.leader === 'gone' ? [words.gone] : []),
    ...(found.length === 0 ? [] : [words.treasures(found)]),
  ];
  return `${parts.join(', ')}.`;
}

/** Does the table wait for this seat, as far as it is shown? */
export const isAsked = ({ final, phase, auction, turn }: Shown, seat: number): boolean =>
  final === null && seat === (phase === 'bidding' ? auction?.bidder : turn.seat);
