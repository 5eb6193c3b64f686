import { CardBack, FlipCard, seatColour, useKeys, VisuallyHidden } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Choice } from '../vocabulary.ts';
import styles from './actions.module.css';
import { ChoiceFace } from './art/choice-face.tsx';
import { Hand } from './art/hand.tsx';
import type { IncanGoldProps } from './board.tsx';
import { WORDS } from './words.ts';

/** The rules that explain a choice: that it is secret, and what comes of it. */
const RULES: Readonly<Record<Choice, string>> = { torch: 'IG-4 IG-5', camp: 'IG-4 IG-9' };

/** The choice: two big cards. The chosen one lies face down under one's hand; the other one can still be taken. */
export function IncanGoldActions({
  view,
  offers,
  live,
  pending,
  play,
  label,
  seats,
  language,
}: IncanGoldProps): ReactNode {
  const words = WORDS[language];
  const keys = words.choiceKeys;
  useKeys(Object.fromEntries(offers.map((offer) => [keys[offer.choice].toLowerCase(), () => play(offer)])));
  if (offers.length === 0) return <WatchedChoice view={view} seats={seats} label={label} />;
  const chosen = pending?.choice ?? view.choice;
  const cuff = seatColour(view.viewer === 'spectator' ? 0 : view.viewer);
  return (
    <div className={styles.actions}>
      <div className={styles.pair}>
        {offers.map((offer) => {
          const down = chosen === offer.choice;
          return (
            <button
              key={offer.choice}
              type="button"
              className={styles.choice}
              data-choice={offer.choice}
              data-rule={RULES[offer.choice]}
              data-other={chosen !== null && !down}
              aria-pressed={down}
              aria-busy={pending?.choice === offer.choice}
              aria-disabled={!live}
              aria-keyshortcuts={keys[offer.choice]}
              onClick={() => play(offer)}
            >
              <span className={styles.card}>
                <FlipCard faceUp={!down} front={<ChoiceFace choice={offer.choice} />} back={<CardBack tone="clay" />} />
                {down && (
                  <span className={styles.hand}>
                    <Hand cuff={cuff} />
                  </span>
                )}
              </span>
              <span className={styles.words}>
                <span className={styles.label}>{label(offer)}</span>
                {chosen !== null && (
                  <span className={styles.state} aria-hidden="true">
                    {down ? words.chosen : words.change}
                  </span>
                )}
                <span className={styles.key} aria-hidden="true">
                  {keys[offer.choice]}
                </span>
              </span>
              {down && <VisuallyHidden>{words.chosen}</VisuallyHidden>}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** What somebody has chosen, for whoever watches that seat. */
function WatchedChoice({ view, seats, label }: Pick<IncanGoldProps, 'view' | 'seats' | 'label'>): ReactNode {
  const { viewer, choice } = view;
  if (viewer === 'spectator' || choice === null || seats[viewer]?.kind === 'you') return null;
  return (
    <div className={styles.actions}>
      <div className={styles.pair} data-rule={RULES[choice]}>
        <div className={styles.choice} data-choice={choice} data-watched>
          <span className={styles.card}>
            <ChoiceFace choice={choice} />
          </span>
          <span className={styles.words}>
            <span className={styles.label}>{label({ type: 'choose', choice })}</span>
          </span>
        </div>
      </div>
    </div>
  );
}
