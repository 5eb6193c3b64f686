import type { Page, WebSocket } from '@playwright/test';

interface Frame {
  readonly by: 'page' | 'server';
  readonly type: string;
  readonly id?: string;
  readonly room?: { readonly host: boolean };
}

export interface Tap {
  /** Every message of this kind, whoever sent it. */
  said(type: string): readonly Frame[];
  /** Has the server done something like this for the page? What is only on its way, a reload would cut off. */
  isDone(like: object): boolean;
}

/** Everything this page says and hears over its sockets. */
export function tapped(page: Page): Tap {
  const all: Frame[] = [];
  page.on('websocket', (socket: WebSocket) => {
    socket.on('framesent', ({ payload }) => all.push({ by: 'page', ...JSON.parse(String(payload)) }));
    socket.on('framereceived', ({ payload }) => all.push({ by: 'server', ...JSON.parse(String(payload)) }));
  });
  const said = (type: string): readonly Frame[] => all.filter((one) => one.type === type);
  return {
    said,
    isDone: (like) => {
      const asked = all.filter((one) => one.by === 'page' && isLike(one, like)).map(({ id }) => id);
      return said('done').some(({ id }) => asked.includes(id));
    },
  };
}

const isLike = (one: unknown, like: unknown): boolean =>
  typeof like !== 'object' || like === null
    ? one === like
    : Object.entries(like).every(([key, value]) => isLike((one as Record<string, unknown> | undefined)?.[key], value));
