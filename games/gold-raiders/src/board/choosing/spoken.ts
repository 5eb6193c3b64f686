import type { View } from '../../view/shapes.ts';
import type { Card, Intent } from '../../vocabulary.ts';
import type { BoardWords } from '../words.ts';
import type { Pick } from './routes.ts';

export interface Naming {
  readonly view: View;
  readonly words: BoardWords;
  who(seat: number): string;
  label(intent: Intent): string;
}

/** How something that can be chosen is called: on its button, and to those who listen. */
export interface Named {
  readonly short: string;
  /** A second line, smaller: how high a stack is. */
  readonly note: string | null;
  readonly full: string;
}

/** What completes an intent is called as the game calls it. */
export function nameOf(pick: Pick, intent: Intent | undefined, { view, words, who, label }: Naming): Named {
  const size = (owner: number, place: number): number => view.raiders[owner]?.stacks[place]?.size ?? 0;
  const own = view.viewer === 'spectator' ? 0 : view.viewer;
  const named = (short: string, note: string | null = null, full = short): Named => ({
    short,
    note,
    full: intent === undefined ? full : withNote(label(intent), note),
  });
  switch (pick.ask) {
    case 'card':
      return named(words.card[pick.card]);
    case 'use':
      return named(words.use(pick.use, pick.card));
    case 'owner': {
      const many = view.raiders[pick.owner]?.stacks.length ?? 0;
      return named(who(pick.owner), null, words.stacksOf(who(pick.owner), many));
    }
    case 'stack': {
      const note = words.cards(size(pick.owner, pick.place));
      const short = words.stack(pick.place);
      return named(short, note, `${short}, ${who(pick.owner)}, ${note}`);
    }
    case 'onto':
      if (pick.onto === 'new') return named(words.newStack);
      return named(words.stack(pick.onto), words.cards(size(own, pick.onto)));
    case 'reveal':
      return named(words.stack(pick.place), words.cards(size(own, pick.place)));
    case 'endTurn':
    case 'lookAway':
      return named(intent === undefined ? '' : label(intent));
    default:
      return pick satisfies never;
  }
}

const withNote = (name: string, note: string | null): string => (note === null ? name : `${name}, ${note}`);

/** The card that is being played, as far as it was chosen. */
export const cardOf = (picked: readonly Pick[]): Card | null => (picked[0]?.ask === 'card' ? picked[0].card : null);

/** A Steal may also be laid like any other card. */
const isTheft = (picked: readonly Pick[]): boolean => picked.some(({ ask }) => ask === 'stack');

/** The question that these options answer. */
export function questionOf(picked: readonly Pick[], options: readonly Pick[], words: BoardWords): string | null {
  const ask = options[0]?.ask;
  if (ask === undefined || ask === 'lookAway') return null;
  const about = ask === 'reveal' || ask === 'endTurn' ? 'turn' : ask === 'onto' && isTheft(picked) ? 'loot' : ask;
  return words.ask(about, cardOf(picked));
}
