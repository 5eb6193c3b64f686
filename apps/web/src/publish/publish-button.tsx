import type { RoomView } from '@quri/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import type { TableSession } from '../session/table-session.ts';
import { usePublishText } from './publish-text.ts';
import { PublishedGame } from './published-game.tsx';
import { usePublish } from './use-publish.ts';

interface PublishProps {
  readonly session: TableSession;
  readonly room: RoomView;
  /** Says why it is not there. */
  say(problem: string): void;
}

/** Puts the game that has just ended on this device on the server, and shows where it is. */
export function PublishButton({ session, room, say }: PublishProps): ReactNode {
  const text = usePublishText();
  const { stored, isSending, problem, publish } = usePublish(session, room);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    say(problem);
  }, [say, problem]);
  return (
    <>
      <Button
        aria-busy={isSending}
        onClick={async () => {
          if (isSending) return;
          if (stored === null) await publish();
          setOpen(true);
        }}
      >
        {text.open}
      </Button>
      {stored !== null && isOpen && (
        <Dialog title={text.title} close={() => setOpen(false)}>
          <PublishedGame game={room.game} table={stored.table} />
        </Dialog>
      )}
    </>
  );
}
