import { QuriMark } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { useGameText } from '../app/games.ts';
import { useText } from '../app/language.tsx';
import { Loading } from '../app/loading.tsx';
import { MessagePage } from '../app/message-page.tsx';
import { addressOf, linkTo } from '../app/route.ts';
import { ScreenHeading } from '../app/screen-heading.tsx';
import { useTitle } from '../app/use-title.ts';
import { ShareLink } from '../kit/share-link.tsx';
import { useAddress } from '../kit/use-address.ts';
import { noBreak } from '../words/no-break.ts';
import { type Deal, useDeal } from './deal.ts';
import { DealResults } from './deal-results.tsx';
import styles from './deal-screen.module.css';
import { useDealText } from './deal-text.ts';
import { optionLines } from './option-lines.ts';
import { PlayDeal } from './play-deal.tsx';

/** The deal of a finished table: how everybody did with it, and the way to play it again. */
export function DealScreen({ table }: { readonly table: string }): ReactNode {
  const text = useDealText();
  const { tryAgain } = useText();
  const deal = useDeal(table);
  if (deal === 'loading') return <Loading />;
  if (deal === 'gone') return <MessagePage art="lost-trail" {...text.gone} />;
  if (deal === 'failed') return <MessagePage art="broken-bridge" {...text.failed} reload={tryAgain} />;
  return <LoadedDeal deal={deal} />;
}

function LoadedDeal({ deal }: { readonly deal: Deal }): ReactNode {
  const text = useDealText();
  const shell = useText();
  const game = useGameText(deal.game);
  const address = useAddress();
  useTitle(`${game.name}: ${text.title}`);
  const link = `${address}${addressOf({ at: 'deal', table: deal.deal, game: deal.game })}`;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <a {...linkTo({ at: 'home' })} href="/" aria-label={shell.home}>
          <QuriMark size={40} />
        </a>
        <div>
          <ScreenHeading>{text.title}</ScreenHeading>
          <p>{noBreak(text.lead)}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <section className={styles.panel} aria-labelledby="deal-game">
          <h2 id="deal-game">{game.name}</h2>
          <dl className={styles.facts}>
            <div>
              <dt>{shell.playersHeading}</dt>
              <dd>{deal.players}</dd>
            </div>
            {optionLines(deal, game, text).map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <PlayDeal deal={deal} />
          <p className={styles.note}>{noBreak(text.lookedUp)}</p>
        </section>
        <ShareLink heading={text.shareHeading} lead={text.shareLead} label={text.link} qr={text.qr} link={link} />
      </div>
      <DealResults tables={deal.tables} game={game} />
    </main>
  );
}
