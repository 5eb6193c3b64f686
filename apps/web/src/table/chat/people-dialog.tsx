import type { BlockedGuest, ChatLine } from '@quri/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../app/language.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { askServer } from '../../me/ask-server.ts';
import { useKeptFocus } from '../play/use-kept-focus.ts';
import styles from './chat.module.css';
import { useChatWords } from './chat-words.ts';
import { mute } from './muted.ts';

interface People {
  readonly table: string;
  readonly lines: readonly ChatLine[];
  isMuted(who: string): boolean;
  nameOf(by: ChatLine['by']): string;
  close(): void;
}

/** Whom one has muted here and blocked everywhere, and how that is taken back. */
export function PeopleDialog({ table, lines, isMuted, nameOf, close }: People): ReactNode {
  const { guest } = useText();
  const words = useChatWords();
  const [blocks, setBlocks] = useState<readonly BlockedGuest[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    void fetchBlocks().then(setBlocks);
  }, []);
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list);
  const muted = new Map(lines.filter(({ by }) => isMuted(by.who)).map(({ by }) => [by.who, nameOf(by)]));
  const unblock = async (id: string): Promise<void> => {
    const answer = await askServer(`/api/me/blocks/${id}`, 'DELETE');
    setBlocks(answer.ok ? await fetchBlocks() : 'failed');
  };
  return (
    <Dialog title={words.settings} small close={close}>
      <div ref={list} tabIndex={-1} className={styles.people}>
        <h3>{words.muted}</h3>
        {muted.size === 0 && <p>{words.nobodyMuted}</p>}
        {[...muted].map(([who, name]) => (
          <Button key={who} onClick={() => mute(table, who, false)}>
            {words.show(name)}
          </Button>
        ))}
        <h3>{words.blocked}</h3>
        {blocks === 'failed' && <p role="alert">{words.notLoaded}</p>}
        {typeof blocks !== 'string' && blocks.length === 0 && <p>{words.nobodyBlocked}</p>}
        {typeof blocks !== 'string' &&
          blocks.map(({ id, name }) => (
            <Button key={id} onClick={() => void unblock(id)}>
              {words.unblock(name ?? guest)}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}

async function fetchBlocks(): Promise<readonly BlockedGuest[] | 'failed'> {
  const answer = await askServer<{ readonly blocks: readonly BlockedGuest[] }>('/api/me/blocks');
  return answer.ok ? answer.value.blocks : 'failed';
}
