import { QuriMark } from '@quri/board-kit';
import type { Guest, Me } from '@quri/protocol';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../app/language.tsx';
import { LanguageSwitch } from '../app/language-switch.tsx';
import { MessagePage } from '../app/message-page.tsx';
import { linkTo } from '../app/route.ts';
import { ScreenHeading } from '../app/screen-heading.tsx';
import { useTitle } from '../app/use-title.ts';
import { Button } from '../kit/button.tsx';
import { StatePanel } from '../kit/state-panel.tsx';
import { NotifySwitch } from '../notifications/notify-switch.tsx';
import { useNotifyText } from '../notifications/notify-text.ts';
import { WebhookForm } from '../notifications/webhook-form.tsx';
import { FinishedHere } from '../replay/finished-here.tsx';
import { changeSettings } from '../session/settings.ts';
import { SettingsButton } from '../settings/settings-button.tsx';
import { noBreak } from '../words/no-break.ts';
import { askServer } from './ask-server.ts';
import { CarryOver } from './carry-over.tsx';
import { Devices } from './devices.tsx';
import { EnterCode } from './enter-code.tsx';
import { identityChanged } from './identity.ts';
import styles from './me.module.css';
import { useMeText } from './me-text.ts';
import { MyData } from './my-data.tsx';
import { MyGames } from './my-games.tsx';
import { Profile } from './profile.tsx';
import { codeIn } from './typed-code.ts';

type State = 'loading' | 'nobody' | 'unreachable' | 'banned' | 'deleted' | { readonly me: Me };

/** One's own page: who one is, one's games and devices, and what is kept. */
export function MeScreen(): ReactNode {
  const text = useText();
  const words = useMeText();
  const [state, setState] = useState<State>('loading');
  const [code, setCode] = useState(takeCode);
  const [welcomed, setWelcomed] = useState<string | null>(null);
  const welcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (welcomed !== null) welcome.current?.focus();
  }, [welcomed]);
  useTitle(words.title);

  const load = useCallback(async (): Promise<void> => {
    const answer = await askServer<Me | null>('/api/me');
    const guest = answer.ok ? answer.value?.guest : undefined;
    // It may have been changed on another device.
    if (guest !== undefined) changeSettings({ colour: guest.colour, ...(guest.name !== null && { name: guest.name }) });
    if (!answer.ok) setState(answer.refused.code === 'banned' ? 'banned' : 'unreachable');
    else setState(answer.value === null ? 'nobody' : { me: answer.value });
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  const becameGuest = (guest: Guest): void => {
    identityChanged(guest);
    // It was good for one use.
    setCode(null);
    setWelcomed(guest.name ?? text.guest);
    void load();
  };
  const signedOut = (): void => {
    identityChanged(null);
    setState('nobody');
  };

  if (state === 'banned') return <MessagePage art="closed-door" title={words.title} text={text.refusals.banned} />;
  if (state === 'deleted') return <MessagePage art="empty-camp" {...words.deleted} />;
  const known = typeof state === 'object' ? state.me : null;
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <a {...linkTo({ at: 'home' })} href="/" className={styles.mark} aria-label={text.home}>
          <QuriMark size={40} />
        </a>
        <ScreenHeading>{words.title}</ScreenHeading>
        <div className={styles.switches}>
          <LanguageSwitch bare />
          <SettingsButton look="quiet" />
        </div>
      </header>
      <p ref={welcome} role="status" tabIndex={-1} className={styles.welcome}>
        {welcomed !== null && words.accepted(welcomed)}
      </p>
      <main className={styles.main} aria-busy={state === 'loading'}>
        {known !== null && (
          <>
            <Profile key={`profile ${known.guest.id}`} guest={known.guest} changed={load} />
            <MyGames key={`games ${known.guest.id}`} />
            <FinishedHere panel={styles.panel} />
            <div className={styles.side}>
              <Devices devices={known.devices} changed={load} signedOut={signedOut} />
              <CarryOver devices={known.devices} changed={load} />
              <EnterCode given={code} used={becameGuest} />
              <NotifySection key={`notify ${known.guest.id}`} />
            </div>
            <MyData
              deleted={() => {
                identityChanged(null);
                setState('deleted');
              }}
            />
          </>
        )}
        {state === 'nobody' && (
          <>
            <StatePanel art="empty-camp">
              <h2>{words.nobody.title}</h2>
              <p>{noBreak(words.nobody.text)}</p>
            </StatePanel>
            <EnterCode given={code} used={becameGuest} />
            <FinishedHere panel={styles.panel} />
          </>
        )}
        {state === 'unreachable' && (
          <>
            <StatePanel art="broken-bridge">
              <p role="status">{words.unreachable}</p>
              <Button onClick={load}>{text.tryAgain}</Button>
            </StatePanel>
            <FinishedHere panel={styles.panel} />
          </>
        )}
      </main>
    </div>
  );
}

/** The code in the address, which is then taken out of it: it must not stay in the history. */
function takeCode(): string | null {
  const code = codeIn(location.hash);
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  return code;
}

/** How one wants to be told of one's turn. */
function NotifySection(): ReactNode {
  const text = useNotifyText();
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      <NotifySwitch />
      <WebhookForm />
    </section>
  );
}
