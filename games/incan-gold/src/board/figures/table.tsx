import { Heap } from '@quri/board-kit';
import { type ReactNode, useId } from 'react';
import { Explorer } from '../art/explorer.tsx';
import { type Face, QuestFace } from '../art/quest-face.tsx';
import { Tent } from '../art/tent.tsx';
import { Jungle } from '../scene/backdrop.tsx';
import { type ShownTemple, TempleFront } from '../scene/temple.tsx';
import styles from './figures.module.css';
import { artifact, hazard, treasure } from './pieces.tsx';

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly children: ReactNode;
}

const At = ({ x, y, w, h, children }: Placed): ReactNode => (
  <svg x={x} y={y} width={w} height={h} overflow="visible" className={styles.piece} aria-hidden="true">
    {children}
  </svg>
);

/** The temple under the sky, in 640 by 190. */
function TempleAtNight({ shown }: { readonly shown: ShownTemple }): ReactNode {
  const sky = useId();
  return (
    <>
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop className={styles.skyHigh} offset="0" />
        <stop className={styles.skyLow} offset="1" />
      </linearGradient>
      <rect width="640" height="190" fill={`url(#${sky})`} />
      <svg width="640" height="190" aria-hidden="true">
        <Jungle />
      </svg>
      <g transform="translate(90 190) scale(.92)">
        <TempleFront shown={shown} />
      </g>
    </>
  );
}

/** Round 3: two hazards are out of the game, two artifacts still lie under their doorways. */
const ROUND_3: ShownTemple = {
  round: 3,
  final: null,
  artifactsUnderTemple: 2,
  removed: [
    { round: 1, card: { hazard: 'spiders' } },
    { round: 2, card: { hazard: 'rockfall' } },
  ],
};

export const Doorways = (): ReactNode => (
  <div className={styles.figure} aria-hidden="true">
    <svg className={styles.scene} viewBox="0 0 640 204" aria-hidden="true">
      <TempleAtNight shown={ROUND_3} />
      <rect className={styles.ground} y="190" width="640" height="14" />
    </svg>
  </div>
);

const PATH: readonly { readonly face: Face; readonly gems: number }[] = [
  { face: treasure(14), gems: 0 },
  { face: hazard('snake'), gems: 0 },
  { face: treasure(11), gems: 1 },
  { face: artifact('llama'), gems: 0 },
  { face: hazard('fire'), gems: 0 },
];

/** One of three left after the 14, with the 2 gems on it. */
const CAMP = [
  { inside: true, beside: 9 },
  { inside: true, beside: 9 },
  { inside: false, beside: 0 },
];

/** The whole table in the second round. */
export const WholeTable = (): ReactNode => (
  <div className={styles.figure} aria-hidden="true">
    <svg className={styles.scene} viewBox="0 0 640 548" aria-hidden="true">
      <TempleAtNight shown={{ ...ROUND_3, round: 2, artifactsUnderTemple: 3, removed: ROUND_3.removed.slice(0, 1) }} />
      <rect className={styles.ground} y="190" width="640" height="358" />
      <path className={styles.grassFar} d="M0 420C100 396 200 390 320 392s230 8 320 30v126H0z" />
      <path className={styles.grass} d="M0 436C100 412 200 406 320 408s230 8 320 30v110H0z" />
      {PATH.map(({ face, gems }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the path never changes
        <g key={i} transform={`rotate(${[-2, 1, 2, -1, 1][i] ?? 0} ${72 + i * 124} 276)`}>
          <At x={22 + i * 124} y={i % 2 === 0 ? 212 : 204} w={100} h={140}>
            <QuestFace card={face} gems={gems} />
          </At>
        </g>
      ))}
      {CAMP.map(({ inside, beside }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        <g key={seat}>
          <At x={40 + seat * 200} y={452} w={112} h={85}>
            <Tent seat={seat} home={!inside} open={false} />
          </At>
          <At
            x={inside ? 242 + seat * 96 : 152 + seat * 200}
            y={inside ? 362 : 466}
            w={inside ? 68 : 55}
            h={inside ? 87 : 71}
          >
            <Explorer seat={seat} torch={inside} />
          </At>
          {beside > 0 && (
            <At x={148 + seat * 200} y={478} w={66} h={58}>
              <Heap amount={beside} widest={3} />
            </At>
          )}
        </g>
      ))}
    </svg>
  </div>
);
