import { type Entry, type Seat, seats, type Table, takeBack } from '@quri/kernel';
import type { ConsentSubject } from '@quri/protocol';
import type { RateLimits } from '../limits/rate-limits.ts';
import { reject } from '../rejections.ts';
import type { RequestKey, StoredConsent } from '../store/records.ts';
import { botAt, type GameRunner, type LiveTable, type Message, type RequestOutcome, seatOf } from './live-table.ts';
import { outcomeOf } from './play.ts';
import { peopleAt, playersAt, presentPlayers } from './presence.ts';
import type { TableServices } from './tables.ts';

export interface ConsentRequests {
  /** Says yes or no to something that every person at the table has to agree to, here or away; the first yes asks for it. */
  answer(live: LiveTable, request: RequestKey, message: Message<'consent'>): Promise<RequestOutcome>;
  /** Somebody no longer has to be asked, however they gave up or were replaced: all others may have agreed already. */
  settle(live: LiveTable): void;
  /** To be called whenever somebody comes or goes: enough of those who are here may have agreed to go on. */
  watch(live: LiveTable): void;
}

export function consentRequests(
  { store, rooms, failures }: TableServices,
  resumeAfterMs: number,
  limits: Pick<RateLimits, 'take'>,
  now: () => number,
): ConsentRequests {
  const save = async (live: LiveTable, request: RequestKey, consent: StoredConsent | null): Promise<RequestOutcome> => {
    const before = live.record;
    const done = { seq: null, table: live.id };
    if (consent === before.consent) {
      await store.commit((tx) => tx.putAnswer(live.id, request, done));
      return { answer: { done } };
    }
    const next = { ...before, consent };
    await store.commit((tx) => {
      tx.putTable(next, before);
      tx.putAnswer(live.id, request, done);
    });
    live.record = next;
    watch(live);
    return { answer: { done }, afterwards: () => rooms.sendToAll(live) };
  };

  const isAgreed = (live: LiveTable, consent: StoredConsent): boolean => {
    if (peopleToAsk(live).every((seat) => consent.agreed.includes(seat))) return true;
    const at = goesOnAt(live, consent, resumeAfterMs);
    return at !== null && at <= now();
  };

  const carryOut = async (
    runner: GameRunner,
    request: RequestKey | null,
    { agreed, ...to }: StoredConsent,
  ): ReturnType<GameRunner['change']> => {
    const { opening, substitutes } = runner.table;
    const all = seats(opening.players);
    const asked = all.find((one) => one === agreed[0]);
    if (to.kind === 'takeBack' && asked !== undefined) {
      const actor = substitutes[asked] === null ? 'human' : 'table';
      return runner.takeBack({ seat: asked, to: to.to, consent: all, actor, request });
    }
    // A seat that was left to a bot since names nobody who agreed.
    const consent = all.filter((one) => agreed.includes(one) && substitutes[one] === null);
    return runner.change({ kind: 'pause', paused: to.kind === 'pause', consent }, 'human', request);
  };

  const answer: ConsentRequests['answer'] = async (live, request, { to, agree }) => {
    const { record, runner } = live;
    const own = seatOf(record, request.guest);
    if (own === undefined) return reject('notSeated');
    if (runner === undefined || record.phase !== 'playing') return reject('notPlaying');
    if (runner.table.conceded.includes(own)) return reject('hasConceded');
    if (agree && botAt(live, own) !== null) return reject('botPlays');
    const open = openConsent(live);
    const isOpen = open !== null && isSame(open, to);
    if (!agree) {
      if (isOpen && to.kind === 'resume') return save(live, request, withoutYes(open, own));
      const outcome = await save(live, request, isOpen ? null : open);
      // Whoever asked has withdrawn it: that is no answer.
      if (isOpen && to.kind !== 'resume' && own !== open.agreed[0]) live.declined = { kind: to.kind, seat: own };
      return outcome;
    }
    // Something else was asked for first, or has happened since.
    if (open !== null && !isOpen) return reject('stale');
    const problem = problemOf(runner.table, own, to, now());
    if (problem !== undefined) return { answer: { refused: { code: problem, retry: false } } };
    const before = open ?? { agreed: [], seq: runner.table.entries.length - 1, at: now() };
    const asked: StoredConsent = { ...before, ...to, agreed: [...new Set([...before.agreed, own])] };
    if (!isAgreed(live, asked)) {
      if (open?.agreed.includes(own)) return save(live, request, open);
      // A yes to going on can be taken back and given again: it counts as well.
      const isFree = open !== null && to.kind !== 'resume';
      if (!isFree && !limits.take(`${live.id} ${request.guest}`)) return reject('tooFast');
      live.declined = undefined;
      return save(live, request, asked);
    }
    live.declined = undefined;
    return outcomeOf(live, await carryOut(runner, request, asked));
  };

  const settle: ConsentRequests['settle'] = (live) =>
    live.queue.add(async () => {
      const open = openConsent(live);
      const { runner } = live;
      if (live.broken || live.evicted || open === null || runner === undefined) return;
      if (!isAgreed(live, open)) return watch(live);
      try {
        await carryOut(runner, null, open);
      } catch (error) {
        failures.handle(live, error);
      }
    });

  const watch: ConsentRequests['watch'] = (live) => {
    clearTimeout(live.resumeTimer);
    const open = openConsent(live);
    const at = open && goesOnAt(live, open, resumeAfterMs);
    live.resumeTimer = undefined;
    if (at === null) return;
    if (at <= now()) return settle(live);
    live.resumeTimer = setTimeout(() => settle(live), at - now()).unref();
  };

  return { answer, settle, watch };
}

