import { CardBack, FlipCard, Gem, PACES } from '@quri/board-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../app/language.tsx';
import { LanguageSwitch } from '../app/language-switch.tsx';
import { useSettings } from '../app/use-observable.ts';
import { useReducedMotion } from '../app/use-reduced-motion.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { NotifySwitch } from '../notifications/notify-switch.tsx';
import { MOTIONS, TEXT_SIZES, THEMES } from '../session/read-settings.ts';
import { changeSettings } from '../session/settings.ts';
import { browserStorage } from '../session/storage.ts';
import { playSound } from '../sound/play-sound.ts';
import styles from './settings.module.css';
import { useSettingsText } from './settings-text.ts';
import { SoundControl } from './sound-control.tsx';
import { Switch } from './switch.tsx';

/** All that somebody may choose for themselves. What is changed is in force at once: there is nothing to save. */
export function SettingsDialog({ close }: { close(): void }): ReactNode {
  const shell = useText();
  const text = useSettingsText();
  const { theme, textSize, pace, motion, confirm, tips } = useSettings();
  const [kept] = useState(() => browserStorage.lasts());
  const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) =>
    values.map((value) => ({ value, label: names[value] }));
  return (
    <Dialog title={shell.settings} close={close}>
      <p className={styles.lead}>{kept ? text.lead : text.leadUnkept}</p>
      <section className={styles.part}>
        <h3>{text.looks}</h3>
        <LanguageSwitch />
        <Segmented
          legend={text.theme}
          value={theme}
          choices={named(THEMES, text.themes)}
          onChange={(value) => changeSettings({ theme: value })}
        />
        <Segmented
          legend={text.textSize}
          value={textSize}
          choices={named(TEXT_SIZES, text.textSizes)}
          onChange={(value) => changeSettings({ textSize: value })}
        />
      </section>
      <section className={styles.part}>
        <h3>{text.moves}</h3>
        <div className={styles.shown}>
          <div>
            <Segmented
              legend={text.pace}
              value={pace}
              choices={named(PACES, text.paces)}
              onChange={(value) => changeSettings({ pace: value })}
            />
            <Segmented
              legend={text.motion}
              value={motion}
              choices={named(MOTIONS, text.motions)}
              onChange={(value) => changeSettings({ motion: value })}
            />
          </div>
          <Preview />
        </div>
        <Switch
          label={text.confirm}
          hint={text.confirmHint}
          on={confirm}
          change={(on) => changeSettings({ confirm: on })}
        />
        <Switch label={text.tips} hint={text.tipsHint} on={tips} change={(on) => changeSettings({ tips: on })} />
      </section>
      <section className={styles.part}>
        <h3>{text.tells}</h3>
        <SoundControl hint />
        <NotifySwitch />
      </section>
    </Dialog>
  );
}

/** A card that turns over as cards do with these settings, whenever one of them changes or it is tapped. */
function Preview(): ReactNode {
  const text = useSettingsText();
  const { pace } = useSettings();
  const still = useReducedMotion();
  const [faceUp, setFaceUp] = useState(true);
  const shown = useRef(`${pace} ${still}`);
  useEffect(() => {
    if (shown.current === `${pace} ${still}`) return;
    shown.current = `${pace} ${still}`;
    setFaceUp((up) => !up);
  }, [pace, still]);
  return (
    <button
      type="button"
      className={styles.preview}
      aria-label={text.turnCard}
      data-still={still}
      onClick={() => {
        setFaceUp(!faceUp);
        playSound('card');
      }}
    >
      <FlipCard
        faceUp={faceUp}
        back={<CardBack />}
        front={
          <span className={styles.face}>
            <Gem worth={10} size={26} />
            <Gem worth={5} size={26} />
            <b>15</b>
          </span>
        }
      />
    </button>
  );
}
