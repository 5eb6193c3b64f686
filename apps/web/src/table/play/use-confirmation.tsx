import { type ReactNode, useState } from 'react';
import { LazyConfirm } from './later-parts.tsx';

interface Question {
  readonly label: string;
  readonly because: string;
  act(): void;
}

interface Confirmation {
  ask(question: Question): void;
  readonly dialog: ReactNode;
}

/** Asks once more before something is done. With another key the question is gone. */
export function useConfirmation(key: string, undone: () => void): Confirmation {
  const [asked, setAsked] = useState<(Question & { readonly key: string }) | null>(null);
  return {
    ask: (question) => setAsked({ ...question, key }),
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