/** Without the yes of this seat. A no does not end what others have asked for: nobody can keep a game paused alone. */
function withoutYes(open: StoredConsent, own: Seat): StoredConsent | null {
  if (!open.agreed.includes(own)) return open;
  const agreed = open.agreed.filter((seat) => seat !== own);
  return agreed.length === 0 ? null : { ...open, agreed };
}

const DAY_MS = 86_400_000;

/**
 * When the game goes on without those who have not answered: more than half of those who are here agree, or one of two.
 * Null while they are too few, or while somebody is away whose clock would run out in minutes: they need a bot first.
 */
export function goesOnAt(live: LiveTable, consent: StoredConsent, resumeAfterMs: number): number | null {
  if (consent.kind !== 'resume') return null;
  const { clock } = live.record.terms;
  const here = presentPlayers(live);
  if (clock !== null && clock.kind !== 'days' && here.length < playersAt(live).length) return null;
  const agreed = here.filter((seat) => consent.agreed.includes(seat)).length;
  const isEnough = 2 * agreed > here.length || (agreed === 1 && here.length === 2);
  const answerMs = clock?.kind === 'days' ? clock.days * DAY_MS : resumeAfterMs;
  return isEnough ? (consent.at ?? live.loadedAt) + answerMs : null;
}

/** Everybody who has not given up, also whoever is away or has a bot play for them. */
const peopleToAsk = (live: LiveTable): readonly Seat[] =>
  peopleAt(live).flatMap(({ seat }) => (live.runner?.table.conceded.includes(seat) ? [] : [seat]));

const isSame = (one: ConsentSubject, other: ConsentSubject): boolean =>
  one.kind === 'takeBack' ? other.kind === 'takeBack' && one.to === other.to : one.kind === other.kind;

/** Why it cannot be done even if all agree. */
function problemOf(table: Table, seat: Seat, to: ConsentSubject, at: number): string | undefined {
  if (to.kind === 'pause') return table.paused ? 'tablePaused' : undefined;
  if (to.kind === 'resume') return isPausedByConsent(table) ? undefined : 'stale';
  const result = takeBack(table, { seat, to: to.to, consent: seats(table.opening.players) }, { actor: 'human', at });
  return result.ok ? undefined : result.refused.code;
}

/** Bots do not wait for an answer, and whoever gives up leaves it to the others. */
const leavesOpen = ({ kind, actor }: Entry): boolean => (kind === 'move' && actor === 'bot') || kind === 'conceded';

/** What is asked of everybody right now. A take-back is no longer once a person has moved, or the table was changed. */
export function openConsent(live: LiveTable): StoredConsent | null {
  const { consent, phase } = live.record;
  const { runner } = live;
  if (consent === null || runner === undefined || phase !== 'playing') return null;
  const { table } = runner;
  // Whoever asked has given up, or is gone.
  if (!peopleToAsk(live).some((one) => one === consent.agreed[0])) return null;
  const since = table.entries.slice(consent.seq + 1);
  switch (consent.kind) {
    case 'takeBack':
      return since.every(leavesOpen) ? consent : null;
    case 'pause':
      return table.paused ? null : consent;
    case 'resume':
      // It was about this pause, and not about one before.
      return isPausedByConsent(table) && since.every(({ kind }) => kind !== 'pause') ? consent : null;
  }
}

/** Paused because all agreed, and not because everybody has left. */
export function isPausedByConsent({ paused, entries }: Table): boolean {
  const last = paused ? entries.findLast(({ kind }) => kind === 'pause') : undefined;
  return last?.kind === 'pause' && last.consent.length > 0;
}
