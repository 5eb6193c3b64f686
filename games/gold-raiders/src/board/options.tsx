import { Said, SeatShape } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { Face } from './art/face.tsx';
import type { GoldRaidersProps } from './board.tsx';
import { keyOf, type Pick } from './choosing/routes.ts';
import { cardOf, nameOf } from './choosing/spoken.ts';
import type { Choosing } from './choosing/use-choosing.ts';
import styles from './options.module.css';
import { BackSign } from './scene/signs.tsx';
import { WORDS } from './words.ts';

interface Step {
  readonly props: GoldRaidersProps;
  readonly choosing: Choosing;
}

/** Letters that take more than one line of a button. */
const LONG = 11;

/** Names need room; numbers of stacks can stand closer together. */
const crowdOf = (options: readonly Pick[]): 'names' | 'few' | 'four' | 'many' =>
  options[0]?.ask === 'owner' ? 'names' : options.length < 4 ? 'few' : options.length === 4 ? 'four' : 'many';

/** One step of a choice as buttons: the way back with the card that is played, then all there is to choose from. */
export function Options({ props, choosing }: Step): ReactNode {
  const { view, label, pending, seats, language } = props;
  const words = WORDS[language];
  const who = (seat: number): string => seats[seat]?.name ?? '';
  const { picked, options, back, choose, meaning } = choosing;
  const card = cardOf(picked);
  return (
    <div className={styles.step}>
      {picked.length > 0 && (
        <button
          type="button"
          className={styles.back}
          disabled={back === null}
          aria-keyshortcuts="Escape"
          onClick={() => back?.()}
        >
          {card !== null && (
            <span className={styles.played}>
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
        {options.map((pick) => {
          const { short, note, full } = nameOf(pick, meaning(pick), { view, words, who, label });
          return (
            <li key={keyOf(pick)}>
              <button
                type="button"
                className={styles.option}
                data-option={keyOf(pick)}
                data-long={short.length > LONG}
                data-quiet={pick.ask === 'endTurn'}
                disabled={pending !== null}
                onClick={() => choose(pick)}
              >
                {pick.ask === 'owner' && <SeatShape seat={pick.owner} size={16} />}
                <span className={styles.label} aria-hidden="true">
                  {short}
                  {note !== null && <small>{note}</small>}
                </span>
                <Said>{full}</Said>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
