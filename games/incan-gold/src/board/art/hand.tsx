import type { ReactNode } from 'react';

/** A hand laid on a card, seen from above, with a cuff in the colour of its seat. Drawn over 100 by 140. */
export const Hand = ({ cuff }: { readonly cuff: string }): ReactNode => (
  <svg viewBox="0 0 100 140" width="100%" height="100%" aria-hidden="true" style={{ display: 'block' }}>
    <g transform="rotate(-14 50 120)">
      <path
        fill="#05080799"
        d="M30 150V108L20 92l4-6 12 8-4-40 4-5 6 3 4 34 1-44 5-5 6 4 1 44 4-38 6-4 5 5-1 40 5-28 6-2 4 5-5 44-8 24v22z"
      />
      <path
        fill="#5a3320"
        d="M31 140v-33L19 91c-2-4 3-8 7-5l10 8-4-38c0-6 8-7 9-1l5 33 0-43c0-6 9-6 10 0l1 42 4-37c1-6 9-5 9 1l-2 39 5-26c2-5 9-3 8 2l-5 43-8 22v17z"
      />
      <path
        fill="#b5774d"
        d="M33 140v-34L21 90c-1-2 1-4 3-3l14 11-4-42c0-3 5-4 5-.5l6 36h2l-1-47c0-3 6-3 6 0l1 46h2l5-41c0-3 5-3 5 .5l-2 42h2l6-29c1-3 5-2 5 1l-6 42-7 21v13z"
      />
      <path
        fill="#d99c6c"
        d="M22 88 38 100l-4-44c0-3 2-4 4-2.500L44 94l3 0-1-49c0-2.500 3-3 4-1.500l1 50 3 0 5-42c.5-2 3-2 4-.5l-3 44 3 0 6-29c1-2 3-2 4-1-3 18-5 30-9 42-10-8-22-8-30 2-6-4-10-12-12-20z"
        opacity=".75"
      />
      <path fill="#10150f" d="M26 122h52v18H26z" />
      <path fill={cuff} d="M28 124h48v16H28z" />
      <path fill="#10150f" d="M30 132h4v-4h4v4h4v4H30zM46 132h4v-4h4v4h4v4H46zM62 132h4v-4h4v4h4v4H62z" opacity=".7" />
    </g>
  </svg>
);
