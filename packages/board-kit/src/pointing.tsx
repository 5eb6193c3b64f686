import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

/** A place on a board as its game numbers it: a hex, a cell. */
export type PlaceId = number;

const NOWHERE: readonly PlaceId[] = [];

/** So long a tapped line lights its places, unless something else is pressed before. */
const LASTS_MS = 6000;

/** What somebody points at in words: sentences and buttons set it, a board lights it. It chooses nothing. */
interface Pointer {
  /** Each once. */
  readonly places: () => readonly PlaceId[];
  subscribe(listener: () => void): () => void;
  /** While this owner is hovered or has the focus. */
  point(owner: object, places: readonly PlaceId[]): void;
  leave(owner: object): void;
  /** For a while, or until the next press. */
  pin(places: readonly PlaceId[]): void;
}

function createPointer(): Pointer {
  const listeners = new Set<() => void>();
  let pointed: { readonly owner: object; readonly places: readonly PlaceId[] } | null = null;
  let pinned = NOWHERE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const unpin = (): void => {
    clearTimeout(timer);
    window.removeEventListener('pointerdown', unpin, true);
    pinned = NOWHERE;
    changed();
  };
  return {
    places: () => pointed?.places ?? pinned,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    point: (owner, places) => {
      pointed = { owner, places: [...new Set(places)] };
      changed();
    },
    leave: (owner) => {
      if (pointed?.owner !== owner) return;
      pointed = null;
      changed();
    },
    pin: (places) => {
      clearTimeout(timer);
      timer = setTimeout(unpin, LASTS_MS);
      window.addEventListener('pointerdown', unpin, true);
      pinned = [...new Set(places)];
      changed();
    },
  };
}

const PointerContext = createContext(createPointer());

/** Everything in it lights places on the same board. */
export function PointerScope({ children }: { readonly children: ReactNode }): ReactNode {
  const [pointer] = useState(createPointer);
  return <PointerContext value={pointer}>{children}</PointerContext>;
}

/** The places to light now. */
export function usePointed(): readonly PlaceId[] {
  const { subscribe, places } = useContext(PointerContext);
  return useSyncExternalStore(subscribe, places, places);
}

/** What an element needs to light its places while it is hovered or reached with the keyboard. */
export function usePointing(places: readonly PlaceId[]) {
  const pointer = useContext(PointerContext);
  const owner = useMemo(() => ({}), []);
  useEffect(() => {
    return () => pointer.leave(owner);
  }, [pointer, owner]);
  const point = (): void => {
    if (places.length > 0) pointer.point(owner, places);
  };
  const leave = (): void => pointer.leave(owner);
  return {
    onPointerEnter: point,
    onPointerLeave: leave,
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) point();
    },
    onBlur: leave,
    pin: (): void => pointer.pin(places),
  };
}

interface LineProps {
  readonly places: readonly PlaceId[];
  /** The line was tapped: what lies over the board may make room. */
  tapped?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A line of a list that lights what it speaks of: under the pointer, with the focus, and for a while after a tap. */
export function PointingLine({ places, tapped, children }: LineProps): ReactNode {
  const { pin, ...handlers } = usePointing(places);
  if (places.length === 0) return <li>{children}</li>;
  const onClick = (): void => {
    pin();
    tapped?.();
  };
  return (
    <li
      tabIndex={-1}
      data-points=""
      {...handlers}
      onClick={onClick}
      onKeyDown={({ key }) => key === 'Enter' && onClick()}
    >
      {children}
    </li>
  );
}

/** On a list of such lines: arrow keys go from line to line. */
export function goToLine(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-points]')];
  const from = lines.indexOf(document.activeElement as HTMLElement);
  const next = from < 0 ? lines.at(0) : lines[from + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Words that light what they speak of. */
export function PointingWords({ places, children }: Omit<LineProps, 'tapped'>): ReactNode {
  const { pin, ...handlers } = usePointing(places);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for pointers only, the log has the same for the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <span {...handlers} onClick={places.length > 0 ? pin : undefined}>
      {children}
    </span>
  );
}
