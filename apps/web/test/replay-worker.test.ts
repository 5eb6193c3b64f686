import { readFileSync } from 'node:fs';
import { entryOf } from '@quri/catalogue';
import { isVerified, keyOf, parseReplay, positionOf, type Replay, restore, seat, verify } from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { localSession } from '../src/session/local/local-session.ts';
import { clientOf, type WorkerClient } from '../src/session/local/worker-client.ts';
import { openPosition } from '../src/session/table-reducer.ts';
import type { TableSnapshot } from '../src/session/table-session.ts';
import type { ReplayProblem, ReplaySummary } from '../src/session/worker/replays/replay-messages.ts';
import type { LocalSeat } from '../src/session/worker/worker-messages.ts';
import { playOut } from './playing-out.ts';
import { until } from './until.ts';
import { workerBeside } from './worker-in-process.ts';

/** The text of a replay that is kept with the outcome it must have. */
const archived = (file: string): string =>
  JSON.stringify(JSON.parse(readFileSync(new URL(`../../../games/${file}`, import.meta.url), 'utf8')).replay);

const TIKAL = archived('tikal/golden/archive/v1-four-players.2.json');
const RAIDERS = archived('gold-raiders/golden/archive/v1-six-reminded.2.json');
const INCAN = archived('incan-gold/golden/archive/v1-two-players.2.json');

const parsed = (text: string): Replay => {
  const replay = parseReplay(text);
  if (!replay.ok) throw new Error(replay.refused);
  return replay.value;
};

const open = (engine: WorkerClient, text: string, check = true) =>
  engine.ask('openReplay', { source: { kind: 'text', text, check } });

async function opened(engine: WorkerClient, text: string): Promise<ReplaySummary> {
  const answer = await open(engine, text);
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.summary;
}

async function problemOf(text: string, check = true): Promise<ReplayProblem> {
  const answer = await open(clientOf(workerBeside()), text, check);
  if (answer.ok) throw new Error('it was opened');
  return answer.problem;
}

describe('a replay in the worker', () => {
  it.each([
    ['tikal', TIKAL],
    ['gold-raiders', RAIDERS],
    ['incan-gold', INCAN],
  ])('shows the positions of %s as they were, in whatever order they are asked for', async (game, text) => {
    const engine = clientOf(workerBeside());
    const { replay } = await opened(engine, text);
    const { game: rules } = await entryOf(game)!.engine();
    const { opening, secret, entries } = parsed(text);
    const last = entries.length - 1;
    for (const at of [last, 0, Math.floor(last / 2), last - 1, 1]) {
      const table = restore(rules, opening, keyOf(opening, secret), entries.slice(0, at + 1));
      for (const eyes of [seat(1), 'spectator'] as const) {
        const position = await engine.ask('replayPosition', { replay, eyes, seq: at });
        expect(position).toMatchObject({ seq: at, offers: [], ask: null, takeBack: null });
        expect(JSON.stringify(position.view)).toBe(JSON.stringify(positionOf(table, eyes).view));
      }
    }
  });

  it('tells each seat what it saw, and nobody else', async () => {
    const engine = clientOf(workerBeside());
    const { replay, open: isOpen } = await opened(engine, RAIDERS);
    expect(isOpen).toBe(false);
    const [own, other, watcher] = await Promise.all(
      ([seat(0), seat(1), 'spectator'] as const).map((eyes) => engine.ask('replayNews', { replay, eyes })),
    );
    expect(own).toHaveLength(parsed(RAIDERS).entries.length);
    expect(own?.[0]).not.toEqual(other?.[0]);
    expect(JSON.stringify(watcher?.[0])).not.toContain('"hand"');
  });

  it('shows all hands and stacks at once, and nothing that is still to be drawn', async () => {
    const engine = clientOf(workerBeside());
    const { replay, full } = await opened(engine, RAIDERS);
    expect(full).toBe(true);
    const start = await engine.ask('replayPosition', { replay, eyes: 'everything', seq: 0 });
    for (const n of [0, 1, 5]) {
      const { view } = await engine.ask('replayPosition', { replay, eyes: seat(n), seq: 0 });
      expect((start.view as { hands: unknown[] }).hands[n]).toEqual((view as { hand: unknown }).hand);
    }
    const incan = await opened(engine, INCAN);
    const { view } = await engine.ask('replayPosition', { replay: incan.replay, eyes: 'everything', seq: 1 });
    const plain = await engine.ask('replayPosition', { replay: incan.replay, eyes: 'spectator', seq: 1 });
    const chosen = (view as { explorers: { choice?: string }[] }).explorers.map(({ choice }) => choice ?? null);
    expect(chosen.filter((one) => one !== null)).toHaveLength(1);
    expect({ ...view, explorers: [] }).toEqual({ ...plain.view, explorers: [] });
  });

  it('finds a true replay true', async () => {
    const engine = clientOf(workerBeside());
    const { replay } = await opened(engine, TIKAL);
    expect(isVerified(await engine.ask('verifyReplay', { replay }))).toBe(true);
  });
});

