import { randomBytes } from 'node:crypto';
import { connected, frame, OPCODES, upgraded } from '../clients/frames.mjs';
import { newGuest } from '../clients/http.mjs';

const SILENT = 300;

/** Over a socket that was accepted: what no client would send. */
const frames = [
  () => frame(OPCODES.text, Buffer.from('{"type":"pi')),
  () => frame(OPCODES.text, Buffer.from(`${'['.repeat(7000)}`)),
  () => frame(OPCODES.text, Buffer.from('{"__proto__":{"type":"ping"},"type":"lobby","watch":{"a":[]}}')),
  () => frame(OPCODES.text, Buffer.from([0xc3, 0x28, 0xa0, 0xa1])),
  () => frame(OPCODES.binary, randomBytes(4000)),
  () => frame(OPCODES.text, randomBytes(2000), { announced: 2 ** 40 }),
  () => frame(OPCODES.text, randomBytes(60_000)),
  () => frame(3, randomBytes(20)),
  () => frame(OPCODES.continuation, randomBytes(20)),
  () => randomBytes(200),
];

export const garbage = {
  about: 'random bytes, broken and huge frames, endless fragments, 300 silent connections, headers byte by byte',
  prepare: async ({ url, address }) => ({ cookie: await newGuest(url, address) }),
  attack: async ({ url, address, short, over, sleep }, { cookie }) => {
    const achieved = { frames: 0, fragments: 0, connections: 0, slowHeaders: 0, closed: 0 };
    const opened = [];
    const keep = (socket) => {
      opened.push(socket);
      achieved.connections++;
      socket.resume();
      socket.once('close', () => achieved.closed++);
      return socket;
    };
    const badFrames = async () => {
      for (let i = 0; !over(); i++) {
        const { socket, status } = await upgraded(url, { address, cookie });
        keep(socket);
        for (let n = 0; status === 101 && n < 20 && !socket.destroyed && !over(); n++) {
          socket.write(frames[(i + n) % frames.length]());
          achieved.frames++;
          await sleep(2);
        }
        socket.destroy();
        await sleep(100);
      }
    };
    const endlessFragments = async () => {
      while (!over()) {
        const { socket, status } = await upgraded(url, { address, cookie });
        keep(socket);
        const part = Buffer.concat(
          Array.from({ length: 200 }, () => frame(OPCODES.continuation, undefined, { last: false })),
        );
        if (status === 101) socket.write(frame(OPCODES.text, undefined, { last: false }));
        while (!over() && !socket.destroyed && status === 101) {
          socket.write(part);
          achieved.fragments += 200;
          await sleep(5);
        }
        await sleep(200);
      }
    };
    const randomBytesOnly = async () => {
      while (!over()) {
        const socket = keep(await connected(url, address));
        socket.end(randomBytes(5000));
        await sleep(20);
      }
    };
    const silent = async () => {
      for (let i = 0; !over() && i < (short ? 50 : SILENT); i++) {
        keep(await connected(url, address));
        await sleep(2);
      }
    };
    const slowHeaders = async () => {
      const sockets = [];
      for (let i = 0; i < 50; i++) sockets.push(keep(await connected(url, address)));
      for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
      while (!over()) {
        for (const socket of sockets) if (!socket.destroyed) socket.write('X');
        achieved.slowHeaders += sockets.length;
        await sleep(500);
      }
    };
    await Promise.all([badFrames(), endlessFragments(), randomBytesOnly(), silent(), slowHeaders()]);
    for (const socket of opened) socket.destroy();
    return achieved;
  },
  wanted: ({ connections }) => [['it was sent', connections > 0]],
};
