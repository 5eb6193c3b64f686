import { CardBack, FlipCard, type Rect, VisuallyHidden } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { printedValue } from '../../answers/artifact-value.ts';
import type { Options } from '../../vocabulary.ts';
import { QuestFace } from '../art/quest-face.tsx';
import type { Layout } from '../layout/layout.ts';
import type { Shown, ShownCard } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import styles from './path.module.css';
import { Trail } from './trail.tsx';

interface PathProps {
  readonly layout: Layout;
  readonly shown: Shown;
  readonly options: Options;
  readonly words: BoardWords;
}

/** The cards turned this round, laid along a worn trail that begins at the lit doorway. */
export const Path = ({ layout, shown, options, words }: PathProps): ReactNode => (
  <section aria-label={words.path}>
    <Trail layout={layout} round={shown.round} />
    <ol className={styles.path}>
      {shown.path.map((one, i) => {
        const rect = layout.cards[i];
        return (
          rect !== undefined && (
            <PathCard key={one.card.id} one={one} at={rect} deck={layout.deck} options={options} words={words} />
          )
        );
      })}
    </ol>
  </section>
);

interface PathCardProps {
  readonly one: ShownCard;
  readonly at: Rect;
  readonly deck: Rect;
  readonly options: Options;
  readonly words: BoardWords;
}

function PathCard({ one, at, deck, options, words }: PathCardProps): ReactNode {
  const { card, gems, faceUp, struck, going } = one;
  const printed = card.kind === 'artifact' ? printedValue(options.edition, card.artifact) : undefined;
  return (
    <li
      className={styles.card}
      data-struck={struck}
      data-going={going}
      data-rule={ruleOf(one)}
      style={{
        width: at.w,
        '--x': `${at.x}px`,
        '--y': `${at.y}px`,
        '--turn': `${tilt(card.id)}deg`,
        '--from-x': `${deck.x}px`,
        '--from-y': `${deck.y}px`,
        '--from-size': deck.w / at.w,
      }}
    >
      <FlipCard faceUp={faceUp} front={<QuestFace card={card} gems={gems} printed={printed} />} back={<CardBack />} />
      <VisuallyHidden>{faceUp ? nameOf(one, printed, words) : words.faceDown}</VisuallyHidden>
    </li>
  );
}

function nameOf({ card, gems }: ShownCard, printed: number | undefined, words: BoardWords): string {
  if (card.kind === 'hazard') return words.hazard(card.hazard);
  if (card.kind === 'artifact') {
    const name = words.artifact(card.artifact);
    return printed === undefined ? name : `${name}, ${words.worth(printed)}`;
  }
  return gems === 0 ? words.treasure(card.value) : `${words.treasure(card.value)}, ${words.lying(gems)}`;
}

/** The rule that explains a card; one with gems on it is also about leaving. */
function ruleOf({ card, gems, faceUp }: ShownCard): string {
  if (!faceUp) return 'IG-C1';
  if (card.kind === 'hazard') return 'IG-8 IG-3';
  if (card.kind === 'artifact') return 'IG-11 IG-7';
  return gems === 0 ? 'IG-6' : 'IG-6 IG-9';
}

/** Cards are laid by hand: each a little askew, always the same way. */
function tilt(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return (sum % 5) - 2;
}
