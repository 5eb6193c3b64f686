import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { askHost, type HostRequest } from '@quri/protocol/host';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { quri, serverAt, startProgram, statusOf, temporaryFolder } from './support/program.ts';
import { gather, moveOf, play, TORCH } from './support/set-table.ts';
import type { TestServer } from './support/test-server.ts';
import { verifiedReplay } from './support/verified.ts';
import { sit, type Visit, visit } from './support/visit.ts';

interface Running {
  readonly dataDir: string;
  readonly server: TestServer;
  readonly ended: () => Promise<number | null>;
  /** Kills it and starts it again on the same data. */
  readonly restart: (meanwhile?: () => void) => Promise<TestServer>;
}

async function running(): Promise<Running> {
  const dataDir = temporaryFolder();
  let program = startProgram({ dataDir });
  const up = async (): Promise<TestServer> => serverAt((await statusOf(dataDir)).addresses[0] ?? '');
  return {
    dataDir,
    server: await up(),
    ended: () => program.ended(),
    restart: async (meanwhile) => {
      program.child.kill('SIGKILL');
      await program.ended();
      meanwhile?.();
      program = startProgram({ dataDir });
      return up();
    },
  };
}

const ask = (dataDir: string, request: HostRequest) => askHost(dataDir, request, 60_000);

function connected(dataDir: string): { readonly socket: Socket; readonly heard: () => string; closed: Promise<void> } {
  const socket = connect(join(dataDir, 'quri.sock'));
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  socket.on('error', () => undefined);
  return { socket, heard: () => text, closed: new Promise((resolve) => socket.on('close', () => resolve())) };
}

const phaseIs = (people: readonly Visit[], table: string, phase: string): Promise<unknown> =>
  Promise.all(people.map((one) => one.until(`phase ${phase}`, () => one.room(table)?.phase === phase)));

describe('host commands', () => {
  it('tell the state of the server and its tables, and nothing that is secret', async () => {
    const { dataDir, server } = await running();
    const { table, people } = await play(server, { open: false });
    const waiting = await gather(server, { people: 1, bots: ['greedy'], options: { twoPlayers: true } });
    const invite = people[0]?.room(table)?.invite ?? '';
    await visit(server, people[0]!.guest);
    const lines = await ask(dataDir, { do: 'status' });
    const status = { version: expect.stringMatching(/^\d/), process: expect.any(Number), since: expect.any(Number) };
    const counts = { guests: 4, sockets: 5, tables: 2, logLinesLost: 0 };
    const memory = { resident: expect.any(Number), heap: expect.any(Number) };
    const addresses = expect.arrayContaining([server.url]);
    expect(lines).toEqual([{ type: 'status', status: { ...status, ...counts, memory, addresses } }, { type: 'done' }]);
    const tables = await ask(dataDir, { do: 'tables' });
    const common = { game: 'incan-gold', idleSince: expect.any(Number) };
    expect(tables).toEqual([
      { type: 'table', table: { ...common, table, phase: 'playing', present: 3, entries: 1 } },
      { type: 'table', table: { ...common, table: waiting.table, phase: 'gathering', present: 1, entries: 0 } },
      { type: 'done', unlisted: 0 },
    ]);
    const all = JSON.stringify([lines, tables]);
    expect(invite).not.toBe('');
    for (const secret of [
      invite,
      ...people.flatMap(({ guest }) => [guest.id, guest.cookie.slice(5), guest.name ?? '-']),
    ])
      expect(all).not.toContain(secret);
  });

  it('are given on the command line, in both languages', async () => {
    const { dataDir, server, ended } = await running();
    const { table, people } = await play(server);
    const status = await quri('host', 'status', '--data', dataDir);
    expect(status).toMatchObject({ status: 0, err: '' });
    expect(status.out).toContain(`${server.url}\n`);
    expect(status.out).toContain('Guests: 3, connections: 3, tables in memory: 1');
    const tables = await quri('host', 'tables', '--json', '--data', dataDir);
    expect(JSON.parse(tables.out)).toMatchObject([{ table, phase: 'playing', present: 3 }]);
    const closed = await quri('host', 'close', table, '--data', dataDir, '--lang', 'pl');
    expect(closed).toEqual({ status: 0, out: `Gra przy stole ${table} została zakończona.\n`, err: '' });
    await phaseIs(people, table, 'over');
    const again = await quri('host', 'close', table, '--data', dataDir);
    expect(again).toEqual({ status: 1, out: '', err: `quri: table ${table} is over or closed already.\n` });
    // Once the command has ended, the server has.
    expect(await quri('host', 'stop', '--data', dataDir)).toEqual({
      status: 0,
      out: 'The server has stopped.\n',
      err: '',
    });
    expect(await ended()).toBe(0);
    expect((await quri('host', 'stop', '--data', dataDir)).err).toContain('no Quri is running');
  });
});

