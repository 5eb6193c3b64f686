import { createConnection } from '../src/session/socket/connection.ts';
import { unansweredMoves } from '../src/session/socket/requests.ts';
import { seatBytesIn } from '../src/session/socket/seat-bytes.ts';
import { socketSession } from '../src/session/socket/socket-session.ts';
import { unsentLines } from '../src/session/socket/unsent-lines.ts';
import { fakeServer, memoryStorage } from './fake-server.ts';

/** A session that has asked for a table, with the other end of its line in the test's hand. */
export function joined(keep = memoryStorage()) {
  const end = fakeServer();
  const unanswered = unansweredMoves(keep);
  const connection = createConnection({ ...end.needs, unanswered });
  const needs = {
    connection,
    unanswered,
    bytes: seatBytesIn(keep),
    unsent: unsentLines(keep),
    fetchReplay: async () => null,
  };
  const back = () => socketSession(needs, 'table1', 'secret');
  const session = back();
  const saidOf = (type: string) => end.said().filter((message) => message.type === type);
  return { end, connection, session, back, saidOf };
}
