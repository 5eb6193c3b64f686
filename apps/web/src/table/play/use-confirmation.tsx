import { useState } from 'react';
import { LazyConfirm } from './later-parts.tsx';

interface Question {
  readonly label: string;
  readonly because: string;
  act(): void;
}

/** Asks once more before something is done. With another key the question is gone. */
export function useConfirmation(key: string, undone: () => void) {
  const [asked, setAsked] = useState<(Question & { readonly key: string }) | null>(null);
  return {
    ask: (question: Question): void => setAsked({ ...question, key }),
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