describe('a table that is closed', () => {
  it('in play: its game is ended in its log, everybody is told, and nothing that was acknowledged is lost', async () => {
    const { dataDir, server, restart } = await running();
    const { table, people } = await play(server);
    const [anna, bartek] = people as [Visit, Visit];
    const wanda = await visit(server, 'Wanda');
    wanda.send({ type: 'subscribe', table, invite: null, last: -1 });
    await wanda.until('the game', () => wanda.last(table));
    // Moves and the end at the same time: each is acknowledged or refused, and the log has just those.
    const moves = people.map((one) => one.ask(moveOf(one, table, TORCH)));
    const closing = ask(dataDir, { do: 'close', table });
    const answers = await Promise.all(moves);
    expect(await closing).toEqual([{ type: 'done', phase: 'over' }]);
    for (const one of [...people, wanda]) {
      await one.until('the end', () => one.room(table)?.phase === 'over');
      expect(one.news(table).at(-1)).toMatchObject({ kind: 'ended', by: null });
      expect(one.last(table)).toMatchObject({ offers: [], ask: null });
    }
    expect((await anna.ask({ type: 'move', table, ask: 0, intents: TORCH })).refused?.code).toBe('notPlaying');
    const after = await restart();
    const back = await visit(after, bartek.guest);
    back.send({ type: 'subscribe', table, invite: null, last: -1 });
    await back.until('the end', () => back.room(table)?.phase === 'over');
    const { entries } = await verifiedReplay(after, table);
    expect(entries.filter(({ kind }) => kind === 'move')).toHaveLength(answers.filter(({ done }) => done).length);
    expect(entries.at(-1)).toMatchObject({ kind: 'ended', reason: 'abandoned', consent: [], actor: 'table' });
    expect(await ask(dataDir, { do: 'close', table })).toEqual([{ type: 'error', code: 'alreadyOver' }]);
  });

  it('while it is gathering or starting: everybody is told, and it stays closed', async () => {
    const { dataDir, server, restart } = await running();
    const { table, people } = await gather(server);
    const [anna, bartek] = people as [Visit, Visit];
    // A start that waits for somebody's bytes.
    const silent = await visit(server, 'Cicha', { silent: true });
    const opened = await silent.ask({
      type: 'open',
      game: 'incan-gold',
      seats: 2,
      options: { twoPlayers: true },
      open: true,
    });
    const starting = opened.done?.table ?? '';
    silent.send({ type: 'subscribe', table: starting, invite: null, last: -1 });
    await sit(silent, starting, 0);
    await silent.ask({ type: 'seatBot', table: starting, seat: 1, level: 'greedy' });
    const started = silent.ask({ type: 'start', table: starting });
    await phaseIs([silent], starting, 'starting');
    for (const one of [table, starting])
      expect(await ask(dataDir, { do: 'close', table: one })).toEqual([{ type: 'done', phase: 'closed' }]);
    expect(await started).toMatchObject({ refused: { code: 'closed', retry: false } });
    await phaseIs(people, table, 'closed');
    await phaseIs([silent], starting, 'closed');
    for (const one of people)
      await one.until('that it is gone', () => one.of('gone').some((gone) => gone.table === table));
    expect(bartek.of('gone')).toEqual([{ type: 'gone', table, code: 'closed' }]);
    // Another name is nobody's news there any more: a room after that word would bring the table back.
    const last = bartek.messages.filter(({ type }) => type === 'room' || type === 'gone').at(-1);
    const renamed = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: anna.guest.cookie },
      body: JSON.stringify({ name: 'Hanna', colour: 0 }),
    });
    expect(renamed.status).toBe(200);
    expect((await anna.ask({ type: 'start', table })).refused?.code).toBe('closed');
    bartek.send({ type: 'ping' });
    await bartek.until('an answer', () => bartek.of('pong')[0]);
    expect(last?.type).toBe('gone');
    expect(bartek.messages.filter(({ type }) => type === 'room' || type === 'gone').at(-1)).toBe(last);
    expect((await bartek.ask({ type: 'stand', table })).refused?.code).toBe('closed');
    const after = await restart();
    const back = await visit(after, anna.guest);
    back.send({ type: 'subscribe', table, invite: null, last: -1 });
    await back.until('that it is gone', () => back.of('gone').length === 1);
    expect(back.of('gone')).toEqual([{ type: 'gone', table, code: 'closed' }]);
    expect(await ask(dataDir, { do: 'close', table })).toEqual([{ type: 'error', code: 'alreadyOver' }]);
  });

  it('while nothing can be written: not yet, and it is worth another try', async () => {
    const { dataDir, server } = await running();
    const { table, people } = await gather(server);
    const other = new Database(join(dataDir, 'quri.db'));
    onTestFinished(() => void other.close());
    other.exec('BEGIN IMMEDIATE');
    expect(await ask(dataDir, { do: 'close', table })).toEqual([{ type: 'error', code: 'unavailable' }]);
    other.exec('ROLLBACK');
    expect(people[0]?.room(table)?.phase).toBe('gathering');
    expect(await ask(dataDir, { do: 'close', table })).toEqual([{ type: 'done', phase: 'closed' }]);
    await phaseIs(people, table, 'closed');
  });

  it('after it has broken: it is put away', async () => {
    const { dataDir, server, restart } = await running();
    const { table, people } = await play(server);
    const [anna] = people as [Visit];
    await anna.ask(moveOf(anna, table, TORCH));
    const after = await restart(() => {
      const file = new Database(join(dataDir, 'quri.db'));
      // As if it had been dealt so: nothing tells that it was not.
      file.exec('DELETE FROM entries WHERE seq > 0; UPDATE tables SET head = NULL');
      file.exec(`UPDATE entries SET entry = json_set(entry, '$.events[0].type', 'nonsense') WHERE seq = 0`);
      file.close();
    });
    const back = await visit(after, anna.guest);
    back.send({ type: 'subscribe', table, invite: null, last: -1 });
    await phaseIs([back], table, 'paused');
    expect(await ask(dataDir, { do: 'close', table })).toEqual([{ type: 'done', phase: 'closed' }]);
    await phaseIs([back], table, 'closed');
    expect((await back.ask({ type: 'stand', table })).refused?.code).toBe('closed');
  });

  it('must be one', async () => {
    const { dataDir } = await running();
    expect(await ask(dataDir, { do: 'close', table: 'nosuchtable' })).toEqual([{ type: 'error', code: 'noSuchTable' }]);
    expect(await ask(dataDir, { do: 'close', table: '../x' })).toEqual([{ type: 'error', code: 'malformed' }]);
  });
});

