import { SEAT_SHAPES, SeatShape } from '@quri/board-kit';
import type { Guest } from '@quri/protocol';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useText } from '../app/language.tsx';
import { NameForm } from '../kit/name-form.tsx';
import { refusalText } from '../words/refusal-text.ts';
import { askServer } from './ask-server.ts';
import { colourChosen } from './identity.ts';
import styles from './me.module.css';
import { useMeText } from './me-text.ts';

interface Shown {
  readonly guest: Guest;
  changed(): Promise<void>;
}

const SAVED_MS = 4000;

/** Name and colour, and how they are changed. */
export function Profile({ guest, changed }: Shown): ReactNode {
  const text = useText();
  const words = useMeText();
  const name = useId();
  const [colour, setColour] = useState(guest.colour);
  const [problem, setProblem] = useState('');
  const [saved, setSaved] = useState(0);
  // Each time anew, and not for long.
  useEffect(() => {
    if (saved === 0) return;
    const timer = setTimeout(() => setSaved(0), SAVED_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  const choose = async (next: number): Promise<void> => {
    setColour(next);
    const answer = await askServer('/api/guest', 'POST', { name: guest.name, colour: next });
    setProblem(answer.ok ? '' : refusalText(text, answer.refused));
    if (answer.ok) {
      colourChosen(next);
      setSaved((n) => n + 1);
    } else setColour(guest.colour);
    await changed();
  };
  return (
    <section className={styles.panel} data-area="who" aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`}>{words.who}</h2>
      <NameForm
        action={text.takeName}
        done={() => {
          setSaved((n) => n + 1);
          void changed();
        }}
      />
      <fieldset className={styles.colours}>
        <legend>{words.colour}</legend>
        <div>
          {SEAT_SHAPES.map((shape, n) => (
            <label key={shape.name} data-chosen={n === colour} title={words.colours[n]}>
              <input
                type="radio"
                name={name}
                checked={n === colour}
                aria-label={words.colours[n]}
                onChange={() => choose(n)}
              />
              <SeatShape seat={n} size={26} />
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className={problem === '' ? styles.saved : styles.problem}>
        {problem || (saved > 0 && words.saved)}
      </p>
    </section>
  );
}
