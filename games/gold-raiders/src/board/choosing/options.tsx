import { SeatShape, stepKey, unlessSecondTap, VisuallyHidden } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { Face } from '../art/face.tsx';
import type { GoldRaidersProps } from '../board.tsx';
import { RULES_OF_CARD, rulesOfStep } from '../rules-of.ts';
import { BackSign } from '../scene/signs.tsx';
import { WORDS } from '../words.ts';
import { cardOf, labelOf } from './labels.ts';
import styles from './options.module.css';
import type { GoldRaidersChoosing, Step } from './steps.ts';

interface OptionsProps {
  readonly props: GoldRaidersProps;
  readonly choosing: GoldRaidersChoosing;
}

/** Letters that take more than one line of a button. */
const LONG = 11;

/** Names need room; numbers of stacks can stand closer together. */
const crowdOf = (options: readonly Step[]): 'names' | 'few' | 'four' | 'many' =>
  options[0]?.ask === 'owner' ? 'names' : options.length < 4 ? 'few' : options.length === 4 ? 'four' : 'many';

/** One step of a choice as buttons: the way back with the card that is played, then all there is to choose from. */
export function Options({ props, choosing }: OptionsProps): ReactNode {
  const { view, label, live, pending, seats, language } = props;
  const words = WORDS[language];
  const who = (seat: number): string => seats[seat]?.name ?? '';
  const { taken, options, back, choose, meaning } = choosing;
  const card = cardOf(taken);
  return (
    <div className={styles.step}>
      {taken.length > 0 && (
        <button
          type="button"
          className={styles.back}
          aria-disabled={back === null}
          aria-keyshortcuts="Escape"
          onClick={unlessSecondTap(() => back?.())}
        >
          {card !== null && (
            <span className={styles.played} data-rule={RULES_OF_CARD[card]}>
              <Face card={card} />
            </span>
          )}
          <span className={styles.way}>
            <BackSign />
            {words.back}
          </span>
        </button>
      )}
      <ul className={styles.options} data-many={crowdOf(options)}>
        {options.map((step) => {
          const { short, note, full } = labelOf(step, meaning(step), { view, words, who, label });
          return (
            <li key={stepKey(step)}>
              <button
                type="button"
                className={styles.option}
                data-option={stepKey(step)}
                data-rule={rulesOfStep(step)}
                data-long={short.length > LONG}
                data-quiet={step.ask === 'endTurn'}
                aria-disabled={!live || pending !== null}
                onClick={unlessSecondTap(() => choose(step))}
              >
                {step.ask === 'owner' && <SeatShape seat={step.owner} size={16} />}
                <span className={styles.label} aria-hidden="true">
                  {short}
                  {note !== null && <small>{note}</small>}
                </span>
                <VisuallyHidden>{full}</VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
