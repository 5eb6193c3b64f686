import { boxStyle } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { closedStacks, revealedMiles } from '../../answers/tie-breaks.ts';
import { Mark } from '../art/marks.tsx';
import { TONES } from '../art/tones.ts';
import type { Layout } from '../layout/layout.ts';
import { RULES_OF_PIECE } from '../rules-of.ts';
import type { Shown } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import { Moon, Sun } from './signs.tsx';
import styles from './strip.module.css';

interface StripProps {
  readonly layout: Layout;
  readonly shown: Shown;
  readonly words: BoardWords;
  /** What has to be chosen next, while something is being chosen. */
  readonly question: string | null;
  /** Whoever reads has no name here, but null. */
  nameOf(seat: number): string | null;
}

/** The edge between trail and rows: the time of day or the question, and what was discarded. At the end, who won and why. */
export function Strip({ layout, shown, words, question, nameOf }: StripProps): ReactNode {
  if (shown.final !== null) {
    return (
      <p className={styles.strip} data-won="true" data-rule={RULES_OF_PIECE.verdict} style={boxStyle(layout.strip)}>
        <span>{verdict(shown, words, nameOf)}</span>
      </p>
    );
  }
  const night = shown.phase === 'night';
  return (
    <div className={styles.strip} style={boxStyle(layout.strip)}>
      <p className={styles.time} data-asks={question !== null} data-rule={RULES_OF_PIECE.time}>
        {night ? <Moon /> : <Sun />}
        <span>{question ?? `${night ? words.night : words.day} · ${words.round(Math.max(1, shown.round))}`}</span>
      </p>
      {shown.discards.length > 0 && (
        <p className={styles.discards} data-rule={RULES_OF_PIECE.discards}>
          <span className={styles.word}>{words.discarded}</span>
          {(['recon', 'steal'] as const).map((card) => {
            const count = shown.discards.filter((one) => one === card).length;
            return (
              count > 0 && (
                <span key={card} className={styles.pile} role="img" aria-label={`${count} × ${words.card[card]}`}>
                  <i style={{ background: TONES[card].paper }}>
                    <Mark card={card} size={16} />
                  </i>
                  ×{count}
                </span>
              )
            );
          })}
        </p>
      )}
    </div>
  );
}

/** Anna wins: a tie, most miles revealed (14 miles) */
function verdict({ final, raiders }: Shown, words: BoardWords, nameOf: StripProps['nameOf']): string {
  const winner = final?.winners[0] ?? 0;
  const reason = final?.reason ?? 'temple';
  const raider = raiders[winner];
  const count =
    raider === undefined
      ? ''
      : reason === 'miles'
        ? ` (${words.miles(revealedMiles(raider))})`
        : reason === 'closedStacks'
          ? ` (${words.closed(closedStacks(raider))})`
          : '';
  return `${words.wins(nameOf(winner))}: ${words.wonBy[reason]}${count}`;
}
