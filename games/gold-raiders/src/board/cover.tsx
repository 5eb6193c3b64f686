import { CardBack, CoverFrame, crossAround } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { Face } from './art/face.tsx';
import { Raider } from './art/raider.tsx';

const STARS =
  'M24 60h2v2h-2zM20 148h2v2h-2zM96 34h2v2h-2zM150 66h2v2h-2zM36 110h2v2h-2zM122 150h2v2h-2zM178 32h2v2h-2zM104 176h2v2h-2zM150 168h2v2h-2zM14 190h2v2h-2z';
const WAY = 'M64 276C116 292 206 292 226 274S188 254 178 246 206 234 262 234';

/** The stones of the way, from the shore to the temple. */
const STONES: readonly (readonly [x: number, y: number, r: number])[] = [
  [84, 281, 9],
  [114, 286, 9],
  [146, 288, 8.5],
  [178, 287, 8],
  [208, 281, 7.5],
  [226, 270, 7],
  [208, 260, 6.5],
  [186, 251, 6],
  [192, 240, 5.5],
  [214, 236, 5],
  [237, 234, 5],
];

/**
 * One trail between night and day, whatever the theme: stacks laid by moonlight, a temple in the sun. What matters lies
 * in the lower half, since a wide card shows no more.
 */
export const GoldRaidersCover = (): ReactNode => (
  <CoverFrame>
    <path fill="#0b1c30" d="M0 0h400v300H0z" />
    <path fill="#123452" d="M190 0h210v236H90z" />
    <path fill="#3f6a7c" d="M248 0h152v236H148z" />
    <path fill="#c9894a" d="M302 0h98v236H202z" />
    <path fill="#f2b65a" d="M354 0h46v236H254z" />
    <path fill="#ffe0a0" d="M400 4v232h-92z" />
    <path fill="#f3ecda" d={STARS} opacity=".75" />
    <path fill="#e8f0fa" d="M62 136a22 22 0 1 0 20 33 18 18 0 0 1-20-33z" />
    <path fill="#0e2733" d="m0 236 40-40 34 24 40-44 46 48 30-20v40H0z" />
    <path fill="#7a5a34" d="m150 226 42-36 34 30 40-46 44 46 44-38 46 36v30H150z" />
    {/* jungle */}
    <path fill="#0d2f33" d="M0 222c60-8 120-8 190 4l-40 74H0z" />
    <path fill="#3d5a2a" d="M172 224c80-10 150-10 228-4v80H126z" />
    <path fill="#5d7f34" d="M240 226c54-8 110-8 160-4v78H206z" opacity=".7" />
    {/* the lagoon by night */}
    <path fill="#2b4a50" d="M0 244c34-8 66 0 80 16 10 12 12 26 8 40H0z" />
    <path fill="#175a78" d="M0 251c30-6 54 2 65 15 8 10 9 22 6 34H0z" />
    <path
      fill="none"
      stroke="#8fc8dc"
      strokeWidth="2"
      strokeLinecap="round"
      d="M8 266c10-4 22-3 30 2M4 281c14-4 30-2 40 4M12 294c10-3 22-2 30 1"
    />
    {/* the way */}
    <path fill="none" stroke="#1c2a26" strokeWidth="23" strokeLinecap="round" d={WAY} opacity=".55" />
    <path fill="none" stroke="#b79a62" strokeWidth="18" strokeLinecap="round" d={WAY} />
    {STONES.map(([x, y, r]) => (
      <g key={x}>
        <ellipse cx={x} cy={y + 1.6} rx={r} ry={r * 0.62} fill="#3c2c12" />
        <ellipse cx={x} cy={y} rx={r} ry={r * 0.62} fill={x < 150 ? '#a9bcc9' : '#f3e3bb'} />
      </g>
    ))}
    {/* the temple by day */}
    <g transform="translate(-4 108)">
      <path fill="#5a4320" d="M284 46h54v16h16v18h16v20h16v32H236v-32h16V80h16V62h16z" />
      <path fill="#c7a566" d="M287 49h48v16h16v18h16v20h16v26H239v-26h16V83h16V65h16z" />
      <path
        fill="#f4deab"
        d="M287 49h48v4h-48zM271 65h16v4h-16zM335 65h16v4h-16zM255 83h16v4h-16zM351 83h16v4h-16zM239 103h16v4h-16zM367 103h16v4h-16zM297 84h28l8 45h-44z"
      />
      <path fill="#8c6f3e" d="M295 92h32v2h-32zM294 101h34v2h-34zM292 110h38v2h-38zM290 119h42v2h-42z" />
      <path fill="#24160a" d="M299 58h24v26h-24z" />
      <path fill="#f2952f" d="M303 66h16v18h-16z" />
      <path fill="#5c3c0a" d={crossAround(311, 35, 11)} />
      <path fill="#f3c95c" d={crossAround(311, 34, 11)} />
      <circle cx="311" cy="34" r="3" fill="#5c3c0a" />
    </g>
    <svg x="108" y="222" width="46" height="64" overflow="visible" role="presentation" aria-hidden="true">
      <Raider seat={1} />
    </svg>
    <svg x="190" y="204" width="34" height="48" overflow="visible" role="presentation" aria-hidden="true">
      <Raider seat={0} />
    </svg>
    {/* leaves */}
    <path fill="#081f1c" d="M0 178c26 4 40 20 38 40 14 2 22 12 20 26-8-8-16-10-24-6 6 6 6 12 4 18-10-10-22-12-38-8z" />
    <path fill="#4f7a2e" d="M400 214c-22 2-34 14-32 30-12 0-20 10-18 24 6-6 14-8 20-4-6 10-6 22 0 36h30z" />
    {/* the cards that everything hangs on */}
    <Card at="translate(240 244) rotate(-13) scale(.5)">
      <CardBack tone="night" />
    </Card>
    <Card at="translate(276 236) rotate(-2) scale(.52)">
      <Face card="bandits" />
    </Card>
    <Card at="translate(318 236) rotate(10) scale(.52)">
      <Face card="mile3" />
    </Card>
  </CoverFrame>
);

const Card = ({ at, children }: { readonly at: string; readonly children: ReactNode }): ReactNode => (
  <g transform={at}>
    <path fill="#00000066" d="M4 6h100v140H4z" />
    <svg width="100" height="140" role="presentation" aria-hidden="true">
      {children}
    </svg>
  </g>
);
