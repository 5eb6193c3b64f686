import { type ReactNode, useId } from 'react';
import { useSettings } from '../app/use-observable.ts';
import { changeSettings } from '../session/settings.ts';
import { playSound } from '../sound/play-sound.ts';
import styles from './settings.module.css';
import { useSettingsText } from './settings-text.ts';
import { Switch } from './switch.tsx';

const STEP = 5;

/** Sound on or off, and how loud. A sample is heard at once. */
export function SoundControl({ hint = false }: { readonly hint?: boolean }): ReactNode {
  const text = useSettingsText();
  const id = useId();
  const { sound, volume } = useSettings();
  return (
    <>
      <Switch
        label={text.sound}
        {...(hint && { hint: text.soundHint })}
        on={sound}
        change={(on) => {
          changeSettings({ sound: on });
          playSound('turn');
        }}
      />
      <div className={styles.volume} data-off={!sound}>
        <label htmlFor={id}>{text.volume}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={STEP}
          value={volume}
          aria-valuetext={`${volume} %`}
          disabled={!sound}
          onChange={({ target }) => {
            changeSettings({ volume: Number(target.value) });
            playSound('count');
          }}
        />
        <output htmlFor={id}>{volume} %</output>
      </div>
    </>
  );
}
