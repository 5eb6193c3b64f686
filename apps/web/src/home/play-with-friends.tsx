import { type ReactNode, useState } from 'react';
import { playersOf } from '../app/game-facts.ts';
import { useText } from '../app/language.tsx';
import { go } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { reserveSeat } from '../session/reserved-seat.ts';
import { connection } from '../session/socket/page-connection.ts';
import { refusalText } from '../words/refusal-text.ts';

/** A table for friends, opened at once; who one is and how it is played is settled there. */
export function PlayWithFriends({ game }: { readonly game: string }): ReactNode {
  const text = useText();
  const players = playersOf(game);
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    // Without a line it would be opened some time later, when nobody expects it any more.
    if (connection().state.get().line === 'down') return setProblem(text.lobbyUnreachable);
    setProblem(null);
    setOpening(true);
    const seats = Math.min(players.max, Math.max(players.min, 4));
    const answer = await connection().request({ type: 'open', game, seats, options: {}, open: false });
    setOpening(false);
    if (!answer.ok) return setProblem(refusalText(text, answer.refused));
    const { table } = answer.done;
    if (table === null) return;
    reserveSeat(table, 0);
    go({ at: 'table', table, invite: null, game });
  };
  return (
    <>
      <Button aria-busy={opening} onClick={opening ? undefined : open}>
        {text.playFriends}
      </Button>
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  );
}
