import { type ReactNode, useState } from 'react';
import { useText } from '../../app/language.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import type { ChatSession } from '../../session/socket/chat-session.ts';
import { refusalText } from '../../words/refusal-text.ts';
import styles from './chat.module.css';
import { useChatWords } from './chat-words.ts';
import { mute } from './muted.ts';

interface Person {
  readonly chat: ChatSession;
  readonly table: string;
  readonly who: string;
  readonly name: string;
  close(): void;
}

/** What one can do about somebody who writes. */
export function PersonDialog({ chat, table, who, name, close }: Person): ReactNode {
  const shell = useText();
  const words = useChatWords();
  const [wrong, setWrong] = useState<string | null>(null);
  const block = async (): Promise<void> => {
    const refused = await chat.block(who, true);
    if (refused === null) close();
    else setWrong(refusalText(shell, refused));
  };
  return (
    <Dialog title={name} small close={close}>
      <div className={styles.choices}>
        <Button
          onClick={() => {
            mute(table, who, true);
            close();
          }}
        >
          {words.mute}
        </Button>
        <p>{words.muteNote}</p>
        <Button onClick={() => void block()}>{words.block}</Button>
        <p>{words.blockNote}</p>
        {wrong !== null && (
          <p role="alert" className={styles.wrong}>
            {wrong}
          </p>
        )}
      </div>
    </Dialog>
  );
}
