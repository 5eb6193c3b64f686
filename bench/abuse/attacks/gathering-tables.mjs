// A guest with many tabs and some open tables that gather.
import { tabs } from '../clients/person.mjs';

export async function gatheringTables({ url, address }, count) {
  const all = await tabs(url, { address, count: 12 });
  const tables = [];
  for (let i = 0; i < count; i++) {
    const wish = { type: 'open', game: 'incan-gold', seats: 3, options: {}, open: true };
    const { done } = await all[i % all.length].insist(wish);
    if (done === undefined) continue;
    tables.push(done.table);
    all[0].subscribe(done.table);
  }
  return { tabs: all, tables };
}
