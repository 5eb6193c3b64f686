import { describe, expect, it } from 'vitest';
import { type OpenHouse, openHouse } from './support/open-house.ts';
import { gather, play, playToTheEnd } from './support/set-table.ts';

async function asked(house: OpenHouse, table: string) {
  const response = await fetch(`${house.url}/api/tables/${encodeURIComponent(table)}/replay`);
  const { date: _date, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

describe('a replay', () => {
  it('of a table that runs, gathers or is paused is answered to the byte like one that never was', async () => {
    const house = await openHouse();
    const nothing = await asked(house, 'NoSuchTable1');
    expect(nothing).toMatchObject({ status: 404, body: '{"code":"noSuchTable","retry":false}' });
    const gathering = await gather(house);
    expect(await asked(house, gathering.table)).toEqual(nothing);
    const running = await play(house);
    expect(await asked(house, running.table)).toEqual(nothing);
    house.server.house.rooms.get(running.table)!.broken = true;
    expect(await asked(house, running.table)).toEqual(nothing);
    for (const odd of ['x', '__proto__', '%', "' OR 1=1 --", 'a'.repeat(90)])
      expect((await asked(house, odd)).status, odd).toBe(404);
  });

  it('of a finished game is there, also after a restart, with the seed and without anybody’s identity', async () => {
    const house = await openHouse();
    const set = await play(house, { people: 3 });
    const { seed } = house.server.house.store.table(set.table)!;
    for (const one of set.people) expect(one.frames.join('')).not.toContain(seed);
    await playToTheEnd(set);
    const first = await asked(house, set.table);
    expect(first.status).toBe(200);
    expect(JSON.parse(first.body).secret.serverSeed).toBe(seed);
    for (const { guest } of set.people) {
      expect(first.body).not.toContain(guest.id);
      expect(first.body).not.toContain(guest.cookie.split('.')[1]);
    }
    await house.restart();
    expect(JSON.parse((await asked(house, set.table)).body)).toEqual(JSON.parse(first.body));
  });
});
