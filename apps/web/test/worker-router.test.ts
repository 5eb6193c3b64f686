import { entryOf } from '@quri/catalogue';
import { botsIn, isComplete, isVerified, parseReplay, verify } from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { localSession } from '../src/session/local/local-session.ts';
import { clientOf } from '../src/session/local/worker-client.ts';
import { openPosition } from '../src/session/table-reducer.ts';
import type { LocalSeat } from '../src/session/worker/worker-messages.ts';
import { playOffer, playOut } from './playing-out.ts';
import { until } from './until.ts';
import { workerBeside } from './worker-in-process.ts';

const anna: LocalSeat = { kind: 'person', name: 'Anna' };
const jan: LocalSeat = { kind: 'person', name: 'Jan' };
const bot: LocalSeat = { kind: 'bot', level: 'greedy' };

describe('tables on this device', () => {
  it('plays a whole game with bots, and its replay is true', async () => {
    const engine = clientOf(workerBeside());
    const table = await engine.ask('open', { game: 'incan-gold', seats: [anna, bot, bot, bot], options: {} });
    const session = localSession(engine, table);
    await playOut(session, (turn) => (turn % 3 === 2 ? 1 : 0));
    const replay = parseReplay((await session.replay()) ?? '');
    if (!replay.ok) throw new Error(replay.refused);
    const found = verify(replay.value, (await entryOf('incan-gold')!.engine()).game);
    expect([isVerified(found), isComplete(found)]).toEqual([true, true]);
    expect(botsIn(replay.value)).toEqual([null, 'greedy', 'greedy', 'greedy']);
  });

  it('gives no replay while the game runs', async () => {
    const engine = clientOf(workerBeside());
    const table = await engine.ask('open', { game: 'incan-gold', seats: [anna, bot, bot], options: {} });
    expect(await engine.ask('replay', { table })).toBeNull();
  });

  it('takes nothing back once the game is over', async () => {
    const engine = clientOf(workerBeside());
    // In every other game or so Anna has the last word.
    for (let game = 0; game < 8; game++) {
      const table = await engine.ask('open', { game: 'gold-raiders', seats: [anna, bot], options: { trail: 5 } });
      const session = localSession(engine, table);
      // The last offer of a day is to leave it at that: a game may end with it, and nothing has come to light.
      await playOut(session, () => -1);
      const over = openPosition(session.snapshot());
      expect(over?.takeBack).toBeNull();
      await expect(engine.ask('takeBack', { table, to: over?.seq ?? 0 })).rejects.toHaveProperty('refused');
    }
  });

  it('refuses too few players with the range that is allowed', async () => {
    const engine = clientOf(workerBeside());
    await expect(engine.ask('open', { game: 'incan-gold', seats: [anna, bot], options: {} })).rejects.toMatchObject({
      refused: { code: 'badPlayers', min: 3, max: 8 },
    });
  });

  it('takes a table up again after a reload, with all that was heard', async () => {
    const worker = workerBeside();
    const engine = clientOf(worker);
    const table = await engine.ask('open', { game: 'incan-gold', seats: [anna, jan, bot], options: {} });
    const session = localSession(engine, table);
    await until(() => session.snapshot().passTo !== null);
    session.ready();
    await until(() => session.snapshot().hand !== null);
    playOffer(session, 0);
    await until(() => session.snapshot().history.length >= 2);
    const heard = session.snapshot().history.map(({ seen }) => seen);
    const again = localSession(clientOf(worker.reloaded()), table);
    await until(() => again.snapshot().history.length > 0);
    expect(
      again
        .snapshot()
        .history.map(({ seen }) => seen)
        .slice(0, heard.length),
    ).toEqual(heard);
  });

  it('lists what is not finished, and forgets what is discarded', async () => {
    const engine = clientOf(workerBeside());
    const table = await engine.ask('open', { game: 'incan-gold', seats: [anna, bot, bot], options: {} });
    expect(await engine.ask('tables', {})).toMatchObject([{ table, game: 'incan-gold' }]);
    engine.notify({ type: 'discard', table });
    expect(await engine.ask('tables', {})).toEqual([]);
  });

  it('says so when there is no such table', async () => {
    const session = localSession(clientOf(workerBeside()), 'nowhere');
    await until(() => session.snapshot().gone === 'noSuchTable');
  });
});

