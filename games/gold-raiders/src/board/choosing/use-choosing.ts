import { useSyncExternalStore } from 'react';
import type { Intent } from '../../vocabulary.ts';
import type { GoldRaidersProps } from '../board.tsx';
import { backFrom, intentOf, onwards, optionsAfter, type Pick, type Target, targetsAfter } from './routes.ts';

/** How far somebody has come in choosing one of some offers. */
export interface Chosen {
  readonly picked: readonly Pick[];
  /** What was taken back last, so that the focus can go there again. */
  readonly undone: Pick | null;
  /** How often something was chosen or taken back. */
  readonly moves: number;
  /** The last choice was sent. */
  readonly sent: boolean;
}

const NOTHING: Chosen = { picked: [], undone: null, moves: 0, sent: false };

/** Board and action bar are two pictures of one choice. It belongs to its offers: with new ones it begins anew. */
const choices = new WeakMap<readonly Intent[], Chosen>();
const listeners = new Set<() => void>();

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const chosenOf = (offers: readonly Intent[]): Chosen => choices.get(offers) ?? NOTHING;

export function setChosen(offers: readonly Intent[], change: Partial<Chosen>): void {
  const before = chosenOf(offers);
  choices.set(offers, { ...before, undone: null, sent: false, ...change, moves: before.moves + 1 });
  for (const listener of listeners) listener();
}

export interface Choosing extends Chosen {
  readonly options: readonly Pick[];
  readonly targets: readonly Target[];
  choose(...picks: readonly Pick[]): void;
  /** Null where there is nothing to go back from. */
  readonly back: (() => void) | null;
  /** The intent that choosing this would send. */
  meaning(...picks: readonly Pick[]): Intent | undefined;
}

export function useChoosing({ offers, play, pending, view }: GoldRaidersProps): Choosing {
  const read = (): Chosen => chosenOf(offers);
  const chosen = useSyncExternalStore(listen, read, read);
  const { picked } = chosen;
  const meaning = (...picks: readonly Pick[]): Intent | undefined => intentOf(offers, [...picked, ...picks]);
  return {
    ...chosen,
    options: optionsAfter(offers, picked),
    targets: view.viewer === 'spectator' ? [] : targetsAfter(offers, picked, view.viewer),
    choose: (...picks) => {
      if (pending !== null) return;
      const after = onwards(offers, picked, picks);
      const intent = intentOf(offers, after);
      // Where it stood stays as it is: should it be refused, the same may be chosen again.
      if (intent === undefined) setChosen(offers, { picked: after });
      else {
        setChosen(offers, { sent: true });
        play(intent);
      }
    },
    back:
      picked.length === 0 || pending !== null
        ? null
        : () => {
            const before = backFrom(offers, picked);
            setChosen(offers, { picked: before, undone: picked[before.length] ?? null });
          },
    meaning,
  };
}
