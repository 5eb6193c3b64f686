import { PACES, type Pace, PointingWords } from '@quri/board-kit';
import { saySeen, whoAmong } from '@quri/words';
import { type ReactNode, useMemo, useState } from 'react';
import { useGameText, useScreen } from '../app/games.ts';
import { useObservable } from '../app/use-observable.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icons.tsx';
import { Popover } from '../kit/popover.tsx';
import type { ReplaySession } from '../session/replay/replay-session.ts';
import type { Eyes, ReplaySummary } from '../session/worker/replays/replay-messages.ts';
import { Named, unmarked } from '../table/named.tsx';
import type { ReplayedMoment } from '../table/play/replay-parts.ts';
import { noBreak } from '../words/no-break.ts';
import { useReplayText } from '../words/replay-text.ts';
import { chaptersOf } from './chapters.ts';
import { ContinueDialog } from './continue-dialog.tsx';
import type { ReplayFrom } from './load-replay.ts';
import { OpenFileButton } from './open-file-button.tsx';
import styles from './replay-bar.module.css';
import { Scrubber } from './scrubber.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { usePlayback } from './use-playback.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { VerifyDialog } from './verify-dialog.tsx';

export interface BarProps {
  readonly moment: ReplayedMoment;
  readonly session: ReplaySession;
  readonly summary: ReplaySummary;
  readonly from: ReplayFrom;
  readonly pace: Pace;
  setPace(pace: Pace): void;
}

type OpenDialog = 'continue' | 'verify' | 'share' | null;

/** Moves about in a replay: it stands where players have their choices. */
export function ReplayBar({ moment, session, summary, from, pace, setPace }: BarProps): ReactNode {
  const text = useReplayText();
  const { stops, room } = summary;
  const { shown, atRest, lines, seats, headline } = moment;
  const { chapters: types = [] } = useScreen(room.game);
  const news = useObservable(session.news);
  const game = useGameText(room.game);
  const chapters = useMemo(() => {
    const who = whoAmong(seats, null);
    return chaptersOf(news, stops, types).map(({ index, seen }) => ({
      index,
      name: firstSentence(saySeen(game, seen, who)),
    }));
  }, [news, stops, types, game, seats]);
  const told = lines.filter(({ seq, masked }) => seq === shown && !masked);
  const playback = usePlayback(session, stops, { shown, atRest, told: told.length > 0 }, pace);
  const { playing, index, last, toggle, to } = playback;
  useReplayKeys(
    playback,
    chapters.map((chapter) => chapter.index),
  );
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = (): void => setDialog(null);
  const who = whoAmong(seats, null);
  const happened = told.map(({ sentence }) => sentence).join(' ');
  const step = (label: string, stop: number, icon: ReactNode): ReactNode => (
    <Button look="quiet" aria-label={label} title={label} disabled={stop < 0 || stop > last} onClick={() => to(stop)}>
      {icon}
    </Button>
  );
  return (
    <footer className={styles.bar}>
      <p className={styles.sentence} data-long={happened.length > 90}>
        {atRest && happened !== '' ? (
          <PointingWords places={told.flatMap(({ places }) => places)}>
            <Named sentence={happened} seats={seats} />
          </PointingWords>
        ) : (
          noBreak(moment.sentence)
        )}
      </p>
      <div className={styles.actions}>{moment.actions}</div>
      <Scrubber
        index={index}
        last={last}
        chapters={chapters}
        label={text.place}
        marksLabel={text.marks}
        spoken={[headline, unmarked(happened, who)].filter(Boolean).join(' ')}
        to={to}
      />
      <fieldset className={styles.controls} aria-label={text.controls}>
        {step(text.back, index - 1, <StepBackIcon />)}
        <Button look="torch" className={styles.play} aria-label={playing ? text.pause : text.play} onClick={toggle}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </Button>
        {step(text.forward, index + 1, <StepOnIcon />)}
        <span className={styles.place}>{text.placeOf(index + 1, last + 1)}</span>
        <select
          className={styles.speed}
          aria-label={text.speed}
          value={pace}
          onChange={({ target }) => setPace(PACES.find((one) => one === target.value) ?? pace)}
        >
          {PACES.map((one) => (
            <option key={one} value={one}>
              {text.speeds[one]}
            </option>
          ))}
        </select>
        {!summary.open && <EyesSelect session={session} summary={summary} names={seats.map(({ name }) => name)} />}
        <Popover label={text.more} icon={<MoreIcon />}>
          <Button look="torch" onClick={() => setDialog('continue')}>
            {text.goOn.open}
          </Button>
          <Button onClick={() => setDialog('verify')}>{text.verify.open}</Button>
          <Button onClick={() => setDialog('share')}>{text.share.open}</Button>
          <OpenFileButton look="quiet" />
        </Popover>
      </fieldset>
      {dialog === 'continue' && (
        <ContinueDialog session={session} summary={summary} seq={stops[index] ?? 0} seats={seats} close={close} />
      )}
      {dialog === 'verify' && <VerifyDialog summary={summary} close={close} />}
      {dialog === 'share' && <ShareDialog session={session} summary={summary} from={from} close={close} />}
    </footer>
  );
}

/** A mark needs no more than its beginning. */
const firstSentence = (said: string): string => /^.+?[.!?](?=\s|$)/su.exec(said)?.[0] ?? said;

interface EyesProps extends Pick<BarProps, 'session' | 'summary'> {
  readonly names: readonly string[];
}

/** Through whose eyes it is looked at. */
function EyesSelect({ session, summary, names }: EyesProps): ReactNode {
  const text = useReplayText();
  const { eyes } = useObservable(session.target);
  const choices: readonly { readonly eyes: Eyes; readonly label: string }[] = [
    ...(summary.full ? [{ eyes: 'everything' as const, label: text.everything }] : []),
    ...names.map((label, seat) => ({ eyes: seat as Eyes, label })),
    { eyes: 'spectator', label: text.spectator },
  ];
  return (
    <select
      className={styles.eyes}
      aria-label={text.view}
      value={String(eyes)}
      onChange={({ target }) => {
        const chosen = choices.find((one) => String(one.eyes) === target.value);
        if (chosen !== undefined) session.lookThrough(chosen.eyes);
      }}
    >
      {choices.map((one) => (
        <option key={one.eyes} value={String(one.eyes)}>
          {one.label}
        </option>
      ))}
    </select>
  );
}

const PlayIcon = (): ReactNode => <Icon size={22} d="M7 4v16l13-8z" filled />;
const PauseIcon = (): ReactNode => <Icon size={22} d="M6 4h4v16H6zM14 4h4v16h-4z" filled />;
const StepBackIcon = (): ReactNode => <Icon size={22} d="M6 5v14M18 5v14l-9-7z" />;
const StepOnIcon = (): ReactNode => <Icon size={22} d="M18 5v14M6 5v14l9-7z" />;
const MoreIcon = (): ReactNode => <Icon size={22} d="M4 11h2v2H4zM11 11h2v2h-2zM18 11h2v2h-2z" filled />;
