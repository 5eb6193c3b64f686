import type { ReactNode } from 'react';

/** What the border of a card tells: treasure, hazard, artifact, or one's own choice. */
type FrameKind = 'treasure' | 'hazard' | 'artifact' | 'torch' | 'camp';

const TONES: Readonly<Record<FrameKind, readonly [rim: string, body: string, edge: string]>> = {
  treasure: ['#7fd8cc', '#1f7f78', '#0a3231'],
  hazard: ['#f2a27d', '#b8492d', '#43140c'],
  artifact: ['#fff0b8', '#d29a2c', '#4e3207'],
  torch: ['#ffd98a', '#c9782b', '#4a2408'],
  camp: ['#b9d6a8', '#4f7f58', '#12291b'],
};

const WINDOW = 'M15 6H85V10H89V14H94V126H89V130H85V134H15V130H11V126H6V14H11V10H15Z';

/** The border, with stepped corners; it lies over whatever fills the card. */
export function CardFrame({ kind }: { readonly kind: FrameKind }): ReactNode {
  const [rim, body, edge] = TONES[kind];
  return (
    <>
      <path fill={body} fillRule="evenodd" d={`M0 0H100V140H0Z${WINDOW}`} />
      <path fill={edge} d="M15 6H85V7.500H15zM11 10h4v1.500h-4zM85 10h4v1.500h-4zM6 14h5v1.500H6zM89 14h5v1.500h-5z" />
      <path fill={edge} d="M6 14h1.500v112H6zM0 137.500h100V140H0z" />
      <path fill={rim} d="M0 0h100v1.800H0zM15 132.500h70v1.500H15zM11 128.500h4v1.500h-4zM85 128.500h4v1.500h-4z" />
      <path fill={rim} d="M2.500 4h4v4h-4zM93.500 4h4v4h-4zM2.500 132h4v4h-4zM93.500 132h4v4h-4z" opacity=".8" />
    </>
  );
}
