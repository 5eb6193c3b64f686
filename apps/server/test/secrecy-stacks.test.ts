import type { News } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { sizes, twoCopies } from './support/copies.ts';
import { type OpenHouse, openHouse } from './support/open-house.ts';
import { play, type SetTable } from './support/set-table.ts';
import { type Guest, newGuest, subscribe, type Visit, visit } from './support/visit.ts';

interface Offer {
  readonly type: string;
  readonly card?: string;
  readonly onto?: number | 'new';
  readonly owner?: number;
  readonly place?: number;
}

const offersOf = (news: News): readonly Offer[] => news.offers as readonly Offer[];
const stacked = (news: News): Offer[] =>
  offersOf(news).filter(({ type, onto }) => type === 'stackCard' && onto === 'new');
/** The faces in the hand of somebody who may stack any of them. */
const faces = (news: News): string[] => stacked(news).map(({ card }) => card ?? '');

/** A deal in which the first player has four different faces to hide, and somebody after them a Recon to peek with. */
async function dealt(house: OpenHouse): Promise<SetTable & { readonly first: number; readonly scout: number }> {
  for (;;) {
    const set = await play(house, { game: 'gold-raiders', people: 4 });
    const hands = set.people.map((one) => (one.last(set.table)!.view as { hand: string[] }).hand);
    const first = set.people.findIndex((one) => one.last(set.table)!.offers.length > 0);
    const scout = hands.findIndex((hand, seat) => seat !== first && hand.includes('recon'));
    if (scout >= 0 && new Set(hands[first]).size >= 4) return { ...set, first, scout };
  }
}

/** Three laps of the same script; only which faces the first player lays down differs. */
async function playedIn(
  folder: string,
  { table, people, first, scout }: Awaited<ReturnType<typeof dealt>>,
  spectator: Guest,
  hide: (hand: readonly string[], lap: number) => string,
) {
  const house = await openHouse({ folder });
  const seats = await Promise.all(people.map(({ guest }) => visit(house, guest)));
  const all = [...seats, await visit(house, spectator)];
  for (const one of all) await subscribe(one, table);
  for (const one of all) await one.until('the deal', () => one.last(table));
  const laid: string[] = [];
  let seq = 0;
  const move = async (one: Visit, wanted: (offer: Offer) => boolean) => {
    const news = one.last(table)!;
    const offer = offersOf(news).findIndex(wanted);
    expect(await one.ask({ type: 'move', table, ask: news.ask!, offer }, `move-number-${seq + 100}`)).toHaveProperty(
      'done',
    );
    seq++;
    for (const each of all) await each.until(`entry ${seq}`, () => each.last(table)!.seq === seq);
  };
  const stack = (one: Visit, card: string) =>
    move(one, (offer) => offer.type === 'stackCard' && offer.card === card && offer.onto === 'new');
  for (let lap = 0; lap < 3; lap++)
    for (let i = 0; i < 4; i++) {
      const seat = (first + i) % 4;
      const one = seats[seat]!;
      const hand = faces(one.last(table)!);
      if (seat === first) {
        laid.push(hide(hand, lap));
        await stack(one, laid.at(-1)!);
      } else if (seat === scout && lap === 2) {
        await move(one, ({ type, owner, place }) => type === 'peek' && owner === first && place === 1);
        await move(one, ({ type }) => type === 'lookAway');
      } else await stack(one, hand.find((card) => card !== 'recon') ?? 'recon');
    }
  const frames = all.map((one) => [...one.frames]);
  await house.close();
  return { laid, frames };
}

describe('cards in stacks on the wire', () => {
  it('change no byte for anybody else, and no size for their owner or for whoever peeks', async () => {
    const house = await openHouse();
    const deal = await dealt(house);
    const wanda = await newGuest(house, 'Wanda');
    const copies = await twoCopies(house);
    const one = await playedIn(copies[0], deal, wanda, (hand) => hand[0]!);
    const other = await playedIn(copies[1], deal, wanda, (hand) => hand.at(-1)!);
    expect(one.laid[1]).not.toBe(other.laid[1]);
    for (const [i, frames] of one.frames.entries()) {
      const who = i === deal.first ? 'the owner' : i === deal.scout ? 'who peeks' : `seat ${i}`;
      if (i === deal.first || i === deal.scout) {
        expect(frames, who).not.toEqual(other.frames[i]);
        expect(sizes(frames), who).toEqual(sizes(other.frames[i]!));
      } else expect(frames, who).toEqual(other.frames[i]);
    }
  });
});
