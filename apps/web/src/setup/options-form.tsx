import { defaultOptions, type OptionField } from '@quri/kernel';
import type { RoomView } from '@quri/protocol';
import type { OptionText } from '@quri/words';
import { type ReactNode, useId, useState } from 'react';
import { gameEntry, playersOf } from '../app/game-facts.ts';
import { useGameText } from '../app/games.ts';
import { noBreak } from '../words/no-break.ts';
import styles from './options-form.module.css';

type Options = RoomView['options'];

interface Form {
  readonly game: string;
  readonly value: Options;
  /** Called with what changed; read-only without it. */
  readonly onChange?: ((change: Options) => void) | undefined;
}

/** A game's options in plain words, with a sentence each. */
export function OptionsForm({ game, value, onChange }: Form): ReactNode {
  const optionTexts: Readonly<Record<string, OptionText | undefined>> = { ...useGameText(game).options };
  const fields: Readonly<Record<string, OptionField>> = { ...gameEntry(game).meta.options };
  const defaults: Options = { ...defaultOptions(fields, playersOf(game).min) };
  return (
    <div className={styles.options}>
      {Object.entries(fields).map(([name, field]) => {
        const text = optionTexts[name];
        // Whole texts are for files and programs.
        if (text === undefined || field.kind === 'text') return null;
        const set = (to: unknown): void => onChange?.({ [name]: to });
        const now = value[name] ?? defaults[name];
        return <Field key={name} field={field} text={text} now={now} set={set} locked={onChange === undefined} />;
      })}
    </div>
  );
}

interface One {
  readonly field: Exclude<OptionField, { kind: 'text' }>;
  readonly text: OptionText;
  readonly now: unknown;
  readonly locked: boolean;
  set(to: unknown): void;
}

function Field({ field, text, now, set, locked }: One): ReactNode {
  const id = useId();
  if (field.kind === 'flag') {
    return (
      <label className={styles.row}>
        <input
          type="checkbox"
          checked={now === true}
          disabled={locked}
          onChange={(event) => set(event.target.checked)}
        />
        <span>
          <b>{text.label}</b>
          <small>{noBreak(text.sentence)}</small>
        </span>
      </label>
    );
  }
  if (field.kind === 'number') {
    return <Amount field={field} text={text} now={Number(now)} set={set} locked={locked} />;
  }
  return (
    <fieldset className={styles.choice} disabled={locked}>
      <legend>
        <b>{text.label}</b>
        <small>{noBreak(text.sentence)}</small>
      </legend>
      {field.values.map((value) => (
        <label key={value} className={styles.row} data-chosen={value === now}>
          <input type="radio" name={id} checked={value === now} onChange={() => set(value)} />
          <span>
            <b>{text.values?.[value]?.label ?? value}</b>
            <small>{noBreak(text.values?.[value]?.sentence ?? '')}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface Counted extends Omit<One, 'field' | 'now'> {
  readonly field: Extract<OptionField, { kind: 'number' }>;
  readonly now: number;
}

/** A number on its way to being typed may be too small, or none yet: only a valid one is set. */
function Amount({ field: { min, max }, text, now, locked, set }: Counted): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={`${styles.row} ${styles.amount}`}>
      <span>
        <b>{text.label}</b>
        <small>{noBreak(text.sentence)}</small>
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
