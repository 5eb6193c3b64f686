import type { ClientMessage } from '@quri/protocol';
import { expect, it } from 'vitest';
import { requests, unansweredMoves } from '../src/session/socket/requests.ts';
import { memoryStorage } from './fake-server.ts';

function open() {
  const sent: ClientMessage[] = [];
  const timers: (() => void)[] = [];
  const all = requests({
    send: (message) => {
      sent.push(message);
      return true;
    },
    later: (_, act) => {
      timers.push(act);
      return () => timers.splice(timers.indexOf(act), 1);
    },
    noAnswer: () => {},
    unanswered: unansweredMoves(memoryStorage()),
  });
  return { ...all, sent, runTimers: () => timers.splice(0).forEach((act) => void act()) };
}

const why = { type: 'why', table: 'table1', intent: { type: 'choose' } } as const;
const sit = { type: 'stand', table: 'table1' } as const;
const tooFast = { code: 'tooFast', retry: true };

it('a request that came too fast is sent again, and so is all that is unanswered after a new connection', () => {
  const { ask, refused, repeat, sent, runTimers } = open();
  void ask(sit, 'stand-1');
  refused('stand-1', tooFast);
  runTimers();
  repeat();
  expect(sent).toHaveLength(3);
});

it('a question why is asked once: its answer is for the moment it was asked', async () => {
  const { ask, refused, repeat, sent, runTimers } = open();
  const first = ask(why, 'why-1');
  refused('why-1', tooFast);
  expect(await first).toEqual({ ok: false, refused: tooFast });
  const second = ask(why, 'why-2');
  repeat();
  runTimers();
  expect(await second).toMatchObject({ ok: false });
  expect(sent).toHaveLength(2);
});
