import type { Port } from '../src/session/local/engine.ts';
import { Desk } from '../src/session/worker/desk.ts';
import { memoryVault, type Vault } from '../src/session/worker/vault.ts';

/** The worker's desk in the same thread; what crosses is copied as it would be. */
export function deskBeside(vault: Vault = memoryVault()): Port & { reloaded(): ReturnType<typeof deskBeside> } {
  const port: Port & { reloaded(): ReturnType<typeof deskBeside> } = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => void desk.hear(structuredClone(message)),
    reloaded: () => deskBeside(vault),
  };
  const desk = new Desk({
    vault,
    send: (message) => port.onmessage?.({ data: structuredClone(message) } as MessageEvent),
    now: () => 0,
    pause: (ms) => new Promise((done) => setTimeout(done, ms > 1000 ? ms : 0)),
  });
  return port;
}
