import type { FigureProps } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { CAMPS, EXPLORERS, GUARDS, LEADER_STRENGTH, LETTERS, type TileId, TREASURES } from '../../vocabulary.ts';
import {
  FigurePicture,
  GuardPicture,
  TentPicture,
  TileBackPicture,
  TilePicture,
  TreasurePicture,
} from '../scene/pieces.tsx';
import { WORDS } from '../words.ts';
import styles from './figures.module.css';
import { Arrow, Panel } from './parts.tsx';
import { FIGURE_WORDS } from './words.ts';

interface ItemProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly note?: string;
}

const Item = ({ picture, name, note }: ItemProps): ReactNode => (
  <span className={styles.item}>
    {picture}
    <span>{name}</span>
    {note !== undefined && <small>{note}</small>}
  </span>
);

/** TK-C1 */
export function Expedition({ language }: FigureProps): ReactNode {
  const { figure } = WORDS[language];
  const words = FIGURE_WORDS[language];
  return (
    <Panel>
      <div className={styles.columns} style={{ '--columns': 4 }}>
        <Item
          picture={<FigurePicture figure="explorer" seat={0} size={64} />}
          name={figure.explorer}
          note={`× ${EXPLORERS}, ${words.counts(1)}`}
        />
        <Item
          picture={<FigurePicture figure="leader" seat={0} size={76} />}
          name={figure.leader}
          note={`× 1, ${words.counts(LEADER_STRENGTH)}`}
        />
        <Item picture={<TentPicture seat={0} size={56} />} name={words.camp} note={`× ${CAMPS}`} />
        <Item picture={<GuardPicture seat={0} size={62} />} name={words.guard} note={`× ${GUARDS}`} />
      </div>
    </Panel>
  );
}

const KINDS: readonly {
  readonly tile: TileId;
  readonly kind: 'temple' | 'ruins' | 'clearing' | 'volcano';
  readonly count: number;
}[] = [
  { tile: 'B2', kind: 'temple', count: 15 },
  { tile: 'A4', kind: 'ruins', count: 8 },
  { tile: 'A6', kind: 'clearing', count: 10 },
  { tile: 'B6', kind: 'volcano', count: 3 },
];

/** TK-C4 */
export const Tiles = ({ language }: FigureProps): ReactNode => (
  <Panel>
    <div className={styles.columns} style={{ '--columns': 4 }}>
      {KINDS.map(({ tile, kind, count }) => (
        <Item
          key={tile}
          picture={<TilePicture tile={tile} size={104} />}
          name={WORDS[language].kind(kind)}
          note={`× ${count}`}
        />
      ))}
    </div>
  </Panel>
);

/** TK-C5: how many tiles there are of each letter, and which letters have a volcano. */
const BACKS: Readonly<Record<(typeof LETTERS)[number], number>> = { A: 6, B: 6, C: 5, D: 5, E: 5, F: 5, G: 4 };
const VOLCANOES: readonly string[] = ['B', 'D', 'F'];

export const Letters = (): ReactNode => (
  <Panel>
    <div className={styles.columns} style={{ '--columns': LETTERS.length }}>
      {LETTERS.map((letter) => (
        <span key={letter} className={styles.item}>
          <span className={styles.above}>{VOLCANOES.includes(letter) && <TilePicture tile="B6" size={40} />}</span>
          <TileBackPicture letter={letter} size={58} />
          <span>× {BACKS[letter]}</span>
        </span>
      ))}
    </div>
  </Panel>
);

/** TK-C7, TK-15 */
export const Treasures = ({ language }: FigureProps): ReactNode => (
  <Panel>
    <div className={styles.columns} style={{ '--columns': 4 }}>
      {TREASURES.map((treasure) => (
        <Item
          key={treasure}
          picture={<TreasurePicture treasure={treasure} size={58} />}
          name={WORDS[language].treasure(treasure)}
        />
      ))}
    </div>
    <div className={styles.row}>
      {[1, 3, 6].map((points, i) => (
        <span key={points} className={styles.hand} style={{ '--seat': 'var(--gold)' }}>
          {TREASURES.slice(0, 1).flatMap((treasure) =>
            Array.from({ length: i + 1 }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <TreasurePicture key={nth} treasure={treasure} size={30} />
            )),
          )}
          <Arrow size={18} />
          {FIGURE_WORDS[language].points(points)}
        </span>
      ))}
    </div>
  </Panel>
);
