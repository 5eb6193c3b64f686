import { CardBack, FlipCard, Gem } from '@quri/board-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/use-observable.ts';
import { useReducedMotion } from '../app/use-reduced-motion.ts';
import { playSound } from '../sound/play-sound.ts';
import styles from './settings.module.css';
import { useSettingsText } from './settings-text.ts';

/** A card that turns over as cards do with these settings, whenever one of them changes or it is tapped. */
export function Preview(): ReactNode {
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
