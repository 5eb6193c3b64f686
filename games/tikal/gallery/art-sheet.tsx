import { Box, Row, Sheet } from '@quri/board-kit/gallery';
import type { ReactNode } from 'react';
import { ArtDefs } from '../src/board/art/defs.tsx';
import { Explorer, Guard, Leader, Tent } from '../src/board/art/figures.tsx';
import { Fog, Ground, Smoke } from '../src/board/art/ground.tsx';
import { PointTorch } from '../src/board/art/point-torch.tsx';
import { guardFeet, Pyramid } from '../src/board/art/pyramid.tsx';
import { Ruins } from '../src/board/art/ruins.tsx';
import { Stones } from '../src/board/art/stones.tsx';
import { TileBack } from '../src/board/art/tile-back.tsx';
import { TreasureArt, TreasureBack } from '../src/board/art/treasures.tsx';
import { LETTERS, TREASURES } from '../src/vocabulary.ts';

const SEATS = [0, 1, 2, 3] as const;
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A drawing at a size; `view` is the part of its plane that is shown. */
const Shown = ({ w, view, children }: { readonly w: number; readonly view: string; readonly children: ReactNode }) => {
  const [, , width = 1, height = 1] = view.split(' ').map(Number);
  return (
    <Box w={w} h={(w * height) / width}>
      <svg viewBox={view} width="100%" height="100%" aria-hidden="true">
        {children}
      </svg>
    </Box>
  );
};

const HexShown = ({ w, children }: { readonly w: number; readonly children: ReactNode }) => (
  <Shown w={w} view="-102 -89 204 178">
    {children}
  </Shown>
);

/** One hex of each kind with what can lie on it. */
const HEXES: readonly ReactNode[] = [
  <Ground key="base" kind="base" variant={0} />,
  <g key="clearing">
    <Ground kind="clearing" variant={1} />
    <Stones counts={[1, 2, 3, 0, 0, 0]} />
  </g>,
  <g key="camp">
    <Ground kind="clearing" variant={2} />
    <Stones counts={[0, 0, 0, 1, 2, 3]} />
    <Tent seat={1} />
  </g>,
  ...[0, 1, 2, 3, 4].map((treasures) => (
    <g key={treasures}>
      <Ground kind="ruins" variant={treasures} />
      <Ruins treasures={treasures} />
    </g>
  )),
  <g key="volcano">
    <Ground kind="volcano" variant={0} />
    <Smoke still={true} />
  </g>,
  <Fog key="fog" frontier={false} />,
  <Fog key="frontier" frontier={true} />,
];

/** Every drawing by itself, large and small. */
export const ArtSheet = (): ReactNode => (
  <Sheet>
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <ArtDefs />
    </svg>
    {[200, 68].map((w) => (
      <Row key={w}>
        {HEXES.map((hex, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <HexShown key={i} w={w}>
            {hex}
          </HexShown>
        ))}
        {VALUES.map((value) => (
          <HexShown key={value} w={w}>
            <Ground kind="temple" variant={value} />
            <Pyramid value={value} guarded={value % 4 === 0} />
            {value % 4 === 0 && (
              <g transform={`translate(0 ${guardFeet(value)})`}>
                <Guard seat={value / 4} />
              </g>
            )}
          </HexShown>
        ))}
      </Row>
    ))}
    {[80, 24].map((w) => (
      <Row key={w}>
        {[Explorer, Leader, Guard, Tent].flatMap((Figure) =>
          SEATS.map((seat) => (
            <Shown key={`${Figure.name}${seat}`} w={w} view="-34 -56 68 64">
              <Figure seat={seat} />
            </Shown>
          )),
        )}
      </Row>
    ))}
    {[100, 28].map((w) => (
      <Row key={w}>
        {TREASURES.map((treasure) => (
          <Shown key={treasure} w={w} view="-52 -52 104 104">
            <TreasureArt treasure={treasure} />
          </Shown>
        ))}
        <Shown w={w} view="-52 -52 104 104">
          <TreasureBack />
        </Shown>
      </Row>
    ))}
    <Row>
      {LETTERS.map((letter) => (
        <HexShown key={letter} w={90}>
          <TileBack letter={letter} />
        </HexShown>
      ))}
      {VALUES.map((point) => (
        <Shown key={point} w={24} view="0 0 24 40">
          <PointTorch lit={point > 4} />
        </Shown>
      ))}
    </Row>
  </Sheet>
);
