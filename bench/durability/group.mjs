// Some people who play one game of Incan Gold after the other, until they are told to stop.
import { randomBytes } from 'node:crypto';

const mustChoose = ({ news }, seat) => {
  const explorer = news?.view.explorers[seat];
  return Boolean(news?.view.choosing && explorer?.inside && !explorer.chosen);
};

/** Plays until `stopped()`; answers when everything that was asked is answered. */
export async function playGames(people, bots, { seatCommitmentOf }, stopped) {
  while (!stopped()) {
    const [host] = people;
    const seats = people.length + bots.length;
    const opened = await host.ask({ type: 'open', game: 'incan-gold', seats, options: {}, open: true });
    const { table } = opened.done;
    await Promise.all(people.map((one, seat) => sitDown(one, table, seat, seatCommitmentOf)));
    for (const [i, level] of bots.entries()) await host.ask({ type: 'seatBot', table, seat: people.length + i, level });
    await host.ask({ type: 'start', table });
    await Promise.all(people.map((one, seat) => playOne(one, table, seat, stopped)));
    for (const one of people) one.leave(table);
  }
}

async function sitDown(one, table, seat, seatCommitmentOf) {
  const bytes = randomBytes(16).toString('hex');
  one.join(table, seat, bytes);
  await one.ask({ type: 'sit', table, seat, commitment: seatCommitmentOf(table, seat, bytes) });
}

async function playOne(one, table, seat, stopped) {
  for (;;) {
    const known = one.table(table);
    await one.until(() => stopped() || known.news?.view.final || mustChoose(known, seat));
    if (stopped() || known.news?.view.final) return;
    const { ask, seq } = known.news;
    const answer = await one.ask({ type: 'move', table, ask, offer: Math.random() < 0.35 ? 1 : 0 });
    // Second thoughts: a choice may be changed until the last is in.
    if (answer.done && Math.random() < 0.1) await one.ask({ type: 'move', table, ask: answer.done.seq, offer: 0 });
    await one.until(() => stopped() || known.news.seq > seq);
  }
}
