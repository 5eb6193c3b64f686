import { describe, expect, it } from 'vitest';
import { gather, play, playToTheEnd } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';

async function asked(server: TestServer, table: string) {
  const response = await fetch(`${server.url}/api/tables/${encodeURIComponent(table)}/replay`);
  const { date: _date, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

describe('a replay', () => {
  it('of a table that runs, gathers or is paused is answered to the byte like one that never was', async () => {
    const server = await startServer();
    const nothing = await asked(server, 'NoSuchTable1');
    expect(nothing).toMatchObject({ status: 404, body: '{"code":"noSuchTable","retry":false}' });
    const gathering = await gather(server);
    expect(await asked(server, gathering.table)).toEqual(nothing);
    const running = await play(server);
    expect(await asked(server, running.table)).toEqual(nothing);
    server.liveTables.get(running.table)!.paused = true;
    expect(await asked(server, running.table)).toEqual(nothing);
    for (const odd of ['x', '__proto__', '%', "' OR 1=1 --", 'a'.repeat(90)])
      expect((await asked(server, odd)).status, odd).toBe(404);
  });

  it('of a finished game is there, also after a restart, with the seed and without anybody’s identity', async () => {
    const server = await startServer();
    const set = await play(server, { people: 3 });
    const { seed } = server.store.table(set.table)!;
    for (const one of set.people) expect(one.frames.join('')).not.toContain(seed);
    await playToTheEnd(set);
    const first = await asked(server, set.table);
    expect(first.status).toBe(200);
    expect(JSON.parse(first.body).secret.serverSeed).toBe(seed);
    for (const { guest } of set.people) {
      expect(first.body).not.toContain(guest.id);
      expect(first.body).not.toContain(guest.cookie.split('.')[1]);
    }
    await server.restart();
    expect(JSON.parse((await asked(server, set.table)).body)).toEqual(JSON.parse(first.body));
  });
});
