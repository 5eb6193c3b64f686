// A WebSocket by hand: any bytes may be sent over it, and nothing need be read.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { onLoopback } from './loopback.mjs';

export const OPCODES = { continuation: 0, text: 1, binary: 2, ping: 9, pong: 10 };

/** A frame of a client, masked with zeros; of at most 65,535 bytes, or of any size that is only announced. */
export function frame(opcode, payload = Buffer.alloc(0), { last = true, announced = payload.length } = {}) {
  const first = (last ? 0x80 : 0) | opcode;
  const mask = Buffer.alloc(4);
  if (announced < 126) return Buffer.concat([Buffer.from([first, 0x80 | announced]), mask, payload]);
  if (announced < 65_536) {
    const size = Buffer.alloc(2);
    size.writeUInt16BE(announced);
    return Buffer.concat([Buffer.from([first, 0x80 | 126]), size, mask, payload]);
  }
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(announced));
  return Buffer.concat([Buffer.from([first, 0x80 | 127]), size, mask, payload]);
}

/** A connection from that address; never rejects, but may be closed at once. */
export function connected(url, address) {
  const { host, port } = onLoopback(url);
  const socket = connect({ host, port, localAddress: address });
  socket.on('error', () => undefined);
  socket.setNoDelay(true);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('close', () => resolve(socket));
  });
}

/** Asks for an upgrade; answers the connection and the status, 0 where none came. */
export async function upgraded(url, { address, cookie, path = '/live', origin, forwardedFor }) {
  const socket = await connected(url, address);
  const { host } = new URL(url);
  const headers = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...(origin === undefined ? [] : [`Origin: ${origin}`]),
    ...(forwardedFor === undefined ? [] : [`X-Forwarded-For: ${forwardedFor}`]),
  ];
  if (!socket.destroyed) socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  const status = await new Promise((resolve) => {
    socket.once('data', (data) => resolve(Number(String(data).split(' ')[1])));
    socket.once('close', () => resolve(0));
    setTimeout(() => resolve(0), 5000).unref();
  });
  return { socket, status };
}
