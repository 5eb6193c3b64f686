import { type ReactNode, Suspense, use, useState } from 'react';
import { useText } from '../app/language.tsx';
import { LoadBoundary } from '../app/load-boundary.tsx';
import { loadOnce } from '../app/load-once.ts';
import { Button } from '../kit/button.tsx';

const dialog = loadOnce(() => import('./settings-dialog.tsx'));

function Loaded({ close }: { close(): void }): ReactNode {
  const { SettingsDialog } = use(dialog());
  return <SettingsDialog close={close} />;
}

/** Opens the settings, which are loaded then. */
export function SettingsButton({ look = 'plain' }: { readonly look?: 'plain' | 'quiet' }): ReactNode {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {text.settings}
      </Button>
      {open && (
        <LoadBoundary otherwise={<p role="alert">{text.gone.notLoaded.text}</p>}>
          <Suspense fallback={null}>
            <Loaded close={() => setOpen(false)} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  );
}
