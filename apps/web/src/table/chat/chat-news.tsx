import { VisuallyHidden } from '@quri/board-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lineKey } from '../../session/chat-state.ts';
import { playSound } from '../../sound/play-sound.ts';
import styles from './chat.module.css';
import { useChatWords } from './chat-words.ts';
import { type AtChat, useChat, useSpeakerName } from './use-chat.ts';

const SHOWN_MS = 5000;

interface NewsProps extends AtChat {
  /** Also shown for a moment, where the chat itself is not in sight. */
  readonly shown: boolean;
}

/** Announces new lines of others to screen readers, once each. The list itself is no live region, so nothing is read twice. */
export function ChatNews({ chat, room, names, shown }: NewsProps): ReactNode {
  const words = useChatWords();
  const { state, isMuted } = useChat(chat, room.table);
  const nameOf = useSpeakerName(names);
  const [news, setNews] = useState('');
  const known = useRef<ReadonlySet<string> | null>(null);
  const { you, lines } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only lines that come are news, not how they are called
  useEffect(() => {
    if (you === null) return;
    const before = known.current;
    known.current = new Set(lines.map(lineKey));
    const fresh = before === null ? [] : lines.filter((line) => !before.has(lineKey(line)));
    const said = fresh
      .filter(({ by }) => by.who !== you && !isMuted(by.who))
      .map(({ by, text, phrase }) => `${nameOf(by)}: ${text ?? (phrase === null ? '' : words.phrases[phrase])}`);
    if (said.length === 0) return;
    setNews(said.join(' '));
    playSound('chat');
  }, [lines, you]);
  useEffect(() => {
    if (news === '') return;
    const timer = setTimeout(() => setNews(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <>
      <div aria-live="polite" aria-atomic="true">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
      {shown && news !== '' && (
        <p className={styles.toast} aria-hidden="true" dir="auto">
          {news}
        </p>
      )}
    </>
  );
}
