import { type ReactNode, useState } from 'react';
import { gameEntry } from '../app/game-facts.ts';
import { useText } from '../app/language.tsx';
import { go } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { reserveSeat } from '../session/reserved-seat.ts';
import { connection } from '../session/socket/page-connection.ts';
import { opponents } from '../setup/opponents.ts';
import { refusalText } from '../words/refusal-text.ts';
import type { Deal } from './deal.ts';
import styles from './deal-screen.module.css';
import { useDealText } from './deal-text.ts';

/** Opens a table with this deal: with bots in all other seats, or with all of them free. */
export function PlayDeal({ deal }: { readonly deal: Deal }): ReactNode {
  const shell = useText();
  const text = useDealText();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (withBots: boolean): Promise<void> => {
    setOpening(true);
    setProblem(null);
    const answer = await openTable(deal, withBots);
    setOpening(false);
    if (!answer.ok) return setProblem(refusalText(shell, answer.refused));
    const { table } = answer.done;
    if (table === null) return;
    reserveSeat(table, 0);
    go({ at: 'table', table, invite: null, game: deal.game });
  };
  return (
    <section className={styles.play} aria-label={text.playHeading}>
      <h3>{text.playHeading}</h3>
      <div className={styles.ways}>
        <Button look="torch" aria-busy={opening} onClick={opening ? undefined : () => void open(true)}>
          {text.withBots}
        </Button>
        <Button aria-busy={opening} onClick={opening ? undefined : () => void open(false)}>
          {text.withFriends}
        </Button>
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
    </section>
  );
}

async function openTable({ deal, game, players, options }: Deal, withBots: boolean) {
  const { request } = connection();
  const answer = await request({ type: 'open', game, seats: players, options, open: false, deal });
  const table = answer.ok ? answer.done.table : null;
  if (!withBots || table === null) return answer;
  const bots = opponents(gameEntry(game).bots, null, players - 1);
  // A seat that stays empty can still be filled there.
  await Promise.all(bots.map(({ level }, n) => request({ type: 'seatBot', table, seat: n + 1, level })));
  return answer;
}
