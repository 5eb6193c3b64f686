import { ActionArea, choosingOf, useChoiceFocus, useEscape } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { GoldRaidersProps } from './board.tsx';
import { Hand } from './choosing/hand.tsx';
import { Hands } from './choosing/hands.tsx';
import { questionOf } from './choosing/labels.ts';
import { Options } from './choosing/options.tsx';
import { choices } from './choosing/steps.ts';
import { WORDS } from './words.ts';

/** One's own hand, and step by step what can be done with it. It keeps its place and size whatever is asked. */
export function GoldRaidersActions(props: GoldRaidersProps): ReactNode {
  const { view, offers, live, pending, language, why } = props;
  const words = WORDS[language];
  const choosing = choosingOf(choices, props);
  const root = useChoiceFocus(choosing, offers);
  useEscape(choosing.back);
  if (view.viewer === 'spectator') return view.hands && <Hands hands={view.hands} seats={props.seats} words={words} />;
  const { taken, options } = choosing;
  const hand = props.seats.some(({ kind }) => kind === 'you') ? words.hand : words.watchedHand;
  const ask = options[0]?.ask;
  // A peek is ended where it is seen; meanwhile the hand is there as it is between turns.
  const atHand = taken.length === 0 && (ask === undefined || ask === 'card' || ask === 'lookAway');
  return (
    <ActionArea
      root={root}
      label={questionOf(taken, options, words) ?? (atHand && view.hand.length > 0 ? hand : words.actions)}
      busy={pending !== null}
    >
      {atHand ? (
        <Hand
          hand={view.hand}
          choosing={choosing}
          live={live}
          words={words}
          why={(card) => why({ type: 'stackCard', card, onto: 'new' })}
        />
      ) : (
        <Options props={props} choosing={choosing} />
      )}
    </ActionArea>
  );
}
