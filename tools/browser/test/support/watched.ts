import type { Page } from '@playwright/test';

interface SentMove {
  readonly ask: number;
  /** When it was sent, and when the entry that opened its decision was first painted; null if it never was. */
  readonly sent: number;
  readonly painted: number | null;
  /** The decision was opened by an own step that revealed nothing: a secret choice, or a take-back. */
  readonly afterOwnStep: boolean;
  /** The longest pause between two presses after something was skipped; null if nothing was. */
  readonly quiet: number | null;
}

interface Notes {
  readonly moves: { readonly ask: number; readonly sent: number }[];
  readonly painted: { readonly seq: number; readonly at: number }[];
  readonly ownSteps: number[];
  /** When something was pressed, and whether that skipped what moved. */
  readonly presses: { readonly at: number; readonly skips: boolean }[];
}

/** Notes in the page itself, from its first script on, what is painted and what is sent, by socket or to the worker. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: Notes = { moves: [], painted: [], ownSteps: [], presses: [] };
    Object.assign(window, { notes });
    const sent = (message: { type?: string; ask?: number }): void => {
      if (message?.type === 'move') notes.moves.push({ ask: message.ask ?? -1, sent: performance.now() });
    };
    type Told = { type?: string; news?: { seq: number; kind: string; seen: { type: string; choice?: string }[] }[] };
    const received = ({ type, news }: Told): void => {
      if (type !== 'news') return;
      // Of one's own secret choice one is told what it was, and nobody else here takes anything back.
      for (const { seq, kind, seen } of news ?? [])
        if (kind === 'takenBack' || (seen.length === 1 && seen[0]?.choice !== undefined)) notes.ownSteps.push(seq);
    };
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => received(JSON.parse(String(data))));
      }
      override send(data: string): void {
        sent(JSON.parse(data));
        super.send(data);
      }
    };
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => received(data));
      }
      override postMessage(message: never): void {
        sent(message);
        super.postMessage(message);
      }
    };
    // An option of a decision that was not shown yet only skips.
    const skips = ({ target }: Event): boolean => {
      const { shown, ask, live } = document.querySelector<HTMLElement>('[data-shown]')?.dataset ?? {};
      const onOption =
        target instanceof Element && target.closest('footer [data-choice], footer [data-option]') !== null;
      const moves = document.querySelector('[data-beat]') !== null;
      return onOption && moves && live === 'false' && Number(ask) > Number(shown);
    };
    for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
      window.addEventListener(
        type,
        (event) => notes.presses.push({ at: performance.now(), skips: type === 'click' && skips(event) }),
        true,
      );
    // What the page holds when a frame begins is painted at its end.
    const look = (at: number): void => {
      const shown = document.querySelector<HTMLElement>('[data-shown]')?.dataset.shown;
      const last = notes.painted.at(-1)?.seq ?? -1;
      if (shown !== undefined && Number(shown) > last) notes.painted.push({ seq: Number(shown), at });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Every move the page has sent so far. */
export async function sentMoves(page: Page): Promise<readonly SentMove[]> {
  const { moves, painted, ownSteps, presses } = await page.evaluate(
    () => (window as unknown as { notes: Notes }).notes,
  );
  return moves.map(({ ask, sent }, i) => ({
    ask,
    sent,
    quiet: quietBefore(sent, moves[i - 1]?.sent ?? 0, presses),
    painted: painted.find(({ seq, at }) => seq >= ask && at <= sent)?.at ?? null,
    afterOwnStep: ownSteps.includes(ask),
  }));
}

/** The longest pause between two presses since something was skipped for the last time; null if nothing was. */
function quietBefore(sent: number, from: number, presses: Notes['presses']): number | null {
  const before = presses.filter(({ at }) => at > from && at <= sent);
  const skip = before.findLastIndex(({ skips }) => skips);
  if (skip < 0) return null;
  const since = before.slice(skip).map(({ at }) => at);
  return Math.max(0, ...since.slice(1).map((at, i) => at - (since[i] ?? at)));
}
