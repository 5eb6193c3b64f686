import type { SeatLook } from '@quri/board-kit';
import type { Card } from '../../vocabulary.ts';
import type { Shown, ShownRaider, ShownStack } from '../shown.ts';
import type { BoardWords } from '../words.ts';

/** A raider in words. */
export function describeRaider(
  { at, handSize }: ShownRaider,
  { name, kind, present, seat }: SeatLook,
  { final, turn, firstPlayer }: Shown,
  trail: number,
  words: BoardWords,
): string {
  const parts = [
    kind === 'you' ? words.own(name) : name,
    ...(present ? [] : [words.away]),
    ...(final?.winners.some((winner) => winner === seat) ? [words.winner] : []),
    ...(final === null && turn === seat ? [words.toPlay] : []),
    words.at(at, trail),
    ...(handSize > 0 ? [words.inHand(handSize)] : []),
    ...(final === null && firstPlayer === seat ? [words.idol] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** A stack in words: of a closed one its height, and with the memory aid what one knows. */
export function describeStack(stack: ShownStack, place: number, words: BoardWords): string {
  if (stack.kind === 'open') {
    const cards = stack.reading.counted.map(({ card, as }) => `${words.card[card]} (${words.counted[as]})`);
    return `${words.stack(place)}, ${words.open(stack.reading.spaces)}: ${cards.join(', ')}`;
  }
  const face = (card: Card | null): string => (card === null ? words.unknown : words.card[card]);
  const known = stack.known?.some((card) => card !== null) ? [words.known(stack.known.map(face).join(', '))] : [];
  return [words.stack(place), words.cards(stack.size), ...known].join(', ');
}
