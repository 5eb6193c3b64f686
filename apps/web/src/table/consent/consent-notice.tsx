import { SeatShape } from '@quri/board-kit';
import type { ConsentRequest, ConsentSubject, Declined } from '@quri/protocol';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useList } from '../../app/language.tsx';
import { Button } from '../../kit/button.tsx';
import { noBreak } from '../../words/no-break.ts';
import { useTermsText } from '../../words/terms-text.ts';
import styles from '../away/away-notice.module.css';
import type { AwayNotice } from '../away/away-notice.tsx';
import { clockText } from '../clock/clock-time.ts';
import { useAtTime } from '../clock/ticker.ts';
import { consenters, isPlaying } from './people.ts';
import { useDeclined } from './use-declined.ts';

type NoticeProps = Omit<ComponentProps<typeof AwayNotice>, 'history' | 'away'>;

const subjectOf = (asked: ConsentRequest): ConsentSubject =>
  asked.kind === 'takeBack' ? { kind: asked.kind, to: asked.to } : { kind: asked.kind };

/** When the game goes on, whoever has not answered. Counted from when the room came, and not read aloud every second. */
function GoesOn({ consent }: { readonly consent: ConsentRequest }): ReactNode {
  const text = useTermsText();
  const until = useMemo(() => performance.now() + 1000 * (consent.goesOnIn ?? 0), [consent]);
  const left = useAtTime((now) => clockText(Math.max(0, until - now), text));
  return (
    <p role="timer" className={styles.agreed}>
      {noBreak(text.goesOnIn(left))}
    </p>
  );
}

/** What somebody has asked everybody for, who has agreed, and one's own answer. */
export function ConsentNotice({ session, room, seats, moveFocus }: NoticeProps): ReactNode {
  const text = useTermsText();
  const list = useList();
  const declined = useDeclined(room);
  const { consent, you } = room;
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  if (consent === null && declined !== null) return declinedNotice(declined);
  if (consent === null) return room.pausedByConsent && isPlaying(room) ? resumeNotice() : null;
  const { kind, agreed } = consent;
  const [asker = 0] = agreed;
  const all = consenters(room);
  const missing = all.filter((seat) => !agreed.includes(seat));
  const answer = (agree: boolean) => (): void => {
    session.consent(subjectOf(consent), agree);
    moveFocus();
  };
  return (
    <section className={styles.notice} aria-label={text.consentLabel}>
      <div role="status">
        <p>
          <SeatShape seat={asker} size={16} />{' '}
          {noBreak(asker === you ? text.youAsk[kind] : text.asks[kind](nameOf(asker)))}
        </p>
        <p className={styles.agreed}>
          {noBreak(`${text.presence.agreedSoFar(agreed.length, all.length)}. `)}
          {noBreak(
            missing.some((seat) => seat === you) ? text.waitingForYou : text.waitingFor(list(missing.map(nameOf))),
          )}
        </p>
      </div>
      {consent.goesOnIn !== undefined && <GoesOn consent={consent} />}
      {isPlaying(room) && you !== null && (
        <div className={styles.ways}>
          {missing.includes(you) && (
            <>
              <Button small look="torch" className={styles.way} onClick={answer(true)}>
                {text.agree}
              </Button>
              {kind !== 'resume' && (
                <Button small className={styles.way} onClick={answer(false)}>
                  {text.decline}
                </Button>
              )}
            </>
          )}
          {agreed.includes(you) && (
            <Button small look="quiet" className={styles.way} onClick={answer(false)}>
              {asker === you ? text.withdraw : text.withdrawConsent}
            </Button>
          )}
        </div>
      )}
    </section>
  );

  /** Goes away by itself; the live region announces it. */
  function declinedNotice({ kind, seat }: Declined): ReactNode {
    return (
      <section className={styles.notice} aria-label={text.consentLabel}>
        <p>
          <SeatShape seat={seat} size={16} /> {noBreak(text.declined[kind](nameOf(seat)))}
        </p>
      </section>
    );
  }

  /** Paused, and nobody has asked to go on yet. */
  function resumeNotice(): ReactNode {
    return (
      <section className={styles.notice} aria-label={text.consentLabel}>
        <p>{noBreak(text.pausedNow)}</p>
        <div className={styles.ways}>
          <Button small look="torch" className={styles.way} onClick={() => session.consent({ kind: 'resume' }, true)}>
            {consenters(room).length === 1 ? text.resumeAlone : text.askResume}
          </Button>
        </div>
      </section>
    );
  }
}
