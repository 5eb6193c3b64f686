import { ActionArea, useChoiceFocus, useEscape } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { ownSeat, type TikalProps } from './board.tsx';
import { Bidding } from './choosing/bidding.tsx';
import { questionOf } from './choosing/labels.ts';
import { Options } from './choosing/options.tsx';
import { useMoves } from './choosing/use-map-choice.ts';
import { WORDS } from './words.ts';

/** Everything that can be done, step by step, as buttons. It keeps its place and size whatever is asked. */
export function TikalActions(props: TikalProps): ReactNode {
  const { view, offers, pending, language } = props;
  const words = WORDS[language];
  const { moves, choosing } = useMoves(props);
  const root = useChoiceFocus(choosing, offers);
  useEscape(choosing.back);
  if (ownSeat(props) === null) return null;
  const bids = view.phase === 'bidding' && offers.length > 0;
  return (
    <ActionArea
      root={root}
      label={questionOf(choosing.taken, choosing.options, words) ?? words.actions}
      busy={pending !== null}
      roomy
    >
      {bids ? (
        <Bidding props={props} choosing={choosing} />
      ) : (
        <Options props={props} moves={moves} choosing={choosing} />
      )}
    </ActionArea>
  );
}
