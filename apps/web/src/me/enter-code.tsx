import { SeatShape } from '@quri/board-kit';
import type { CodeOwner, Guest, Refused } from '@quri/protocol';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useText } from '../app/language.tsx';
import { Button, takeFocus } from '../kit/button.tsx';
import { laterRefusalText } from '../words/later-refusals.ts';
import { askServer } from './ask-server.ts';
import styles from './me.module.css';
import { useMeText } from './me-text.ts';
import { isWholeCode, typedCode } from './typed-code.ts';

interface Entered {
  /** The code this page was opened with. */
  readonly given: string | null;
  /** This device is theirs now. */
  used(guest: Guest): void;
}

/** Takes a code from another device: first it is shown whose it is, then it is used. */
export function EnterCode({ given, used }: Entered): ReactNode {
  const text = useText();
  const language = useLanguage();
  const words = useMeText();
  const id = useId();
  const [code, setCode] = useState(given ?? '');
  const [owner, setOwner] = useState<CodeOwner | null>(null);
  const [said, setSaid] = useState('');
  const refuse = (refused: Refused): void => setSaid(laterRefusalText(text, language, refused));

  const field = useRef<HTMLInputElement>(null);
  const wasAsked = useRef(false);
  // The buttons of the question are gone with it.
  useEffect(() => {
    if (owner === null && wasAsked.current) field.current?.focus();
    wasAsked.current = owner !== null;
  }, [owner]);

  const check = async (typed: string): Promise<void> => {
    if (!isWholeCode(typed)) return setSaid(words.codeShort);
    const answer = await askServer<CodeOwner>('/api/device-code/check', 'POST', { code: typed });
    if (!answer.ok) return refuse(answer.refused);
    setSaid(answer.value.same ? words.same : '');
    setOwner(answer.value.same ? null : answer.value);
  };
  const use = async (): Promise<void> => {
    const answer = await askServer<Guest>('/api/device-code/use', 'POST', { code });
    setOwner(null);
    if (!answer.ok) return refuse(answer.refused);
    setCode('');
    used(answer.value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the code in the address
  useEffect(() => {
    if (given !== null) void check(given);
  }, [given]);

  const name = owner?.name ?? text.guest;
  return (
    <section className={styles.panel} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{words.haveCode}</h2>
      {owner === null ? (
        <form
          className={styles.enter}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void check(code);
          }}
        >
          <label htmlFor={id}>{words.codeField}</label>
          <input
            ref={field}
            id={id}
            value={code}
            aria-describedby={`${id}-said`}
            placeholder="XXXX-XXXX-XXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => {
              setSaid('');
              setCode(typedCode(target.value));
            }}
          />
          <Button type="submit">{words.checkCode}</Button>
        </form>
      ) : (
        <div className={styles.owner}>
          <p>
            <SeatShape seat={owner.colour} size={28} />
            <strong>{words.codeOf(name)}</strong>
          </p>
          {owner.leaving !== null && (owner.leaving.name !== null || owner.leaving.running > 0) && (
            <p>{words.leaving(owner.leaving.name ?? text.guest, owner.leaving.running)}</p>
          )}
          <div className={styles.ways}>
            <Button look="torch" ref={takeFocus} onClick={use}>
              {words.accept(name)}
            </Button>
            <Button look="quiet" onClick={() => setOwner(null)}>
              {words.notMe}
            </Button>
          </div>
        </div>
      )}
      <p id={`${id}-said`} role="status" className={styles.said}>
        {said}
      </p>
    </section>
  );
}
