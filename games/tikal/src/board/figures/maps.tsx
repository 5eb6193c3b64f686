import type { FigureProps } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Explored } from '../../view/shapes.ts';
import type { Intent } from '../../vocabulary.ts';
import { MarksAbove, ScoredTemple } from '../scene/overlay.tsx';
import styles from './figures.module.css';
import { HexName, hexOf, type Lying, MapPart } from './map-part.tsx';
import { Panel, Then } from './parts.tsx';
import { FIGURE_WORDS } from './words.ts';

/** The seat of whoever the pictures are about. */
const OWN = 0 as NonNullable<Explored['guard']>;

const PRINTED: Readonly<Record<string, Lying>> = {
  a4: { terrain: 'west-temple' },
  a5: { terrain: 'base' },
  b4: { terrain: 'first-clearing' },
  b5: { terrain: 'east-temple' },
};

/** TK-C3 */
export const Start = (): ReactNode => (
  <MapPart
    hexes={PRINTED}
    frontier={['a3', 'b3', 'c4', 'c5']}
    fog={['a2', 'c3', 'd3', 'd4', 'd5', 'e3', 'e4', 'e5']}
    around={['a4', 'a5', 'b4', 'b5', 'c4']}
    edges={[
      ['a5', 'a4', 'left'],
      ['a5', 'b4', 'left'],
      ['a5', 'b5', 'right'],
    ]}
  >
    {Object.keys(PRINTED).map((label) => (
      <HexName key={label} of={label} />
    ))}
  </MapPart>
);

/** TK-2: the same tile, turned in two ways. */
export const Placing = (): ReactNode => (
  <Panel>
    <div className={styles.columns} style={{ '--columns': 2 }}>
      {([1, 5] as const).map((rotation) => (
        <MapPart
          key={rotation}
          hexes={{ c3: { terrain: 'C4', rotation: 1, explorers: [1, 0] }, d3: { terrain: 'A2', rotation } }}
          frontier={['c2', 'd2', 'c4', 'd4']}
          around={['c3', 'd3']}
          edges={[['c3', 'd3', 'right']]}
        />
      ))}
    </div>
  </Panel>
);

const WALK: readonly Intent[] = ['a5', 'b4', 'c4', 'd4'].flatMap((to, i, way) => {
  const from = way[i - 1];
  return from === undefined ? [] : [{ type: 'walk', figure: 'explorer', from: hexOf(from), to: hexOf(to) }];
});

/** TK-7 */
export const Walk = (): ReactNode => (
  <MapPart
    hexes={{
      ...PRINTED,
      a5: { terrain: 'base', explorers: [1, 0] },
      c4: { terrain: 'C4', rotation: 1 },
      d4: { terrain: 'B2', rotation: 5 },
    }}
    frontier={['a3', 'b3', 'c3', 'd3', 'c5', 'd5', 'e4', 'e5']}
    around={['a4', 'a5', 'b5', 'c4', 'd4']}
    edges={[
      ['a5', 'b4', 'right'],
      ['b4', 'c4', 'left'],
      ['c4', 'd4', 'right'],
    ]}
  >
    <MarksAbove marks={{ lit: new Map(), picked: [], way: WALK, ghost: null, looked: null }} costs={false} />
  </MapPart>
);

/** TK-8: a temple of 2 and two figures. */
export const Dig = (): ReactNode => (
  <Panel>
    <div className={styles.steps}>
      <OneHex lying={{ terrain: 'A2', explorers: [2, 0] }} />
      <Then points={2} />
      <OneHex lying={{ terrain: 'A2', value: 3, explorers: [2, 0] }} />
      <Then points={2} />
      <OneHex lying={{ terrain: 'A2', value: 4, explorers: [2, 0] }} />
    </div>
  </Panel>
);

/** TK-12: the others of the same expedition leave, those of others stay. */
export const Guarding = (): ReactNode => (
  <Panel>
    <div className={styles.steps} data-two="true">
      <OneHex lying={{ terrain: 'D1', value: 6, explorers: [3, 2] }} />
      <Then points={5} />
      <OneHex lying={{ terrain: 'D1', value: 6, explorers: [0, 2], guard: OWN }} />
    </div>
  </Panel>
);

const OneHex = ({ lying }: { readonly lying: Lying }): ReactNode => (
  <MapPart hexes={{ c3: lying }} around={['c3']} frontier={['b2', 'b3', 'c2', 'c4', 'd2', 'd3']} />
);

/** TK-15 */
export const Scoring = ({ language }: FigureProps): ReactNode => (
  <Panel>
    <MapPart
      hexes={{
        c3: { terrain: 'D1', rotation: 2, value: 6, explorers: [1, 3], leaders: [0] },
        d3: { terrain: 'C4', rotation: 2 },
        e3: { terrain: 'C2', rotation: 1, value: 5, explorers: [2, 2] },
        f3: { terrain: 'B2', rotation: 1, value: 3, explorers: [0, 1], guard: OWN },
      }}
      frontier={['c2', 'c4', 'd2', 'd4', 'e2', 'e4', 'f2', 'f4']}
      around={['c3', 'd3', 'e3', 'f3']}
    >
      <ScoredTemple hex={hexOf('c3')} value={6} seat={0} />
      <ScoredTemple hex={hexOf('f3')} value={3} seat={0} />
    </MapPart>
    <div className={styles.sum}>
      6 + 3 = <b>{FIGURE_WORDS[language].points(9)}</b>
    </div>
  </Panel>
);
