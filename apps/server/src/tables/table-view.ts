import { commitmentOf } from '@quri/kernel';
import type { RoomView, SeatView } from '@quri/protocol';
import type { Guests } from '../guests/guests.ts';
import type { Seating } from '../store/records.ts';
import { isPresent, type LiveTable, phaseOf, type Subscriber, seatOf } from './live-table.ts';

/** Sends `room` messages: the table as each subscriber may see it. */
export interface TableViews {
  sendTo(subscriber: Subscriber, live: LiveTable): void;
  /** To be called after every change of the table. */
  sendToAll(live: LiveTable): void;
}

export function tableViews(guests: Guests, lobbyChanged: () => void): TableViews {
  const sendTo = (subscriber: Subscriber, live: LiveTable): void =>
    subscriber.send({ type: 'room', room: tableView(guests, live, subscriber.guest) });
  return {
    sendTo,
    sendToAll: (live) => {
      for (const subscriber of live.subscribers) sendTo(subscriber, live);
      lobbyChanged();
    },
  };
}

/** Built field by field, so that nothing of the record is sent by accident. */
function tableView(guests: Guests, live: LiveTable, viewer: string): RoomView {
  const { record } = live;
  const you = seatOf(record, viewer) ?? null;
  const host = record.host === viewer;
  return {
    table: record.id,
    game: record.game,
    options: { ...record.options },
    phase: phaseOf(live),
    seats: record.seating.map((one) => seatView(guests, live, one, viewer)),
    you,
    host,
    open: record.open,
    invite: host || you !== null ? record.invite : null,
    commitment: seedCommitment(live),
    attempt: record.attempt,
    calledOff: record.seating.flatMap((one, n) =>
      one.kind === 'person' && live.missingReveals.includes(one.guest) ? [n] : [],
    ),
    rematch: record.rematch,
  };
}

/** Computed once for each seed. */
function seedCommitment(live: LiveTable): string {
  const { seed } = live.record;
  if (live.seedCommitment?.seed !== seed) live.seedCommitment = { seed, commitment: commitmentOf(seed) };
  return live.seedCommitment.commitment;
}

function seatView(guests: Guests, live: LiveTable, one: Seating, viewer: string): SeatView {
  if (one.kind === 'bot') return { kind: 'bot', level: one.level };
  if (one.kind === 'empty') return { kind: 'empty' };
  const guest = guests.byId(one.guest);
  const name = guest?.name ?? null;
  const colour = guest?.colour ?? 0;
  if (one.kind === 'kept') return { kind: 'kept', name, colour, yours: one.guest === viewer };
  return { kind: 'person', name, colour, present: isPresent(live, one.guest), commitment: one.commitment };
}
