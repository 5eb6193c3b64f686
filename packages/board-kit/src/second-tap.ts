/** Two taps so close in time and place are a double tap, whether a browser counts them as one or not. */
const DOUBLE_TAP_MS = 350;
const SAME_PLACE_PX = 24;

type Tap = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'>;

/** Tells the second half of a double tap, which was meant for what stood there before. */
export function secondTapGuard(): (tap: Tap) => boolean {
  let first: Tap | null = null;
  return (tap) => {
    // A click of the keyboard or of a script has no place.
    if (tap.detail === 0) return false;
    const isSecond =
      first !== null &&
      tap.timeStamp - first.timeStamp < DOUBLE_TAP_MS &&
      Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY) < SAME_PLACE_PX;
    const { detail, timeStamp, clientX, clientY } = tap;
    if (!isSecond) first = { detail, timeStamp, clientX, clientY };
    return isSecond;
  };
}

const isSecondTap = secondTapGuard();

/** One guard for all buttons that make room for others: a double tap may begin on one and end on another. */
export const unlessSecondTap =
  <Event extends Tap>(act: ((event: Event) => void) | undefined) =>
  (event: Event): void => {
    if (!isSecondTap(event)) act?.(event);
  };
