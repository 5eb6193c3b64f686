import { type RoomView, USUAL_TERMS } from '@quri/protocol';
import type { TableRecord } from './table-store.ts';

/** A local table as the room that screens expect. */
export const roomOf = (
  {
    id,
    game,
    options,
    seats,
    at,
  }: Pick<TableRecord, 'id' | 'game' | 'options' | 'seats'> & Partial<Pick<TableRecord, 'at'>>,
  you: number | null,
  over: boolean,
): RoomView => ({
  table: id,
  game,
  options,
  phase: over ? 'over' : 'playing',
  seats: seats.map((seat, colour) =>
    seat.kind === 'bot'
      ? seat
      : {
          kind: 'person',
          name: seat.name === '' ? null : seat.name,
          colour,
          awaySeconds: null,
          substitute: null,
          conceded: false,
          watchedBy: 0,
          watchable: false,
          usualHours: null,
          commitment: '',
        },
  ),
  watchers: 0,
  awayLimits: { substitute: 0, end: 0 },
  proposals: [],
  terms: USUAL_TERMS,
  consent: null,
  pausedByConsent: false,
  watching: null,
  deal: null,
  you,
  host: true,
  open: false,
  invite: null,
  commitment: '',
  attempt: 0,
  calledOff: [],
  rematch: null,
  ...(over && at !== undefined && { endedAt: at }),
});
