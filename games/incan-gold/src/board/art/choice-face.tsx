import { Flame } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Choice } from '../../vocabulary.ts';
import { CardFrame } from './card-frame.tsx';

/** A choice as a card of 100 by 140: the torch goes on, the camp is home. */
export const ChoiceFace = ({ choice }: { readonly choice: Choice }): ReactNode => (
  <svg viewBox="0 0 100 140" width="100%" height="100%" aria-hidden="true" style={{ display: 'block' }}>
    {choice === 'torch' ? <Torch /> : <Camp />}
    <CardFrame kind={choice} />
  </svg>
);

const Torch = (): ReactNode => (
  <>
    <path fill="#1d120c" d="M0 0h100v140H0z" />
    <path fill="#3d2110" d="M50 2c34 0 46 30 46 54s-18 48-46 48S4 80 4 56 16 2 50 2z" />
    <path fill="#643414" d="M50 12c24 0 34 22 34 42s-14 36-34 36-34-16-34-36 10-42 34-42z" />
    <path fill="#94501c" d="M50 22c16 0 22 16 22 30s-10 26-22 26-22-12-22-26 6-30 22-30z" />
    {/* the passage behind it */}
    <path fill="#0d0805" d="M6 140V96l10-8h14l6 52zM94 140V96l-10-8H70l-6 52z" />
    <path fill="#5b3216" d="M16 88h14l1 3H14zM70 88h14l2 3H69z" />
    {/* shaft and binding */}
    <path fill="#2b160a" d="M41 78h18l-5 62h-8z" />
    <path fill="#8a5426" d="M43 78h9l-2 62h-3z" />
    <path fill="#1a0d06" d="M37 68h26l-3 16H40z" />
    <path fill="#b9772f" d="M38.500 70h23l-.6 3H39zM39.500 77h21l-.7 3H40z" />
    <g transform="translate(25.500 4) scale(2.040 2.150)">
      <Flame />
    </g>
  </>
);

const Camp = (): ReactNode => (
  <>
    <path fill="#0d1f22" d="M0 0h100v140H0z" />
    <path fill="#16363a" d="M0 0h100v62C84 52 66 48 50 48S16 52 0 62z" />
    <path fill="#f3ead0" d="M70 16a13 13 0 1 0 12 19 10.500 10.500 0 0 1-12-19z" />
    <path fill="#f3ead0" d="M22 20h2v2h-2zM36 34h2v2h-2zM16 44h2v2h-2zM48 18h2v2h-2zM56 38h1.500v1.500H56z" />
    <path fill="#0c2418" d="M0 76 10 58l6 10 8-20 10 22 8-12 10 18 10-22 8 14 8-18 10 18 12-14v70H0z" />
    <path fill="#1b4029" d="M0 92c26-12 74-12 100 0v48H0z" />
    <path fill="#2b5a34" d="M0 100c26-10 74-10 100 0v4C74 95 26 95 0 104z" />
    {/* tent, lit from inside */}
    <path fill="#3c1a0e" d="m46 54 38 56H8z" />
    <path fill="#e2603f" d="M46 56 12 109h34z" />
    <path fill="#b8432b" d="m46 56 36 53H46z" />
    <path fill="#f08c62" d="m46 56-6 9-24 44h-4z" />
    <path fill="#ffd98a" d="m46 70 16 39H32z" />
    <path fill="#fff0bd" d="m46 82 9 27H38z" />
    <path fill="#f0c562" d="M20 101h4v-4h4v4h4v4H16v0h4zM68 101h4v-4h4v4h3l2 4H64v0h4z" />
    <path stroke="#3c1a0e" strokeWidth="2.500" d="m46 57-4-8M46 57l4-8" />
    {/* fire */}
    <path fill="#2a140a" d="m66 127 20 6-1 4-20-6zM86 127l-20 6 1 4 20-6z" />
    <g transform="translate(66 104) scale(.8)">
      <Flame />
    </g>
  </>
);
