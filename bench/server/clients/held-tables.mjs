// Tables of all kinds for the load that is held, with four sockets each: four people, three and a watcher, or three with
// a bot that searches and a watcher. What becomes of every move is noted.
import { beginTable, standing } from './quri.mjs';
import { newMessages } from './quri-messages.mjs';
import { quriPerson } from './quri-person.mjs';

export const SOCKETS = 4;

const FOUR = { game: 'incan-gold', players: 4 };
const WATCHED = { game: 'incan-gold', players: 3 };
const WITH_BOT = { game: 'gold-raiders', players: 3, bots: ['puma'] };
/** A quarter has bots; in this order over and over. */
const KINDS = [WITH_BOT, FOUR, WATCHED, FOUR];

const CHOICES = ['torch', 'camp'];

/** `counts.answers` has how long each answer took. */
export function heldTables() {
  const counts = { answers: [], refused: {}, unanswered: 0, pending: 0, closed: 0, botMoves: 0 };
  const kinds = new Map();
  let leaving = false;

  const person = async (url) => {
    const one = await quriPerson(url, newMessages);
    one.socket.on('close', () => {
      if (!leaving) counts.closed++;
    });
    return one;
  };
  const answered = async (answer) => {
    const from = performance.now();
    counts.pending++;
    try {
      const { type, refused } = await answer;
      counts.answers.push(performance.now() - from);
      if (type !== 'done') counts.refused[refused.code] = (counts.refused[refused.code] ?? 0) + 1;
    } catch {
      counts.unanswered++;
    }
    counts.pending--;
  };
  const begin = async (group, heard) => {
    const kind = kinds.get(group);
    const [players, watchers] = [group.slice(0, kind.players), group.slice(kind.players)];
    const told = (seat, position, bytes) => {
      if (position !== undefined) heard(seat, standingAt(kind, position, seat), bytes);
    };
    const { table, positions, leave } = await beginTable(players, kind, told);
    watchers.forEach((watcher, i) => {
      watcher.subscribe(table, (position, bytes, { news }) => {
        counts.botMoves += news.filter(({ by, kind: entry }) => entry === 'move' && by >= kind.players).length;
        told(kind.players + i, position, bytes);
      });
    });
    return {
      move: (seat, choice) => {
        const position = positions[seat];
        const offer = kind.bots ? Math.floor(Math.random() * position.offers.length) : CHOICES.indexOf(choice);
        answered(players[seat].moveAnswered(table, position, offer));
      },
      leave: () => {
        leave();
        for (const watcher of watchers) watcher.unsubscribe(table);
      },
    };
  };

  return {
    client: { person, begin },
    groupsOf: (people) => {
      const groups = Array.from({ length: people.length / SOCKETS }, (_, i) =>
        people.slice(i * SOCKETS, (i + 1) * SOCKETS),
      );
      groups.forEach((group, i) => {
        kinds.set(group, KINDS[i % KINDS.length]);
      });
      return groups;
    },
    counts,
    /** Counts anew; what is pending stays so. */
    clear: () => Object.assign(counts, { answers: [], refused: {}, unanswered: 0, closed: 0, botMoves: 0 }),
    /** From now on sockets are closed on purpose. */
    leave: () => {
      leaving = true;
    },
  };
}

function standingAt({ game, players }, position, seat) {
  const over = position.view.final !== null;
  if (seat >= players) return { mustChoose: false, decision: null, over };
  if (game === 'incan-gold') return standing(position, seat);
  return { mustChoose: !over && position.offers.length > 0, decision: position.ask, over };
}
