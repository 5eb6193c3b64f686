import { type BoardProps, PointerScope, SeatNotes, useDraft, useEscape, useKeys } from '@quri/board-kit';
import type { Intent, Position, RoomView } from '@quri/protocol';
import { sayIntent, sayStaged, seatNames, whoFrom } from '@quri/words';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useGameText, useScreen } from '../../app/games.ts';
import { useLanguage, useText } from '../../app/language.tsx';
import { useSettings } from '../../app/use-observable.ts';
import { useReducedMotion } from '../../app/use-reduced-motion.ts';
import { useTitle } from '../../app/use-title.ts';
import { useWakeLock } from '../../app/use-wake-lock.ts';
import { Button } from '../../kit/button.tsx';
import { DialogNote } from '../../kit/dialog.tsx';
import type { TableSession, TableSnapshot } from '../../session/table-session.ts';
import { useMuteKey, useSounds } from '../../sound/use-sounds.ts';
import { noBreak } from '../../words/no-break.ts';
import { useAway } from '../away/away-people.ts';
import { DrawerOpener } from '../chat/later-chat.tsx';
import { LogAndChat } from '../chat/log-and-chat.tsx';
import { useDrawer } from '../chat/use-drawer.ts';
import type { OnlineParts } from '../online/online-parts.tsx';
import { useOnlineTable } from '../online/use-online-table.tsx';
import { seatLooks } from '../seat-looks.ts';
import { ActionBar, HandoverPrompt, type SkipControl } from './action-bar.tsx';
import { complaintOf } from './complaint.tsx';
import { FirstGameTips } from './first-game-tips.tsx';
import { LaterOdds, LazyEnd, LazyKeys, useLaterParts } from './later-parts.tsx';
import type { LessonParts } from './lesson-parts.ts';
import { LiveRegion, useAnnounced } from './live-region.tsx';
import { Log } from './log.tsx';
import { boardViewOf, lookedOn } from './looked-on.ts';
import styles from './play.module.css';
import { Players, seatNote } from './players.tsx';
import type { ReplayParts } from './replay-parts.ts';
import { sinceOwnMove } from './since-own-move.ts';
import { TopBar } from './top-bar.tsx';
import { useCitedRule } from './use-cited-rule.tsx';
import { useConfirmation } from './use-confirmation.tsx';
import { useFinished } from './use-finished.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLogLines } from './use-log-lines.ts';
import { useStagedDecision } from './use-staged-decision.ts';
import { useWhy } from './use-why.ts';
import { isYourTurn } from './your-turn.ts';

export interface AtTable {
  readonly session: TableSession;
  readonly replay?: ReplayParts;
  readonly lesson?: LessonParts;
  /** What only tables on a server have; null at others. */
  readonly parts: OnlineParts | null;
  readonly snapshot: TableSnapshot;
  readonly room: RoomView;
  /** The position as this page was sent it, */
  readonly frame: Position;
  /** and what lies open before whoever looks at it. */
  readonly position: Position;
}

