import { type ReactNode, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { addressOf, route } from '../app/route.ts';
import { useRulesText } from '../words/rules-text.ts';
import { ChapterText, Findings } from './book-text.tsx';
import { Contents, FoldedContents } from './contents.tsx';
import { useBook } from './load-book.ts';
import styles from './rulebook.module.css';
import { SearchField } from './search-field.tsx';
import { useSearch } from './use-search.ts';

export interface RulebookProps {
  readonly game: string;
  /** The rule it is opened at, by its id; null for the first page. */
  readonly rule: string | null;
}

/** A game's rules with their contents, a search and pictures: on a page of their own, or in a dialog. */
export function Rulebook({ game, rule, page }: RulebookProps & { readonly page: boolean }): ReactNode {
  const { chapters, figures } = useBook(game);
  const text = useRef<HTMLElement>(null);
  const search = useSearch(chapters, text);
  // Whoever opens the book at its beginning reads while the rest is drawn.
  const drawn = useDeferredValue(chapters.length, rule === null ? 2 : chapters.length);
  const current = useChapterInView(text);
  const cited = useRef<HTMLDivElement>(null);
  // Once the dialog is open, which would take the focus and could not be scrolled before.
  useEffect(() => {
    if (rule === null) return;
    cited.current?.focus({ preventScroll: true });
    cited.current?.scrollIntoView({ block: 'center' });
  }, [rule]);
  const { at, current: place } = search;
  const findings = useMemo(() => ({ at, current: place }), [at, place]);
  const open = (chapter: number): void => {
    const section = text.current?.querySelectorAll('section')[chapter];
    section?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    section?.scrollIntoView();
  };
  const openPage = page ? null : <OpenPage game={game} rule={rule} />;
  const contents = { chapters, current, open };
  return (
    <div className={styles.frame}>
      <div className={styles.book} data-page={page}>
        <Contents {...contents}>{openPage}</Contents>
        <div className={styles.bar}>
          <SearchField search={search} />
        </div>
        <div>
          <div className={styles.tools}>
            <FoldedContents {...contents} />
            {openPage}
          </div>
          <Findings value={findings}>
            <article ref={text} className={styles.text}>
              {chapters.slice(0, drawn).map((chapter, i) => (
                <ChapterText
                  // biome-ignore lint/suspicious/noArrayIndexKey: a book's chapters stay where they are
                  key={i}
                  chapter={chapter}
                  game={game}
                  figures={figures}
                  rule={rule}
                  cited={cited}
                  page={page}
                />
              ))}
            </article>
          </Findings>
        </div>
      </div>
    </div>
  );
}

/** Nobody leaves a table by it. */
function OpenPage({ game, rule }: RulebookProps): ReactNode {
  const { openPage } = useRulesText();
  const atTable = route().get().at !== 'home';
  return (
    <a
      className={styles.openPage}
      href={addressOf({ at: 'rules', game, rule })}
      target={atTable ? '_blank' : undefined}
      rel="noopener"
    >
      {openPage}
    </a>
  );
}

/** How far down the window one reads, as a part of its height. */
const READING = 0.3;

/** Which of these sections is being read. */
function useChapterInView(book: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const look = (): void => {
      const sections = [...(book.current?.querySelectorAll(':scope section') ?? [])];
      const passed = sections.filter((one) => one.getBoundingClientRect().top < innerHeight * READING);
      setCurrent(Math.max(0, passed.length - 1));
    };
    look();
    // Whatever scrolls, the page or a dialog.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [book]);
  return current;
}
