import { Box, Row, Sheet } from '@quri/board-kit/gallery';
import type { ReactNode } from 'react';
import { ActionPoint } from '../src/board/art/action-point.tsx';
import { ArtDefs } from '../src/board/art/defs.tsx';
import { Blocker, Counter, Statue } from '../src/board/art/figures.tsx';
import { Arc, BlockedCell, Footsteps, GhostSlab, Pivot, ReachCell, Track } from '../src/board/art/ghosts.tsx';
import { GroundCell } from '../src/board/art/ground.tsx';
import { Pit } from '../src/board/art/pit.tsx';
import { Slab } from '../src/board/art/slab.tsx';
import { SymbolArt } from '../src/board/art/symbols.tsx';
import { SYMBOLS } from '../src/vocabulary.ts';

const SEATS = [0, 1, 2, 3] as const;
const NO_SNAKES = [false, false] as const;

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

const CELL = '-54 -62 108 124';
const TILE = '-100 -100 200 200';

/** A slab, or what may lie where one can end, turned as it lies on a board. */
const Turned = ({ angle, children }: { readonly angle: number; readonly children: ReactNode }) => (
  <g transform={`rotate(${angle})`}>{children}</g>
);

const CELLS: readonly ReactNode[] = [true, false].flatMap((up) => [
  ...[0, 1, 2].map((variant) => <GroundCell key={`${up}${variant}`} up={up} variant={variant} />),
  ...SYMBOLS.map((kind, i) => (
    <g key={`${up}${kind}`}>
      <GroundCell up={up} variant={i} />
      <SymbolArt kind={kind} up={up} />
    </g>
  )),
  ...[0, 1, 2, 3].map((cost) => (
    <g key={`${up}reach${cost}`}>
      <GroundCell up={up} variant={cost} />
      <ReachCell up={up} cost={cost} chosen={cost === 2} />
    </g>
  )),
  <BlockedCell key={`${up}blocked`} up={up} />,
]);

const SLABS: readonly ReactNode[] = [
  ...[30, 90, 150].map((angle) => (
    <Turned key={angle} angle={angle}>
      <Slab walls={[0, 1]} snakes={[false, true]} tone="stone" angle={angle} lifted={false} />
    </Turned>
  )),
  ...[210, 270, 330].map((angle) => (
    <Turned key={angle} angle={angle}>
      <Slab walls={[0, 2]} snakes={NO_SNAKES} tone="stone" angle={angle} lifted={angle === 270} />
    </Turned>
  )),
  ...[30, 90, 150].map((angle) => (
    <Turned key={`m${angle}`} angle={angle}>
      <Slab walls={[4]} snakes={[true, false]} tone="stone" angle={angle} lifted={false} />
    </Turned>
  )),
  ...[30, 90, 150].map((angle) => (
    <Turned key={`gold${angle}`} angle={angle}>
      <Slab walls={[]} snakes={NO_SNAKES} tone="gold" angle={angle} lifted={angle === 150} />
    </Turned>
  )),
  ...(['slide', 'turn'] as const).flatMap((kind) =>
    [false, true].map((chosen) => (
      <Turned key={`${kind}${chosen}`} angle={30}>
        <GhostSlab angle={30} kind={kind} chosen={chosen} />
      </Turned>
    )),
  ),
];

/** What shows ways: a slide, turns both ways, a walk. */
const WAYS: readonly ReactNode[] = [
  <g key="track" transform="translate(-80 0)">
    <Track length={160} angle={0} />
  </g>,
  <g key="arc">
    <Arc radius={80} from={-150} to={-30} />
    <Pivot />
  </g>,
  <g key="back">
    <Arc radius={80} from={150} to={-120} />
    <Pivot />
  </g>,
  <Footsteps
    key="footsteps"
    points={[
      { x: -80, y: 30 },
      { x: 0, y: -30 },
      { x: 80, y: 30 },
    ]}
  />,
];

/** Every drawing by itself, large and small. */
export const ArtSheet = (): ReactNode => (
  <Sheet>
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <ArtDefs />
    </svg>
    {[108, 36].map((w) => (
      <Row key={w}>
        {CELLS.map((cell, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Shown key={i} w={w} view={CELL}>
            {cell}
          </Shown>
        ))}
      </Row>
    ))}
    {[190, 72].map((w) => (
      <Row key={w}>
        {[...SLABS, ...WAYS].map((slab, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Shown key={i} w={w} view={TILE}>
            {slab}
          </Shown>
        ))}
      </Row>
    ))}
    {[90, 22].map((w) => (
      <Row key={w}>
        {SEATS.flatMap((seat) =>
          [
            <Counter key="counter" seat={seat} />,
            <Blocker key="blocker" seat={seat} />,
            <Statue key="statue" seat={seat} standing={true} />,
            <Statue key="base" seat={seat} standing={false} />,
          ].map((figure) => (
            <Shown key={`${figure.key}${seat}`} w={w} view="-30 -52 60 64">
              {figure}
            </Shown>
          )),
        )}
      </Row>
    ))}
    <Row>
      <Shown w={420} view="-570 -500 1140 1000">
        <Pit radius={500} />
      </Shown>
      {[true, true, false].map((lit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Shown key={i} w={48} view="0 0 24 40">
          <ActionPoint lit={lit} />
        </Shown>
      ))}
    </Row>
  </Sheet>
);
