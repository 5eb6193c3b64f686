import type { Odds } from '@quri/board-kit';
import { banditsChance, unseenCards, unseenSizes } from '../../answers/unseen.ts';
import type { View } from '../../view/shapes.ts';
import { CARDS } from '../../vocabulary.ts';
import { SmallFace } from '../art/face.tsx';
import { WORDS } from './words.ts';

/** Which cards are still unseen, and how likely Bandits are among some of them. */
export function odds(view: View, seat: number | null, language: 'en' | 'pl'): Odds {
  const words = WORDS[language];
  const unseen = unseenCards(view);
  const { counts, total, inHands, inStacks, aside } = unseen;
  const own = seat === null ? [] : (view.raiders[seat]?.stacks ?? []);
  const ownUnseen = own.some((stack) => stack.kind === 'closed' && stack.known === null);
  const sizes = unseenSizes(view);
  return {
    groups: [
      {
        title: words.unseen,
        layout: 'list',
        rows: CARDS.map((card) => ({
          label: words.card[card],
          picture: <SmallFace card={card} />,
          count: counts[card],
          chance: total === 0 ? 0 : counts[card] / total,
          ...(card === 'bandits' && { danger: true }),
        })),
        note: [words.places(inHands, inStacks, aside), ...(ownUnseen ? [words.ownAmong] : [])].join(' '),
      },
      ...(sizes.length === 0
        ? []
        : [
            {
              title: words.bandits,
              layout: 'list' as const,
              rows: sizes.map((size) => ({ label: words.stackOf(size), chance: banditsChance(unseen, size) })),
              note: words.banditsNote,
            },
          ]),
    ],
  };
}
