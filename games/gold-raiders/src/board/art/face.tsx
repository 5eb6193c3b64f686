import type { ReactNode } from 'react';
import type { Card } from '../../vocabulary.ts';
import { MarkAt } from './marks.tsx';
import { Bandits, Recon, Steal } from './pictures/deeds.tsx';
import { MileOne, MileThree, MileTwo } from './pictures/miles.tsx';
import { TONES } from './tones.ts';

const PICTURES: Readonly<Record<Card, () => ReactNode>> = {
  mile1: MileOne,
  mile2: MileTwo,
  mile3: MileThree,
  bandits: Bandits,
  steal: Steal,
  recon: Recon,
};

const WINDOW = 'M15 6H85V10H89V14H94V126H89V130H85V134H15V130H11V126H6V14H11V10H15Z';

/** The face of a card, 100 by 140, its sign in the corner that a fan leaves free. */
export function Face({ card }: { readonly card: Card }): ReactNode {
  const Picture = PICTURES[card];
  const { rim, body, edge, paper } = TONES[card];
  return (
    <svg viewBox="0 0 100 140" width="100%" height="100%" aria-hidden="true" style={{ display: 'block' }}>
      <Picture />
      <path fill={body} fillRule="evenodd" d={`M0 0H100V140H0Z${WINDOW}`} />
      <path fill={edge} d="M15 6H85V7.500H15zM11 10h4v1.500h-4zM85 10h4v1.500h-4zM6 14h5v1.500H6zM89 14h5v1.500h-5z" />
      <path fill={edge} d="M6 14h1.500v112H6zM0 137.500h100V140H0z" />
      <path fill={rim} d="M0 0h100v1.800H0zM15 132.500h70v1.500H15zM11 128.500h4v1.500h-4zM85 128.500h4v1.500h-4z" />
      <path fill={edge} d="M3 3h38v30h-6v6H3z" />
      <path fill={paper} d="M5 5h34v26h-6v6H5z" />
      <g transform="translate(8 7.500) scale(1.080)" fill="#10150f">
        <MarkAt card={card} />
      </g>
    </svg>
  );
}

/** The same card where it is small: nothing but its sign. */
export function SmallFace({ card }: { readonly card: Card }): ReactNode {
  const { rim, body, edge, paper } = TONES[card];
  return (
    <svg viewBox="0 0 50 70" width="100%" height="100%" aria-hidden="true" style={{ display: 'block' }}>
      <path fill={edge} d="M0 0h50v70H0z" />
      <path fill={body} d="M1.500 1.500h47v67h-47z" />
      <path fill={rim} d="M1.500 1.500h47v2h-47z" />
      <path fill={paper} d="M4 6h36v34H4z" />
      <g transform="translate(6 7) scale(1.330)" fill="#10150f">
        <MarkAt card={card} />
      </g>
      <path fill={paper} opacity=".55" d="M12 50h6v-5h14v5h6v10H12z" />
    </svg>
  );
}
