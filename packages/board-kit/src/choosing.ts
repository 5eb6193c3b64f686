import type { BoardProps } from './board-props.ts';
import type { ChoiceStep, Choices } from './choices.ts';

/** How far somebody has come in choosing one of some offers: what a game that uses this keeps in its draft. */
export interface Chosen<Step extends ChoiceStep> {
  readonly taken: readonly Step[];
  /** What was taken back last, so that the focus can go there again. */
  readonly undone: Step | null;
  /** How often something was chosen or taken back. */
  readonly changes: number;
  /** The last step completed an intent, and it was sent. */
  readonly sent: boolean;
  /** What the button would cost that the pointer is on. */
  readonly considered?: number;
}

/** What a draft holds once these steps were taken. */
export const chosenSteps = <Step extends ChoiceStep>(...taken: readonly Step[]): Chosen<Step> => ({
  taken,
  undone: null,
  changes: taken.length,
  sent: false,
});

export interface Choosing<Intent, Step extends ChoiceStep> extends Chosen<Step> {
  readonly options: readonly Step[];
  choose(...steps: readonly Step[]): void;
  /** Null where there is nothing to go back from. */
  readonly back: (() => void) | null;
  /** The intent that choosing this would send. */
  meaning(...steps: readonly Step[]): Intent | undefined;
  /** Takes these steps instead, or does what they are; the focus stays where it is. `more` is kept in the draft with them. */
  jumpTo(steps: readonly Step[], more?: object): void;
  /** Sends an intent, whatever was chosen so far. */
  send(intent: Intent): void;
  /** The pointer came to a button that would cost so much, or left it. */
  consider(cost: number): void;
}

/** Chooses an intent step by step. The steps are in the draft, so that board and action bar agree on them. */
export function choosingOf<Intent extends object, Step extends ChoiceStep>(
  { optionsAfter, intentOf, onwards, backFrom }: Choices<Intent, Step>,
  {
    offers,
    live,
    skip,
    play,
    pending,
    draft,
  }: Pick<BoardProps<never, Intent, never>, 'offers' | 'live' | 'skip' | 'play' | 'draft'> & {
    readonly pending: object | null;
  },
): Choosing<Intent, Step> {
  // The one who reads a draft is the one who wrote it.
  const chosen = (draft.value as Chosen<Step> | null) ?? chosenSteps<Step>();
  const { taken, changes } = chosen;
  const change = (to: Partial<Chosen<Step>>): void =>
    draft.set({ taken, undone: null, sent: false, ...to, changes: changes + 1 } satisfies Chosen<Step>);
  return {
    ...chosen,
    options: optionsAfter(offers, taken),
    choose: (...steps) => {
      if (!live) return skip();
      if (pending !== null) return;
      const after = onwards(offers, taken, steps);
      const intent = intentOf(offers, after);
      // Where it stood stays as it is: should it be refused, the same may be chosen again.
      if (intent === undefined) change({ taken: after });
      else {
        change({ sent: true });
        play(intent);
      }
    },
    back:
      taken.length === 0 || pending !== null || !live
        ? null
        : () => {
            const before = backFrom(offers, taken);
            change({ taken: before, undone: taken[before.length] ?? null });
          },
    meaning: (...steps) => intentOf(offers, [...taken, ...steps]),
    jumpTo: (steps, more) => {
      const intent = intentOf(offers, steps);
      if (intent === undefined) draft.set({ ...chosenSteps(...steps), changes, ...more });
      else play(intent);
    },
    send: (intent) => {
      if (!live) return skip();
      if (pending !== null) return;
      change({ taken: [], sent: true });
      play(intent);
    },
    consider: (cost) => {
      if (live && pending === null && cost !== (chosen.considered ?? 0)) draft.set({ ...chosen, considered: cost });
    },
  };
}
