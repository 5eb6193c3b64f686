import { QuriMark } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import { ScreenHeading } from '../../app/screen-heading.tsx';
import { LanguageSwitch, PaceSwitch, ThemeSwitch } from '../../app/settings-panel.tsx';
import { Button } from '../../kit/button.tsx';
import { BookIcon, MenuIcon } from '../../kit/icons.tsx';
import { MeLink } from '../../kit/me-link.tsx';
import { Popover } from '../../kit/popover.tsx';
import { RulesButton } from '../../rules/rules-button.tsx';
import styles from './top-bar.module.css';

interface Bar {
  readonly game: string;
  readonly title: string;
  /** How far the game has come, in the game's own words. */
  readonly headline: string;
  readonly lost: boolean;
  /** What stands first where there is no room for both: the name of the game, or how far it has come. */
  readonly lead?: 'title' | 'headline';
  /** Goes home, perhaps after a question. */
  leave(): void;
  /** Shows the keys of this screen, where it has some of its own. */
  listKeys?(): void;
  /** What else may be done at this table, first in the menu. */
  readonly menu?: ReactNode;
  readonly children?: ReactNode;
}

export function TopBar({
  game,
  title,
  headline,
  lost,
  lead = 'title',
  leave,
  listKeys,
  menu,
  children,
}: Bar): ReactNode {
  const text = useText();
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
        <ScreenHeading className={styles.title}>{title}</ScreenHeading>
        <p className={styles.headline}>{headline}</p>
      </div>
      <div className={styles.lost} role="status">
        {lost && <span>{text.notConnected}</span>}
      </div>
      <div className={styles.tools}>
        {children}
        <RulesButton game={game} icon={<BookIcon />} />
        <Popover label={text.menu} icon={<MenuIcon />}>
          {menu}
          <LanguageSwitch />
          <ThemeSwitch />
          <PaceSwitch />
          {listKeys !== undefined && <Button onClick={listKeys}>{text.keysHeading}</Button>}
          <MeLink newTab />
          <Button onClick={leave}>{text.leave}</Button>
        </Popover>
      </div>
    </header>
  );
}
