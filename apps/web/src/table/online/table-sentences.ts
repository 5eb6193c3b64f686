import type { News, RoomView, SeatView } from '@quri/protocol';
import { nameOrYou, type Who } from '@quri/words';
import type { ShellText } from '../../words/shell-text.ts';
import type { TermsText } from '../../words/terms-text.ts';
import { clockText } from '../clock/clock-time.ts';
import { undidOthers } from '../consent/last-own-move.ts';
import { outOf } from '../end/concessions-in.ts';

interface Words {
  readonly shell: Pick<ShellText, 'takenBack'>;
  readonly terms: TermsText;
}

const has = ({ seen: [about] }: News, key: string, value: unknown): boolean =>
  about !== undefined && Object.entries(about).some(([one, is]) => one === key && is === value);

/** The sentence of the log about something that happened to the table and not in the game; null if there is none. */
export function tableSentence(history: readonly News[], at: number, who: Who, words: Words): string | null {
  const news = history[at];
  if (news === undefined) return null;
  const { shell, terms } = words;
  const { presence } = terms;
  const name = nameOrYou(who, news.by ?? 0);
  switch (news.kind) {
    case 'takenBack':
      return undidOthers(history.slice(0, at), news)
        ? terms.takenBackTogether(name)
        : shell.takenBack(name, has(news, 'to', news.seq - 1));
    case 'seating':
      return has(news, 'bot', null) ? presence.isBack(name) : presence.botTakesOver(name);
    case 'pause':
      return has(news, 'paused', true) ? terms.pauses : presence.goesOn;
    case 'clock':
      return has(news, 'left', 0) && !endsPlaying(history[at + 1], news.by) ? terms.timeIsUp(name) : null;
    case 'conceded':
      return has(news, 'reason', 'outOfTime') ? terms.outOfTime(name) : terms.givesUp(name);
    case 'ended':
      return endedSentence(news, who, words);
    default:
      return null;
  }
}

/** Whoever loses by the clock is told of once. */
const endsPlaying = (next: News | undefined, seat: number | null): boolean =>
  next !== undefined && next.by === seat && (next.kind === 'conceded' || next.kind === 'ended');

function endedSentence(news: News, who: Who, { terms }: Words): string {
  if (news.by === null) return terms.presence.endedEarly;
  const name = nameOrYou(who, news.by);
  if (has(news, 'reason', 'outOfTime')) return terms.endsByTime(name);
  return has(news, 'reason', 'conceded') ? terms.endsByGivingUp(name) : terms.presence.endedEarly;
}

/** What is said instead of the game's question: why nothing is asked of anybody, or not of this viewer. */
export function statusSentence(room: RoomView, history: readonly News[], who: Who, words: Words): string | null {
  const last = history.at(-1);
  if (last?.kind === 'ended') return endedSentence(last, who, words);
  if (room.phase === 'over') return null;
  if (room.pausedByConsent) return words.terms.pausedNow;
  const own = room.you === null ? undefined : room.seats[room.you];
  if (own?.kind !== 'person' || own.substitute === null) return null;
  return own.conceded
    ? words.terms.youAreOut[outOf(history, room.you ?? 0) ?? 'conceded']
    : words.terms.presence.botPlaysForYou;
}

/** For the live region: what somebody asks everybody for, and who said no to it. */
export function announceConsent(
  { consent, declined, you }: Pick<RoomView, 'consent' | 'declined' | 'you'>,
  who: Who,
  { terms }: Pick<Words, 'terms'>,
): readonly { readonly key: string; readonly words: string }[] {
  if (consent === null && declined !== undefined && declined.seat !== you)
    return [
      { key: `declined ${declined.kind} ${declined.seat}`, words: terms.declined[declined.kind](who(declined.seat)) },
    ];
  const [asker] = consent?.agreed ?? [];
  if (consent === null || asker === undefined || asker === you) return [];
  const to = consent.kind === 'takeBack' ? consent.to : '';
  const asks = terms.asks[consent.kind](who(asker));
  const { goesOnIn } = consent;
  if (goesOnIn === undefined) return [{ key: `consent ${consent.kind} ${asker} ${to}`, words: asks }];
  return [{ key: `goes on ${asker}`, words: `${asks} ${terms.goesOnIn(clockText(1000 * goesOnIn, terms))}` }];
}

/** Says that one is watching, or how many are. */
export function watchingText(
  { you, watching, watchers }: RoomView,
  names: readonly string[],
  { presence, extras }: TermsText,
): string {
  if (watching !== null) return extras.watchingSeat(names[watching] ?? '');
  if (you === null) return presence.watching;
  return watchers === 0 ? '' : presence.watchers(watchers);
}

/** How things stand with somebody, in a few words: that a bot plays for them, that they are away, that they are watched. */
export function seatNotes(seat: SeatView | undefined, away: number | null, terms: TermsText): readonly string[] {
  const { presence, extras } = terms;
  if (seat?.kind !== 'person') return [];
  // Of those who have given up it stands elsewhere.
  const bot = seat.substitute !== null && !seat.conceded ? [presence.substituteNote] : [];
  const state = seat.substitute !== null ? bot : away === null ? [] : [presence.awayNote(away)];
  return [...state, ...(seat.watchedBy > 0 ? [extras.watchedNote(seat.watchedBy)] : [])];
}
