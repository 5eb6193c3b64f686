import { ActionArea, useChoiceFocus, useEscape } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { type InkaProps, ownSeat } from './board.tsx';
import { Options } from './choosing/options.tsx';
import { useMoves } from './choosing/use-map-choice.ts';
import { WORDS } from './words.ts';

/** What can be done, step by step, as buttons. It keeps its place and size whatever is asked. */
export function InkaActions(props: InkaProps): ReactNode {
  const { offers, pending, language } = props;
  const { choosing } = useMoves(props);
  const root = useChoiceFocus(choosing, offers);
  useEscape(choosing.back);
  if (ownSeat(props) === null) return null;
  return (
    <ActionArea root={root} label={WORDS[language].actions} busy={pending !== null} roomy>
      {offers.length > 0 && <Options props={props} />}
    </ActionArea>
  );
}
