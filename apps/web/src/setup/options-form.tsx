import type { GameText, OptionText } from '@quri/words';
import { type ReactNode, useId, useState } from 'react';
import type { OptionFact, Options } from '../session/worker/worker-messages.ts';
import { noBreak } from '../words/no-break.ts';
import styles from './options-form.module.css';

interface Form {
  readonly facts: readonly OptionFact[];
  readonly text: GameText;
  readonly value: Options;
  /** Called with what changed; read-only without it. */
  onChange?(change: Options): void;
}

/** A game's options in plain words, with a sentence each. */
export function OptionsForm({ facts, text, value, onChange }: Form): ReactNode {
  const words = text.options as Readonly<Record<string, OptionText | undefined>>;
  return (
    <div className={styles.options}>
      {facts.map((fact) => {
        const said = words[fact.name];
        if (said === undefined) return null;
        const set = (to: unknown): void => onChange?.({ [fact.name]: to });
        const now = value[fact.name] ?? fact.default;
        return <Field key={fact.name} fact={fact} said={said} now={now} set={set} locked={onChange === undefined} />;
      })}
    </div>
  );
}

interface One {
  readonly fact: OptionFact;
  readonly said: OptionText;
  readonly now: unknown;
  readonly locked: boolean;
  set(to: unknown): void;
}

function Field({ fact, said, now, set, locked }: One): ReactNode {
  const id = useId();
  if (fact.kind === 'flag') {
    return (
      <label className={styles.row}>
        <input
          type="checkbox"
          checked={now === true}
          disabled={locked}
          onChange={(event) => set(event.target.checked)}
        />
        <span>
          <b>{said.label}</b>
          <small>{noBreak(said.sentence)}</small>
        </span>
      </label>
    );
  }
  if (fact.kind === 'number') {
    return <Amount fact={fact} said={said} now={Number(now)} set={set} locked={locked} />;
  }
  return (
    <fieldset className={styles.choice} disabled={locked}>
      <legend>
        <b>{said.label}</b>
        <small>{noBreak(said.sentence)}</small>
      </legend>
      {fact.values.map((value) => (
        <label key={value} className={styles.row} data-chosen={value === now}>
          <input type="radio" name={id} checked={value === now} onChange={() => set(value)} />
          <span>
            <b>{said.values?.[value]?.label ?? value}</b>
            <small>{noBreak(said.values?.[value]?.sentence ?? '')}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface Counted extends Omit<One, 'fact' | 'now'> {
  readonly fact: Extract<OptionFact, { kind: 'number' }>;
  readonly now: number;
}

/** While a number is being typed it may be out of range: only a valid one is reported. */
function Amount({ fact: { min, max }, said, now, locked, set }: Counted): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={`${styles.row} ${styles.amount}`}>
      <span>
        <b>{said.label}</b>
        <small>{noBreak(said.sentence)}</small>
      </span>
      <input
        type="number"
        min={min}
        max={max}
        value={typed ?? now}
        disabled={locked}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value !== '' && target.checkValidity()) set(target.valueAsNumber);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
