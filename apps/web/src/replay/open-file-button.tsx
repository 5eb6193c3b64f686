import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { useReplayText } from '../words/replay-text.ts';
import { openFile } from './opened-files.ts';

/** Chooses a replay file. */
export function OpenFileButton({ look = 'plain' }: { readonly look?: 'torch' | 'plain' | 'quiet' }): ReactNode {
  const text = useReplayText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} onClick={() => input.current?.click()}>
        {text.openFile}
      </Button>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".json,application/json"
        aria-label={text.openFile}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file !== undefined) void openFile(file);
        }}
      />
    </>
  );
}