/** A table in play, from its first card to the look back at its last. */
export function Play({ session, parts, replay, lesson, snapshot, room, ...sent }: AtTable): ReactNode {
  const shell = useText();
  const language = useLanguage();
  const text = useGameText(room.game);
  const screen = useScreen(room.game);
  const { Board, Actions } = screen;
  const settings = useSettings();
  const pace = replay?.pace ?? settings.pace;
  const still = useReducedMotion();
  const drawer = useDrawer();
  const [looking, setLooking] = useState(false);
  const [listing, setListing] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const citedRule = useCitedRule(room.game, bar);

  const { watching } = room;
  const frame = lookedOn(sent.frame, watching);
  const position = lookedOn(sent.position, watching);
  const { history, pending, ownSeq, undoing, hand, link } = snapshot;
  const you = hand?.seat ?? room.you;
  const names = useMemo(() => seatNames(room.seats, text, shell, room.you), [room.seats, room.you, text, shell]);
  const away = useAway(room);
  const seats = useMemo(
    () => seatLooks({ seats: room.seats, you }, away, names, text),
    [room.seats, you, away, names, text],
  );
  const who = useMemo(() => whoFrom(names, you), [names, you]);
  const online = useOnlineTable({ parts, session, snapshot, room, names, who, away });
  const { leave, sayTable } = online;
  const decision = useStagedDecision({ ...snapshot, screen, text, pace, you, frame, position, lesson });
  const { atRest, askShown, live, whenLive, unlessHandedOn, fast, setFast } = decision;
  const { frame: shownFrame, said, lastBig, lastOwnBig, ...staged } = decision.staged;
  const passing = decision.passing === null ? undefined : seats[decision.passing];
  const { seq, ask } = position;
  const shown = shownFrame.seq;
  const view = shown === seq ? position.view : shownFrame.view;
  // Hands and offers are those of what is shown, but for what one has done oneself.
  const { view: nearView, offers } = live || shown === seq || seq === ownSeq ? position : shownFrame;
  const offered = useMemo(() => lesson?.offersOf(offers) ?? offers, [lesson?.offersOf, offers]);
  const boardView = useMemo(() => boardViewOf(nearView, watching), [nearView, watching]);
  const lines = useLogLines({ history, isReplay: replay !== undefined, shown, you: room.you, text, sayTable });
  // Whoever jumps about in a replay is told of the entry they have come to.
  const fresh = useMemo(() => (replay ? lines.filter(({ seq }) => seq === shown) : lines), [replay, lines, shown]);
  const announced = useAnnounced(fresh, who, online.announced);

  const listKeys = useCallback(() => setListing(true), []);
  useLaterParts();
  useKeys({ '?': listKeys });
  useEscape(drawer.open ? drawer.close : null, true);

  const why = useWhy(session, `${you} ${seq}`);
  const { clear: clearWhy } = why;
  useEscape(why.refused === null ? null : clearWhy);
  const { skip } = staged;
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
  const placesOf: typeof props.placesOf = (about) => text.placesOf?.(about) ?? [];
  const label = (intent: Intent): string => sayIntent(text, intent, who, boardView);
  const confirmation = useConfirmation(`${you} ${ask}`, () => kept.set(null));
  const props: BoardProps<object, Intent, unknown> = {
    ...staged,
    view: boardView,
    offers: offered,
    live: live && lesson?.ready !== false,
    // A tap of an earlier decision says nothing about the one that is open now.
    pending: pending === null || pending.ask !== ask ? null : (pending.intents[0] ?? null),
    play: (...intents) =>
      whenLive(() => {
        clearWhy();
        const [first] = intents;
        if (lesson?.takes(intents) === false) return lesson.remind();
        if (ask === null || first === undefined) return;
        const act = () => session.play(ask, intents);
        const because = settings.confirm ? (screen.graveBecause?.(first, boardView, language) ?? null) : null;
        if (because === null) act();
        else confirmation.ask({ label: label(first), because, act });
      }),
    why: (intent) => {
      if (ask === null && atRest) unlessHandedOn(() => why.ask(intent));
      else whenLive(() => why.ask(intent));
    },
    draft,
    label,
    placesOf,
    say: (moment) => sayStaged(text, moment, who),
    seats,
    language,
    pace,
    still,
  };

  // While somebody catches up, the table may be over and its end not here yet.
  const over = room.phase === 'over' && shown === seq && atRest && history.at(-1)?.seq === seq;
  const isFirst = useFinished(room.game, over, !lesson && (session.kind === 'local' || room.you !== null));
  const open = online.status ?? text.question(position.view, who);
  const question = props.pending === null ? open : '';
  const narration = said === null ? '' : sayStaged(text, said, who);
  const asked = passing === undefined ? (live || atRest ? question : narration) : shell.passTo(passing.name);
  const noted = sinceOwnMove(history, you, [lastOwnBig, lastBig]);
  const note = live && noted ? sayStaged(text, noted.says, who) : null;
  const undoable = pending !== null ? null : lesson ? lesson.undoableOf(position.takeBack) : position.takeBack;
  const undoFrom = (to: number) => () => unlessHandedOn(() => session.takeBack(to));
  const undo = undoable && undoFrom(undoable.choice);
  const undoAll = undoable && undoable.first < undoable.choice ? undoFrom(undoable.first) : null;
  const yourTurn = askShown && isYourTurn(snapshot, ask, you, text);
  useTitle(text.name, yourTurn && room.phase === 'playing');
  useWakeLock(room.phase === 'playing');
  useMuteKey();
  useSounds({
    beat: staged.beat,
    fast,
    sounds: screen.sounds,
    yourTurn: yourTurn && replay === undefined,
    over,
    refused: why.refused ?? snapshot.refused,
  });
  useKeptFocus(bar);
  const headline = text.headline(view, who);
  const noteOf = (seat: number): ReactNode => {
    const look = seats[seat];
    return look && seatNote(look, online.players, shell);
  };

  const table = (
    <div
      ref={citedRule.press}
      className={styles.table}
      data-over={over && !looking}
      data-shown={shown}
      data-ask={ask}
      data-live={live}
      data-grows={!lesson && !replay}
      data-seated={you !== null}
    >
      <TopBar
        game={room.game}
        headline={headline}
        note={noBreak(snapshot.kept ? online.watching : shell.notSaved)}
        lost={link === 'lost'}
        lead="headline"
        leave={leave}
        listKeys={listKeys}
        menu={online.menu}
      >
        <DrawerOpener chat={session.chat} room={room} names={names} drawer={drawer} />
      </TopBar>
      <main className={styles.board} aria-label={shell.board}>
        <SeatNotes value={noteOf}>
          <Board {...props} />
        </SeatNotes>
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
      {live && !lesson && !replay && passing === undefined && (
        <FirstGameTips {...{ room, view: boardView, seat: you, offers, ask }} openRule={citedRule.open} />
      )}
      {online.notices(seats, () => bar.current?.focus())}
      <aside className={styles.aside} data-open={drawer.open}>
        <Players seats={seats} noteOf={noteOf} />
        <LogAndChat chat={session.chat} room={room} names={names} drawer={drawer}>
          <Log lines={lines} seats={seats} pointed={drawer.close} />
        </LogAndChat>
      </aside>
      {lesson?.panel({ live, shown, over: over && !looking, openRule: citedRule.open })}
      <LaterOdds {...{ room, screen, passing, replay }} view={boardViewOf(view, watching)} seat={you} />
      {replay !== undefined ? (
        replay.bar({ shown, atRest, sentence: asked, headline, lines, seats, actions: <Actions {...props} /> })
      ) : passing === undefined ? (
        <ActionBar
          bar={bar}
          sentence={asked}
          clock={yourTurn && online.ownClock}
          complaint={complaintOf(snapshot, room, why.refused, { shell, text, who }, citedRule.open)}
          asks={yourTurn}
          undoing={undoing !== null}
          undo={undo}
          undoAll={undoAll}
          note={note}
          notePlaces={noted ? placesOf(noted.says) : []}
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
      {listing && <LazyKeys keys={replay?.keys ?? text.keys} close={() => setListing(false)} />}
      {confirmation.dialog}
      {online.leaveDialog}
      {citedRule.dialog}
      <LiveRegion lines={announced} asked={live || atRest ? asked : null} />
    </div>
  );
  return (
    <DialogNote value={yourTurn && online.ownClock}>
      <PointerScope>{table}</PointerScope>
    </DialogNote>
  );

  /** Whoever has to decide next may skip what moves; others may fast-forward. */
  function skipControl(): SkipControl | null {
    if (shownFrame.ask !== null && ask !== null) return { act: skip };
    const bots = seats.some(({ kind }) => kind === 'bot');
    return atRest && !bots ? null : { act: () => setFast(!fast), fast };
  }
}
