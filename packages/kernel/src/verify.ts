import { at } from './at.ts';
import { sameJson } from './canonical.ts';
import type { Game, Shape } from './contract.ts';
import { validateSetup } from './create-table.ts';
import type { Draw } from './dice.ts';
import { dealtAt, type Entry, hashOfEntry, isPlayEntry, type PlayEntry } from './entry.ts';
import { inOrder, keyOf, ranking } from './fair.ts';
import { heardInFormat1 } from './format-1.ts';
import { linkFault, secretFault } from './log-faults.ts';
import { addHeard, heardByAll, nothingHeard } from './news.ts';
import type { Reason } from './reason.ts';
import { move, start, takeBack } from './referee.ts';
import type { Replay } from './replay.ts';
import { type Result, refused } from './result.ts';
import { isSeat } from './seat.ts';
import { accept, emptyTable, type Step, type Table } from './table.ts';
import { changeTable, type TableChange } from './table-changes.ts';
import { raisesEpoch, undoneBy } from './take-back.ts';
import { isPlayedByProgram, seatingFault } from './verify-seating.ts';

export const CHECKS = ['chain', 'seed', 'chance', 'takeBacks', 'seating', 'rules', 'heard'] as const;
export type CheckName = (typeof CHECKS)[number];

/** What one check found. `entry` is the first one that does not fit; null where it is the opening or the whole file. */
export type Finding =
  /** `note`: something to know all the same. */
  | { readonly check: CheckName; readonly verdict: 'fits'; readonly note?: Reason }
  | { readonly check: CheckName; readonly verdict: 'skipped'; readonly reason: Reason }
  | { readonly check: CheckName; readonly verdict: 'broken'; readonly entry: number | null; readonly reason: Reason };

/** Checks a replay from the file alone; the game is needed only to decide and to hear it all again. */
export function verify(replay: Replay, game: Game): readonly Finding[] {
  return [
    chain(replay),
    seed(replay),
    chance(replay),
    takeBacks(replay, game),
    seating(replay),
    ...playedAgain(replay, game),
  ];
}

export const isVerified = (findings: readonly Finding[]): boolean =>
  findings.every(({ verdict }) => verdict !== 'broken');

/** Was everything looked at? A game by older rules cannot be decided again. */
export const isComplete = (findings: readonly Finding[]): boolean =>
  findings.every(({ verdict }) => verdict !== 'skipped');

const fits = (check: CheckName, note?: Reason): Finding => ({
  check,
  verdict: 'fits',
  ...(note === undefined ? {} : { note }),
});
const broken = (check: CheckName, entry: number | null, reason: Reason): Finding => ({
  check,
  verdict: 'broken',
  entry,
  reason,
});

/** Every entry carries the hash of the one before it. */
function chain({ opening, entries, head }: Replay): Finding {
  const fault = linkFault(opening, entries, (i, hash) => hashOfEntry(at(entries, i)) === hash);
  if (fault !== undefined) return broken('chain', fault.entry, fault.reason);
  return hashOfEntry(at(entries, entries.length - 1)) === head
    ? fits('chain')
    : broken('chain', entries.length - 1, { code: 'otherHead' });
}

/** The seed is the one that was committed to, and every seat's bytes are its own. */
function seed({ opening, secret }: Replay): Finding {
  const fault = secretFault(opening, secret);
  if (fault !== undefined) return broken('seed', null, fault);
  const dealOf = dealtAt(opening);
  return dealOf === opening.table ? fits('seed') : fits('seed', { code: 'dealOf', table: dealOf });
}

/** Every draw is the one the key gives, whatever became of the rules. */
function chance(replay: Replay): Finding {
  const key = keyOf(replay.opening, replay.secret);
  const live: PlayEntry[] = [];
  let epoch = 0;
  for (const [i, entry] of replay.entries.entries()) {
    if (entry.kind === 'takenBack') {
      const first = live.findIndex((one) => one.seq >= entry.to);
      if (first >= 0 && raisesEpoch(live.splice(first))) epoch++;
    }
    if (!isPlayEntry(entry)) continue;
    live.push(entry);
    for (const draw of entry.draws) {
      const wrong = wrongDraw(draw, ranking(key, epoch, draw.address));
      if (wrong !== undefined) return broken('chance', i, wrong);
    }
  }
  return fits('chance');
}

function wrongDraw({ address, from, drew }: Draw, rank: (id: string) => string): Reason | undefined {
  if (new Set(from).size !== from.length) return { code: 'twoOfOneName', address };
  if (drew.length > from.length) return { code: 'drewTooMuch', address };
  const order = inOrder(from, rank);
  const wrong = drew.findIndex((drawn, i) => drawn !== order[i]);
  if (wrong < 0) return undefined;
  return { code: 'otherDraw', address, due: order[wrong] ?? '', drawn: drew[wrong] ?? '' };
}

