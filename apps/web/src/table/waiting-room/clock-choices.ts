import type { ClockTerms } from '@quri/protocol';
import type { TermsText } from '../../words/terms-text.ts';

export type ClockKind = ClockTerms['kind'];

const decision = (seconds: number): ClockTerms => ({ kind: 'decision', seconds });
const bank = (minutes: number, increment: number): ClockTerms => ({ kind: 'bank', seconds: minutes * 60, increment });
const days = (n: number): ClockTerms => ({ kind: 'days', days: n });

/** The clocks a host can choose from. */
export const CLOCKS: Readonly<Record<ClockKind, readonly [ClockTerms, ...ClockTerms[]]>> = {
  decision: [decision(30), decision(60), decision(120)],
  bank: [bank(5, 10), bank(10, 15), bank(20, 20), bank(45, 30)],
  days: [days(1), days(3), days(7)],
};

export function sameClock(one: ClockTerms, other: ClockTerms): boolean {
  switch (one.kind) {
    case 'decision':
      return other.kind === one.kind && other.seconds === one.seconds;
    case 'bank':
      return other.kind === one.kind && other.seconds === one.seconds && other.increment === one.increment;
    case 'days':
      return other.kind === one.kind && other.days === one.days;
  }
}

/** 30 s, 10 min + 15 s, 3 days */
export function clockLabel(clock: ClockTerms, { shortSeconds, shortDays }: TermsText): string {
  switch (clock.kind) {
    case 'decision':
      return shortSeconds(clock.seconds);
    case 'bank':
      return `${shortSeconds(clock.seconds)} + ${shortSeconds(clock.increment)}`;
    case 'days':
      return shortDays(clock.days);
  }
}

export function clockSentence(clock: ClockTerms | null, text: TermsText): string {
  switch (clock?.kind) {
    case undefined:
      return text.noClock;
    case 'decision':
      return text.decisionClock(clock.seconds);
    case 'bank':
      return text.bankClock(clock.seconds, clock.increment);
    case 'days':
      return text.daysClock(clock.days);
  }
}
