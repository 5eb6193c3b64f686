import { type BoardProps, useDraft, useEscape } from '@quri/board-kit';
import type { Position, RoomView } from '@quri/protocol';
import { sayIntent, sayRefusal, sayStaged, seatNames, whoFrom } from '@quri/words';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useGameText, useScreen } from '../../app/games.ts';
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
import { noBreak } from '../../words/no-break.ts';
import { refusalText } from '../../words/refusal-text.ts';
import { AwayNotice } from '../away/away-notice.tsx';
import { useAway } from '../away/away-people.ts';
import { useLeaving } from '../away/leave-dialog.tsx';
import { seatLooks } from '../seat-looks.ts';
import { ActionBar, type Complaint, HandoverPrompt, type SkipControl } from './action-bar.tsx';
import { useHandoverGuard } from './handover-guard.ts';
import { LazyEnd, LazyKeys, useLaterParts } from './later-parts.tsx';
import { LiveRegion } from './live-region.tsx';
import { Log } from './log.tsx';
import { logLines } from './log-lines.ts';
import styles from './play.module.css';
import { Players } from './players.tsx';
import { TopBar } from './top-bar.tsx';
import { useAnnounced } from './use-announced.ts';
import { useFinished } from './use-finished.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useQuestionMark } from './use-question-mark.ts';
import { useStagedDecision } from './use-staged-decision.ts';
import { useWhy } from './use-why.ts';
import { isYourTurn } from './your-turn.ts';

