import { type ReactNode, Suspense, use } from 'react';
import { useGameTitle } from '../app/games.ts';
import { useText } from '../app/language.tsx';
import { LoadBoundary } from '../app/load-boundary.tsx';
import { loadOnce } from '../app/load-once.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import type { RulebookProps } from './rulebook-pages.tsx';

const pages = loadOnce(() => import('./rulebook-pages.tsx'));

/** A game's rulebook, open over everything else from the moment it is drawn. */
export function RulebookDialog({ game, rule, close }: RulebookProps & { close(): void }): ReactNode {
  const text = useText();
  const { name } = useGameTitle(game);
  return (
    <Dialog title={text.rulesOf(name)} close={close}>
      <LoadBoundary otherwise={<NotLoaded />}>
        <Suspense fallback={<p>{text.loading}</p>}>
          <Pages game={game} rule={rule} />
        </Suspense>
      </LoadBoundary>
    </Dialog>
  );
}

function Pages(props: RulebookProps): ReactNode {
  const { Rulebook } = use(pages());
  return <Rulebook {...props} page={false} />;
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
