import { type SeatLook, SeatShape } from '@quri/board-kit';
import type { Who } from '@quri/words';
import type { ReactNode } from 'react';
import { noBreak } from '../words/no-break.ts';
import styles from './named.module.css';

/** Private-use characters stand for seats in a sentence and are replaced by drawn names. */
const OPEN = '\uE000';
const SHUT = '\uE001';

/** Marks names for <Named>; "you" is no name and stays a word. */
export const markedWho = (you: number | null): Who =>
  Object.assign((seat: number): string => `${OPEN}${seat}${SHUT}`, { you });

export type Piece =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'seat'; readonly seat: number };

export function piecesOf(sentence: string): readonly Piece[] {
  return sentence.split(OPEN).flatMap((part, i): readonly Piece[] => {
    if (i === 0) return part === '' ? [] : [{ kind: 'words', words: part }];
    const [seat = '', ...rest] = part.split(SHUT);
    const words = rest.join('');
    return [{ kind: 'seat', seat: Number(seat) }, ...(words === '' ? [] : [{ kind: 'words', words } as const])];
  });
}

/** A marked sentence as plain words. */
export const unmarked = (sentence: string, who: Who): string =>
  piecesOf(sentence)
    .map((piece) => (piece.kind === 'words' ? piece.words : who(piece.seat)))
    .join('');

/** A name with what is written up against it, a bracket, a colon, a possessive ’s, or a letter before it; c4–c5. */
const TOGETHER = new RegExp(`((?:(?<=^|\\s)[aiouwz] )?\\S*${OPEN}\\S*|\\S+–\\S+)`, 'i');

/** A marked sentence with everybody's sign before their name. */
export const Named = ({
  sentence,
  seats,
}: {
  readonly sentence: string;
  readonly seats: readonly SeatLook[];
}): ReactNode =>
  sentence.split(TOGETHER).map((part, i) =>
    i % 2 === 0 ? (
      noBreak(part)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
      <span key={i} className={styles.together}>
        {piecesOf(part).map((piece) =>
          piece.kind === 'words' ? (
            piece.words
          ) : (
            <span key={piece.seat} className={styles.name}>
              <SeatShape seat={piece.seat} size={14} /> {seats[piece.seat]?.name}
            </span>
          ),
        )}
      </span>
    ),
  );
