import { MinusSign, Option, OptionLabel, OptionRow, PlusSign } from '@quri/board-kit';
import { type ReactNode, useState } from 'react';
import type { TikalProps } from '../board.tsx';
import { WORDS } from '../words.ts';
import type { TikalChoosing } from './moves.ts';

interface BiddingProps {
  readonly props: TikalProps;
  readonly choosing: TikalChoosing;
}

/** TK-A1: how much to bid, at first the least that is possible, or to pass. */
export function Bidding({ props, choosing }: BiddingProps): ReactNode {
  const { label, live, pending, language } = props;
  const words = WORDS[language];
  const bids = choosing.options.flatMap((step) => (step.ask === 'bid' ? [step.points] : []));
  const [least = 0, most = 0] = [Math.min(...bids), Math.max(...bids)];
  const [wanted, setWanted] = useState(0);
  const points = Math.min(Math.max(wanted, least), most);
  const disabled = !live || pending !== null;
  return (
    <OptionRow centred>
      {bids.length > 0 && (
        <>
          <Option
            repeats
            aria-disabled={disabled || points <= least}
            aria-label={words.bidLess}
            onClick={() => setWanted(Math.max(least, points - 1))}
          >
            <MinusSign />
          </Option>
          <Option
            look="first"
            option="bid"
            data-rule="TK-A1"
            aria-disabled={disabled}
            onClick={() => choosing.choose({ ask: 'bid', points })}
          >
            <OptionLabel>{label({ type: 'bid', points })}</OptionLabel>
          </Option>
          <Option
            repeats
            aria-disabled={disabled || points >= most}
            aria-label={words.bidMore}
            onClick={() => setWanted(Math.min(most, points + 1))}
          >
            <PlusSign />
          </Option>
        </>
      )}
      <Option
        look="quiet"
        option="passBid"
        data-rule="TK-A1"
        aria-disabled={disabled}
        onClick={() => choosing.choose({ ask: 'passBid' })}
      >
        <OptionLabel>{label({ type: 'passBid' })}</OptionLabel>
      </Option>
    </OptionRow>
  );
}
