/** Whoever skips in a hurry often taps twice: so long nothing may be pressed before what comes next takes an answer. */
const QUIET_MS = 700;
/** Somebody who never stops pressing waits no longer than this. */
const MOST_MS = 1500;
/** The click of a finger comes so soon after it was lifted. */
const CLICK_MS = 100;

const PRESSES = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'keyup'] as const;

/** Acts once every finger is lifted and nothing was pressed for a while. Returns how to give it up. */
export function whenQuiet(act: () => void): () => void {
  const end = performance.now() + MOST_MS;
  const held = new Set<number>();
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (least = 0): void => {
    clearTimeout(timer);
    if (held.size === 0) timer = setTimeout(done, Math.min(QUIET_MS, Math.max(least, end - performance.now())));
  };
  const giveUp = (): void => {
    clearTimeout(timer);
    stop.abort();
  };
  const done = (): void => {
    giveUp();
    act();
  };
  const onPress = (event: Event): void => {
    const { type, pointerId } = event as PointerEvent;
    if (type === 'pointerdown') held.add(pointerId);
    else if (type !== 'click') held.delete(pointerId);
    wait(type === 'pointerup' ? CLICK_MS : 0);
  };
  for (const type of PRESSES) window.addEventListener(type, onPress, { capture: true, signal: stop.signal });
  wait();
  return giveUp;
}
