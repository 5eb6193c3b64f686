import { type ReactNode, Suspense, use, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useGameTitle } from '../app/games.ts';
import { useText } from '../app/language.tsx';
import { LoadBoundary } from '../app/load-boundary.tsx';
import { loadOnce } from '../app/load-once.ts';
import { Button } from '../kit/button.tsx';
import styles from './rulebook-dialog.module.css';
import type { RulebookProps } from './rulebook-pages.tsx';

const pages = loadOnce(() => import('./rulebook-pages.tsx'));

/** A game's rulebook, open over everything else from the moment it is drawn. */
export function RulebookDialog({ game, rule, close }: RulebookProps & { close(): void }): ReactNode {
  const text = useText();
  const { name } = useGameTitle(game);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  // Wherever it is opened from, it looks the same.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={text.rulesOf(name)}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <form method="dialog" className={styles.head}>
        <h2>{text.rulesOf(name)}</h2>
        <Button small type="submit">
          {text.close}
        </Button>
      </form>
      <div className={styles.page}>
        <LoadBoundary otherwise={<NotLoaded />}>
          <Suspense fallback={<p>{text.loading}</p>}>
            <Pages game={game} rule={rule} />
          </Suspense>
        </LoadBoundary>
      </div>
    </dialog>,
    document.body,
  );
}

function Pages(props: RulebookProps): ReactNode {
  const { Rulebook } = use(pages());
  return <Rulebook {...props} />;
}

function NotLoaded(): ReactNode {
  const text = useText();
  return (
    <>
      <p>{text.gone.notLoaded.text}</p>
      <Button onClick={() => location.reload()}>{text.tryAgain}</Button>
    </>
  );
}
