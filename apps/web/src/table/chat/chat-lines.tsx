import { SeatShape } from '@quri/board-kit';
import type { ChatLine } from '@quri/protocol';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLanguage, useText } from '../../app/language.tsx';
import { type ChatContent, type ChatState, lineKey } from '../../session/chat-state.ts';
import { dayAndTimeText } from '../../words/dates.ts';
import styles from './chat.module.css';
import { useChatWords } from './chat-words.ts';

interface Lines extends Pick<ChatState, 'lines' | 'unsent' | 'you'> {
  readonly visible: boolean;
  nameOf(by: ChatLine['by']): string;
  /** Somebody's name was tapped. */
  choose(by: ChatLine['by']): void;
}

/** So near to the end one reads along. */
const NEAR_END = 60;

/** The lines, the newest last and in sight. */
export function ChatLines({ lines, unsent, you, visible, nameOf, choose }: Lines): ReactNode {
  const shell = useText();
  const language = useLanguage();
  const words = useChatWords();
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line moves the list, and so does showing it
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [lines, unsent, visible]);
  const read = (said: ChatContent): string => ('text' in said ? said.text : words.phrases[said.phrase]);
  if (lines.length + unsent.length === 0) return <p className={styles.empty}>{words.nothingYet}</p>;
  return (
    <ol
      ref={list}
      className={styles.lines}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label={shell.chat.heading}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        if (clientHeight > 0) atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      }}
    >
      {lines.map((line, i) => {
        const { by, at } = line;
        const said = saidIn(line, words.phrases);
        if (said === null) return null;
        const isOwn = by.who === you;
        // One's own name is no button: there is nothing to be done about oneself.
        const isNext = lines[i - 1]?.by.who === by.who && lines[i - 1]?.room === line.room;
        return (
          <li key={lineKey(line)} data-own={isOwn} data-next={isNext} title={dayAndTimeText(at, language)}>
            {lines[i - 1] !== undefined && lines[i - 1]?.room !== line.room && (
              <small className={styles.change}>{words.readBy[line.room]}</small>
            )}
            {isOwn ? (
              <span className={styles.name}>{shell.youName}</span>
            ) : (
              <button
                type="button"
                className={styles.name}
                aria-label={words.about(nameOf(by))}
                onClick={() => choose(by)}
              >
                {by.seat !== null && <SeatShape seat={by.seat} size={14} />}
                <bdi>{nameOf(by)}</bdi>
              </button>
            )}
            <span dir="auto">{said}</span>
          </li>
        );
      })}
      {unsent.map(({ id, said }) => (
        <li key={id} data-own="true" data-unsent="true">
          <span className={styles.name}>{shell.youName}</span>
          <span dir="auto">{read(said)}</span>
          <small className={styles.sending}>{words.sending}</small>
        </li>
      ))}
    </ol>
  );
}

/** Null for a phrase that this page does not know: a newer server may have more. */
const saidIn = ({ text, phrase }: ChatLine, phrases: Readonly<Record<string, string>>): string | null =>
  text ?? (phrase === null ? null : (phrases[phrase] ?? null));
