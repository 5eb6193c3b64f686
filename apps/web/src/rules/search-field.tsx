import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { CloseIcon, Icon } from '../kit/icons.tsx';
import { useRulesText } from '../words/rules-text.ts';
import styles from './search-field.module.css';
import type { Search } from './use-search.ts';

/** Enter goes to the next place, Shift and Enter to the one before; Escape clears it. */
export function SearchField({ search }: { readonly search: Search }): ReactNode {
  const text = useRulesText();
  const input = useRef<HTMLInputElement>(null);
  const { words, count, current } = search;
  const asked = words.trim() !== '';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    search.step(event.shiftKey ? -1 : 1);
  };
  const clear = (): void => {
    search.look('');
    input.current?.focus();
  };
  return (
    <search className={styles.search}>
      <Icon d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m5 11.5 5 5" />
      <input
        ref={input}
        type="search"
        value={words}
        aria-label={text.search}
        placeholder={text.search}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => search.look(target.value)}
        onKeyDown={onKeyDown}
      />
      <span role="status" className={styles.count} data-none={count === 0}>
        {asked && (count === 0 ? text.nothingFound : text.found(current + 1, count))}
      </span>
      {count > 0 && (
        <>
          <Button look="quiet" aria-label={text.previous} onClick={() => search.step(-1)}>
            <Icon d="m5 15 7-7 7 7" />
          </Button>
          <Button look="quiet" aria-label={text.next} onClick={() => search.step(1)}>
            <Icon d="m5 9 7 7 7-7" />
          </Button>
        </>
      )}
      {words !== '' && (
        <Button look="quiet" aria-label={text.clear} onClick={clear}>
          <CloseIcon />
        </Button>
      )}
    </search>
  );
}
