import { Pile } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { ArtifactCard, HazardCard, TreasureCard } from '../../vocabulary.ts';
import { ArtifactArt } from './artifacts/artifact-art.tsx';
import { CardFrame } from './card-frame.tsx';
import { HazardArt } from './hazards/hazard-art.tsx';
import styles from './quest-face.module.css';

/** What is on the face of a card: all but its name. */
export type Face = Omit<TreasureCard, 'id'> | Omit<HazardCard, 'id'> | Omit<ArtifactCard, 'id'>;

interface QuestFaceProps {
  readonly card: Face;
  /** What lies on it. */
  readonly gems: number;
  /** What is printed on an artifact, in the edition that prints it. */
  readonly printed?: number | undefined;
}

/** The face of a quest card, 100 by 140. */
export const QuestFace = ({ card, gems, printed }: QuestFaceProps): ReactNode => (
  <svg viewBox="0 0 100 140" className={styles.face} aria-hidden="true">
    {card.kind === 'treasure' && <Treasure value={card.value} gems={gems} />}
    {card.kind === 'hazard' && <HazardArt hazard={card.hazard} />}
    {card.kind === 'artifact' && (
      <>
        <Shrine />
        <g transform="translate(9 32) scale(.82)">
          <ArtifactArt artifact={card.artifact} />
        </g>
        {printed !== undefined && (
          <>
            <path fill="#4e3207" d="M37 10h26v4h4v16h-4v4H37v-4h-4V14h4z" />
            <text className={styles.number} x="50" y="30" fontSize="22" fill="#ffe79f">
              {printed}
            </text>
          </>
        )}
      </>
    )}
    <CardFrame kind={card.kind} />
  </svg>
);

const Treasure = ({ value, gems }: { readonly value: number; readonly gems: number }): ReactNode => (
  <>
    <path fill="#0a2f30" d="M0 0h100v140H0z" />
    <path fill="#10474a" d="M0 0h100v104c-6-34-26-50-50-50S6 70 0 104z" />
    <path fill="#176063" d="M0 0h100v66C86 44 70 36 50 36S14 44 0 66z" />
    <path fill="#061f20" d="M6 122c14-7 74-7 88 0v18H6z" />
    <path fill="#0a2f30" d="M30 12h40v4h5v5h4v22h-4v5h-5v4H30v-4h-5v-5h-4V21h4v-5h5z" />
    <text className={styles.number} x="50" y="45.500" fontSize="38" fill="#f6efdd">
      {value}
    </text>
    <g transform="translate(50 124) scale(1.420)" color="#3f9c94">
      <Pile amount={value} carved />
    </g>
    <g transform="translate(50 124) scale(1.420)" className={styles.lying}>
      <Pile amount={gems} />
    </g>
    {gems > 0 && (
      <>
        <path fill="#061a1a" d="M64 56h22v3h3v18h-3v3H64v-3h-3V59h3z" />
        <text className={styles.number} x="75" y="75" fontSize="19" fill="#8ff0e2">
          {gems}
        </text>
      </>
    )}
  </>
);

/** Rays of stone behind an artifact. */
const Shrine = (): ReactNode => (
  <>
    <path fill="#1d1636" d="M0 0h100v140H0z" />
    <path
      fill="#352a5c"
      d="M50 66 30 0h12l8 66L56 0h12L50 66 86 0h14v10L50 66l50-34v16L50 66l50 8v16L50 66l50 46v16L50 66l32 74H68L50 66l6 74H44l6-74-18 74H18l32-74L0 128v-16l50-46L0 90V74l50-8L0 48V32l50 34L0 10V0h14z"
    />
    <path fill="#0f0b1f" d="M12 116h76v6h6v18H6v-18h6z" />
    <path fill="#5b4a8f" d="M12 116h76v2H12zM6 122h6v2H6zM88 122h6v2h-6z" />
  </>
);
