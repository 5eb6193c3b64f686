import { type ReactNode, useState } from 'react';
import { useText } from '../app/language.tsx';
import { later } from '../app/later.tsx';
import { loadOnce } from '../app/load-once.ts';
import { Button } from '../kit/button.tsx';

const Dialog = later(
  loadOnce(() => import('./settings-dialog.tsx')),
  ({ SettingsDialog }) => SettingsDialog,
  { Otherwise: NotLoaded },
);

function NotLoaded(): ReactNode {
  const { gone } = useText();
  return <p role="alert">{gone.notLoaded.text}</p>;
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
      {open && <Dialog close={() => setOpen(false)} />}
    </>
  );
}