describe('a file that is no true replay', () => {
  it('is refused with what is wrong with it', async () => {
    expect(await problemOf('{')).toEqual({ code: 'notJson' });
    expect(await problemOf('{"format":"quri/replay/2"}')).toMatchObject({ code: 'notReplay' });
    expect(await problemOf(`${' '.repeat(8_000_001)}`)).toEqual({ code: 'tooLarge' });
    expect(await problemOf(TIKAL.replaceAll('"tikal"', '"halma"'))).toEqual({ code: 'unknownGame' });
  });

  it('is refused with the entry that was changed', async () => {
    const replay = parsed(INCAN);
    const changed = replay.entries.map((entry) => (entry.seq === 4 ? { ...entry, at: entry.at + 1 } : entry));
    const problem = await problemOf(JSON.stringify({ ...replay, entries: changed }));
    if (problem.code !== 'notTrue') throw new Error(problem.code);
    expect(problem.findings).toContainEqual({
      check: 'chain',
      verdict: 'broken',
      entry: 4,
      reason: { code: 'otherHash' },
    });
  });

  it('is not opened either where nobody checked it and the rules cannot show it', async () => {
    const replay = parsed(INCAN);
    const entries = replay.entries.map((entry) =>
      entry.kind === 'start' ? { ...entry, events: [{ type: 'treasureFound', card: 'nothing' }] } : entry,
    );
    expect(await problemOf(JSON.stringify({ ...replay, entries }), false)).toEqual({ code: 'unreadable' });
  });
});

describe('playing on from a moment of a replay', () => {
  const anna: LocalSeat = { kind: 'person', name: 'Anna' };
  const bot: LocalSeat = { kind: 'bot', level: 'greedy' };

  it.each([
    ['incan-gold', 'greedy', 5, [anna, bot, bot]],
    ['gold-raiders', 'greedy', 7, [anna, bot]],
  ] as const)('goes on where %s stood, ends, and is a true replay again', async (game, level, seq, seats) => {
    const engine = clientOf(workerBeside());
    const table = await engine.ask('open', { game, seats, options: {} });
    const first = localSession(engine, table);
    await playOut(first, () => 0);
    const answer = await engine.ask('openReplay', { source: { kind: 'local', table } });
    if (!answer.ok) throw new Error(answer.problem.code);
    const { replay } = answer.summary;
    const before = await engine.ask('replayPosition', { replay, eyes: seat(1), seq });
    // Somebody else than who played: a seat that was a bot's is a person's now.
    const again = await engine.ask('continueReplay', { replay, seq, seat: 1, name: 'Jan', level });
    const session = localSession(engine, again);
    const positions: unknown[] = [];
    session.subscribe(() => positions.push(openPosition(session.snapshot())));
    await until(() => session.snapshot().position !== null);
    expect(positions.find((one) => one !== null)).toMatchObject({ seq, view: before.view });
    await playOut(session, () => 0);
    const played = parsed((await session.replay()) ?? '');
    const { game: rules } = await entryOf(game)!.engine();
    const found = verify(played, rules);
    expect(found.filter(({ verdict }) => verdict !== 'fits')).toEqual([]);
    expect(found).toContainEqual({ check: 'seed', verdict: 'fits', note: { code: 'dealOf', table } });
    expect(played.entries.slice(0, seq + 1).map((entry) => 'events' in entry && entry.events)).toEqual(
      parsed((await first.replay()) ?? '')
        .entries.slice(0, seq + 1)
        .map((entry) => 'events' in entry && entry.events),
    );
    expect(await engine.ask('finishedTables', {})).toHaveLength(2);
  });

  it('keeps what was taken back taken back, and the cards that came after it', async () => {
    const engine = clientOf(workerBeside());
    const { entries } = parsed(TIKAL);
    // By consent of all, past a draw: from there on the deal is another one.
    const at = entries.findLastIndex(({ kind }) => kind === 'takenBack');
    const { replay } = await opened(engine, TIKAL);
    const table = await engine.ask('continueReplay', { replay, seq: at + 1, seat: 0, name: '', level: 'greedy' });
    const { view } = await engine.ask('replayPosition', { replay, eyes: 'spectator', seq: at + 1 });
    const session = localSession(engine, table);
    const first: TableSnapshot[] = [];
    session.subscribe(() => first.push(session.snapshot()));
    await until(() => session.snapshot().position !== null);
    session.leave();
    const [joined] = first.filter(({ position }) => position !== null);
    expect(joined?.history.filter(({ kind }) => kind === 'takenBack')).toHaveLength(2);
    expect(joined?.position?.view).toEqual(view);
  });

  it('refuses the end of a game, a seat and a level that are not there', async () => {
    const engine = clientOf(workerBeside());
    const { replay, stops } = await opened(engine, INCAN);
    const ask = { replay, seq: stops.at(-1)!, seat: 0, name: '', level: 'greedy' };
    await expect(engine.ask('continueReplay', ask)).rejects.toMatchObject({ refused: { code: 'notPlaying' } });
    for (const wrong of [{ seat: 9 }, { level: 'nobody' }])
      await expect(engine.ask('continueReplay', { ...ask, seq: 3, ...wrong })).rejects.toHaveProperty('refused');
    await expect(engine.ask('openReplay', { source: { kind: 'local', table: 'none' } })).rejects.toMatchObject({
      refused: { code: 'noSuchTable' },
    });
  });

  it('gives no replay of a game that still runs', async () => {
    const engine = clientOf(workerBeside());
    const table = await engine.ask('open', { game: 'incan-gold', seats: [anna, bot, bot], options: {} });
    await expect(engine.ask('openReplay', { source: { kind: 'local', table } })).rejects.toMatchObject({
      refused: { code: 'notOver' },
    });
  });
});
