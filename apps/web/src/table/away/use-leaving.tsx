import type { RoomView } from '@quri/protocol';
import { type ReactNode, useState } from 'react';
import { go } from '../../app/route.ts';
import type { TableSession } from '../../session/table-session.ts';
import type { OnlineParts } from '../online/online-parts.tsx';

/** Leaving a table. Where others would have to wait, and no bot plays already, it is asked who plays on. */
export function useLeaving(
  { substitute }: Pick<TableSession, 'substitute'>,
  { you, seats, phase, terms }: Pick<RoomView, 'you' | 'seats' | 'phase' | 'terms'>,
  parts: OnlineParts | null,
): { leave(): void; readonly leaveDialog: ReactNode } {
  const [asking, setAsking] = useState(false);
  const own = you === null ? undefined : seats[you];
  const othersWait = parts !== null && phase === 'playing' && own?.kind === 'person' && own.substitute === null;
  return {
    leave: () => (othersWait ? setAsking(true) : go({ at: 'home' })),
    leaveDialog: asking && othersWait && you !== null && (
      <parts.LaterLeave terms={terms} handToBot={() => substitute(you, true)} stay={() => setAsking(false)} />
    ),
  };
}
