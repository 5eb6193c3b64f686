import { type Entry, type Seat, seats, type Table, takeBack } from '@quri/kernel';
import type { ConsentSubject } from '@quri/protocol';
import { reject } from '../rejections.ts';
import type { RequestKey, StoredConsent } from '../store/records.ts';
import { botAt, type GameRunner, type LiveTable, type Message, type RequestOutcome, seatOf } from './live-table.ts';
import { outcomeOf } from './play.ts';
import { peopleAt } from './presence.ts';
import type { TableServices } from './tables.ts';

export interface ConsentRequests {
  /** Says yes or no to something that every person at the table has to agree to, here or away; the first yes asks for it. */
  answer(live: LiveTable, request: RequestKey, message: Message<'consent'>): Promise<RequestOutcome>;
  /** Somebody no longer has to be asked, however they gave up: all others may have agreed already. */
  settle(live: LiveTable): void;
}

export function consentRequests({ store, rooms, failures }: TableServices, now: () => number): ConsentRequests {
  const save = async (live: LiveTable, request: RequestKey, consent: StoredConsent | null): Promise<RequestOutcome> => {
    const before = live.record;
    const next = { ...before, consent };
    const done = { seq: null, table: live.id };
    await store.commit((tx) => {
      tx.putTable(next, before);
      tx.putAnswer(live.id, request, done);
    });
    live.record = next;
    return { answer: { done }, afterwards: () => rooms.sendToAll(live) };
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
      const outcome = await save(live, request, isOpen ? null : open);
      // Whoever asked has withdrawn it: that is no answer.
      if (isOpen && own !== open.agreed[0]) live.declined = { kind: to.kind, seat: own };
      return outcome;
    }
    // Something else was asked for first, or has happened since.
    if (open !== null && !isOpen) return reject('stale');
    const problem = problemOf(runner.table, own, to, now());
    if (problem !== undefined) return { answer: { refused: { code: problem, retry: false } } };
    live.declined = undefined;
    const agreed = [...new Set([...(open?.agreed ?? []), own])];
    const asked: StoredConsent = { ...to, agreed, seq: open?.seq ?? runner.table.entries.length - 1 };
    if (!peopleToAsk(live).every((seat) => agreed.includes(seat))) return save(live, request, asked);
    return outcomeOf(live, await carryOut(runner, request, asked));
  };

  return {
    answer,
    settle: (live) =>
      live.queue.add(async () => {
        const open = openConsent(live);
        const { runner } = live;
        if (live.broken || open === null || runner === undefined) return;
        if (!peopleToAsk(live).every((one) => open.agreed.includes(one))) return;
        try {
          await carryOut(runner, null, open);
        } catch (error) {
          failures.handle(live, error);
        }
      }),
  };
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
  switch (consent.kind) {
    case 'takeBack':
      return table.entries.slice(consent.seq + 1).every(leavesOpen) ? consent : null;
    case 'pause':
      return table.paused ? null : consent;
    case 'resume':
      return isPausedByConsent(table) ? consent : null;
  }
}

/** Paused because all agreed, and not because everybody has left. */
export function isPausedByConsent({ paused, entries }: Table): boolean {
  const last = paused ? entries.findLast(({ kind }) => kind === 'pause') : undefined;
  return last?.kind === 'pause' && last.consent.length > 0;
}
