import { useEffect, useState } from 'react';
import { knowsGame } from '../app/game-facts.ts';

/** A game that was played with this deal. */
export interface PlayedTable {
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  /** The first that was played with it. */
  readonly original: boolean;
  readonly onDevice: boolean;
  readonly seats: readonly { readonly name: string | null; readonly level: string | null }[];
  readonly places: readonly number[];
  readonly scores: readonly number[] | null;
}

/** The deal of a finished table, and how all did who played it. */
export interface Deal {
  readonly deal: string;
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly tables: readonly PlayedTable[];
}

/** `gone`: there is no such deal. `failed`: it cannot be had just now. */
type LoadedDeal = Deal | 'loading' | 'gone' | 'failed';

async function fetchDeal(table: string, signal: AbortSignal): Promise<LoadedDeal> {
  const response = await fetch(`/api/deals/${table}`, { signal });
  if (response.status === 404) return 'gone';
  if (!response.ok) return 'failed';
  const deal = (await response.json()) as Deal;
  // A newer server may know more games.
  return knowsGame(deal.game) ? deal : 'failed';
}

export function useDeal(table: string): LoadedDeal {
  const [deal, setDeal] = useState<LoadedDeal>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    setDeal('loading');
    fetchDeal(table, leaving.signal)
      .catch((): LoadedDeal => 'failed')
      .then((loaded) => {
        if (!leaving.signal.aborted) setDeal(loaded);
      });
    return () => leaving.abort();
  }, [table]);
  return deal;
}

/** The best result of a person first; a game without scores last. */
export function bestFirst(tables: readonly PlayedTable[]): readonly PlayedTable[] {
  const best = ({ seats, scores }: PlayedTable): number =>
    Math.max(-1, ...(scores ?? []).filter((_, seat) => seats[seat]?.level === null));
  return [...tables].sort((a, b) => best(b) - best(a) || a.endedAt - b.endedAt);
}
