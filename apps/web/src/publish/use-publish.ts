import type { RoomView, StoredGame } from '@quri/protocol';
import { useState } from 'react';
import { useLanguage, useText } from '../app/language.tsx';
import { settings } from '../session/settings.ts';
import type { TableSession } from '../session/table-session.ts';
import { laterRefusalText } from '../words/later-refusals.ts';
import { ownSeat } from './own-seat.ts';
import { publishGame } from './publish-game.ts';
import { usePublishText } from './publish-text.ts';

interface Publishing {
  /** Where it is; null while it is not there. */
  readonly stored: StoredGame | null;
  /** The server is checking it. */
  readonly isSending: boolean;
  /** Why it is not there. */
  readonly problem: string;
  publish(): Promise<void>;
}

/** Puts a finished game of this device on the server. Doing so again answers where it is. */
export function usePublish(session: Pick<TableSession, 'replay'>, { seats }: Pick<RoomView, 'seats'>): Publishing {
  const shell = useText();
  const text = usePublishText();
  const language = useLanguage();
  const [stored, setStored] = useState<StoredGame | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const publish = async (): Promise<void> => {
    setProblem('');
    setSending(true);
    const file = await session.replay().catch(() => null);
    const answer = file === null ? null : await publishGame(file, ownSeat(seats, settings.get()));
    setSending(false);
    if (answer === null) setProblem(shell.noReplay);
    else if (answer.ok) setStored(answer.value);
    else if (answer.refused.code === 'unavailable') setProblem(text.offline);
    else setProblem(laterRefusalText(shell, language, answer.refused));
  };
  return { stored, isSending, problem, publish };
}
