import { once } from 'node:events';
import { frame, OPCODES, upgraded } from '../clients/frames.mjs';
import { newGuest } from '../clients/http.mjs';

const SOCKETS = 4;
const AT_ONCE = 500;
const CLOSED_MS = 2000;
const PAYLOAD = Buffer.alloc(125, 'p');

/** Control frames of 125 bytes as fast as the connection takes them; nothing is ever read. */
const controlFrames = (name, opcode) => ({
  about: `one guest, ${SOCKETS} sockets: ${name} of 125 bytes as fast as the connection takes them, never reading`,
  prepare: async ({ url, address }) => ({ cookie: await newGuest(url, address) }),
  attack: async ({ url, address, over, sleep }, { cookie }) => {
    const many = Buffer.concat(Array.from({ length: AT_ONCE }, () => frame(opcode, PAYLOAD)));
    const achieved = { frames: 0, sockets: 0, closed: 0 };
    const flood = async () => {
      const { socket, status } = await upgraded(url, { address, cookie });
      if (status !== 101) return sleep(100);
      achieved.sockets++;
      socket.pause();
      const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
      while (!over() && !socket.destroyed) {
        achieved.frames += AT_ONCE;
        if (socket.write(many)) await new Promise((resolve) => setImmediate(resolve));
        else await Promise.race([once(socket, 'drain').catch(() => undefined), closed, sleep(1000)]);
      }
      // Whoever is closed for it may first be given a moment to read why.
      await Promise.race([closed, sleep(CLOSED_MS)]);
      if (socket.destroyed) achieved.closed++;
      return socket.destroy();
    };
    const floodOnAndOn = async () => {
      while (!over()) await flood();
    };
    await Promise.all(Array.from({ length: SOCKETS }, floodOnAndOn));
    return achieved;
  },
  wanted: ({ closed }) => [[`a socket that floods with ${name} is closed`, closed > 0]],
});

export const pings = controlFrames('pings', OPCODES.ping);
export const pongs = controlFrames('pongs', OPCODES.pong);
