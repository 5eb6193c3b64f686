import { MOST_SAID, PHRASES } from '@quri/protocol';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../app/language.tsx';
import { Button } from '../../kit/button.tsx';
import type { ChatContent, ChatState } from '../../session/chat-state.ts';
import { refusalText } from '../../words/refusal-text.ts';
import styles from './chat.module.css';
import { useChatWords } from './chat-words.ts';
import { PhrasesIcon, SendIcon } from './icons.tsx';

interface ComposerProps {
  readonly refused: ChatState['refused'];
  say(said: ChatContent): void;
}

/** From here on it is said how many letters are left. */
const FEW_LEFT = 40;

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersIn = (text: string): number =>
  text.length <= MOST_SAID - FEW_LEFT ? 0 : [...LETTERS.segment(text)].length;

/** A field for one line, and the quick phrases. */
export function Composer({ refused, say }: ComposerProps): ReactNode {
  const shell = useText();
  const words = useChatWords();
  const [text, setText] = useState('');
  const [choosing, setChoosing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const phrases = useId();
  const left = MOST_SAID - lettersIn(text);
  /** The refusal that was read: whoever writes on has seen it. */
  const [seen, setSeen] = useState<ComposerProps['refused']>(null);
  const problem = refused === seen ? null : refused;
  // What was not taken is there again, to be changed, before whatever was written meanwhile.
  useEffect(() => {
    const said = refused?.said;
    if (said !== undefined && 'text' in said) setText((now) => [said.text, now].filter(Boolean).join(' '));
  }, [refused]);
  const send = (): void => {
    if (text.trim() === '' || left < 0) return;
    say({ text: text.trim() });
    setText('');
  };
  /** One press closes the phrases, the next leaves the field; it never reaches the table. */
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (choosing) setChoosing(false);
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <form
      className={styles.composer}
      data-own-escape
      onKeyDown={onEscape}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {choosing && (
        <ul id={phrases} className={styles.phrases} aria-label={words.quickPhrases}>
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                onClick={() => {
                  say({ phrase });
                  setChoosing(false);
                  field.current?.focus({ preventScroll: true });
                }}
              >
                {words.phrases[phrase]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.row}>
        <Button
          look="quiet"
          className={styles.tool}
          aria-label={words.quickPhrases}
          title={words.quickPhrases}
          aria-expanded={choosing}
          aria-controls={choosing ? phrases : undefined}
          onClick={() => setChoosing(!choosing)}
        >
          <PhrasesIcon />
        </Button>
        <input
          ref={field}
          type="text"
          value={text}
          aria-label={words.message}
          placeholder={words.message}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={2000}
          aria-invalid={left < 0}
          onChange={({ target }) => {
            setText(target.value);
            setSeen(refused);
          }}
        />
        <Button type="submit" look="quiet" className={styles.tool} aria-label={words.send} disabled={left < 0}>
          <SendIcon />
        </Button>
      </div>
      <p className={styles.problem} role="status">
        {left <= FEW_LEFT ? (
          <span data-wrong={left < 0}>{words.lettersLeft(left)}</span>
        ) : (
          problem !== null && (
            <span data-wrong="true">
              {problem.refused.code === 'malformed' ? words.notAllowed : refusalText(shell, problem.refused)}
            </span>
          )
        )}
      </p>
    </form>
  );
}
