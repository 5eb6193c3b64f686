import { type TableTerms, USUAL_TERMS } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { gather } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { subscribe, visit } from './support/visit.ts';

const WITHOUT: TableTerms = { ...USUAL_TERMS, odds: false };

describe('whether a table shows odds', () => {
  it('is settled by its host, shown to everybody, and still known after a restart', async () => {
    const server = await startServer();
    const { table, people } = await gather(server, { people: 3, terms: WITHOUT });
    const [anna, bartek] = people;
    for (const one of people) expect(one.room(table)?.terms).toEqual(WITHOUT);
    const change = { type: 'setUp', table, seats: 3, options: {}, open: true } as const;
    // Whoever says nothing of the terms leaves them as they are.
    await anna!.ask({ ...change, open: false });
    await bartek!.until('not listed', () => bartek!.room(table)?.open === false);
    expect(bartek!.room(table)?.terms).toEqual(WITHOUT);
    await anna!.ask({ ...change, terms: USUAL_TERMS });
    await bartek!.until('odds', () => bartek!.room(table)?.terms.odds === undefined);
    expect((await bartek!.ask({ ...change, terms: WITHOUT })).refused?.code).toBe('notHost');
    expect(await anna!.ask({ ...change, terms: WITHOUT })).toHaveProperty('done');
    await server.restart();
    const celina = await visit(server, 'Celina');
    expect((await subscribe(celina, table)).terms).toEqual(WITHOUT);
  });

  it('is yes or no', async () => {
    const anna = await visit(await startServer(), 'Anna');
    const open = { type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true } as const;
    const terms = { ...USUAL_TERMS, odds: 'some' } as never;
    expect((await anna.ask({ ...open, terms })).refused?.code).toBe('malformed');
  });
});
