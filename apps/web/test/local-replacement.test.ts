import { expect, it } from 'vitest';
import { localSession } from '../src/session/local/local-session.ts';
import type { WorkerClient } from '../src/session/local/worker-client.ts';
import type { FromWorker, MoveResult } from '../src/session/worker/worker-messages.ts';
import { CAMP, frame, news, position, room, TORCH } from './fake-server.ts';
import { playNow } from './playing-out.ts';

type FromTable = Extract<FromWorker, { readonly table: string }>;

function beside() {
  const moves: { readonly about: unknown; done(made: MoveResult): void }[] = [];
  let say: (message: FromTable) => void = () => {};
  const client: WorkerClient = {
    ask: (_, about) => new Promise((done) => moves.push({ about, done: done as (made: MoveResult) => void })),
    notify: () => {},
    subscribe: (_, heard) => {
      say = heard;
      return () => {};
    },
  };
  const session = localSession(client, 'table1');
  return { session, moves, say: (message: FromTable) => say(message) };
}

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const hand = (seat: number, ask: number) => ({ ...position(ask), seat });
const onTable = { hand: null, passTo: null, undoable: null };

it('a table on this device remembers a changed mind too', async () => {
  const { session, moves, say } = beside();
  say({ type: 'room', table: 'table1', room: room() });
  say({ ...frame([news(0)]), ...onTable });
  playNow(session, [TORCH]);
  playNow(session, [CAMP]);
  expect(session.snapshot().pending).toMatchObject({ intents: [CAMP] });
  say({ ...frame([news(1)]), ...onTable });
  moves[0]?.done({ seq: 1 });
  await soon();
  expect(moves.map(({ about }) => about)).toMatchObject([
    { ask: 0, intents: [TORCH] },
    { ask: 1, intents: [CAMP] },
  ]);
});

it('a wish is not granted to whoever gets the device next', async () => {
  const { session, moves, say } = beside();
  say({ type: 'room', table: 'table1', room: room({ you: null }) });
  say({ ...frame([news(0)]), ...onTable, hand: hand(0, 0) });
  playNow(session, [TORCH]);
  playNow(session, [CAMP]);
  say({ ...frame([news(1)]), ...onTable, hand: hand(1, 1) });
  moves[0]?.done({ seq: 1 });
  await soon();
  expect(moves).toHaveLength(1);
});
