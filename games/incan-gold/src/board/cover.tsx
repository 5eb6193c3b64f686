import { CoverFrame, crossAround, Pile } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { ArtifactArt } from './art/artifacts/artifact-art.tsx';
import { Explorer } from './art/explorer.tsx';
import { Doorway } from './scene/doorway.tsx';
import temple from './scene/temple.module.css';

const STARS =
  'M24 50h2v2h-2zM70 44h2v2h-2zM96 74h2v2h-2zM300 62h2v2h-2zM344 118h2v2h-2zM372 76h2v2h-2zM250 102h2v2h-2zM150 86h2v2h-2zM34 116h2v2h-2zM92 132h2v2h-2zM366 138h2v2h-2zM262 140h2v2h-2zM140 112h2v2h-2z';

/** The stones of the night, whatever the theme: a cover is a picture. */
const BY_NIGHT = {
  '--stone-lit': '#6b7c6d',
  '--stone': '#48594d',
  '--stone-deep': '#2f3d34',
  '--stone-joint': '#1a241f',
  '--hollow': '#060a08',
};

/**
 * Night before the temple: a lit doorway, two who go in, and what waits for them. Always by night; what matters lies in
 * the lower two thirds, since a wide card shows no more.
 */
export const IncanGoldCover = (): ReactNode => (
  <CoverFrame style={BY_NIGHT}>
    <path fill="#0b1a1e" d="M0 0h400v300H0z" />
    <path fill="#12302e" d="M0 90C100 60 300 60 400 90v210H0z" />
    <path fill="#f3ecda" d={STARS} opacity=".7" />
    <path fill="#f3ecda" d="M304 112a16 16 0 1 0 15 23 13 13 0 0 1-15-23z" />
    <path fill="#0d2420" d="M0 200 40 150l34 30 40-60 44 60 84-44 50 46 40-32 68 40v110H0z" />
    {/* the pyramid */}
    <g transform="translate(53 66.300) scale(.735)">
      <path className={temple.stone} d="M150 60h100v26h34v26h34v26h34v112H48V138h34v-26h34V86h34z" />
      <path
        className={temple.lit}
        d="M150 60h100v5H150zM116 86h34v5h-34zM250 86h34v5h-34zM82 112h34v5H82zM284 112h34v5h-34zM48 138h34v5H48zM318 138h34v5h-34z"
      />
      <path className={temple.deep} d="M48 232h304v18H48zM116 108h168v4H116zM82 134h236v4H82z" />
      <path
        className={temple.joints}
        d="M70 160v22M96 182v24M62 206v26M120 160v22M300 160v22M330 182v24M282 206v26M344 160v20M48 182h90M262 182h90M48 206h84M268 206h84"
      />
      <path fill="#5c3c0a" d={crossAround(200, 76, 12)} />
      <path fill="#d0a03c" d={crossAround(200, 75, 12)} />
      <circle fill="#5c3c0a" cx="200" cy="75" r="3.500" />
    </g>
    <g transform="translate(136 250) scale(1.280)">
      <Doorway round={null} state="now" sealed={false} removed={undefined} />
    </g>
    {/* light on the ground */}
    <path fill="#172a20" d="M0 244c120-12 280-12 400 0v56H0z" />
    <path fill="#7a4a1c" d="M164 248h72l70 52H94z" opacity=".55" />
    <path fill="#c9782b" d="M178 248h44l36 52H142z" opacity=".6" />
    {/* jungle */}
    <path
      fill="#0a1a14"
      d="M0 120c34 6 52 30 50 60 20 4 34 22 30 46-8-12-18-16-26-14 14 14 20 34 12 56-8-18-20-26-32-26 6 18 4 38-8 58H0zM400 120c-34 6-52 30-50 60-20 4-34 22-30 46 8-12 18-16 26-14-14 14-20 34-12 56 8-18 20-26 32-26-6 18-4 38 8 58h26z"
    />
    <path
      fill="#163526"
      d="M0 176c24 2 40 18 42 42-12-10-24-12-34-8 16 10 24 28 20 50-8-12-18-16-28-14zM400 176c-24 2-40 18-42 42 12-10 24-12 34-8-16 10-24 28-20 50 8-12 18-16 28-14z"
    />
    <svg x="72" y="200" width="66" height="84" overflow="visible" role="presentation">
      <Explorer seat={1} torch />
    </svg>
    <svg x="262" y="204" width="62" height="80" overflow="visible" role="presentation">
      <Explorer seat={0} torch />
    </svg>
    <g transform="translate(202 292) scale(1.250)">
      <Pile amount={29} />
    </g>
    <g transform="translate(330 248) scale(.440)">
      <ArtifactArt artifact="mask" />
    </g>
    <g transform="translate(22 248) scale(.460)">
      <ArtifactArt artifact="sunDisc" />
    </g>
  </CoverFrame>
);
