import { expect, it } from 'vitest';
import type { Engine } from '../src/session/local/engine.ts';
import { localSession } from '../src/session/local/local-session.ts';
import type { FromWorker } from '../src/session/worker/wire.ts';
import { news, room } from './far-end.ts';

type Said = Extract<FromWorker, { readonly table: string }>;

function beside() {
  const moves: { readonly about: unknown; done(seq: number): void }[] = [];
  let say: (message: Said) => void = () => {};
  const engine: Engine = {
    ask: (_, about) => new Promise((done) => moves.push({ about, done: done as (seq: number) => void })),
    tell: () => {},
    listen: (_, heard) => {
      say = heard;
      return () => {};
    },
  };
  const session = localSession(engine, 'table1');
  return { session, moves, say: (message: Said) => say(message) };
}

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const hand = (seat: number, ask: number) => ({
  seat,
  ask,
  view: {},
  offers: [{ type: 'torch' }, { type: 'camp' }],
  takeBack: null,
});

it('a table on this device remembers a changed mind too', async () => {
  const { session, moves, say } = beside();
  say({ type: 'room', table: 'table1', room: room() });
  say({ type: 'news', table: 'table1', news: [news(0)], hand: null, passTo: null, undoable: null });
  session.play(0);
  session.play(1);
  expect(session.snapshot().pending).toMatchObject({ offer: 1 });
  say({ type: 'news', table: 'table1', news: [news(1)], hand: null, passTo: null, undoable: null });
  moves[0]?.done(1);
  await soon();
  expect(moves.map(({ about }) => about)).toMatchObject([
    { ask: 0, offer: 0 },
    { ask: 1, offer: 1 },
  ]);
});

it('a wish is not granted to whoever gets the device next', async () => {
  const { session, moves, say } = beside();
  say({ type: 'room', table: 'table1', room: room({ you: null }) });
  say({ type: 'news', table: 'table1', news: [news(0)], hand: hand(0, 0), passTo: null, undoable: null });
  session.play(0);
  session.play(1);
  say({ type: 'news', table: 'table1', news: [news(1)], hand: hand(1, 1), passTo: null, undoable: null });
  moves[0]?.done(1);
  await soon();
  expect(moves).toHaveLength(1);
});
