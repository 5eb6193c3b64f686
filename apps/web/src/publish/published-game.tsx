import type { ReactNode } from 'react';
import { addressOf, go, type Route } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { ShareLink } from '../kit/share-link.tsx';
import { useAddress } from '../kit/use-address.ts';
import { usePublishText } from './publish-text.ts';
import styles from './published-game.module.css';

/** The ways to a game that was put on the server. */
export function PublishedGame({ game, table }: { readonly game: string; readonly table: string }): ReactNode {
  const { heading, lead, label, qr, replay, deal } = usePublishText();
  const toReplay: Route = { at: 'replay', from: 'server', table, game };
  const link = `${useAddress()}${addressOf(toReplay)}`;
  return (
    <>
      <ShareLink heading={heading} lead={lead} label={label} qr={qr} link={link} />
      <div className={styles.ways}>
        <Button onClick={() => go(toReplay)}>{replay}</Button>
        <Button onClick={() => go({ at: 'deal', table, game })}>{deal}</Button>
      </div>
    </>
  );
}
