import { crossAround, Heap, SeatShape } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { FinalCount } from '../../vocabulary.ts';
import type { Layout } from '../layout/layout.ts';
import type { ShownExplorer } from '../shown.ts';
import styles from './counting.module.css';

interface CountingProps {
  readonly layout: Layout;
  readonly final: FinalCount;
  readonly explorers: readonly ShownExplorer[];
}

/** The end: what everybody brought home, on steps as high as it is worth. Camp says it in words. */
export function Counting({ layout: { table, expedition }, final, explorers }: CountingProps): ReactNode {
  const most = Math.max(1, ...final.scores);
  return (
    <div
      className={styles.counting}
      style={{ left: table.x, top: table.y, width: table.w, height: expedition.y + expedition.h - table.y }}
      aria-hidden="true"
    >
      {explorers.map(({ tent }, seat) => {
        const wealth = final.scores[seat] ?? 0;
        const won = final.winners.some((winner) => winner === seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <div key={seat} className={styles.column} data-won={won} data-rule="IG-16" style={{ '--nth': seat }}>
            {won && <Crown className={styles.crown} />}
            <Heap amount={tent ?? 0} widest={3} className={styles.heap} />
            <div className={styles.plinth} style={{ '--high': wealth / most }}>
              <span className={styles.wealth}>{wealth}</span>
              <SeatShape seat={seat} size={20} />
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** The sign of a winner. */
export const Crown = ({ className }: { readonly className?: string | undefined }): ReactNode => (
  <svg aria-hidden="true" className={className} viewBox="0 0 40 40">
    <path fill="#8a5f12" d={crossAround(20, 21, 19)} />
    <path fill="#f3c95c" d={crossAround(20, 20, 18)} />
    <path fill="#fff0b8" d="M14 2h12v2H14zM8 8h6v2H8zM26 8h6v2h-6zM2 14h6v2H2zM32 14h6v2h-6z" />
    <circle cx="20" cy="20" r="5" fill="#5c3c0a" />
  </svg>
);
