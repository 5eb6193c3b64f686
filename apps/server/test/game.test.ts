import { entryOf } from '@quri/catalogue';
import { isVerified, parseReplay, verify } from '@quri/kernel';
import { describe, expect, it } from 'vitest';
import { play, playToTheEnd } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { subscribe, visit } from './support/visit.ts';

describe('a whole game over sockets', () => {
  it('of two people and a bot, watched by a spectator; everybody hears the same, and the replay is a true one', async () => {
    const server = await startServer();
    const watcher = await visit(server, 'Wanda');
    const set = await play(server, { people: 2, bots: ['mixed'] });
    await subscribe(watcher, set.table);
    await playToTheEnd(set);
    for (const one of [...set.people, watcher]) {
      await one.until('the end', () => one.room(set.table)?.phase === 'over');
      const news = one.news(set.table);
      expect(news.map(({ seq }) => seq)).toEqual(news.map((_, i) => i));
    }
    const response = await fetch(`${server.url}/api/tables/${set.table}/replay`);
    const replay = parseReplay(await response.text());
    if (!replay.ok) throw new Error(replay.refused);
    const findings = verify(replay.value, (await entryOf('incan-gold')!.engine()).game);
    expect(findings.filter(({ verdict }) => verdict !== 'fits')).toEqual([]);
    expect(isVerified(findings)).toBe(true);
    expect(replay.value.names).toEqual(['Anna', 'Bartek', 'mixed']);
    const heard = [...set.people, watcher].map((one) => one.last(set.table)?.heard);
    expect([heard[0], heard[1], heard[2]]).toEqual([0, 1, 3].map((i) => replay.value.heard.last[i]));
    expect(JSON.stringify(replay.value)).not.toContain(set.people[0]!.guest.id);
  });
});
