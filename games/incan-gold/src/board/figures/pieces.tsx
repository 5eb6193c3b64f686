import { CardBack, Gem, type GemWorth, Heap, seatColour } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Artifact, Choice, Hazard } from '../../vocabulary.ts';
import { ArtifactIcon } from '../art/artifacts/artifact-art.tsx';
import { ChoiceFace } from '../art/choice-face.tsx';
import { Explorer } from '../art/explorer.tsx';
import { Hand } from '../art/hand.tsx';
import { type Face, QuestFace } from '../art/quest-face.tsx';
import { Tent } from '../art/tent.tsx';
import styles from './figures.module.css';

interface Children {
  readonly children: ReactNode;
}

/** Sizes are in hundredths of the width of the figure. */
interface Wide {
  readonly wide: number;
}

export const treasure = (value: number): Face => ({ kind: 'treasure', value });
export const hazard = (kind: Hazard): Face => ({ kind: 'hazard', hazard: kind });
export const artifact = (kind: Artifact): Face => ({ kind: 'artifact', artifact: kind });

/** The ground of a figure; what it shows is said by its caption. */
export const Figure = ({ children }: Children): ReactNode => (
  <div className={styles.figure} aria-hidden="true">
    <div className={styles.body}>{children}</div>
  </div>
);

export const Row = ({ children }: Children): ReactNode => <div className={styles.row}>{children}</div>;

/** Things that belong together stand on one line, close to each other. */
export const Group = ({ children }: Children): ReactNode => <div className={styles.group}>{children}</div>;

export const Column = ({ children }: Children): ReactNode => <div className={styles.column}>{children}</div>;

export const Box = ({ wide, high, children }: Wide & Children & { readonly high: number }): ReactNode => (
  <span className={styles.box} style={{ '--wide': wide, '--high': high }}>
    {children}
  </span>
);

interface CardLook extends Wide {
  readonly face: Face;
  readonly gems?: number;
  readonly struck?: boolean;
}

export const Card = ({ face, wide, gems = 0, struck = false }: CardLook): ReactNode => (
  <span className={styles.card} data-struck={struck} style={{ '--wide': wide }}>
    <QuestFace card={face} gems={gems} />
  </span>
);

/** The card of a choice; without one it lies face down under a hand. */
export const ChoiceCard = ({
  seat,
  choice,
  wide,
}: Wide & { readonly seat: number; readonly choice: Choice | null }): ReactNode => (
  <span className={styles.card} style={{ '--wide': wide }}>
    {choice === null ? (
      <>
        <CardBack tone="clay" />
        <span className={styles.hand}>
          <Hand cuff={seatColour(seat)} />
        </span>
      </>
    ) : (
      <ChoiceFace choice={choice} />
    )}
  </span>
);

export const Person = ({ seat, wide, torch }: Wide & { readonly seat: number; readonly torch: boolean }): ReactNode => (
  <Box wide={wide} high={(wide * 72) / 56}>
    <Explorer seat={seat} torch={torch} />
  </Box>
);

export const TentOf = ({ seat, wide, home }: Wide & { readonly seat: number; readonly home: boolean }): ReactNode => (
  <Box wide={wide} high={wide * 0.76}>
    <Tent seat={seat} home={home} open={false} />
  </Box>
);

export const Gems = ({ amount, wide, high }: Wide & { readonly amount: number; readonly high: number }): ReactNode => (
  <Box wide={wide} high={high}>
    <Heap amount={amount} widest={3} />
  </Box>
);

export const OneGem = ({ worth, wide }: Wide & { readonly worth: GemWorth }): ReactNode => (
  <Box wide={wide} high={wide}>
    <Gem worth={worth} />
  </Box>
);

export const Thing = ({ artifact: kind, wide }: Wide & { readonly artifact: Artifact }): ReactNode => (
  <Box wide={wide} high={wide}>
    <ArtifactIcon artifact={kind} />
  </Box>
);

export const Count = ({ children }: Children): ReactNode => <span className={styles.number}>{children}</span>;

/** A sum in figures: signs are quieter than numbers. */
export const Sum = ({ parts }: { readonly parts: readonly (number | string)[] }): ReactNode => (
  <span className={styles.sum}>
    {parts.map((part, i) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a sum never changes
      typeof part === 'number' ? <b key={i}>{part}</b> : <span key={i}> {part} </span>,
    )}
  </span>
);

export const Note = ({ tone, children }: Children & { readonly tone?: 'danger' | 'safe' }): ReactNode => (
  <span className={styles.note} data-tone={tone}>
    {children}
  </span>
);

export const Panel = ({ tone, children }: Children & { readonly tone?: 'danger' | 'safe' }): ReactNode => (
  <div className={styles.panel} data-tone={tone}>
    {children}
  </div>
);

export const Panels = ({ children }: Children): ReactNode => <div className={styles.panels}>{children}</div>;

export const Arrow = ({ down = false }: { readonly down?: boolean }): ReactNode => (
  <svg className={styles.arrow} data-down={down} viewBox="0 0 24 24" aria-hidden="true">
    <path fill="currentColor" d="M2 9.500h10V6h3v3h3v2h3v2h-3v2h-3v3h-3v-3.500H2z" />
  </svg>
);

/** Crossed out: what is lost. */
export const Lost = ({ children }: Children): ReactNode => (
  <span className={styles.lost}>
    {children}
    <svg className={styles.cross} viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true">
      <path stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M4 5l16 15M20 5 4 20" />
    </svg>
  </span>
);

export const Faded = ({ children }: Children): ReactNode => <span className={styles.faded}>{children}</span>;

/** What is in a tent: its sign and a number. */
export const Stowed = ({ children }: Children): ReactNode => <span className={styles.stowed}>{children}</span>;
