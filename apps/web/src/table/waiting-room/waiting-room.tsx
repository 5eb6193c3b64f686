import type { RoomView } from '@quri/protocol';
import { seatNames } from '@quri/words';
import { type ReactNode, useEffect, useMemo } from 'react';
import { gameEntry, playersOf } from '../../app/game-facts.ts';
import { useGameText } from '../../app/games.ts';
import { useList, useText } from '../../app/language.tsx';
import { addressOf, go } from '../../app/route.ts';
import { useSettings } from '../../app/use-observable.ts';
import { useTitle } from '../../app/use-title.ts';
import { Button } from '../../kit/button.tsx';
import { NameForm } from '../../kit/name-form.tsx';
import { ShareLink } from '../../kit/share-link.tsx';
import { StatePanel } from '../../kit/state-panel.tsx';
import { useAddress } from '../../kit/use-address.ts';
import { forgetSeat, reservedSeat } from '../../session/reserved-seat.ts';
import type { TableSession } from '../../session/table-session.ts';
import { usualOpponents } from '../../setup/opponents.ts';
import { OptionsForm } from '../../setup/options-form.tsx';
import { useTermsText } from '../../words/terms-text.ts';
import { LazyChatNews, LazyChatPanel } from '../chat/later-chat.tsx';
import type { AtTable } from '../play/play.tsx';
import { TopBar } from '../play/top-bar.tsx';
import { Fairness } from './fairness.tsx';
import { mayTake, seatToTake } from './free-seat.ts';
import { Seats } from './seats.tsx';
import { problemText, statusText } from './status-text.ts';
import { DealNote, TermsForm } from './terms-form.tsx';
import styles from './waiting-room.module.css';

/** A table before the start: who sits where, how it is played, and how others get here. */
export function WaitingRoom({ session, snapshot, room }: Pick<AtTable, 'session' | 'snapshot' | 'room'>): ReactNode {
  const shell = useText();
  const terms = useTermsText();
  const list = useList();
  const text = useGameText(room.game);
  const { bots: levels } = gameEntry(room.game);
  const { name } = useSettings();
  const { seats, you, host, phase, options, open } = room;
  const range = room.deal === null ? playersOf(room.game, options) : { min: seats.length, max: seats.length };
  const names = useMemo(() => seatNames(seats, text, shell, you), [seats, you, text, shell]);
  useTitle(text.name);
  useReservation(session, room, name !== '');

  const empty = seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []));
  const taken = seats.every(({ kind }) => kind === 'person' || kind === 'bot');
  const gathering = phase === 'gathering';
  const mayChange = host && gathering;
  const mine = seatToTake(room, reservedSeat(room.table));
  const wrong = problemText(room, snapshot.refused, { shell, terms, names, list });
  const fill = (): void => {
    usualOpponents(room.game, levels, empty.length).forEach(({ level }, n) => {
      const seat = empty[n];
      if (seat !== undefined) session.seatBot(seat, level);
    });
  };
  return (
    <div className={styles.page}>
      <TopBar game={room.game} headline={text.line} lost={snapshot.link === 'lost'} leave={() => go({ at: 'home' })} />
      <main className={styles.main}>
        <div className={styles.people}>
          {room.invite !== null && <Invitation table={room.table} game={room.game} invite={room.invite} />}
          <section className={styles.panel} aria-labelledby="seats">
            <h2 id="seats">{shell.seatsHeading}</h2>
            {you === null && name === '' && mine !== null && gathering && (
              <NameForm action={shell.sitHere} done={() => session.sit(mine)} />
            )}
            {you === null && mine === null && gathering && (
              <StatePanel art="crowded-camp">
                <p>{terms.gathering.full}</p>
                <Button onClick={() => go({ at: 'home' })}>{shell.home}</Button>
              </StatePanel>
            )}
            <Seats session={session} room={room} names={names} range={range} />
          </section>
        </div>
        <section className={styles.panel} aria-labelledby="options">
          <h2 id="options">{shell.optionsHeading}</h2>
          <TermsForm
            terms={room.terms}
            ownOdds={'odds' in options}
            onChange={
              mayChange ? (some) => session.setUp(({ terms }) => ({ terms: { ...terms, ...some } })) : undefined
            }
          >
            <OptionsForm
              game={room.game}
              value={options}
              onChange={
                mayChange && room.deal === null ? (some) => session.setUp(() => ({ options: some })) : undefined
              }
            />
            {room.deal !== null && <DealNote deal={room.deal} />}
          </TermsForm>
          {mayChange && (
            <label className={styles.listed}>
              <input
                type="checkbox"
                checked={open}
                onChange={({ target: { checked } }) => session.setUp(() => ({ open: checked }))}
              />
              <span>
                <b>{shell.listed}</b>
                <small>{shell.listedSentence}</small>
              </span>
            </label>
          )}
        </section>
        <div className={styles.people}>
          {session.chat !== null && (
            <div className={`${styles.panel} ${styles.chat}`}>
              <LazyChatPanel chat={session.chat} room={room} names={names} />
              <LazyChatNews chat={session.chat} room={room} names={names} shown={false} />
            </div>
          )}
          <Fairness commitment={room.commitment} />
        </div>
      </main>
      <footer className={styles.bar}>
        <div className={styles.words} role="status">
          <p>{statusText(room, { shell, terms, names, list })}</p>
          {wrong !== null && <p className={styles.wrong}>{wrong}</p>}
        </div>
        {mayChange && empty.length > 0 && you !== null && (
          <Button onClick={fill}>{terms.gathering.fillWithBots}</Button>
        )}
        {host && (
          <Button look="torch" disabled={!gathering || !taken || you === null} onClick={() => session.start()}>
            {shell.startGame}
          </Button>
        )}
      </footer>
    </div>
  );
}

/** Whoever opened this table, or comes from the last game with the same people, sits down at once. */
function useReservation(session: TableSession, { table, you, seats, phase }: RoomView, named: boolean): void {
  const reserved = reservedSeat(table);
  const takes = reserved !== null && named && you === null && phase === 'gathering' && mayTake(seats[reserved]);
  useEffect(() => {
    if (takes && reserved !== null) session.sit(reserved);
  }, [takes, reserved, session]);
  useEffect(() => {
    if (you !== null && reserved !== null) forgetSeat();
  }, [you, reserved]);
}

/** How others get here. */
function Invitation({
  table,
  game,
  invite,
}: Pick<RoomView, 'table' | 'game'> & { readonly invite: string }): ReactNode {
  const { heading, lead, link: label, qr } = useTermsText().invitation;
  const link = `${useAddress()}${addressOf({ at: 'table', table, invite, game })}`;
  return <ShareLink heading={heading} lead={lead} label={label} qr={qr} link={link} />;
}
