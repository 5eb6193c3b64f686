import { useDraft, useEscape } from '@quri/board-kit';
import type { Position, RoomView } from '@quri/protocol';
import { sayIntent, sayRefusal, seatNames, whoFrom } from '@quri/words';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useGameText } from '../../app/games.ts';
import { useLanguage, useText } from '../../app/language.tsx';
import { useSettings } from '../../app/use-observable.ts';
import { useReducedMotion } from '../../app/use-reduced-motion.ts';
import { useTitle } from '../../app/use-title.ts';
import { useWakeLock } from '../../app/use-wake-lock.ts';
import { Button } from '../../kit/button.tsx';
import { LogIcon } from '../../kit/icons.tsx';
import { RulebookDialog } from '../../rules/rulebook-dialog.tsx';
import { RuleLink } from '../../rules/rules-button.tsx';
import type { TableSession, TableSnapshot } from '../../session/table-session.ts';
import { refusalText } from '../../words/refusal-text.ts';
import { End } from '../end/end.tsx';
import { unmarked } from '../named.tsx';
import { seatLooks } from '../seat-looks.ts';
import { ActionBar, type Complaint, HandoverPrompt } from './action-bar.tsx';
import { ActionsOf, type AnyProps, BoardOf } from './board-of.tsx';
import { useHandoverGuard } from './handover-guard.ts';
import { LiveRegion } from './live-region.tsx';
import { Log } from './log.tsx';
import { logLines } from './log-lines.ts';
import styles from './play.module.css';
import { Players } from './players.tsx';
import { questionView } from './question-view.ts';
import { TopBar } from './top-bar.tsx';
import { useFeed } from './use-feed.ts';
import { useWhy } from './use-why.ts';
import { isYourTurn } from './your-turn.ts';

interface AtTable {
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
  readonly room: RoomView;
  /** The position as this page was sent it, */
  readonly frame: Position;
  /** and what lies open before whoever looks at it. */
  readonly position: Position;
}

