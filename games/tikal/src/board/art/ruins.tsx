import type { ReactNode } from 'react';
import { inked, TONES } from './tones.ts';
import { TreasureBack } from './treasures.tsx';

const PLACES = [0, 1, 2, 3] as const;

/** They lie flat, every second one a little nearer. */
const placed = (place: number, treasures: number): string =>
  `translate(${(place - (treasures - 1) / 2) * 30} ${place % 2 === 0 ? 3 : 14}) scale(.32 .27)`;

/** Broken columns, and before them the treasures that are still there; a pit once all are gone. */
export const Ruins = ({ treasures }: { readonly treasures: number }): ReactNode => (
  <g>
    <path
      fill={TONES.brick}
      {...inked('3')}
      d="M-40-22v-22h15v22zM-5-22v-22h15v22zM27-22v-13l6 3 4-7 6 4v13zM-44-22h23v6h-23zM-9-22h23v6H-9zM23-22h24v6H23zM-47-55h54l-4 5 7 6h-57z"
    />
    <path
      fill={TONES.brickLit}
      d="M-38.500-22v-20.500h5v20.500zM-3.500-22v-20.500h5v20.500zM28.500-22v-10.500l4 2v8.500zM-45.500-53.500h49l-2 2.500h-47z"
    />
    <path
      fill={TONES.brickDeep}
      d="M-30-22v-20.500h3.500v20.500zM5-22v-20.500h3.500v20.500zM37.500-22v-14l4 2.500v11.500z"
    />
    {treasures === 0 ? (
      <>
        <path fill={TONES.earth} d="M-34 6c4-14 60-16 66-2 4 12-14 18-34 18S-38 18-34 6z" />
        <path fill={TONES.earthDeep} d="M-24 6c4-8 42-9 48 0 2 8-10 10-24 10S-28 14-24 6z" />
        <path fill="var(--hollow)" d="M-20 7c6-4 34-5 40 1 0 5-8 7-20 7S-22 12-20 7z" />
      </>
    ) : (
      PLACES.slice(0, treasures).map((place) => (
        <g key={place} transform={placed(place, treasures)}>
          <TreasureBack />
        </g>
      ))
    )}
  </g>
);
