import type { ReactNode } from 'react';
import { goToLine, type PlaceId, PointingLine } from './pointing.tsx';
import { SeatShape } from './seat-shape.tsx';

interface ChangedSheetProps<Turn> {
  readonly words: { readonly whatChanged: string; readonly nothingChanged: string };
  readonly turns: readonly Turn[];
  say(moment: { readonly type: 'turnSummed'; readonly summary: Turn }): string;
  placesOf(moment: { readonly type: 'turnSummed'; readonly summary: Turn }): readonly PlaceId[];
  readonly className: string | undefined;
  /** There is only a corner for it. */
  readonly beside?: boolean;
}

/** What the others did, in words. It lies over a corner of the map and may be higher than there is room for. */
export const ChangedSheet = <Turn extends { readonly seat: number }>(props: ChangedSheetProps<Turn>): ReactNode => {
  const { words, turns, say, placesOf, className, beside } = props;
  return (
    <section
      className={className}
      data-beside={beside}
      aria-label={words.whatChanged}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      onKeyDown={goToLine}
    >
      <h3>{words.whatChanged}</h3>
      {turns.length === 0 ? (
        <p>{words.nothingChanged}</p>
      ) : (
        <ol>
          {turns.map((summary, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: turns stay in their order
            <PointingLine key={i} places={placesOf({ type: 'turnSummed', summary })}>
              <SeatShape seat={summary.seat} size={15} />
              <span>{say({ type: 'turnSummed', summary })}</span>
            </PointingLine>
          ))}
        </ol>
      )}
    </section>
  );
};

/** The turns of the others since this seat's last one; for somebody who looks on, all that are remembered. */
export const turnsSince = <Turn extends { readonly seat: number }>(
  recent: readonly Turn[],
  own: number | null,
): readonly Turn[] => recent.slice(recent.findLastIndex(({ seat }) => seat === own) + 1);
