import { type ReactNode, useEffect, useState } from 'react';
import styles from './lesson-panel.module.css';

interface Ring {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** So many pieces are ringed at most: more would point at nothing. */
const MOST = 8;
const AROUND = 6;
/** From the edge of the screen, and of the next ring: its dark line is there. */
const INSET = 2;
/** A shared edge is no overlap. */
const EDGE = 4;
const EVERY_MS = 150;

/** Rings around the pieces that a rule is about. They follow what moves. */
export function Rings({ rule }: { readonly rule: string }): ReactNode {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  useEffect(() => {
    const look = (): void => {
      const found = ringsFor(rule);
      setRings((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [rule]);
  return (
    <span aria-hidden="true">
      {rings.map((ring) => (
        <span key={`${ring.left} ${ring.top} ${ring.width}`} className={styles.ring} style={{ ...ring }} />
      ))}
    </span>
  );
}

function ringsFor(rule: string): readonly Ring[] {
  const board = document.querySelector('main')?.getBoundingClientRect();
  if (board === undefined) return [];
  const boxes = [...document.querySelectorAll(`[data-rule~="${CSS.escape(rule)}"]`)]
    .map((piece) => ({ piece, box: piece.getBoundingClientRect() }))
    .filter(({ piece, box }) => box.width > 0 && box.height > 0 && isInSight(piece, box, board))
    .map(({ box: { left, top, width, height } }) => ({ left, top, width, height }));
  return boxes.reduce<readonly Ring[]>(withBox, []).slice(0, MOST).map(ringAround);
}

/** A little larger than what it is around, as far as the next ring leaves room, and all of it on the screen. */
function ringAround(box: Ring, _: number, boxes: readonly Ring[]): Ring {
  const rooms = boxes.filter((other) => other !== box).map((other) => -overlap(box, other) / 2 - INSET);
  const more = Math.min(AROUND, ...rooms);
  const left = Math.max(INSET, Math.round(box.left - more));
  const top = Math.max(INSET, Math.round(box.top - more));
  const right = Math.min(innerWidth - INSET, Math.round(box.left + box.width + more));
  const bottom = Math.min(innerHeight - INSET, Math.round(box.top + box.height + more));
  return { left, top, width: right - left, height: bottom - top };
}

/** Boxes that lie over each other are parts of one thing, such as the two halves of a tile: they get one ring. */
function withBox(rings: readonly Ring[], box: Ring): readonly Ring[] {
  const [first, ...others] = rings.filter((ring) => overlap(ring, box) > EDGE);
  if (first === undefined) return [...rings, box];
  const rest = rings.filter((ring) => ring !== first);
  return others.length === 0 ? [...rest, around(first, box)] : withBox(rest, around(first, box));
}

/** How far two boxes reach into each other, in pixels; below zero, how far they are apart. */
const overlap = (a: Ring, b: Ring): number =>
  Math.min(
    Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left),
    Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top),
  );

function around(a: Ring, b: Ring): Ring {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  const right = Math.max(a.left + a.width, b.left + b.width);
  const bottom = Math.max(a.top + a.height, b.top + b.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** What was panned out of the board, or lies in a closed drawer, is not pointed at. */
function isInSight(piece: Element, box: DOMRect, board: DOMRect): boolean {
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  if (piece.closest('main') === null) return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
  return x > board.left && x < board.right && y > board.top && y < board.bottom;
}
