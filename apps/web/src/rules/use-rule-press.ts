import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import './rule-press.css';

/** How long something is held until its rule opens, in milliseconds. */
const HOLD = 500;
/** A finger that moves more than this drags. */
const MOST_PX = 10;
/** How long after the finger is up its click may come, in milliseconds. */
const CLICK = 400;

interface Held {
  readonly down: PointerEvent;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Opens the rule of what is held for a moment, or clicked with the right button, on the element that gets this ref:
 * the first id in the nearest `data-rule`.
 */
export function useRulePress(open: (rule: string) => void): RefCallback<HTMLElement> {
  const now = useRef(open);
  useLayoutEffect(() => {
    now.current = open;
  }, [open]);
  return useCallback((element) => {
    if (element !== null) return listenForRulePress(element, (rule) => now.current(rule));
  }, []);
}

/** Returns how to stop. */
function listenForRulePress(element: HTMLElement, open: (rule: string) => void): () => void {
  let held: Held | null = null;
  /** The rule is open, and the finger that opened it may still be down. */
  let opened = false;

  const letGo = (): void => {
    if (held !== null) clearTimeout(held.timer);
    held = null;
  };

  /** With the finger that went down there. */
  const openWith = (down: PointerEvent, rule: string): void => {
    letGo();
    // The board forgets the finger: it neither pans nor drags with it any more.
    down.target?.dispatchEvent(new PointerEvent('pointercancel', { ...pointerOf(down), bubbles: true }));
    opened = true;
    open(rule);
  };

  const onDown = (event: PointerEvent): void => {
    const isSecond = held !== null;
    letGo();
    opened = false;
    if (isSecond || !event.isPrimary || event.pointerType === 'mouse') return;
    const rule = ruleOf(element, event);
    if (rule === null) return;
    held = { down: event, timer: setTimeout(() => openWith(event, rule), HOLD) };
  };

  const onMove = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (held?.down.pointerId !== pointerId) return;
    if (Math.hypot(clientX - held.down.clientX, clientY - held.down.clientY) > MOST_PX) letGo();
  };

  const onUp = ({ pointerId }: PointerEvent): void => {
    if (held?.down.pointerId === pointerId) letGo();
    if (opened) setTimeout(() => (opened = false), CLICK);
  };

  /** Somebody drags with it from here on. */
  const onCapture = ({ pointerId, target }: PointerEvent): void => {
    if (held?.down.pointerId === pointerId && target !== held.down.target) letGo();
  };

  const onMenu = (event: MouseEvent): void => {
    // A long press that has opened the rule already; by now the rulebook may lie under the finger.
    if (opened) return event.preventDefault();
    const rule = ruleOf(element, event);
    if (rule === null) return;
    event.preventDefault();
    if (held === null) open(rule);
    else openWith(held.down, rule);
  };

  const onClick = (event: MouseEvent): void => {
    // A click from the keyboard has nothing to do with the finger.
    if (!opened || event.detail === 0) return;
    opened = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const stop = new AbortController();
  const { signal } = stop;
  const first = { signal, capture: true } as const;
  // Before the board hears of them, and wherever they end.
  window.addEventListener('pointerdown', onDown, first);
  window.addEventListener('pointermove', onMove, first);
  window.addEventListener('pointerup', onUp, first);
  window.addEventListener('pointercancel', onUp, first);
  window.addEventListener('gotpointercapture', onCapture, first);
  window.addEventListener('contextmenu', onMenu, first);
  window.addEventListener('click', onClick, first);
  return () => {
    letGo();
    stop.abort();
  };
}

const pointerOf = ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent): PointerEventInit => ({
  pointerId,
  pointerType,
  isPrimary,
  clientX,
  clientY,
});

/** The first of the rules that explain what the event is on. */
function ruleOf(element: HTMLElement, { target }: Event): string | null {
  const found = target instanceof Element && element.contains(target) ? target.closest('[data-rule]') : null;
  return found?.getAttribute('data-rule')?.trim().split(/\s+/)[0] || null;
}
