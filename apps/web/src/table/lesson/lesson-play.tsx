import { sameJson } from '@quri/kernel';
import { type ComponentProps, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { gameEntry } from '../../app/game-facts.ts';
import { go } from '../../app/route.ts';
import { noteTaught } from '../../session/experience.ts';
import { tabStorage } from '../../session/storage.ts';
import type { LessonParts } from '../play/lesson-parts.ts';
import { Play } from '../play/play.tsx';
import { teachingPart } from '../teaching-part.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { isWaiting, lessonProgress, undoableIn } from './lesson-progress.ts';

const useLesson = teachingPart(({ lesson }) => lesson());

/** A table where the first game is taught: only what the card asks for is taken. */
export function LessonPlay(props: ComponentProps<typeof Play>): ReactNode {
  const { room, snapshot } = props;
  const [lesson, words] = useLesson(room.game);
  const progress = useMemo(() => lessonProgress(lesson, snapshot.history), [lesson, snapshot.history]);
  const { step, expected } = progress;
  const [read, setRead] = useState({ step: -1, card: 0 });
  const [reminders, setReminders] = useState(0);
  const [left, setLeft] = useState(() => tabStorage.read(leftKey(room.table)) !== null);
  const card = read.step === step ? read.card : 0;
  const guided = step < lesson.steps.length;
  const cards = lesson.steps[step]?.cards ?? lesson.ending;
  const mayLeaveRest = guided && step >= lesson.basics && card === 0;
  useEffect(() => {
    if (!guided) noteTaught(room.game, 'all');
  }, [guided, room.game]);
  const ready = !guided || card >= cards.length - 1;

  // The same as long as the step is: boards work much out from their offers.
  const offersOf = useCallback<LessonParts['offersOf']>(
    (offers) => (guided && !lesson.keepsOffers ? offers.filter((offer) => sameJson(offer, expected[0])) : offers),
    [guided, lesson, expected],
  );

  const parts: LessonParts = {
    undoableOf: (takeBack) => undoableIn(progress, takeBack),
    ready,
    offersOf,
    remind: () => setReminders((count) => count + 1),
    takes: (intents) =>
      !guided || (intents.length <= expected.length && intents.every((intent, at) => sameJson(intent, expected[at]))),
    panel: ({ over, openRule, ...moment }) =>
      left || (progress.playsOn && room.phase === 'over') ? null : (
        <LessonPanel
          card={cards[card]}
          says={words.cards[cards[card]?.id ?? ''] ?? ''}
          more={card < cards.length - 1}
          next={() => setRead({ step, card: card + 1 })}
          back={card === 0 ? null : () => setRead({ step, card: card - 1 })}
          step={step}
          steps={lesson.steps.length}
          minutes={gameEntry(room.game).teaching.minutes}
          waiting={isWaiting(progress, moment)}
          over={over}
          reminders={reminders}
          openRule={openRule}
          restLater={
            mayLeaveRest
              ? () => {
                  noteTaught(room.game, 'basics');
                  go({ at: 'home' });
                }
              : null
          }
          playOn={() => {
            tabStorage.write(leftKey(room.table), '1');
            setLeft(true);
            // The button that had the focus is gone.
            document.querySelector<HTMLElement>('footer[tabindex]')?.focus();
          }}
        />
      ),
  };
  return <Play {...props} lesson={parts} />;
}

const leftKey = (table: string): string => `lesson-read/${table}`;
