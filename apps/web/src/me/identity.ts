import type { Guest } from '@quri/protocol';
import { changeSettings } from '../session/settings.ts';
import { connection, forgetIdentity } from '../session/socket/page-connection.ts';

/** This browser has another guest, or none: what it kept of the one before is forgotten. */
export function identityChanged(guest: Guest | null): void {
  forgetIdentity();
  // The server has closed the sockets of a device that is signed out.
  if (guest === null) return;
  changeSettings({ name: guest.name ?? '', colour: guest.colour });
  connection().reconnect();
}

/** The look that was chosen here: for games on this device, and for what the open connection says of its guest. */
export function colourChosen(colour: number): void {
  changeSettings({ colour });
  const { state } = connection();
  const { guest } = state.get();
  if (guest !== null) state.set({ ...state.get(), guest: { ...guest, colour } });
}
