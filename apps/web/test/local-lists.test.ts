import { entryOf, type GameEngine } from '@quri/catalogue';
import { seededRng } from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { localSession } from '../src/session/local/local-session.ts';
import { clientOf } from '../src/session/local/worker-client.ts';
import { dealTable } from '../src/session/worker/deal-table.ts';
import { localTable } from '../src/session/worker/local-table.ts';
import { memoryStore } from '../src/session/worker/memory-store.ts';
import type { FromWorker, LocalSeat } from '../src/session/worker/worker-messages.ts';
import { playNow } from './playing-out.ts';
import { until } from './until.ts';
import { workerBeside } from './worker-in-process.ts';

interface Choice {
  readonly type: string;
  readonly choice: string;
}

const anna: LocalSeat = { kind: 'person', name: 'Anna' };
const jan: LocalSeat = { kind: 'person', name: 'Jan' };
const torch: Choice = { type: 'choose', choice: 'torch' };
const camp: Choice = { type: 'choose', choice: 'camp' };

async function atPlay() {
  const engine = clientOf(workerBeside());
  const table = await engine.ask('open', { game: 'incan-gold', seats: [anna, jan, jan], options: {} });
  const session = localSession(engine, table);
  await until(() => session.snapshot().passTo === 0);
  session.ready();
  await until(() => session.snapshot().hand !== null);
  return session;
}

describe('a list of moves at a table on this device', () => {
  it('is made as a whole, and the screen hears of all of it at once', async () => {
    const session = await atPlay();
    const lengths: number[] = [];
    session.subscribe(() => lengths.push(session.snapshot().history.length));
    playNow(session, [torch, camp]);
    await until(() => session.snapshot().pending === null);
    expect(session.snapshot().history.map(({ seq, by }) => [seq, by])).toEqual([
      [0, null],
      [1, 0],
      [2, 0],
    ]);
    expect(lengths).not.toContain(2);
    expect(session.snapshot()).toMatchObject({ passTo: 1, refused: null, position: { seq: 2 } });
  });

  it('stops at the first that is refused, and says why', async () => {
    const session = await atPlay();
    playNow(session, [torch, { type: 'nonsense' }, camp]);
    await until(() => session.snapshot().refused !== null);
    expect(session.snapshot()).toMatchObject({ pending: null, refused: { code: 'malformed' }, position: { seq: 1 } });
  });
});

describe('bots', () => {
  it('answer together, with lists too, and all of it is made in one step', async () => {
    const { game } = await entryOf('incan-gold')!.engine();
    const bots: GameEngine['bots'] = [{ id: 'undecided', choose: () => [torch, camp] }];
    const store = memoryStore();
    const undecided: LocalSeat = { kind: 'bot', level: 'undecided' };
    const wishes = { game: 'incan-gold', seats: [anna, undecided, undecided], options: {} };
    const dealt = await dealTable({ game }, wishes, { id: 'abc', serverSeed: '00'.repeat(32), at: 0 }, store);
    if (!dealt.ok) throw new Error(dealt.refused.code);
    const told: FromWorker[] = [];
    const table = localTable(dealt.value, await store.log('abc', 0), {
      engine: { game, bots },
      lesson: null,
      store,
      rng: seededRng('seed'),
      send: (message) => told.push(message),
      now: () => 0,
      pause: () => new Promise((done) => setTimeout(done, 0)),
      gone: () => {},
    });
    table.join();
    const frames = () => told.flatMap((one) => (one.type === 'news' ? [one.news.map(({ by }) => by)] : []));
    await until(() => frames().length === 2);
    expect(frames()).toEqual([[null], [1, 1, 2, 2]]);
    table.leave();
  });
});
