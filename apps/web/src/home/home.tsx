import { QuriMark } from '@quri/board-kit';
import { catalogue } from '@quri/catalogue';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../app/language.tsx';
import { LanguageSwitch } from '../app/language-switch.tsx';
import { NewVersion } from '../app/new-version.tsx';
import { ScreenHeading } from '../app/screen-heading.tsx';
import { useSettings } from '../app/use-observable.ts';
import { useTitle } from '../app/use-title.ts';
import { MeLink } from '../kit/me-link.tsx';
import { NameForm } from '../kit/name-form.tsx';
import { Popover } from '../kit/popover.tsx';
import { WebhookOff } from '../notifications/webhook-off.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { GameCard } from './game-card.tsx';
import styles from './home.module.css';
import { LaterFinished } from './later-finished.tsx';
import { OpenTables } from './open-tables.tsx';
import { preloadWhenIdle } from './preload.ts';
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
    <Popover label={name} look="quiet">
      <NameForm action={text.takeName} done={() => undefined} />
    </Popover>
  );
}
