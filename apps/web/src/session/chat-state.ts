import type { ChatLine, ChatMessage, PhraseCode, Refused } from '@quri/protocol';

/** What somebody says: a text of their own or a quick phrase. */
export type ChatContent = { readonly text: string } | { readonly phrase: PhraseCode };

/** Said here and not answered yet. */
export interface Unsent {
  readonly id: string;
  readonly said: ChatContent;
}

/** What is said at a table, as far as this page knows. */
export interface ChatState {
  /** The `who` of whoever reads; null until the server has sent it. */
  readonly you: string | null;
  /** The oldest first. */
  readonly lines: readonly ChatLine[];
  readonly unsent: readonly Unsent[];
  /** What was refused last, until something else is said. */
  readonly refused: { readonly refused: Refused; readonly said: ChatContent } | null;
  /** The time of the newest line that was read; null before any was received. */
  readonly readAt: number | null;
}

export type ChatAction =
  | ChatMessage
  | { readonly type: 'said'; readonly unsent: Unsent }
  | { readonly type: 'answered'; readonly id: string; readonly refused: Refused | null }
  | { readonly type: 'read' };

export const NO_CHAT: ChatState = { you: null, lines: [], unsent: [], refused: null, readAt: null };

const MOST_LINES = 300;

export function reduceChat(before: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'chat': {
      const { you = before.you } = action;
      const lines = action.you === undefined ? merged(before.lines, action.lines) : action.lines;
      // What was said before one came is not news.
      return { ...before, you, lines, readAt: before.readAt ?? newest(lines) };
    }
    case 'said':
      return { ...before, unsent: [...before.unsent, action.unsent], refused: null };
    case 'answered': {
      const said = before.unsent.find(({ id }) => id === action.id)?.said;
      const unsent = before.unsent.filter(({ id }) => id !== action.id);
      const refused = action.refused === null || said === undefined ? null : { refused: action.refused, said };
      return { ...before, unsent, refused: refused ?? before.refused };
    }
    case 'read': {
      const readAt = newest(before.lines);
      return readAt <= (before.readAt ?? 0) ? before : { ...before, readAt };
    }
  }
}

const newest = (lines: readonly ChatLine[]): number => lines.reduce((last, { at }) => Math.max(last, at), 0);

export const lineKey = ({ room, id }: ChatLine): string => `${room} ${id}`;

/** A line that is sent again, under the same number, replaces the one that is here. */
function merged(known: readonly ChatLine[], fresh: readonly ChatLine[]): readonly ChatLine[] {
  const keys = new Set(fresh.map(lineKey));
  return [...known.filter((line) => !keys.has(lineKey(line))), ...fresh].slice(-MOST_LINES);
}

/** Lines of others that came since the chat was last looked at. */
export const unreadIn = ({ lines, you, readAt }: ChatState, isMuted: (who: string) => boolean): readonly ChatLine[] =>
  lines.filter(({ at, by }) => at > (readAt ?? Number.POSITIVE_INFINITY) && by.who !== you && !isMuted(by.who));
