// How the bench plays at a Quri server.
import { within } from '../within.mjs';
import { quriPerson } from './quri-person.mjs';

/** Opens a table, seats everybody and starts. `heard(seat, position, bytes)` for every frame with news. */
export async function beginTable(people, { game, options = {}, bots = [] }, heard) {
  const [host] = people;
  const seats = people.length + bots.length;
  const { table } = await host.done({ type: 'open', game, seats, options, open: true });
  const positions = people.map(() => undefined);
  let dealt;
  const everybodyKnows = new Promise((resolve) => {
    dealt = () => positions.every((one) => one !== undefined) && resolve();
  });
  await Promise.all(
    people.map((one, seat) => {
      one.subscribe(table, (position, bytes) => {
        positions[seat] = position ?? positions[seat];
        dealt();
        heard(seat, position, bytes);
      });
      return one.sit(table, seat);
    }),
  );
  for (const [i, level] of bots.entries()) await host.done({ type: 'seatBot', table, seat: people.length + i, level });
  await host.done({ type: 'start', table });
  await within(20_000, everybodyKnows, 'the first news');
  return {
    table,
    move: (seat, offer) => people[seat].move(table, positions[seat], offer),
    leave: () => {
      for (const one of people) one.unsubscribe(table);
    },
    positions,
  };
}

/** What the load has to know of a position: must this seat choose, about what, and is the game over? */
export const standing = ({ view, ask }, seat) => {
  const { inside, chosen } = view.explorers[seat];
  return { mustChoose: view.choosing && inside && !chosen, decision: ask, over: view.final !== null };
};

const CHOICES = ['torch', 'camp'];

/** Incan Gold for the load, in the words that this server understands. */
export const quriClient = (messages) => ({
  person: (url) => quriPerson(url, messages),
  begin: async (people, heard) => {
    const begun = await beginTable(people, { game: 'incan-gold' }, (seat, position, bytes) => {
      if (position !== undefined) heard(seat, standing(position, seat), bytes);
    });
    return {
      move: (seat, choice) => begun.move(seat, CHOICES.indexOf(choice)),
      leave: begun.leave,
    };
  },
});
