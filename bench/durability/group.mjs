// Some people who play one game after the other, until they are told to stop: Incan Gold, and now and then Gold Raiders.
import { randomBytes } from 'node:crypto';

/** Plays until `stopped()`; answers when everything that was asked is answered. */
export async function playGames(people, bots, { seatCommitmentOf }, stopped) {
  for (let round = 0; !stopped(); round++) {
    const [host] = people;
    const raiders = round % 3 === 2;
    const company = raiders ? [] : bots;
    const seats = people.length + company.length;
    const wish = raiders ? { game: 'gold-raiders', options: { trail: 10 } } : { game: 'incan-gold', options: {} };
    const opened = await host.ask({ type: 'open', seats, open: true, ...wish });
    const { table } = opened.done;
    await Promise.all(people.map((one, seat) => sitDown(one, table, seat, seatCommitmentOf)));
    for (const [i, level] of company.entries())
      await host.ask({ type: 'seatBot', table, seat: people.length + i, level });
    await host.ask({ type: 'start', table });
    const turn = raiders ? raid : choose;
    await Promise.all(people.map((one, seat) => playOne(one, table, seat, turn, stopped)));
    for (const one of people) one.leave(table);
  }
}

async function sitDown(one, table, seat, seatCommitmentOf) {
  const bytes = randomBytes(16).toString('hex');
  one.join(table, seat, bytes);
  await one.ask({ type: 'sit', table, seat, commitment: seatCommitmentOf(table, seat, bytes) });
}

async function playOne(one, table, seat, turn, stopped) {
  const known = one.table(table);
  let decisions = 0;
  for (;;) {
    await one.until(() => stopped() || known.position?.view.final || isAwaited(known.position, seat));
    if (stopped() || known.position.view.final) return;
    const { seq } = known.position;
    if (decisions++ % 12 === 0) await leaveForAMoment(one, table, seat);
    await turn(one, table, known.position, stopped);
    await one.until(() => stopped() || known.position.seq > seq);
  }
}

/** A bot plays on, and perhaps moves, until the person is back. */
async function leaveForAMoment(one, table, seat) {
  await one.ask({ type: 'substitute', table, seat, bot: true });
  await one.ask({ type: 'substitute', table, seat, bot: false });
}

/** A seat with something to decide; in Incan Gold, who has chosen may choose again but need not. */
function isAwaited(position, seat) {
  if (!position?.offers.length) return false;
  const explorer = position.view.explorers?.[seat];
  return explorer === undefined || !explorer.chosen;
}

const torchOrCamp = () => ({ type: 'choose', choice: Math.random() < 0.35 ? 'camp' : 'torch' });

/** Now and then with several choices in one list: the last of those that are made counts. */
async function choose(one, table, { ask }) {
  const wavering = Math.random() < 0.25 ? 2 + Math.floor(Math.random() * 5) : 1;
  const intents = Array.from({ length: wavering }, torchOrCamp);
  const answer = await one.ask({ type: 'move', table, ask, intents });
  // Second thoughts: a choice may be changed until the last is in.
  if (answer.done && Math.random() < 0.1)
    await one.ask({ type: 'move', table, ask: answer.done.seq, intents: [torchOrCamp()] });
}

const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

/** Now and then with a list that ends after its first, and now and then a card is taken up again. */
async function raid(one, table, { ask, offers }, stopped) {
  const intents = Math.random() < 0.25 ? [anyOf(offers), anyOf(offers), anyOf(offers)] : [anyOf(offers)];
  const answer = await one.ask({ type: 'move', table, ask, intents });
  if (!answer.done || intents[0].type !== 'stackCard' || Math.random() > 0.15 || stopped()) return;
  await one.ask({ type: 'takeBack', table, to: answer.done.seq });
}
