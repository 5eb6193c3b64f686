import { seats } from '@quri/kernel';
import { isUnavailable } from '../store/errors.ts';
import type { LiveTable } from './live-table.ts';
import type { Reconcile } from './reconcile.ts';
import type { TableServices } from './tables.ts';

type Rewound = { readonly seq: number } | 'notPlaying' | 'noSuchEntry' | 'unavailable' | 'broken';

/**
 * Takes everything from an entry on back, by the will of whoever runs the server. In the log it stands as the table's
 * doing with every seat's consent: everybody sees it, and a replay with it verifies.
 */
export function tableRewinding({ failures }: TableServices, reconcile: Reconcile) {
  const rewind = async (live: LiveTable, to: number): Promise<Rewound> => {
    if (live.broken) return 'notPlaying';
    await reconcile(live);
    const { record, runner } = live;
    if (record.phase !== 'playing' || runner === undefined) return 'notPlaying';
    const entry = runner.table.entries[to];
    if (entry?.kind !== 'move') return 'noSuchEntry';
    const consent = seats(runner.table.opening.players);
    const result = await runner.takeBack({ seat: entry.seat, to, consent, actor: 'table', request: null });
    if (result.ok) return { seq: result.answer.seq };
    if (result.refused.code === 'unavailable') return 'unavailable';
    // Paused by its people, or its log is full; or the move was taken back before.
    return result.refused.code === 'nothingToTakeBack' ? 'noSuchEntry' : 'notPlaying';
  };

  return (live: LiveTable, to: number): Promise<Rewound> =>
    failures.inQueue(live, () => rewind(live, to)).catch((error) => (isUnavailable(error) ? 'unavailable' : 'broken'));
}
