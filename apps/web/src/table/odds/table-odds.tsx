import { type GameOdds, useKeys } from '@quri/board-kit';
import type { RoomView } from '@quri/protocol';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useText } from '../../app/language.tsx';
import { Later } from '../../app/later.tsx';
import { loadOnce } from '../../app/load-once.ts';
import { useObservable } from '../../app/use-observable.ts';
import styles from './odds-panel.module.css';
import { OddsPanel } from './odds-panel.tsx';
import { ODDS_KEY, oddsState, toggleOdds } from './odds-state.ts';

interface AtTable {
  readonly room: RoomView;
  readonly screen: { odds?(): Promise<GameOdds<object>> };
  /** What lies open before whoever looks at it. */
  readonly view: object;
  readonly seat: number | null;
  /** Whom the device is handed on to: until they have it, nothing is to be seen. */
  readonly passing: object | undefined;
  readonly replay: object | undefined;
}

/** The odds of a table that allows them, while they are open. */
export function TableOdds({ room, screen, view, seat, passing, replay }: AtTable): ReactNode {
  const { open } = useObservable(oddsState);
  const load = useMemo(() => screen.odds && loadOnce(screen.odds), [screen]);
  const hidden = passing !== undefined || (replay === undefined && room.phase === 'over');
  const usable = load !== undefined && !hidden && allowsOdds(room);
  useEffect(() => {
    // Whoever is handed the device opens them anew.
    oddsState.set({ usable, open: usable && oddsState.get().open });
    // While the server is there.
    if (usable) load().catch(() => undefined);
  }, [usable, load]);
  useEffect(() => {
    return () => oddsState.set({ usable: false, open: false });
  }, []);
  useKeys({ [ODDS_KEY]: usable ? toggleOdds : null });
  return (
    usable &&
    open && (
      <Later otherwise={<NotLoaded />}>
        <OddsPanel load={load} view={view} seat={seat} close={toggleOdds} />
      </Later>
    )
  );
}

function NotLoaded(): ReactNode {
  const { gone } = useText();
  return (
    <p role="alert" className={styles.panel}>
      {gone.notLoaded.text}
    </p>
  );
}

/** By the table's terms, or by an option of its game. Tables that say nothing allow them. */
const allowsOdds = ({ terms, options }: Pick<RoomView, 'terms' | 'options'>): boolean =>
  terms.odds !== false && options.odds !== false;
