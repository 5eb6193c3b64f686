import { type ReactNode, useId, useState } from 'react';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/use-observable.ts';
import { takeName } from '../session/socket/page-connection.ts';
import { refusalText } from '../words/refusal-text.ts';
import { Button } from './button.tsx';
import styles from './name-form.module.css';

interface NameFormProps {
  readonly action: string;
  /** The name is taken; on with what it was needed for. */
  done(): void;
}

/** Asks for a name where one is needed, in the middle of what one was doing. */
export function NameForm({ action, done }: NameFormProps): ReactNode {
  const text = useText();
  const settings = useSettings();
  const [name, setName] = useState(settings.name);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (name.trim() === '') return setProblem(text.refusals.badName);
        const refused = await takeName(name);
        setProblem(refused === null ? null : refusalText(text, refused));
        if (refused === null) done();
      }}
    >
      <label htmlFor={id}>{text.yourName}</label>
      <div className={styles.row}>
        <input
          id={id}
          value={name}
          required
          maxLength={40}
          autoComplete="nickname"
          aria-describedby={`${id}-hint`}
          onChange={(event) => setName(event.target.value)}
        />
        <Button look="torch" type="submit">
          {action}
        </Button>
      </div>
      <p
        id={`${id}-hint`}
        className={styles.hint}
        data-problem={problem !== null}
        role={problem === null ? undefined : 'alert'}
      >
        {problem ?? text.nameHint}
      </p>
    </form>
  );
}