/** Nothing was taken back that had come to light, unless everybody consented. */
function takeBacks(replay: Replay, game: Game): Finding {
  const { players } = replay.opening;
  const live: PlayEntry[] = [];
  for (const [i, entry] of replay.entries.entries()) {
    if (entry.kind === 'move' && !entry.sealed && entry.draws.length > 0)
      return broken('takeBacks', i, { code: 'notSealed' });
    if (isPlayEntry(entry)) live.push(entry);
    if (entry.kind !== 'takenBack') continue;
    const undone = undoneBy(live, entry, { players, allowed: game.meta.takeBack });
    if (!undone.ok) return broken('takeBacks', i, { code: 'mayNotBeTakenBack', because: undone.refused.code });
    live.splice(live.length - undone.value.length);
  }
  return fits('takeBacks');
}

/** Whoever moved is who played that seat, and nobody while the table was paused or ended. */
function seating(replay: Replay): Finding {
  if (replay.format === 'quri/replay/1')
    return { check: 'seating', verdict: 'skipped', reason: { code: 'noBotsNamed' } };
  const fault = seatingFault(replay);
  if (fault !== undefined) return broken('seating', fault.entry, fault.reason);
  return isPlayedByProgram(replay) && replay.bots.includes(null)
    ? fits('seating', { code: 'noPersonMoved' })
    : fits('seating');
}

/** Deciding it all again gives the same entries, and everybody hears the same. */
function playedAgain(replay: Replay, game: Game): readonly Finding[] {
  const { opening, entries } = replay;
  const both = (entry: number | null, reason: Reason): readonly Finding[] => [
    broken('rules', entry, reason),
    broken('heard', entry, reason),
  ];
  if (opening.game !== game.meta.id) return both(null, { code: 'otherGame' });
  const versions = [opening.rulesVersion, ...entries.map(({ rulesVersion }) => rulesVersion)];
  const back = versions.findIndex((version, i) => i > 0 && version < (versions[i - 1] ?? 0));
  if (back > 0) return both(back - 1, { code: 'olderRules' });
  const unknown = versions.findIndex((version) => version < 1 || version > game.meta.rulesVersion);
  if (unknown >= 0) return both(unknown === 0 ? null : unknown - 1, { code: 'unknownRules' });
  if (versions.some((version) => version !== game.meta.rulesVersion)) {
    const reason = { code: 'otherVersion' } as const;
    return [
      { check: 'rules', verdict: 'skipped', reason },
      { check: 'heard', verdict: 'skipped', reason },
    ];
  }
  return isValidOpening(replay, game) ? decidedAgain(replay, game) : both(null, { code: 'noSuchTable' });
}

/** A table is opened with all its options filled in and a number of players they allow. */
function isValidOpening({ opening }: Replay, game: Game): boolean {
  const setup = validateSetup(game, opening.players, opening.options);
  return setup.ok && sameJson(setup.value.options, opening.options);
}

function decidedAgain(replay: Replay, game: Game<Shape>): readonly Finding[] {
  const { opening } = replay;
  const table = emptyTable(game, opening, keyOf(opening, replay.secret));
  const hearing = hearingOf(replay);
  let heard: Finding = fits('heard');
  for (const [i, entry] of replay.entries.entries()) {
    // What the rules would not make is never folded: a forged event could be anything.
    const noSeat = 'seat' in entry && entry.seat !== null && !isSeat(entry.seat, opening.players);
    const again = noSeat ? refused({ code: 'noSuchSeat' } as const) : redecide(table, entry);
    if (!again.ok) {
      const unheard = heard.verdict === 'fits' ? broken('heard', i, { code: 'notByTheRules' }) : heard;
      return [broken('rules', i, again.refused), unheard];
    }
    if (hearing.hear(table, again.value) !== replay.heard.each[i] && heard.verdict === 'fits')
      heard = broken('heard', i, { code: 'sentOtherwise' });
    accept(table, again.value);
  }
  const same = hearing.last().join() === replay.heard.last.join() && replay.heard.each.length === replay.entries.length;
  if (!same && heard.verdict === 'fits') heard = broken('heard', null, { code: 'heardOtherwise' });
  return [fits('rules'), heard];
}

/** The running hashes, as the file's format has them. */
function hearingOf({ format, opening }: Replay) {
  if (format === 'quri/replay/1') return heardInFormat1(opening.players);
  let last = nothingHeard(opening.players);
  return {
    hear: (_table: Table, step: Step): string => {
      last = addHeard(step, last).heard;
      return heardByAll(last);
    },
    last: () => last,
  };
}

/** The step this entry would be by today's rules, or why it is none. */
function redecide<G extends Shape>(table: Table<G>, entry: Entry<G>): Result<Step<G>, Reason> {
  const again = replayEntry(table, entry);
  if (!again.ok) return refused({ code: 'refused', because: again.refused.code });
  return sameJson(again.value.entry, entry) ? again : refused({ code: 'otherEvents' });
}

function replayEntry<G extends Shape>(table: Table<G>, entry: Entry<G>): Result<Step<G>, { readonly code: string }> {
  if (entry.kind === 'start') return start(table, entry.at);
  if (entry.kind === 'move') return move(table, entry);
  return entry.kind === 'takenBack' ? takeBack(table, entry, entry) : changeTable(table, change(entry), entry);
}

/** The change an entry stands for, without what every entry has. */
function change(entry: Exclude<Entry, { kind: 'start' | 'move' | 'takenBack' }>): TableChange {
  const { seq: _seq, at: _at, actor: _actor, rulesVersion: _rulesVersion, prev: _prev, ...rest } = entry;
  return rest;
}
