import { type ReactNode, useState } from 'react';
import type { useScreen } from '../../app/games.ts';
import { useLanguage } from '../../app/language.tsx';
import { useSettings } from '../../app/use-observable.ts';
import { LazyConfirm } from './later-parts.tsx';

type AnyIntent = { readonly type: string };

interface Asked {
  readonly key: string;
  readonly label: string;
  readonly because: string;
  act(): void;
}

interface Confirmed {
  /** Does it, after a question where the game calls the move grave. */
  unlessGrave(intent: AnyIntent | undefined, act: () => void): void;
  readonly dialog: ReactNode;
}

/** Asks once more before a grave move, for those who want to be asked. With another key the question is gone. */
export function useConfirmed(
  { graveBecause }: Pick<ReturnType<typeof useScreen>, 'graveBecause'>,
  { key, view, label, undone }: { key: string; view: object; label(intent: AnyIntent): string; undone(): void },
): Confirmed {
  const language = useLanguage();
  const { confirm } = useSettings();
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    unlessGrave: (intent, act) => {
      const because = confirm && intent !== undefined ? graveBecause?.(intent, view, language) : null;
      if (intent === undefined || because == null) act();
      else setAsked({ key, label: label(intent), because, act });
    },
    dialog: asked?.key === key && (
      <LazyConfirm
        label={asked.label}
        because={asked.because}
        confirm={asked.act}
        close={() => {
          setAsked(null);
          undone();
        }}
      />
    ),
  };
}
