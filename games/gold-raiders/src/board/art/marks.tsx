import type { ReactNode } from 'react';
import type { Card } from '../../vocabulary.ts';

/** The sign of each face, drawn in 24 by 24 in one colour: miles are their number over as many steps. */
const MARKS: Readonly<Record<Card, ReactNode>> = {
  mile1: (
    <>
      <path d="M9.200 3.500 13.800 1v14H10V6.200L7.600 7.400z" />
      <path d="M9.500 19.500h5v3h-5z" />
    </>
  ),
  mile2: (
    <>
      <path d="M6.500 6C7 2.700 9 1 12 1c3.300 0 5.500 1.800 5.500 4.700 0 2.300-1.300 3.700-3.700 5.500l-1.200.9h5V15H6.600v-2.600l5-4.200c1.500-1.200 2-1.700 2-2.600 0-.9-.6-1.500-1.600-1.500-1.100 0-1.800.7-2 2z" />
      <path d="M5.500 19.500h5v3h-5zM13.500 19.500h5v3h-5z" />
    </>
  ),
  mile3: (
    <>
      <path d="M6.700 1.300h10.400v2.600L14 6.700c2.300.4 3.700 1.800 3.700 4 0 2.900-2.300 4.600-5.700 4.600-2.600 0-4.600-1-5.700-2.900l2.700-1.800c.7 1.100 1.700 1.700 2.900 1.700 1.300 0 2.100-.6 2.100-1.600 0-1.100-.9-1.600-2.600-1.600H10V6.800l2.500-2.500H6.700z" />
      <path d="M1.500 19.500h5v3h-5zM9.500 19.500h5v3h-5zM17.500 19.500h5v3h-5z" />
    </>
  ),
  // A hat over a masked face.
  bandits: (
    <>
      <path d="M1 9.200c3-.8 5-1.300 6-2.200C7.600 3.400 9.300 1.500 12 1.500s4.400 1.900 5 5.500c1 .9 3 1.400 6 2.200-2.600 2.600-6.500 3.300-11 3.300S3.600 11.800 1 9.200z" />
      <path
        fillRule="evenodd"
        d="M4.500 13c4.500 1.500 10.500 1.500 15 0v3.500c-1 .8-1.500 1.200-2.200 1.500L12 23l-5.300-5c-.7-.3-1.200-.7-2.200-1.500zm2.600 1.800c.4 1.400 1.400 2 3.300 1.700-.2-1.200-1.300-1.800-3.300-1.700zm9.800 0c-2-.1-3.100.5-3.300 1.700 1.900.3 2.900-.3 3.300-1.700z"
      />
    </>
  ),
  // A hand that closes on a card.
  steal: (
    <>
      <path d="M2 3h9v3.200l-3.200 2V15H2z" />
      <path d="M23 10.500v11h-3.500c-1.500.8-4 1.300-6.500.9-2.200-.4-4-1.600-4.300-3l3.700-.1-3.200-1.500c-1-.6-1-2.200.4-2.400l3 .7-3-2.300c-.9-.8-.3-2.400 1-2.200l3.600 1.300-3-2.600c-.7-.9.1-2.300 1.400-1.900 3 1 5.400 2.200 6.900 3.100z" />
    </>
  ),
  // An open eye.
  recon: (
    <>
      <path
        fillRule="evenodd"
        d="M.8 12.500C3.600 7.600 7.500 5 12 5s8.400 2.600 11.200 7.500C20.400 17.400 16.500 20 12 20S3.600 17.400.8 12.500zM12 7.600a4.900 4.900 0 1 0 0 9.800 4.900 4.900 0 0 0 0-9.800z"
      />
      <circle cx="12" cy="12.500" r="2.900" />
      <path d="m3.600 3.400 2 2.900-1.600 1.100-2-2.900zM20.400 3.400l-2 2.900L20 7.400l2-2.900zM11 .5h2v3h-2z" />
    </>
  ),
};

/** The sign of a card inside a drawing. */
export const MarkAt = ({ card }: { readonly card: Card }): ReactNode => MARKS[card];

/** The sign of a card by itself, in the colour of the text around it. */
export const Mark = ({ card, size }: { readonly card: Card; readonly size: number | string }): ReactNode => (
  <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true" style={{ flex: 'none' }}>
    {MARKS[card]}
  </svg>
);
