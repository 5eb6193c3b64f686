import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chaptersOf } from '../src/replay/chapters.ts';
import { clientOf, type WorkerClient } from '../src/session/local/worker-client.ts';
import { type ReplaySession, replaySession } from '../src/session/replay/replay-session.ts';
import type { ReplaySummary } from '../src/session/worker/replays/replay-messages.ts';
import { until } from './until.ts';
import { workerBeside } from './worker-in-process.ts';

const FILE = new URL('../../../games/gold-raiders/golden/archive/v1-six-reminded.2.json', import.meta.url);
const TEXT = JSON.stringify(JSON.parse(readFileSync(FILE, 'utf8')).replay);

/** The worker, and how often it was asked for a position. */
async function replayed(): Promise<{ session: ReplaySession; summary: ReplaySummary; asked(): readonly number[] }> {
  const engine = clientOf(workerBeside());
  const answer = await engine.ask('openReplay', { source: { kind: 'text', text: TEXT, check: false } });
  if (!answer.ok) throw new Error(answer.problem.code);
  const asked: number[] = [];
  const ask: WorkerClient['ask'] = (type, about) => {
    if (type === 'replayPosition' && 'seq' in about) asked.push(Number(about.seq));
    return engine.ask(type, about);
  };
  const { summary } = answer;
  const session = replaySession({ ask }, summary, { seq: 0, eyes: 'everything' });
  await until(() => session.snapshot().position !== null);
  return { session, summary, asked: () => asked };
}

const shows = (session: ReplaySession, seq: number) => until(() => session.snapshot().position?.seq === seq);

describe('a replay as a session', () => {
  it('goes as far as whoever looks has come, and back', async () => {
    const { session } = await replayed();
    expect(session.snapshot().history).toHaveLength(1);
    session.stepTo(1);
    await shows(session, 1);
    expect(session.snapshot().history.map(({ seq }) => seq)).toEqual([0, 1]);
    session.jumpTo(40);
    await shows(session, 40);
    expect(session.snapshot().history).toHaveLength(41);
    session.jumpTo(3);
    await shows(session, 3);
    expect(session.snapshot().history).toHaveLength(4);
  });

  it('stages a step, and not what somebody has jumped over', async () => {
    const { session } = await replayed();
    session.stepTo(1);
    await shows(session, 1);
    expect(session.snapshot().jumpedTo).toBe(0);
    session.jumpTo(9);
    await shows(session, 9);
    expect(session.snapshot().jumpedTo).toBe(9);
    session.stepTo(10);
    await shows(session, 10);
    expect(session.snapshot().jumpedTo).toBe(9);
    session.jumpTo(4);
    await shows(session, 4);
    expect(session.snapshot().jumpedTo).toBe(4);
  });

  it('asks for the last of many places only, while one is on its way', async () => {
    const { session, asked } = await replayed();
    for (let seq = 1; seq <= 50; seq++) session.jumpTo(seq);
    expect(session.target.get().seq).toBe(50);
    await shows(session, 50);
    expect(asked()).toEqual([0, 1, 50]);
  });

  it('is looked at through other eyes without moving', async () => {
    const { session } = await replayed();
    session.jumpTo(5);
    await shows(session, 5);
    expect(session.snapshot().room).toMatchObject({ watching: null, you: null, phase: 'playing' });
    session.lookThrough(2 as never);
    await until(() => session.snapshot().room?.watching === 2);
    expect(session.snapshot().position).toMatchObject({ seq: 5, view: { viewer: 2 }, offers: [], ask: null });
    session.lookThrough('spectator');
    await until(() => session.snapshot().room?.watching === null);
    expect(session.snapshot().position).toMatchObject({ seq: 5, view: { viewer: 'spectator' } });
  });

  it('stops at all but what clocks did, and marks where rounds begin', async () => {
    const { session, summary } = await replayed();
    const { news } = session;
    const clocks = news.get().filter(({ kind }) => kind === 'clock');
    expect(clocks).toHaveLength(1);
    expect(summary.stops).toHaveLength(news.get().length - 1);
    expect(summary.stops).not.toContain(clocks[0]?.seq);
    const marks = chaptersOf(news.get(), summary.stops, ['roundBegun']);
    expect(marks[0]?.index).toBe(0);
    for (const { index, seen } of marks) {
      expect(seen.type).toBe('roundBegun');
      expect(news.get()[summary.stops[index]!]?.seen).toContain(seen);
    }
  });
});
