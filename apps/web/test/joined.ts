import { connectionOver } from '../src/session/socket/connection.ts';
import { seatBytesIn } from '../src/session/socket/seat-bytes.ts';
import { socketSession } from '../src/session/socket/socket-session.ts';
import { farEnd, memoryKeep } from './far-end.ts';

/** A session that has asked for a table, with the other end of its line in the test's hand. */
export function joined(keep = memoryKeep()) {
  const end = farEnd();
  const connection = connectionOver(end.needs);
  const needs = { connection, bytes: seatBytesIn(keep), fetchReplay: async () => null };
  const session = socketSession(needs, 'table1', 'secret');
  const saidOf = (type: string) => end.said().filter((message) => message.type === type);
  return { end, connection, session, saidOf };
}
