import { Crown, SeatGlyph, seatColour } from '@quri/board-kit';
import { memo, type ReactNode } from 'react';
import { ALL_HEXES } from '../../answers/map.ts';
import { controllerOf } from '../../answers/strength.ts';
import { kindAt } from '../../answers/terrain.ts';
import { LEADER_STRENGTH } from '../../vocabulary.ts';
import { Explorer, Leader } from '../art/figures.tsx';
import { MAP_SIZE } from '../layout/hexes.ts';
import { type Group, groupsOf } from '../layout/standing.ts';
import type { Shown } from '../shown.ts';
import styles from './map.module.css';
import { Scale } from './signs.tsx';
import { atHex } from './terrain.tsx';

/** Everybody on the map; on temples with how strong they are and who would score it. */
export const Figures = memo(({ hexes, expeditions }: Pick<Shown, 'hexes' | 'expeditions'>): ReactNode => {
  const shown = { hexes, expeditions };
  return (
    <svg className={styles.svg} width={MAP_SIZE.width} height={MAP_SIZE.height} aria-hidden="true">
      {ALL_HEXES.map((hex) => {
        const explored = hexes[hex];
        const leaders = expeditions.flatMap(({ leader }, seat) => (leader === hex ? [seat] : []));
        if (!explored || (leaders.length === 0 && explored.explorers.every((count) => count === 0))) return null;
        const contested = kindAt(shown, hex) === 'temple' && explored.guard === null;
        return (
          <g key={hex} transform={atHex(hex)}>
            <HexFigures
              explorers={explored.explorers.join(' ')}
              leaders={leaders.join(' ')}
              temple={kindAt(shown, hex) === 'temple'}
              controller={contested ? controllerOf(shown, hex) : undefined}
            />
          </g>
        );
      })}
    </svg>
  );
});

interface HexFiguresProps {
  /** Explorers by seat, and the seats of leaders: as text, for that is equal when nothing changed. */
  readonly explorers: string;
  readonly leaders: string;
  readonly temple: boolean;
  /** Of a temple without a guard: who would score it, null for a tie. */
  readonly controller: number | null | undefined;
}

const numbers = (text: string): readonly number[] => (text === '' ? [] : text.split(' ').map(Number));

const HexFigures = memo(({ explorers, leaders, temple, controller }: HexFiguresProps): ReactNode => {
  const groups = groupsOf(numbers(explorers), numbers(leaders), temple);
  return (
    <>
      {groups.map((group) => (
        <Standing key={group.seat} group={group} />
      ))}
      {groups.map((group) => (
        <Badge
          key={group.seat}
          group={group}
          text={controller === undefined ? countOf(group) : `${strengthOf(group)}`}
          wins={controller === group.seat}
        />
      ))}
      {controller !== undefined && <Medal controller={controller} />}
    </>
  );
});

const strengthOf = ({ explorers, leader }: Group): number => explorers + (leader ? LEADER_STRENGTH : 0);

/** Explorers are counted out where not all of them are drawn. */
const countOf = ({ explorers }: Group): string | null => (explorers > 2 ? `×${explorers}` : null);

/** The figures of one seat: the leader, and up to two explorers. */
function Standing({ group }: { readonly group: Group }): ReactNode {
  const { seat, explorers, leader, scale, wide, x, y } = group;
  const shift = (wide * 0.2) / scale;
  const places = leader ? (explorers > 0 ? [shift * 1.1] : []) : explorers > 1 ? [-shift, shift] : [0];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {leader && (
        // The banner points away from the plaque.
        <g transform={`translate(${explorers > 0 ? -shift : x < 0 ? 4 : -4} 0) scale(${x < 0 ? -0.92 : 0.92} .92)`}>
          <Leader seat={seat} />
        </g>
      )}
      {places.map((place) => (
        <g key={place} transform={`translate(${place} ${leader ? 3 : 0})`}>
          <Explorer seat={seat} />
        </g>
      ))}
    </g>
  );
}

interface BadgeProps {
  readonly group: Group;
  readonly text: string | null;
  readonly wins: boolean;
}

/** How many there are, or how strong: below their feet, with the sign of their seat. */
function Badge({ group, text, wins }: BadgeProps): ReactNode {
  if (text === null) return null;
  const { seat, x, y, wide } = group;
  const w = Math.min(wide - 1, 40);
  return (
    <g transform={`translate(${x} ${y + 12})`}>
      <rect
        x={-w / 2}
        y={-11}
        width={w}
        height={23}
        rx={5}
        className={styles.badge}
        data-wins={wins}
        style={{ stroke: seatColour(seat) }}
      />
      <g transform={`translate(${-w / 2 + 3} -6.500) scale(.56)`}>
        <SeatGlyph seat={seat} fill={seatColour(seat)} />
      </g>
      <text x={w / 2 - 3} y={7.5} textAnchor="end" className={styles.badgeText} data-long={text.length > 1}>
        {text}
      </text>
    </g>
  );
}

/** Who would score a temple: a sign under a crown; a balance where nobody would. */
const Medal = ({ controller }: { readonly controller: number | null }): ReactNode => (
  <g transform="translate(-36 -50)">
    <circle
      r="15"
      className={styles.medal}
      style={{ stroke: controller === null ? 'var(--muted)' : seatColour(controller) }}
    />
    {controller === null ? (
      <Scale />
    ) : (
      <>
        <g transform="translate(-9 -9) scale(.75)">
          <SeatGlyph seat={controller} fill={seatColour(controller)} />
        </g>
        <Crown />
      </>
    )}
  </g>
);