describe('the socket of the host', () => {
  const error = (code: string): string => `{"type":"error","code":"${code}"}\n`;

  it('answers what it does not understand, and is none the worse for it', async () => {
    const { dataDir } = await running();
    for (const [sent, code] of [
      ['\n', 'malformed'],
      ['{"do":"dance"}\n', 'malformed'],
      ['{"do":"status","more":1}\n', 'malformed'],
      ['{"do":"__proto__"}\n', 'malformed'],
      ['null\n', 'malformed'],
      [Buffer.from([0xff, 0xfe, 0x00, 0x0a]), 'malformed'],
      ['['.repeat(1000), 'malformed'],
      ['x'.repeat(2000), 'tooLong'],
      [Buffer.alloc(5_000_000), 'tooLong'],
      [`${'x'.repeat(2000)}\n`, 'tooLong'],
    ] as const) {
      const { socket, heard, closed } = connected(dataDir);
      socket.end(sent);
      await closed;
      expect([String(sent).slice(0, 30), heard()]).toEqual([String(sent).slice(0, 30), error(code)]);
    }
    await statusOf(dataDir);
  });

  it('takes a request in pieces and answers one of each connection', async () => {
    const { dataDir } = await running();
    const { socket, heard, closed } = connected(dataDir);
    for (const piece of ['{"do"', ':"tab', 'les"}']) {
      socket.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(heard()).toBe('');
    socket.end('\n{"do":"stop"}\n');
    await closed;
    expect(heard()).toBe('{"type":"done","unlisted":0}\n');
    await statusOf(dataDir);
  });

  it('has room for a request however many connect and say nothing', async () => {
    const { dataDir, server } = await running();
    const silent = Array.from({ length: 200 }, () => connected(dataDir));
    for (let i = 0; i < 5; i++) await statusOf(dataDir);
    expect((await fetch(`${server.url}/api/guest`)).status).toBe(204);
    // The server closes them.
    await Promise.all(silent.map(({ closed }) => closed));
    expect(silent.map(({ heard }) => heard()).join('')).toBe('');
  });
});
