import { Heap, Said, type SeatLook, SeatShape } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { ArtifactIcon } from '../art/artifacts/artifact-art.tsx';
import { Tent, TentSign } from '../art/tent.tsx';
import type { Layout, Rect } from '../layout.ts';
import type { Shown, ShownExplorer } from '../shown.ts';
import type { BoardWords } from '../words.ts';
import styles from './camp.module.css';
import { StartStaff } from './start-staff.tsx';

interface Ground {
  readonly layout: Layout;
  readonly shown: Shown;
  readonly seats: readonly SeatLook[];
  readonly words: BoardWords;
}

/** A tent for everybody, what lies beside it, and what was carried out. */
export const Camp = ({ layout, shown, seats, words }: Ground): ReactNode => (
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
            style={box(cell)}
          >
            <Said>{told(explorer, look, shown, words)}</Said>
            <div aria-hidden="true">
              <Pitch layout={layout} cell={cell} explorer={explorer} seat={seat} ended={shown.final !== null} />
              <div className={styles.label} data-present={look.present}>
                <span className={styles.name}>
                  <SeatShape seat={seat} size={14} />
                  <span className={styles.letters}>{look.name}</span>
                  {shown.final === null && shown.startPlayer === seat && <StartStaff />}
                </span>
                <span className={styles.ledger}>
                  {explorer.tent !== null && shown.final === null && (
                    <span className={styles.stowed}>
                      <TentSign />
                      <b>{explorer.tent}</b>
                    </span>
                  )}
                  {explorer.artifacts.map(({ card, value }) => (
                    <span key={card.id} className={styles.artifact}>
                      <ArtifactIcon artifact={card.artifact} />
                      <b>{value}</b>
                    </span>
                  ))}
                </span>
              </div>
            </div>
          </li>
        )
      );
    })}
  </ul>
);

interface PitchLook {
  readonly layout: Layout;
  readonly cell: Rect;
  readonly explorer: ShownExplorer;
  readonly seat: number;
  readonly ended: boolean;
}

function Pitch({ layout, cell, explorer, seat, ended }: PitchLook): ReactNode {
  const { inside, beside } = explorer;
  const at = (rect: Rect | undefined) =>
    rect === undefined ? {} : box({ ...rect, x: rect.x - cell.x, y: rect.y - cell.y });
  return (
    <>
      <div className={styles.tent} data-inside={inside} style={at(layout.tents[seat])}>
        <Tent seat={seat} home={!inside} open={ended} />
      </div>
      {beside > 0 && (
        <div className={styles.beside} style={at(layout.besides[seat])}>
          <Heap amount={beside} widest={3} className={styles.heap} />
          <span className={styles.count}>{beside}</span>
        </div>
      )}
    </>
  );
}

/** One explorer in words. */
function told(
  explorer: ShownExplorer,
  { name, kind, present, seat }: SeatLook,
  shown: Shown,
  words: BoardWords,
): string {
  const { inside, held, beside, tent, artifacts } = explorer;
  const { final } = shown;
  const parts = [
    kind === 'you' ? `${name} (${words.you})` : name,
    ...(present ? [] : [words.away]),
    ...(final === null ? [inside ? words.inside : words.inCamp] : [words.wealth(final.scores[seat] ?? 0)]),
    ...(final?.winners.some((winner) => winner === seat) ? [words.winner] : []),
    ...(held === 'down' ? [words.hasChosen] : []),
    ...(final === null && shown.startPlayer === seat ? [words.startPlayer] : []),
    ...(inside ? [words.beside(beside)] : []),
    ...(tent === null ? [] : [words.inTent(tent)]),
    ...artifacts.map(({ card, value }) => `${words.artifact[card.artifact]} (${words.worth(value)})`),
  ];
  return `${parts.join(', ')}.`;
}

const box = ({ x, y, w, h }: Rect) => ({ left: x, top: y, width: w, height: h });