type AnyIntent = { readonly type: string };
type AnyProps = BoardProps<object, AnyIntent, unknown>;

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
  const screen = useScreen(room.game);
  const { Board, Actions } = screen;
  const { pace } = useSettings();
  const still = useReducedMotion();
  const [drawer, setDrawer] = useState(false);
  const [looking, setLooking] = useState(false);
  const [listing, setListing] = useState(false);
  const [citedRule, setCitedRule] = useState<string | null>(null);
  const bar = useRef<HTMLElement>(null);

  const { history, pending, ownSeq, undoing, passTo, hand, link } = snapshot;
  const you = hand?.seat ?? room.you;
  const names = useMemo(() => seatNames(room.seats, text, shell, room.you), [room.seats, room.you, text, shell]);
  const away = useAway(room);
  const { leave, leaveDialog } = useLeaving(session, room);
  const seats = useMemo(
    () => seatLooks({ seats: room.seats, you }, away, names, text),
    [room.seats, you, away, names, text],
  );
  const who = useMemo(() => whoFrom(names, you), [names, you]);
  const decision = useStagedDecision({ screen, text, pace, you, frame, position, history, ownSeq, passTo });
  const { atRest, askShown, live, fast, setFast } = decision;
  const { frame: shownFrame, said, lastBig, lastOwnBig, ...staged } = decision.staged;
  const passing = decision.passing === null ? undefined : seats[decision.passing];
  const { seq, ask } = position;
  const shown = shownFrame.seq;
  const view = shown === seq ? position.view : shownFrame.view;
  // Hands and offers are those of what is shown, but for what one has done oneself.
  const { view: boardView, offers } = live || shown === seq || seq === ownSeq ? position : shownFrame;
  const lines = useMemo(
    () =>
      logLines(
        history.filter(({ seq }) => seq <= shown),
        text,
        shell,
        room.you,
      ),
    [history, shown, text, shell, room.you],
  );
  const announced = useAnnounced(lines, away, who);

  const listKeys = useCallback(() => setListing(true), []);
  useLaterParts();
  useQuestionMark(listKeys);
  useEscape(drawer ? () => setDrawer(false) : null, true);

  const unlessHandedOn = useHandoverGuard(passing === undefined ? `with ${hand?.seat}` : `to ${passTo}`);
  const why = useWhy(session, `${you} ${seq}`);
  const { clear: clearWhy } = why;
  useEscape(why.refused === null ? null : clearWhy);
  const { skip } = staged;
  /** Until what it answers was shown, a tap only skips; right after that it was meant for something else. */
  const whenLive = useCallback(
    (act: () => void) => {
      if (live) unlessHandedOn(act);
      else if (!askShown) skip();
    },
    [live, askShown, skip, unlessHandedOn],
  );
  const kept = useDraft(useMemo(() => JSON.stringify([you, ask, offers]), [you, ask, offers]));
  const draft = useMemo(
    () => ({
      value: kept.value,
      // Whoever goes on choosing has read it.
      set: (value: unknown) =>
        whenLive(() => {
          clearWhy();
          kept.set(value);
        }),
    }),
    [kept, clearWhy, whenLive],
  );
  const props: AnyProps = {
    ...staged,
    view: boardView,
    offers,
    live,
    // A tap of an earlier decision says nothing about the one that is open now.
    pending: pending === null || pending.ask !== ask ? null : (pending.intents[0] ?? null),
    play: (...intents) =>
      whenLive(() => {
        clearWhy();
        if (ask !== null) session.play(ask, intents);
      }),
    why: (intent) => {
      if (ask === null && atRest) unlessHandedOn(() => why.ask(intent));
      else whenLive(() => why.ask(intent));
    },
    draft,
    label: (intent) => sayIntent(text, intent, who, boardView),
    say: (moment) => sayStaged(text, moment, who),
    seats,
    language,
    pace,
    still,
  };

  // While somebody catches up, the table may be over and its end not here yet.
  const over = room.phase === 'over' && shown === seq && atRest && history.at(-1)?.seq === seq;
  const isFirst = useFinished(room.game, over, session.kind === 'local' || room.you !== null);
  const isEnded = history.at(-1)?.kind === 'ended';
  const isReplaced = room.phase !== 'over' && you !== null && seats[you]?.substituted === true;
  const open = isEnded
    ? shell.presence.endedEarly
    : isReplaced
      ? shell.presence.botPlaysForYou
      : text.question(position.view, who);
  const question = props.pending === null ? open : '';
  const narration = said === null ? '' : sayStaged(text, said, who);
  const asked = passing === undefined ? (live || atRest ? question : narration) : shell.passTo(passing.name);
  // What happened is still to be read when it was skipped, until the next own move.
  const lastOwn = history.findLast(({ by, kind }) => by === you && kind === 'move')?.seq ?? -1;
  const noted = [lastOwnBig, lastBig].find((one) => one !== null && one.seq >= lastOwn);
  const note = live && noted ? sayStaged(text, noted.says, who) : null;
  const undoable = pending === null ? position.takeBack : null;
  const undoFrom = (to: number) => () => unlessHandedOn(() => session.takeBack(to));
  const undo = undoable && undoFrom(undoable.last);
  const undoAll = undoable && undoable.first < undoable.last ? undoFrom(undoable.first) : null;
  const yourTurn = askShown && isYourTurn(snapshot, ask, you, text);
  useTitle(text.name, yourTurn && room.phase === 'playing');
  useWakeLock(room.phase === 'playing');
  useKeptFocus(bar);

  return (
    <div className={styles.table} data-over={over && !looking} data-shown={shown} data-ask={ask} data-live={live}>
      <TopBar
        game={room.game}
        title={text.name}
        headline={[text.headline(view, who), noBreak(watching())].filter(Boolean).join(' ')}
        lost={link === 'lost'}
        lead="headline"
        leave={leave}
        listKeys={listKeys}
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
        <Board {...props} />
        {over && !looking && (
          <LazyEnd
            session={session}
            room={room}
            view={position.view}
            history={history}
            seats={seats}
            text={text}
            offerBrisk={isFirst && pace === 'calm'}
            look={() => setLooking(true)}
          />
        )}
      </main>
      <AwayNotice session={session} room={room} away={away} seats={seats} moveFocus={() => bar.current?.focus()} />
      <aside className={styles.aside} data-open={drawer}>
        <Players seats={seats} away={away.minutes} inHand={passTo ?? (yourTurn ? you : null)} />
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
          undoAll={undoAll}
          note={note}
          skip={over || live || (atRest && askShown) ? null : skipControl()}
        >
          {over ? (
            looking && <Button onClick={() => setLooking(false)}>{shell.showResult}</Button>
          ) : (
            <Actions {...props} />
          )}
        </ActionBar>
      ) : (
        <HandoverPrompt
          look={passing}
          ready={() => unlessHandedOn(() => session.ready())}
          undo={undo}
          undoAll={undoAll}
          undoing={undoing !== null}
        />
      )}
      {listing && <LazyKeys keys={screen.keys[language]} close={() => setListing(false)} />}
      {leaveDialog}
      {citedRule !== null && <RulebookDialog game={room.game} rule={citedRule} close={closeRule} />}
      <LiveRegion lines={announced} asked={live || atRest ? asked : null} />
    </div>
  );

  /** Whoever has to decide next may skip what moves; others may fast-forward. */
  function skipControl(): SkipControl | null {
    if (shownFrame.ask !== null && ask !== null) return { act: skip };
    const bots = seats.some(({ kind }) => kind === 'bot');
    return atRest && !bots ? null : { act: () => setFast(!fast), fast };
  }

  /** Says that one is watching, or how many are. */
  function watching(): string {
    if (session.kind === 'online' && room.you === null) return shell.presence.watching;
    return room.watchers === 0 ? '' : shell.presence.watchers(room.watchers);
  }

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
