import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Chapter } from './rulebook.ts';
import { entriesOf, search } from './search.ts';

export type Search = ReturnType<typeof useSearch>;

/** Looks for words in a book and brings the place that was found into view. */
export function useSearch(chapters: readonly Chapter[], book: RefObject<HTMLElement | null>) {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const entries = useMemo(() => entriesOf(chapters), [chapters]);
  const found = useMemo(() => search(entries, words), [entries, words]);
  // The other language has other places.
  const current = Math.min(at, Math.max(0, found.count - 1));
  useEffect(() => {
    if (found.count > 0) bring(book.current, current);
  }, [found, current, book]);
  useEffect(() => {
    if (words === '') return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isElsewhere(book.current)) return;
      event.preventDefault();
      event.stopPropagation();
      setWords('');
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [words, book]);
  return {
    ...found,
    words,
    /** Which of the places is looked at, from 0. */
    current,
    look: (wanted: string): void => {
      setWords(wanted);
      setAt(0);
    },
    step: (by: 1 | -1): void => setAt(found.count === 0 ? 0 : (current + by + found.count) % found.count),
  };
}

const bring = (book: HTMLElement | null, n: number): void =>
  book?.querySelector(`mark[data-match="${n}"]`)?.scrollIntoView({ block: 'nearest' });

/** Something lies over the book, or a menu is open. */
const isElsewhere = (book: HTMLElement | null): boolean =>
  [...document.querySelectorAll('dialog[open], [popover]:popover-open')].some((one) => !one.contains(book));
