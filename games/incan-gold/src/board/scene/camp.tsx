import { boxStyle, Heap, type Rect, relativeTo, type SeatLook, VisuallyHidden, WidePicture } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { Tent } from '../art/tent.tsx';
import type { Layout } from '../layout/layout.ts';
import type { Shown, ShownExplorer } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import styles from './camp.module.css';
import { CampLabel } from './camp-label.tsx';

interface CampProps {
  readonly layout: Layout;
  readonly shown: Shown;
  readonly seats: readonly SeatLook[];
  readonly words: BoardWords;
}

/** A tent for everybody, what lies beside it, and what was carried out. */
export const Camp = ({ layout, shown, seats, words }: CampProps): ReactNode => (
  <ul aria-label={words.camp} className={styles.camp}>
    {shown.explorers.map((explorer, seat) => {
      const look = seats.find((one) => one.seat === seat);
      const cell = layout.cells[seat];
      return (
        look !== undefined &&
        cell !== undefined && (
          <li
            key={look.seat}
            className={styles.place}
            data-kind={look.kind}
            data-won={shown.final?.winners.some((winner) => winner === seat) ?? false}
            style={boxStyle(cell)}
          >
            <VisuallyHidden>{describeExplorer(explorer, look, shown, words)}</VisuallyHidden>
            <div aria-hidden="true">
              <Pitch
                layout={layout}
                cell={cell}
                explorer={explorer}
                seat={seat}
                ended={shown.final !== null}
                leads={shown.final === null && shown.startPlayer === seat}
              />
            </div>
            <CampLabel
              look={look}
              explorer={explorer}
              shown={shown}
              at={relativeTo(cell, layout.labels[seat] ?? cell)}
            />
          </li>
        )
      );
    })}
  </ul>
);

interface PitchProps {
  readonly layout: Layout;
  readonly cell: Rect;
  readonly explorer: ShownExplorer;
  readonly seat: number;
  readonly ended: boolean;
  /** Leads the expedition this round: the staff is planted beside the tent. */
  readonly leads: boolean;
}

function Pitch({ layout, cell, explorer, seat, ended, leads }: PitchProps): ReactNode {
  const { inside, beside } = explorer;
  const at = (rect: Rect | undefined) => (rect === undefined ? {} : boxStyle(relativeTo(cell, rect)));
  return (
    <>
      <div className={styles.tent} data-inside={inside} data-rule="IG-10 IG-17" style={at(layout.tents[seat])}>
        <Tent seat={seat} home={!inside} open={ended} />
        {leads && (
          <span className={styles.staff} data-rule="IG-15">
            <StartStaff />
          </span>
        )}
      </div>
      {beside > 0 && (
        <div className={styles.beside} data-rule="IG-6" style={at(layout.besides[seat])}>
          <div className={styles.found}>
            <Heap amount={beside} widest={3} className={styles.heap} />
            <span className={styles.count}>{beside}</span>
          </div>
        </div>
      )}
    </>
  );
}

/** One explorer in words. */
function describeExplorer(
  explorer: ShownExplorer,
  { name, kind, present, seat }: SeatLook,
  shown: Shown,
  words: BoardWords,
): string {
  const { inside, held, beside, tent, artifacts } = explorer;
  const { final } = shown;
  const parts = [
    kind === 'you' ? words.own(name) : name,
    ...(present ? [] : [words.away]),
    ...(final === null ? [inside ? words.inside : words.inCamp] : [words.wealth(final.scores[seat] ?? 0)]),
    ...(final?.winners.some((winner) => winner === seat) ? [words.winner] : []),
    ...(held === 'none' ? [] : [held === 'down' ? words.hasChosen : words.open[held]]),
    ...(final === null && shown.startPlayer === seat ? [words.startPlayer] : []),
    ...(inside ? [words.beside(beside)] : []),
    ...(tent === null ? [] : [words.inTent(tent)]),
    ...artifacts.map(({ card, value }) => `${words.artifact(card.artifact)} (${words.worth(value)})`),
  ];
  return `${parts.join(', ')}.`;
}

/** A staff with a small sun: who leads the expedition this round. */
const StartStaff = (): ReactNode => (
  <WidePicture box="0 0 12 28">
    <path stroke="#10150f" strokeWidth="1.200" fill="#8a5f2a" d="M5 8h2v20H5z" />
    <path fill="#5c3c0a" d="M4 0h4v2h2v2h2v4h-2v2H8v2H4v-2H2V8H0V4h2V2h2z" />
    <path fill="#f3c95c" d="M4.500 1.500h3v2h2v1h1v3h-1v1h-2v2h-3v-2h-2v-1h-1v-3h1v-1h2z" />
    <path fill="#9b6a17" d="M5 5h2v2H5z" />
  </WidePicture>
);
