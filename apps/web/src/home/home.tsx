import { QuriMark } from '@quri/board-kit';
import { catalogue } from '@quri/catalogue';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../app/language.tsx';
import { LanguageSwitch } from '../app/language-switch.tsx';
import { later } from '../app/later.tsx';
import { loadOnce } from '../app/load-once.ts';
import news from '../app/new-version.module.css';
import { ScreenHeading } from '../app/screen-heading.tsx';
import { useObservable, useSettings } from '../app/use-observable.ts';
import { useTitle } from '../app/use-title.ts';
import { Button } from '../kit/button.tsx';
import { MeLink } from '../kit/me-link.tsx';
import { NameForm } from '../kit/name-form.tsx';
import { Popover } from '../kit/popover.tsx';
import { WebhookOff } from '../notifications/webhook-off.tsx';
import { connection } from '../session/socket/page-connection.ts';
import { SettingsButton } from '../settings/settings-button.tsx';
import { GameCard } from './game-card.tsx';
import styles from './home.module.css';
import { OpenTables } from './open-tables.tsx';
import { preloadWhenIdle, whenIdle } from './preload.ts';
import { Unfinished } from './unfinished.tsx';

export function Home(): ReactNode {
  const text = useText();
  useTitle('');
  useEffect(preloadWhenIdle, []);
  return (
    <div className={styles.home} data-letters="">
      <header className={styles.top}>
        <div className={styles.brand}>
          <QuriMark size={52} />
          <div>
            <ScreenHeading className={styles.name}>{text.quri}</ScreenHeading>
            <p className={styles.tagline}>{text.tagline}</p>
          </div>
        </div>
        <div className={styles.switches}>
          <YourName />
          <MeLink />
          <LanguageSwitch bare />
          <SettingsButton look="quiet" />
        </div>
      </header>
      <main className={styles.main}>
        <NewVersion />
        <WebhookOff />
        <Unfinished />
        <section aria-label={text.games} className={styles.games}>
          {catalogue.map(({ meta: { id } }) => (
            <GameCard key={id} game={id} />
          ))}
        </section>
        <OpenTables />
        <LaterFinished />
      </main>
      <footer className={styles.foot}>{text.unofficial}</footer>
    </div>
  );
}

/** The person's name, with a form to change it. */
function YourName(): ReactNode {
  const text = useText();
  const { name } = useSettings();
  if (name === '') return null;
  return (
    <Popover label={name}>
      <NameForm action={text.takeName} done={() => undefined} />
    </Popover>
  );
}

const Finished = later(
  loadOnce(() => import('../replay/finished-here.tsx')),
  ({ FinishedHere }) => FinishedHere,
);

/** The finished games of this device: below everything else, and after it, so that nothing waits or moves for them. */
function LaterFinished(): ReactNode {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    return whenIdle(() => setIdle(true));
  }, []);
  return idle && <Finished />;
}

/** Shown only where no game is interrupted by a reload. */
function NewVersion(): ReactNode {
  const text = useText();
  const { outdated } = useObservable(connection().state);
  if (!outdated) return null;
  return (
    <div role="status" className={news.news}>
      {text.newVersion}
      <Button small look="torch" onClick={() => location.reload()}>
        {text.reload}
      </Button>
    </div>
  );
}
