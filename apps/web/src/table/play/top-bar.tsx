import { QuriMark } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { useGameTitle } from '../../app/games.ts';
import { useText } from '../../app/language.tsx';
import { ScreenHeading } from '../../app/screen-heading.tsx';
import { Button } from '../../kit/button.tsx';
import { BookIcon, MenuIcon } from '../../kit/icons.tsx';
import { MeLink } from '../../kit/me-link.tsx';
import { Popover } from '../../kit/popover.tsx';
import { RulesButton } from '../../rules/rules-button.tsx';
import { SettingsButton } from '../../settings/settings-button.tsx';
import { LaterOddsButton, LaterSound } from './later-parts.tsx';
import { MenuGroup } from './menu-group.tsx';
import styles from './top-bar.module.css';

interface Bar {
  readonly game: string;
  /** How far the game has come, in the game's own words. */
  readonly headline: string;
  /** Who watches, or that nothing is saved. */
  readonly note?: string;
  readonly lost: boolean;
  /** What stands first where there is no room for both: the name of the game, or how far it has come. */
  readonly lead?: 'title' | 'headline';
  /** Goes home, perhaps after a question. */
  leave(): void;
  /** Shows the keys of this screen, where it has some of its own. */
  listKeys?(): void;
  /** Puts around the menu what else may be done at this table. */
  readonly menu?: ((rest: ReactNode) => ReactNode) | null;
  readonly children?: ReactNode;
}

export function TopBar({
  game,
  headline,
  note = '',
  lost,
  lead = 'title',
  leave,
  listKeys,
  menu = null,
  children,
}: Bar): ReactNode {
  const text = useText();
  const { name } = useGameTitle(game);
  const rest = (
    <>
      <MenuGroup kind="settings">
        <LaterSound />
      </MenuGroup>
      <MenuGroup>
        <LaterOddsButton at="menu" />
        <SettingsButton />
        {listKeys !== undefined && <Button onClick={listKeys}>{text.keysHeading}</Button>}
        <MeLink newTab />
        <Button onClick={leave}>{text.leave}</Button>
      </MenuGroup>
    </>
  );
  return (
    <header className={styles.bar}>
      <a
        href="/"
        className={styles.mark}
        aria-label={text.home}
        onClick={(event) => {
          event.preventDefault();
          leave();
        }}
      >
        <QuriMark size={34} />
      </a>
      <div className={styles.titles} data-lead={lead}>
        <ScreenHeading className={styles.title}>{name}</ScreenHeading>
        <p className={styles.headline}>{headline}</p>
        {note !== '' && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.lost} role="status">
        {lost && <span>{text.notConnected}</span>}
      </div>
      <div className={styles.tools}>
        {children}
        <LaterOddsButton at="bar" />
        <RulesButton game={game} icon={<BookIcon />} />
        <Popover label={text.menu} icon={<MenuIcon />}>
          {menu === null ? rest : menu(rest)}
        </Popover>
      </div>
    </header>
  );
}
