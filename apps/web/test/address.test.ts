import { expect, it } from 'vitest';
import { createConnection } from '../src/session/socket/connection.ts';
import { unansweredMoves } from '../src/session/socket/requests.ts';
import { fakeServer, memoryStorage } from './fake-server.ts';

it('a page without a table asks the server for the address to give to others', () => {
  const end = fakeServer();
  const connection = createConnection({ ...end.needs, unanswered: unansweredMoves(memoryStorage()) });
  expect(end.calls()).toBe(0);
  connection.open();
  connection.open();
  expect(end.calls()).toBe(1);
  end.welcome('one', 'g', 'http://192.168.0.7:4000');
  expect(connection.state.get().address).toBe('http://192.168.0.7:4000');
});
