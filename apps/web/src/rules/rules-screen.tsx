import { QuriMark, TextileEdge } from '@quri/board-kit';
import { catalogue } from '@quri/catalogue';
import { type ReactNode, useLayoutEffect } from 'react';
import { gameEntry, playersOf } from '../app/game-facts.ts';
import { useGameTitle } from '../app/games.ts';
import { useLanguage, useText } from '../app/language.tsx';
import { LanguageSwitch } from '../app/language-switch.tsx';
import { Later } from '../app/later.tsx';
import { addressOf, linkTo } from '../app/route.ts';
import { ScreenHeading } from '../app/screen-heading.tsx';
import { useTitle } from '../app/use-title.ts';
import { LearnButton } from '../home/learn-button.tsx';
import { PlayWithBots } from '../home/play-with-bots.tsx';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { noBreak } from '../words/no-break.ts';
import { useRulesText } from '../words/rules-text.ts';
import { Rulebook, type RulebookProps } from './rulebook-pages.tsx';
import styles from './rules-screen.module.css';

/** A rulebook on a page of its own. */
export function RulesScreen({ game, rule }: RulebookProps): ReactNode {
  const text = useText();
  const language = useLanguage();
  const { name, line } = useGameTitle(game);
  const { cover, meta } = gameEntry(game);
  const players = playersOf(game);
  useTitle(text.rulesOf(name));
  // Whoever comes by a link may have scrolled far down before. At a rule, the rulebook scrolls to it.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <ButtonLink look="quiet" {...linkTo({ at: 'home' })} aria-label={text.home}>
          <QuriMark size={32} /> <span>{text.home}</span>
        </ButtonLink>
        <div className={styles.switches}>
          <LanguageSwitch bare />
          <SettingsButton look="quiet" />
        </div>
      </header>
      <main>
        <div className={styles.hero}>
          <img className={styles.cover} src={cover} alt="" width="400" height="300" />
          <div className={styles.words}>
            <ScreenHeading>{text.rulesOf(name.replaceAll(' ', '\u00a0'))}</ScreenHeading>
            <p>{noBreak(line)}</p>
            <p className={styles.facts}>
              {`${text.players(players.min, players.max)} · ${text.minutes(meta.minutes.min, meta.minutes.max)}`}
            </p>
            <PlayWithBots game={game} />
            <LearnButton game={game} />
          </div>
          <span className={styles.edge}>
            <TextileEdge />
          </span>
        </div>
        <Later what={`${game} ${language}`} waiting={<p>{text.loading}</p>} otherwise={<NotHere />}>
          <Rulebook game={game} rule={rule} page />
        </Later>
      </main>
      <OtherRulebooks game={game} />
    </div>
  );
}

/** Without a connection a rulebook may be there in one language and not in the other: the switch stays. */
function NotHere(): ReactNode {
  const { tryAgain } = useText();
  const { notHere } = useRulesText();
  return (
    <div role="alert">
      <p>{noBreak(notHere)}</p>
      <Button onClick={() => location.reload()}>{tryAgain}</Button>
    </div>
  );
}

function OtherRulebooks({ game }: { readonly game: string }): ReactNode {
  const { otherRulebooks } = useRulesText();
  const language = useLanguage();
  return (
    <nav className={styles.others} aria-label={otherRulebooks}>
      <span className={styles.edge}>
        <TextileEdge weave="steps" />
      </span>
      <p aria-hidden="true">{otherRulebooks}</p>
      <ul>
        {catalogue.map(({ meta: { id }, titles }) =>
          id === game ? null : (
            <li key={id}>
              <ButtonLink href={addressOf({ at: 'rules', game: id, rule: null })}>{titles[language].name}</ButtonLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
