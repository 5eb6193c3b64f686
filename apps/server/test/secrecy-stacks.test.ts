import { describe, expect, it } from 'vitest';
import { catchingUp, copiesOf, sizes } from './support/copies.ts';
import { holdClock } from './support/fake-time.ts';
import { heardBy, moveOf, play, type SetTable } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';
import { type Guest, type Last, newGuest, subscribe, type Visit, visit } from './support/visit.ts';

interface Offer {
  readonly type: string;
  readonly card?: string;
  readonly onto?: number | 'new';
  readonly owner?: number;
  readonly place?: number;
}

const offersOf = (last: Last): readonly Offer[] => last.offers as readonly Offer[];
const handOf = (one: Visit, table: string): readonly string[] =>
  (one.last(table)!.view as { hand: readonly string[] }).hand;
/** The longest word of them all, and one of the short ones. */
const LONG = 'bandits';
const shortOnes = (hand: readonly string[]): string[] => hand.filter((card) => card !== LONG && card !== 'recon');
const notRecons = (hand: readonly string[]): string[] => hand.filter((card) => card !== 'recon');

interface Deal extends SetTable {
  readonly first: number;
  readonly scout: number;
}

/** A deal in which the first player has long and short words to hide, and somebody after them a Recon to peek with. */
async function dealt(server: TestServer, memoryAid: boolean): Promise<Deal> {
  for (;;) {
    const set = await play(server, { game: 'gold-raiders', people: 4, options: { memoryAid } });
    const hands = set.people.map((one) => handOf(one, set.table));
    const first = set.people.findIndex((one) => one.last(set.table)!.offers.length > 0);
    const scout = hands.findIndex((hand, seat) => seat !== first && hand.includes('recon'));
    const fits = hands[first]!.includes(LONG) && shortOnes(hands[first]!).length >= 3;
    if (scout >= 0 && fits && hands.every((hand) => notRecons(hand).length >= 3)) return { ...set, first, scout };
  }
}

/** A server with the guests of a table, who make every move together. */
async function company(folder: string, { table, people }: Deal, spectator: Guest) {
  const server = await startServer({ folder });
  const seats = await Promise.all(people.map(({ guest }) => visit(server, guest)));
  const all = [...seats, await visit(server, spectator)];
  for (const one of all) await subscribe(one, table);
  await heardBy(all, table, 0);
  let seq = 0;
  const done = async (one: Visit, wish: Parameters<Visit['ask']>[0]) => {
    const answer = await one.ask(wish, `move-number-${seq + 100}`);
    seq++;
    expect(answer.done).toMatchObject({ seq, made: 1 });
    await heardBy(all, table, seq);
    return answer.done!;
  };
  const moving = (one: Visit, wanted: (offer: Offer) => boolean, ...more: readonly Offer[]) => {
    const offer = offersOf(one.last(table)!).find(wanted)!;
    return done(one, moveOf(one, table, [offer, ...more]));
  };
  return {
    server,
    seats,
    moving,
    stacking: (one: Visit, card: string, ...more: readonly Offer[]) =>
      moving(one, (offer) => offer.type === 'stackCard' && offer.card === card && offer.onto === 'new', ...more),
    takingBack: (one: Visit) => done(one, { type: 'takeBack', table, to: seq }),
    /** Everything everybody was sent, and what they would be sent if they came back from somewhere on the way. */
    frames: async () => {
      const live = all.map((one) => [...one.frames]);
      const lasts = [-1, 0, 1, Math.floor(seq / 2), seq - 1, seq];
      const later: string[][] = [];
      for (const { guest } of all) later.push(await catchingUp(server, guest, table, seq, lasts));
      await server.close();
      return live.map((frames, i) => [...frames, ...later[i]!]);
    },
  };
}

/** Two worlds in which what one seat does differs: who may see another content, though of the same size. */
function expectAlike(one: string[][], other: string[][], mayDiffer: readonly number[]): void {
  for (const [i, frames] of one.entries()) {
    const who = `seat ${i}`;
    if (mayDiffer.includes(i)) {
      expect(frames, who).not.toEqual(other[i]);
      expect(sizes(frames), who).toEqual(sizes(other[i]!));
    } else expect(frames, who).toEqual(other[i]);
  }
}

/** Three laps of the same script; only which faces the first player lays down differs. */
async function peekedAt(folder: string, deal: Deal, spectator: Guest, hidden: string | undefined) {
  const { table, first, scout } = deal;
  const { seats, moving, stacking, frames } = await company(folder, deal, spectator);
  for (let lap = 0; lap < 3; lap++)
    for (let i = 0; i < 4; i++) {
      const seat = (first + i) % 4;
      const one = seats[seat]!;
      const hand = handOf(one, table);
      if (seat === first) await stacking(one, (lap === 1 ? hidden : undefined) ?? shortOnes(hand)[0]!);
      else if (seat === scout && lap === 2) {
        await moving(one, ({ type, owner, place }) => type === 'peek' && owner === first && place === 1);
        await moving(one, ({ type }) => type === 'lookAway');
      } else await stacking(one, notRecons(hand)[0]!);
    }
  return frames();
}

/** Somebody who lays a card down and takes it up again, over and over. */
async function waveredOver(folder: string, deal: Deal, spectator: Guest, card: string) {
  const { table, first } = deal;
  const { seats, stacking, takingBack, frames } = await company(folder, deal, spectator);
  const one = seats[first]!;
  for (let i = 0; i < 8; i++) {
    // The turn is over with the first: the rest of the list is refused, and says no more of the card.
    const done = await stacking(one, card, { type: 'stackCard', card, onto: 0 });
    expect(done.refused?.code).toBe('notYourTurn');
    expect(one.last(table)!.takeBack).toEqual({ first: done.seq, choice: done.seq, last: done.seq });
    await takingBack(one);
  }
  await stacking(one, card);
  return frames();
}

describe.each([
  ['without the memory aid', false],
  ['with the memory aid', true],
])('cards in stacks on the wire, %s,', (_what, memoryAid) => {
  it('change no byte for anybody else, and no size for their owner or for whoever peeks', async () => {
    holdClock();
    const server = await startServer();
    const deal = await dealt(server, memoryAid);
    const wanda = await newGuest(server, 'Wanda');
    const folders = await copiesOf(server, 2);
    const one = await peekedAt(folders[0]!, deal, wanda, LONG);
    const other = await peekedAt(folders[1]!, deal, wanda, undefined);
    expectAlike(one, other, [deal.first, deal.scout]);
  });

  it('tell no more however often they are laid down and taken up again', async () => {
    holdClock();
    const server = await startServer();
    const deal = await dealt(server, memoryAid);
    const wanda = await newGuest(server, 'Wanda');
    const folders = await copiesOf(server, 2);
    const one = await waveredOver(folders[0]!, deal, wanda, LONG);
    const other = await waveredOver(
      folders[1]!,
      deal,
      wanda,
      shortOnes(handOf(deal.people[deal.first]!, deal.table))[0]!,
    );
    expectAlike(one, other, [deal.first]);
  });
});
