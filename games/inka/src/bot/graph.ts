import { CELLS } from '../answers/map.ts';
import { NOWHERE } from './tables.ts';

/** Cells; holes that the second half of a tile would lie on; cells where a turn begins; the passages as one place. */
export const SECOND_HALVES = CELLS;
export const TURN_STARTS = CELLS * 2;
export const PASSAGES = CELLS * 3;
const NODES = PASSAGES + 1;

const MOST_EDGES = 8192;

/** Edges that lead to a node, linked. Built anew for every position, in the same room. */
const heads = new Int16Array(NODES);
const nextEdge = new Int16Array(MOST_EDGES);
const edgeFrom = new Int16Array(MOST_EDGES);
const edgeCost = new Uint8Array(MOST_EDGES);
let edges = 0;

export function clearEdges(): void {
  heads.fill(NOWHERE);
  edges = 0;
}

export function addEdge(from: number, to: number, cost: number): void {
  if (edges === MOST_EDGES) return;
  edgeFrom[edges] = from;
  edgeCost[edges] = cost;
  nextEdge[edges] = heads[to] ?? NOWHERE;
  heads[to] = edges++;
}

/** Farther than anything that matters. */
export const FAR = 63;

/** By node. */
interface Costs {
  readonly costs: Uint8Array;
  /** The node that comes next on the way. */
  readonly via: Int16Array;
}

export const newCosts = (): Costs => ({ costs: new Uint8Array(NODES), via: new Int16Array(NODES) });

const MOST_QUEUED = 4096;
const buckets = new Int16Array(FAR + 1);
const queued = new Int16Array(MOST_QUEUED);
const nextQueued = new Int16Array(MOST_QUEUED);

/**
 * Writes what it costs to get from every node to the nearest source: Dijkstra's algorithm backwards, with a list of nodes
 * for every cost. What lies farther than all of `wanted` may be left at FAR.
 */
export function writeCosts(
  sources: readonly number[],
  extra: readonly number[],
  wanted: readonly number[],
  { costs, via }: Costs,
): void {
  let length = 0;
  costs.fill(FAR);
  buckets.fill(NOWHERE);
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i] ?? 0;
    const cost = extra[i] ?? 0;
    if (cost >= (costs[source] ?? 0)) continue;
    costs[source] = cost;
    via[source] = NOWHERE;
    queued[length] = source;
    nextQueued[length] = buckets[cost] ?? NOWHERE;
    buckets[cost] = length++;
  }
  for (let cost = 0; cost < FAR; cost++) {
    for (let entry = buckets[cost] ?? NOWHERE; entry !== NOWHERE; entry = buckets[cost] ?? NOWHERE) {
      buckets[cost] = nextQueued[entry] ?? NOWHERE;
      const node = queued[entry] ?? 0;
      if (costs[node] !== cost) continue;
      for (let edge = heads[node] ?? NOWHERE; edge !== NOWHERE; edge = nextEdge[edge] ?? NOWHERE) {
        const from = edgeFrom[edge] ?? 0;
        const far = cost + (edgeCost[edge] ?? 0);
        if (far >= (costs[from] ?? 0) || length === MOST_QUEUED) continue;
        costs[from] = far;
        via[from] = node;
        queued[length] = from;
        nextQueued[length] = buckets[far] ?? NOWHERE;
        buckets[far] = length++;
      }
    }
    let i = 0;
    while (i < wanted.length && (costs[wanted[i] ?? 0] ?? 0) <= cost) i++;
    if (i === wanted.length && i > 0) return;
  }
}