describe('passing the device round', () => {
  it('shows nobody the secret of another, and asks for the device to be passed', async () => {
    const engine = clientOf(workerBeside());
    const table = await engine.ask('open', { game: 'incan-gold', seats: [anna, jan, bot], options: {} });
    const session = localSession(engine, table);
    await until(() => session.snapshot().passTo === 0);
    expect(openPosition(session.snapshot())).toMatchObject({ offers: [], view: { viewer: 'spectator' } });
    session.ready();
    await until(() => session.snapshot().hand?.seat === 0);
    playOffer(session, 1);
    await until(() => session.snapshot().passTo === 1);
    expect(session.snapshot().hand).toBeNull();
    expect(JSON.stringify(session.snapshot())).not.toContain('camp');
  });

  it('lets whoever had it take their move back before the next one has it, and asks for them again', async () => {
    const engine = clientOf(workerBeside());
    const table = await engine.ask('open', { game: 'gold-raiders', seats: [anna, jan], options: {} });
    const session = localSession(engine, table);
    await until(() => session.snapshot().passTo !== null);
    const first = session.snapshot().passTo;
    expect(openPosition(session.snapshot())?.takeBack).toBeNull();
    session.ready();
    await until(() => session.snapshot().hand?.seat === first);
    const before = session.snapshot().hand;
    playOffer(session, 0);
    await until(() => session.snapshot().passTo === 1 - first!);
    expect(openPosition(session.snapshot())?.takeBack).toEqual({ first: 1, choice: 1, last: 1 });
    session.takeBack();
    await until(() => session.snapshot().passTo === first);
    expect(session.snapshot()).toMatchObject({ hand: null, undoing: null });
    expect(openPosition(session.snapshot())?.takeBack).toBeNull();
    session.ready();
    await until(() => session.snapshot().hand?.seat === first);
    expect(session.snapshot().hand).toEqual({ ...before, seq: 2, ask: 2 });
  });

  it('never reaches past somebody who has had it, whether they have moved or come back to it', async () => {
    const engine = clientOf(workerBeside());
    const table = await engine.ask('open', { game: 'gold-raiders', seats: [anna, jan], options: {} });
    const session = localSession(engine, table);
    const takeBack = () => openPosition(session.snapshot())?.takeBack;
    await until(() => session.snapshot().passTo !== null);
    const [first, second] = session.snapshot().passTo === 0 ? [0, 1] : [1, 0];
    const take = async (seat: number) => {
      await until(() => session.snapshot().passTo === seat);
      session.ready();
      await until(() => session.snapshot().hand?.seat === seat);
    };
    await take(first);
    playOffer(session, 0);
    await take(second);
    expect(takeBack()).toBeNull();
    // The table is opened anew, as after a reload: whoever had the device is asked for once more.
    session.leave();
    const again = localSession(engine, table);
    await until(() => again.snapshot().passTo === second);
    expect(openPosition(again.snapshot())?.takeBack).toBeNull();
    again.ready();
    await until(() => again.snapshot().hand?.seat === second);
    playOffer(again, 0);
    await until(() => again.snapshot().passTo === first);
    expect(openPosition(again.snapshot())?.takeBack).toEqual({ first: 2, choice: 2, last: 2 });
    again.takeBack();
    await until(() => again.snapshot().passTo === second);
    expect(openPosition(again.snapshot())?.takeBack).toBeNull();
  });

  it('is played to the end by four people', async () => {
    const engine = clientOf(workerBeside());
    const table = await engine.ask('open', { game: 'incan-gold', seats: [anna, jan, anna, jan], options: {} });
    const session = localSession(engine, table);
    await playOut(session, (turn) => turn % 2);
    expect(session.snapshot().room?.phase).toBe('over');
  });
});
