import type { ClientMessage, Refused, ServerMessage } from '@quri/protocol';
import { no } from '../refusal.ts';
import { isUnavailable } from '../store/unavailable.ts';
import type { House } from './house.ts';
import { answeredBefore } from './repeats.ts';
import { pause, settleDoubt } from './restoring.ts';
import { type Answer, type Listener, mayEnter, type Room } from './room.ts';

/** What came of a request, and what everybody hears once the asker has been answered. */
export interface Acted {
  readonly answer: Answer | 'later';
  readonly afterwards?: () => void;
}

export const refuse = (refused: Refused): Acted => ({ answer: { refused } });

type Request = Extract<ClientMessage, { readonly id: string }>;

/** Answers fill at least so many bytes. */
const ANSWER_SIZE = 256;

/** So many noes a table remembers. */
const NOES = 200;

/** A request for a table, in its turn: answered once, and the same again however often it is repeated. */
export function request(
  house: House,
  room: Room,
  by: Listener,
  message: Request,
  act: () => Acted | Promise<Acted>,
): void {
  const { id } = message;
  const name = `${by.guest}/${id}`;
  room.queue.add(async () => {
    const { answer, afterwards } = await acted(house, room, by, message, act);
    if (answer !== 'later') {
      // A question why leaves no trace.
      if ('refused' in answer && !answer.refused.retry && message.type !== 'why') note(room, name, answer.refused);
      reply(by, id, answer);
    }
    afterwards?.();
  });
}

async function acted(
  house: House,
  room: Room,
  by: Listener,
  message: Request,
  act: () => Acted | Promise<Acted>,
): Promise<Acted> {
  try {
    if (room.doubtful) await settleDoubt(house, room);
    const before = earlierAnswer(house, room, by, message);
    if (before !== undefined) return { answer: before };
    const shut = whyNotEnter(room, by);
    if (shut !== undefined) return refuse(shut);
    const result = await act();
    const answer = wasRefused(result) ? madeElsewhere(house, room, by, message) : undefined;
    return answer === undefined ? result : { answer };
  } catch (error) {
    return refuse(failed(house, room, error));
  }
}

const wasRefused = ({ answer }: Acted): boolean => answer !== 'later' && 'refused' in answer;

/** Another server may have done it, of which this one has heard only now. */
function madeElsewhere(house: House, room: Room, by: Listener, message: Request): Answer | undefined {
  if (message.type !== 'move' && message.type !== 'takeBack') return undefined;
  const done = answeredBefore(house.store, room, by.guest, message);
  return done && { done };
}

export function reply(to: Listener, id: string, answer: Answer): void {
  const message: ServerMessage =
    'refused' in answer ? { type: 'refused', id, refused: answer.refused } : { type: 'done', id, ...answer.done };
  // Why something was refused may tell what somebody holds: to whoever sees only sizes, all answers are the same.
  to.sendText(JSON.stringify(message).padEnd(ANSWER_SIZE));
}

/** The no for something thrown: the store's trouble is worth trying again, ours pauses the table. */
export function failed(house: House, room: Room, error: unknown): Refused {
  if (isUnavailable(error)) {
    house.log.warn({ table: room.id, err: error }, 'the store is unavailable');
    room.doubtful = true;
    return no('unavailable');
  }
  pause(house, room, error);
  return no('broken');
}

function earlierAnswer(house: House, room: Room, by: Listener, message: Request): Answer | undefined {
  const done = answeredBefore(house.store, room, by.guest, message);
  if (done !== undefined) return { done };
  const refused = room.noes.get(`${by.guest}/${message.id}`);
  return refused === undefined ? undefined : { refused };
}

/** Before anything is asked of a table: is it there for this guest, and does it go on at all? */
export function whyNotEnter(room: Room, by: Listener): Refused | undefined {
  if (!mayEnter(room, by.guest)) return no('needsInvite');
  if (room.broken) return no('broken');
  return room.record.phase === 'closed' ? no('closed') : undefined;
}

function note(room: Room, name: string, refused: Refused): void {
  room.noes.set(name, refused);
  const oldest = room.noes.keys().next().value;
  if (room.noes.size > NOES && oldest !== undefined) room.noes.delete(oldest);
}
