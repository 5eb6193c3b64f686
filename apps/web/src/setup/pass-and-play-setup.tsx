import { SeatShape } from '@quri/board-kit';
import { seatNames } from '@quri/words';
import { type ReactNode, useState } from 'react';
import { gameEntry, playersOf } from '../app/game-facts.ts';
import { useGameText } from '../app/games.ts';
import { useText } from '../app/language.tsx';
import { go } from '../app/route.ts';
import { ScreenHeading } from '../app/screen-heading.tsx';
import { useSettings } from '../app/use-observable.ts';
import { useTitle } from '../app/use-title.ts';
import { Button } from '../kit/button.tsx';
import { CloseIcon, PlusIcon } from '../kit/icons.tsx';
import field from '../kit/name-form.module.css';
import type { LocalSeat, TableSetup } from '../session/worker/worker-messages.ts';
import { OptionsForm } from './options-form.tsx';
import styles from './pass-and-play-setup.module.css';
import { useCreateTable } from './use-create-table.ts';

type Place = LocalSeat & { readonly key: number };

/** Setup of a pass-and-play table. */
export function PassAndPlaySetup({ game }: { readonly game: string }): ReactNode {
  const shell = useText();
  const text = useGameText(game);
  const { name } = useSettings();
  const { creating, problem, create } = useCreateTable();
  const [options, setOptions] = useState<TableSetup['options']>({});
  const range = playersOf(game, options);
  const [places, setPlaces] = useState<readonly Place[]>(() =>
    Array.from({ length: range.min }, (_, key) => ({ key, kind: 'person', name: key === 0 ? name : '' })),
  );
  useTitle(shell.passHeading);

  const add = (seat: LocalSeat): void =>
    setPlaces((all) => [...all, { ...seat, key: Math.max(-1, ...all.map(({ key }) => key)) + 1 }]);
  const named = places.map(
    (place, i): LocalSeat =>
      place.kind === 'bot'
        ? { kind: 'bot', level: place.level }
        : { kind: 'person', name: place.name.trim() === '' ? shell.playerN(i + 1) : place.name.trim() },
  );
  const names = seatNames(named, text, shell);
  const fits = places.length >= range.min && places.length <= range.max && named.some(({ kind }) => kind === 'person');
  return (
    <main className={styles.page}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) create({ game, seats: named, options });
        }}
      >
        <header className={styles.head}>
          <ScreenHeading>{shell.passHeading}</ScreenHeading>
          <p>
            {text.name}. {shell.passLead}
          </p>
        </header>
        <section className={styles.seats} aria-label={shell.playersHeading}>
          <h2>{shell.playersHeading}</h2>
          <ol>
            {places.map((place, i) => (
              <li key={place.key}>
                <SeatShape seat={i} size={28} />
                {place.kind === 'person' ? (
                  <input
                    className={field.field}
                    value={place.name}
                    maxLength={24}
                    aria-label={shell.nameOf(i + 1)}
                    placeholder={shell.playerN(i + 1)}
                    autoComplete="off"
                    onChange={({ target }) =>
                      setPlaces((all) => all.map((one) => (one === place ? { ...place, name: target.value } : one)))
                    }
                  />
                ) : (
                  <span className={styles.bot}>
                    {names[i]} <small>{shell.bot}</small>
                  </span>
                )}
                <Button
                  small
                  look="quiet"
                  aria-label={shell.remove(names[i] ?? '')}
                  disabled={places.length <= 1}
                  onClick={() => setPlaces((all) => all.filter((one) => one !== place))}
                >
                  <CloseIcon />
                </Button>
              </li>
            ))}
          </ol>
          <div className={styles.adding}>
            <Button small disabled={places.length >= range.max} onClick={() => add({ kind: 'person', name: '' })}>
              <PlusIcon /> {shell.addPlayer}
            </Button>
            <Button
              small
              disabled={places.length >= range.max}
              onClick={() => add({ kind: 'bot', level: gameEntry(game).bots.at(-1) ?? '' })}
            >
              <PlusIcon /> {shell.addBot}
            </Button>
          </div>
        </section>
        <section className={styles.options} aria-label={shell.optionsHeading}>
          <h2>{shell.optionsHeading}</h2>
          <OptionsForm game={game} value={options} onChange={(some) => setOptions((all) => ({ ...all, ...some }))} />
        </section>
        <footer className={styles.foot}>
          <p role="status">{fits ? problem : shell.tableNeeds(range.min, range.max)}</p>
          <Button look="quiet" onClick={() => go({ at: 'home' })}>
            {shell.back}
          </Button>
          <Button look="torch" type="submit" disabled={!fits || creating}>
            {shell.startGame}
          </Button>
        </footer>
      </form>
    </main>
  );
}
