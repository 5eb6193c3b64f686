import type { ChatLine } from '@quri/protocol';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../app/language.tsx';
import { Button } from '../../kit/button.tsx';
import styles from './chat.module.css';
import { ChatLines } from './chat-lines.tsx';
import { useChatWords } from './chat-words.ts';
import { Composer } from './composer.tsx';
import { MoreIcon } from './icons.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { type AtChat, roomNow, useChat, useSpeakerName } from './use-chat.ts';

/** What is said at a table, and a field to say something. */
export function ChatPanel({ chat, room, names }: AtChat): ReactNode {
  const shell = useText();
  const words = useChatWords();
  const { state, isMuted } = useChat(chat, room.table);
  const nameOf = useSpeakerName(names);
  const panel = useRef<HTMLElement>(null);
  const visible = useVisible(panel);
  const [person, setPerson] = useState<ChatLine['by'] | null>(null);
  const [listing, setListing] = useState(false);
  const { lines } = state;
  const more = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  // With somebody's lines the button goes that the question about them was opened by; here it can be undone.
  useEffect(() => {
    if (person === null && document.activeElement === document.body && wasAsked.current) more.current?.focus();
    wasAsked.current = person !== null;
  }, [person]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is read as soon as it is in sight
  useEffect(() => {
    if (visible) chat.read();
  }, [visible, chat, lines]);
  return (
    <section
      ref={panel}
      className={styles.panel}
      data-empty={lines.length + state.unsent.length === 0}
      aria-label={shell.chat.heading}
    >
      <header className={styles.head}>
        <div>
          <h2>{shell.chat.heading}</h2>
          <p>{words.readBy[roomNow(room)]}</p>
        </div>
        <Button
          ref={more}
          look="quiet"
          small
          className={styles.more}
          aria-label={words.settings}
          onClick={() => setListing(true)}
        >
          <MoreIcon />
        </Button>
      </header>
      <ChatLines
        lines={lines.filter(({ by }) => !isMuted(by.who))}
        unsent={state.unsent}
        you={state.you}
        visible={visible}
        nameOf={nameOf}
        choose={setPerson}
      />
      <Composer refused={state.refused} say={chat.say} />
      {person !== null && (
        <PersonDialog
          chat={chat}
          table={room.table}
          who={person.who}
          name={nameOf(person)}
          close={() => setPerson(null)}
        />
      )}
      {listing && (
        <PeopleDialog
          table={room.table}
          lines={lines}
          isMuted={isMuted}
          nameOf={nameOf}
          close={() => setListing(false)}
        />
      )}
    </section>
  );
}

/** Is any of this element on the screen, and the page in front? */
function useVisible(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  const [inFront, setInFront] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting === true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    const changed = (): void => setInFront(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  return onScreen && inFront;
}
