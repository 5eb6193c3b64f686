import type { Language } from './language.ts';
import type { GameResult, ResultRow } from './result.ts';
import { subjectEn } from './subject.en.ts';
import { subjectPl } from './subject.pl.ts';
import type { Who } from './who.ts';

/** Somebody gave the game up, or lost it by running out of time. */
export interface Concession {
  readonly seat: number;
  readonly reason: 'conceded' | 'outOfTime';
}

interface Ending {
  /** As the game tells it; null where it was not played to its end. */
  readonly result: GameResult | null;
  readonly players: number;
  /** In the order in which they happened. */
  readonly concessions: readonly Concession[];
}

/**
 * The result with everybody who gave up behind all who did not, whoever gave up last first. The headline is the game's
 * own unless somebody won it who had given up.
 */
export function withConcessions(
  { result, players, concessions }: Ending,
  who: Who,
  language: Language,
): GameResult | null {
  if (concessions.length === 0) return result;
  const rows =
    result?.rows ?? Array.from({ length: players }, (_, seat) => ({ seat, place: 1, score: '', detail: '' }));
  const order = concessions.map(({ seat }) => seat);
  const staying = rows.filter(({ seat }) => !order.includes(seat));
  const ranked = staying.map((row) => ({
    ...row,
    place: 1 + staying.filter(({ place }) => place < row.place).length,
  }));
  const behind = concessions.toReversed().flatMap(({ seat, reason }, n): readonly ResultRow[] => {
    const row = rows.find((one) => one.seat === seat);
    const detail = [GAVE_UP[language][reason], row?.detail].filter(Boolean).join(', ');
    return row === undefined ? [] : [{ ...row, place: ranked.length + n + 1, detail }];
  });
  return { headline: headlineOf(result, ranked, concessions, who, language), rows: [...ranked, ...behind] };
}

function headlineOf(
  result: GameResult | null,
  ranked: readonly ResultRow[],
  concessions: readonly Concession[],
  who: Who,
  language: Language,
): string {
  const isFirst = ({ place }: ResultRow): boolean => place === 1;
  const gameWinners = result?.rows.filter(isFirst).map(({ seat }) => seat);
  // Without a result it ended with the last of them.
  const deposed = gameWinners?.filter((seat) => concessions.some((one) => one.seat === seat));
  if (result !== null && (deposed === undefined || deposed.length === 0)) return result.headline;
  const why = concessions.findLast(({ seat }) => deposed?.includes(seat) ?? true);
  const winners = ranked.filter(isFirst).map(({ seat }) => seat);
  return WINS[language](winners, why, who);
}

const GAVE_UP = {
  en: { conceded: 'gave up', outOfTime: 'ran out of time' },
  pl: { conceded: 'gra poddana', outOfTime: 'koniec czasu' },
} as const satisfies Readonly<Record<Language, unknown>>;

type Headline = (winners: readonly number[], why: Concession | undefined, who: Who) => string;

const WINS: Readonly<Record<Language, Headline>> = {
  en: (winners, why, who) => {
    const wins = subjectEn(winners, who, 'wins', 'win');
    if (why === undefined) return `${wins}.`;
    const name = who.you === why.seat ? 'you' : who(why.seat);
    return `${wins}: ${name} ${why.reason === 'conceded' ? 'gave up' : 'ran out of time'}.`;
  },
  pl: (winners, why, who) => {
    const wins = subjectPl(winners, who, {
      one: 'wygrywa',
      several: 'wygrywają',
      you: 'wygrywasz',
      youAll: 'wygrywacie',
    });
    if (why === undefined) return `${wins}.`;
    const you = who.you === why.seat;
    if (why.reason === 'conceded') return `${wins}: ${you ? 'poddajesz grę' : `${who(why.seat)} poddaje grę`}.`;
    return `${wins}: ${you ? 'twój czas się kończy' : `${who(why.seat)} przekracza czas`}.`;
  },
};
