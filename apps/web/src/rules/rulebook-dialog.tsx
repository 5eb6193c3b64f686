import type { ReactNode } from 'react';
import { useGameTitle } from '../app/games.ts';
import { useText } from '../app/language.tsx';
import { later } from '../app/later.tsx';
import { loadOnce } from '../app/load-once.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import type { RulebookProps } from './rulebook-pages.tsx';

const Pages = later(
  loadOnce(() => import('./rulebook-pages.tsx')),
  ({ Rulebook }) => Rulebook,
  { Waiting: Loading, Otherwise: NotLoaded },
);

/** A game's rulebook, open over everything else from the moment it is drawn. */
export function RulebookDialog({ game, rule, close }: RulebookProps & { close(): void }): ReactNode {
  const text = useText();
  const { name } = useGameTitle(game);
  return (
    <Dialog title={text.rulesOf(name)} close={close}>
      <Pages game={game} rule={rule} page={false} />
    </Dialog>
  );
}

function Loading(): ReactNode {
  const { loading } = useText();
  return <p>{loading}</p>;
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
