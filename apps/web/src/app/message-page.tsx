import { TextileEdge } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { noBreak } from '../words/no-break.ts';
import { useText } from './language.tsx';
import styles from './message-page.module.css';
import { go } from './route.ts';
import { ScreenHeading } from './screen-heading.tsx';
import { type StateArt, stateArt } from './state-art.ts';
import { useTitle } from './use-title.ts';

interface Step {
  readonly art: StateArt;
  readonly title: string;
  readonly text: string;
  /** Where loading the page again may help: what the button for it says. */
  readonly reload?: string | false;
  home?(): void;
}

const goHome = (): void => go({ at: 'home' });

/** A page with a message and what to do next. */
export function MessagePage({ art, title, text, reload = false, home = goHome }: Step): ReactNode {
  const words = useText();
  useTitle(title);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <MessageArt art={art} />
        <ScreenHeading>{title}</ScreenHeading>
        <p>{noBreak(text)}</p>
        <div className={styles.ways}>
          {reload !== false && (
            <Button look="torch" onClick={() => location.reload()}>
              {reload}
            </Button>
          )}
          <Button look={reload === false ? 'torch' : 'plain'} onClick={home}>
            {words.home}
          </Button>
        </div>
      </div>
    </main>
  );
}

/** A part of Quri could not be fetched. */
export function NotLoadedPage(): ReactNode {
  const { gone, tryAgain } = useText();
  return <MessagePage art="broken-bridge" {...gone.notLoaded} reload={tryAgain} />;
}

/** A drawing over the whole width of its card, with a woven edge below it. */
export const MessageArt = ({ art }: { readonly art: StateArt }): ReactNode => (
  <span className={styles.art}>
    <img src={stateArt(art)} alt="" width="400" height="200" />
    <TextileEdge />
  </span>
);
