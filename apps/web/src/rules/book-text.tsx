import { type Figures, TextileEdge } from '@quri/board-kit';
import { createContext, memo, type ReactNode, type Ref, use } from 'react';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { useLanguage } from '../app/language.tsx';
import { addressOf } from '../app/route.ts';
import { noBreak } from '../words/no-break.ts';
import { useRulesText } from '../words/rules-text.ts';
import styles from './rulebook.module.css';
import type { Block, Chapter, Run } from './rulebook.ts';
import { type Found, partsOf } from './search.ts';

/** What was searched for, and which of the places is looked at. */
export const Findings = createContext<Pick<Found, 'at'> & { readonly current: number }>({ at: new Map(), current: 0 });

interface BookProps {
  readonly game: string;
  readonly figures: Figures;
  /** The rule that is asked for. */
  readonly rule: string | null;
  readonly cited: Ref<HTMLDivElement>;
  /** On its own page every rule has a link to itself, and headings stand one level higher. */
  readonly page: boolean;
}

/** Its pictures are not drawn again while somebody scrolls or types what to search for. */
export const ChapterText = memo(PlainChapter);

function PlainChapter({ chapter, ...book }: BookProps & { readonly chapter: Chapter }): ReactNode {
  const Heading = book.page ? 'h2' : 'h3';
  return (
    <section className={styles.chapter}>
      {chapter.title.length > 0 && (
        <>
          <span className={styles.weave}>
            <TextileEdge weave="steps" />
          </span>
          <Heading className={styles.title} tabIndex={-1}>
            <Words runs={chapter.title} />
          </Heading>
        </>
      )}
      {chapter.blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a book's pages stay where they are
        <BlockText key={i} block={block} {...book} />
      ))}
    </section>
  );
}

function BlockText({ block, ...book }: BookProps & { readonly block: Block }): ReactNode {
  if (block.kind === 'figure')
    return <RuleFigure picture={book.figures[block.name]} caption={<Words runs={block.caption} />} />;
  if (block.kind === 'heading') {
    const Heading = book.page ? 'h3' : 'h4';
    return (
      <Heading className={styles.subtitle}>
        <Words runs={block.runs} />
      </Heading>
    );
  }
  const [id] = block.ids;
  const link = book.page && id !== undefined && <LinkTo game={book.game} rule={id} />;
  const content =
    block.kind === 'paragraph' ? (
      <p>
        <Words runs={block.runs} />
        {link}
      </p>
    ) : (
      <ul className={styles.list}>
        {block.items.map((runs, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a book's lines stay where they are
          <li key={i}>
            <Words runs={runs} />
            {i === block.items.length - 1 && link}
          </li>
        ))}
      </ul>
    );
  if (id === undefined) return content;
  const cited = book.rule !== null && block.ids.includes(book.rule);
  if (!cited) return <div className={styles.rule}>{content}</div>;
  return (
    <div ref={book.cited} className={`${styles.rule} ${styles.cited}`} tabIndex={-1}>
      {content}
    </div>
  );
}

function LinkTo({ game, rule }: { readonly game: string; readonly rule: string }): ReactNode {
  const text = useRulesText();
  return (
    <a className={styles.link} href={addressOf({ at: 'rules', game, rule })}>
      <svg viewBox="0 0 16 16" width="16" height="16" role="img" aria-label={text.linkTo(rule)}>
        <path d="M6 2 4.5 14M11.5 2 10 14M2.5 5.5h12M1.5 10.5h12" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </a>
  );
}

function Words({ runs }: { readonly runs: readonly Run[] }): ReactNode {
  const { at, current } = use(Findings);
  const glued = runs.map(({ look, words }) => ({ look, words: noBreak(words) }));
  return partsOf(glued, at.get(runs) ?? []).map(({ look, words, from, match }) => {
    const shown =
      match === null ? (
        words
      ) : (
        <mark data-match={match} data-current={match === current}>
          {words}
        </mark>
      );
    if (look === 'strong') return <strong key={from}>{shown}</strong>;
    if (look === 'soft') return <em key={from}>{shown}</em>;
    return <span key={from}>{shown}</span>;
  });
}

interface FigureParts {
  /** Undefined: there is no such picture, and only its caption is shown. */
  readonly picture: Figures[string] | undefined;
  readonly caption: ReactNode;
}

/** A picture of the rulebook. What it shows is said by its caption. */
function RuleFigure({ picture: Picture, caption }: FigureParts): ReactNode {
  const language = useLanguage();
  return (
    <figure className={styles.figure}>
      {Picture !== undefined && (
        // A picture that cannot be drawn is left out.
        <ErrorBoundary otherwise={() => null}>
          <div className={styles.picture} aria-hidden="true" inert>
            <Picture language={language} />
          </div>
        </ErrorBoundary>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
