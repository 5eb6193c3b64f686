import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { listen, say } from './support/chatting.ts';
import { asked, cookieOf } from './support/me.ts';
import { gather, play, playToTheEnd } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { newGuest, subscribe } from './support/visit.ts';

interface Exported {
  readonly format: string;
  readonly guest: { readonly id: string; readonly name: string };
  readonly [list: string]: unknown;
}

describe('the file with everything stored about me', () => {
  it('has a part from every table that has something of mine, and no secret of anybody', async () => {
    const server = await startServer();
    const finished = await play(server);
    const one = finished.people[0]!;
    await playToTheEnd(finished);
    const running = await play(server);
    const other = running.people[0]!;
    await subscribe(one, running.table, other.room(running.table)!.invite);
    await listen(other, finished.table, one.room(finished.table)!.invite);
    expect(await say(one, finished.table, 'well played, everybody')).toHaveProperty('done');
    expect(await say(other, finished.table, 'not one of yours')).toHaveProperty('done');
    const line = (await listen(one, finished.table)).find(({ text }) => text === 'not one of yours');
    await one.ask({ type: 'block', table: finished.table, who: line!.by.who, block: true });
    const { code } = (await asked<{ code: string }>(server, one.guest, '/api/me/device-code', { method: 'POST' })).body;
    const phone = cookieOf(await asked(server, null, '/api/device-code/use', { method: 'POST', body: { code } }));
    const { code: unused } = (
      await asked<{ code: string }>(server, one.guest, '/api/me/device-code', { method: 'POST' })
    ).body;
    const gathering = await gather(server);
    await subscribe(one, gathering.table, gathering.people[0]!.room(gathering.table)!.invite);

    const answer = await asked<Exported>(server, one.guest, '/api/me/export');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="quri-my-data.json"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { body } = answer;
    expect(body.guest).toMatchObject({ id: one.guest.id, name: 'Anna' });
    expect(body.devices).toHaveLength(2);
    expect(body.deviceCodes).toEqual([{ expires_at: expect.any(Number) }]);
    expect(body.tables).toMatchObject([{ id: finished.table, phase: 'over', is_host: 1, seat: 0 }]);
    expect(body.admissions).toEqual(
      expect.arrayContaining([{ table_id: running.table }, { table_id: gathering.table }]),
    );
    expect(body.moves).toContainEqual(
      expect.objectContaining({ table_id: finished.table, intent: { type: 'choose', choice: expect.any(String) } }),
    );
    expect(body.otherEntries).toMatchObject([{ table_id: finished.table, kind: 'start' }]);
    expect(body.requests).toContainEqual(expect.objectContaining({ table_id: '' }));
    expect(body.chat).toMatchObject([{ table_id: finished.table, text: 'well played, everybody' }]);
    expect(body.blocks).toMatchObject([{ blocked: 'Anna' }]);

    const text = JSON.stringify(body);
    for (const guest of [...running.people, ...gathering.people].map((each) => each.guest.id))
      expect(text).not.toContain(guest);
    expect(text).not.toContain('not one of yours');
    for (const cookie of [one.guest.cookie, phone]) expect(text).not.toContain(cookie.split('.')[1]);
    expect(text).not.toContain(unused.replaceAll('-', ''));
    const db = new Database(join(server.folder, 'quri.db'), { readonly: true });
    const secrets = db
      .prepare(
        `SELECT seed AS secret FROM tables UNION SELECT invite FROM tables UNION SELECT secret_hash FROM devices
         UNION SELECT code_hash FROM device_codes UNION SELECT value FROM tables, json_each(tables.bytes)`,
      )
      .all() as readonly { readonly secret: string | null }[];
    db.close();
    expect(secrets.length).toBeGreaterThan(10);
    for (const { secret } of secrets) if (secret !== null) expect(text.includes(secret)).toBe(false);
  });

  it('has one’s own notes and nobody else’s', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { game: 'stroll', people: 2 });
    const anna = people[0]!;
    expect(await anna.ask({ type: 'note', table, text: 'nobody else reads this' })).toHaveProperty('done');
    const { body } = await asked<Exported>(server, anna.guest, '/api/me/export');
    expect(body.notes).toEqual([{ table_id: table, text: 'nobody else reads this' }]);
    const { body: other } = await asked<Exported>(server, people[1]!.guest, '/api/me/export');
    expect(other.notes).toEqual([]);
  });

  it('is made now and then, for whoever asks from our own pages', async () => {
    const server = await startServer({ settings: { exportsPerMinute: 1 } });
    const anna = await newGuest(server, 'Anna');
    const wish = (who: { cookie: string } | null, headers = {}) => asked(server, who, '/api/me/export', { headers });
    expect((await wish(null)).status).toBe(401);
    expect((await wish(anna, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect([(await wish(anna)).status, (await wish(anna)).status]).toEqual([200, 429]);
    expect((await wish(await newGuest(server, 'Bartek'))).status).toBe(200);
  });
});