/** A table in play, from its first card to the look back at its last. */
export function Play({ session, snapshot, room, frame, position }: AtTable): ReactNode {
  const shell = useText();
  const language = useLanguage();
  const text = useGameText(room.game);
  const { pace } = useSettings();
  const still = useReducedMotion();
  const [drawer, setDrawer] = useState(false);
  const [looking, setLooking] = useState(false);
  const [citedRule, setCitedRule] = useState<string | null>(null);
  const bar = useRef<HTMLElement>(null);

  const { history, pending, undoing, passTo, hand, link } = snapshot;
  const you = hand?.seat ?? room.you;
  const names = useMemo(() => seatNames(room.seats, text, shell, room.you), [room.seats, room.you, text, shell]);
  const seats = useMemo(() => seatLooks({ seats: room.seats, you }, names, text), [room.seats, you, names, text]);
  const who = useMemo(() => whoFrom(names, you), [names, you]);
  const { input, shown: shownFrame, onShown: dropShown } = useFeed(frame, position.view, history);

  const { seq, offers } = position;
  const shown = shownFrame.seq;
  const view = shown === seq ? position.view : shownFrame.view;
  const lines = useMemo(
    () =>
      logLines(
        history.filter(({ seq }) => seq <= shown),
        text,
        shell.takenBack,
        room.you,
      ),
    [history, shown, text, shell, room.you],
  );
  const announced = useMemo(
    () => lines.flatMap(({ key, sentence, masked }) => (masked ? [] : [{ key, words: unmarked(sentence, who) }])),
    [lines, who],
  );

  useEscape(drawer ? () => setDrawer(false) : null, true);

  const onShown = useCallback(
    (upTo: number) => {
      dropShown(upTo);
      session.settled(upTo);
    },
    [session, dropShown],
  );
  const onSettled = useCallback(() => onShown(seq), [onShown, seq]);
  const passing = passTo === null || shown !== seq ? undefined : seats[passTo];
  const unlessHandedOn = useHandoverGuard(passing === undefined ? `with ${hand?.seat}` : `to ${passTo}`);
  const why = useWhy(session, `${you} ${seq}`);
  const { clear: clearWhy } = why;
  useEscape(why.refused === null ? null : clearWhy);
  const kept = useDraft(useMemo(() => JSON.stringify([you, position.ask, offers]), [you, position.ask, offers]));
  const draft = useMemo(
    () => ({
      value: kept.value,
      // Whoever goes on choosing has read it.
      set: (value: unknown) => {
        clearWhy();
        kept.set(value);
      },
    }),
    [kept, clearWhy],
  );
  const props: AnyProps = {
    ...input,
    offers,
    // A tap of an earlier decision says nothing about the one that is open now.
    pending: pending === null || pending.ask !== position.ask ? null : (pending.intents[0] ?? null),
    play: (...intents) =>
      unlessHandedOn(() => {
        clearWhy();
        session.play(intents);
      }),
    why: (intent) => unlessHandedOn(() => why.ask(intent)),
    draft,
    label: (intent) => sayIntent(text, intent, who),
    seats,
    language,
    pace,
    still,
    onSettled,
    onShown,
  };

  // While somebody catches up, the table may be over and its end not here yet.
  const over = room.phase === 'over' && shown === seq && history.at(-1)?.seq === seq;
  const about = questionView(position, shownFrame, props.pending !== null);
  const question = about === null ? '' : text.question(about, who);
  const asked = passing === undefined ? question : shell.passTo(passing.name);
  const undo = position.takeBack === null || pending !== null ? null : () => unlessHandedOn(() => session.takeBack());
  const yourTurn = isYourTurn(snapshot, position.ask, you, text);
  useTitle(text.name, yourTurn && room.phase === 'playing');
  useWakeLock(room.phase === 'playing');

  return (
    <div className={styles.table} data-over={over && !looking}>
      <TopBar
        game={room.game}
        title={text.name}
        headline={text.headline(view, who)}
        lost={link === 'lost'}
        lead="headline"
      >
        <Button
          look="quiet"
          small
          className={`${styles.logButton} ${styles.opener}`}
          aria-expanded={drawer}
          onClick={() => setDrawer(!drawer)}
        >
          <LogIcon /> <span className={styles.logWord}>{shell.log}</span>
        </Button>
      </TopBar>
      <main className={styles.board} aria-label={shell.board}>
        <BoardOf game={room.game} props={props} />
        {over && !looking && (
          <End
            session={session}
            room={room}
            view={position.view}
            history={history}
            seats={seats}
            text={text}
            look={() => setLooking(true)}
          />
        )}
      </main>
      <aside className={styles.aside} data-open={drawer}>
        <Players seats={seats} inHand={passTo ?? (yourTurn ? you : null)} />
        <section className={styles.log} aria-label={shell.logHeading}>
          <h2>{shell.logHeading}</h2>
          <Log lines={lines} seats={seats} />
          <Button className={styles.logButton} onClick={() => setDrawer(false)}>
            {shell.close}
          </Button>
        </section>
      </aside>
      {passing === undefined ? (
        <ActionBar
          bar={bar}
          sentence={asked}
          complaint={complaintOf()}
          asks={yourTurn}
          undoing={undoing !== null}
          undo={undo}
        >
          {over ? (
            looking && <Button onClick={() => setLooking(false)}>{shell.showResult}</Button>
          ) : (
            <ActionsOf game={room.game} props={props} />
          )}
        </ActionBar>
      ) : (
        <HandoverPrompt
          look={passing}
          ready={() => unlessHandedOn(() => session.ready())}
          undo={undo}
          undoing={undoing !== null}
        />
      )}
      {citedRule !== null && <RulebookDialog game={room.game} rule={citedRule} close={closeRule} />}
      <LiveRegion lines={announced} asked={shown === seq ? asked : null} />
    </div>
  );

  function complaintOf(): Complaint | null {
    if (room.phase === 'paused') return { sentence: shell.paused };
    if (link === 'lost' && pending !== null) return { sentence: shell.notConnectedTap };
    if (link === 'lost' && undoing !== null) return { sentence: shell.notConnectedUndo };
    const refused = why.refused ?? snapshot.refused;
    if (refused === null) return null;
    const { rule } = refused;
    if (rule === undefined) return { sentence: refusalText(shell, refused) };
    return { sentence: sayRefusal(text, refused, who), rule: <RuleLink open={() => setCitedRule(rule)} /> };
  }

  function closeRule(): void {
    setCitedRule(null);
    // The link it was opened from may be gone; the focus must not be lost with it.
    setTimeout(() => {
      if (document.activeElement === document.body) bar.current?.focus();
    });
  }
}
