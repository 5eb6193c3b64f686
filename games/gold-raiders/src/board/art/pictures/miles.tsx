import type { ReactNode } from 'react';

/** A forest path and a milestone at its side. */
export const MileOne = (): ReactNode => (
  <>
    <path fill="#bcd98a" d="M0 0h100v140H0z" />
    <path fill="#e8f1c0" d="M22 0h56c4 20 0 40-28 46C22 40 18 20 22 0z" />
    <path
      fill="#3f7038"
      d="M0 0h34C30 16 24 22 30 34c-8-2-12 4-10 14-8-4-14 0-14 12L0 58zM100 0H68c2 14 10 20 4 34 8-2 12 4 10 14 8-4 12 2 12 12l6-2z"
    />
    <path fill="#6d9f45" d="M0 62c20-14 36-16 50-16s30 2 50 16v78H0z" />
    <path fill="#4d8038" d="M0 84c24-16 76-16 100 0v56H0z" />
    <path fill="#d8b878" d="M46 46h8c2 18 26 26 20 46-4 14-20 18-22 48H14c-2-36 34-36 36-56 1-12-6-22-4-38z" />
    <path fill="#f0dca8" d="M49 46h3c1 20 18 28 14 44-4 14-26 18-30 50H24c2-34 34-38 34-58 0-12-9-20-9-36z" />
    <path fill="#3a4a3a" d="M70 92h20v-4l-2-16c-1-5-4-8-8-8s-7 3-8 8l-2 16z" />
    <path fill="#8fa088" d="M72 90h16l-2-17c-1-4-3-6-6-6s-5 2-6 6z" />
    <path fill="#c3d0b6" d="m72 90 2-17c1-4 3-6 6-6l-1 23z" />
    <path fill="#2b3a2b" d="M78.500 72h4v14h-4z" />
    <path
      fill="#2c5a2c"
      d="M0 112c10-2 16 4 18 12-6-3-10-3-12 0 6 2 8 8 8 16H0zM100 100c-10 0-18 8-18 18 5-4 9-5 12-3-6 4-8 12-6 25h12z"
    />
  </>
);

/** A bridge of rope over a gorge. */
export const MileTwo = (): ReactNode => (
  <>
    <path fill="#9fd4cc" d="M0 0h100v140H0z" />
    <path fill="#d9f2e6" d="M0 0h100v34C70 46 30 46 0 34z" />
    <path fill="#5ba79c" d="m30 140 8-90 14-14 12 12 8 92z" />
    <path fill="#e6fbf4" d="M46 46h9l5 94H40zM50 60h2l1 50h-2z" opacity=".8" />
    <path fill="#1f5f58" d="M0 30c14 2 24 8 28 18 8 24 8 58 4 92H0zM100 26c-14 4-22 12-26 22-8 24-6 58-4 92h30z" />
    <path fill="#3b8a80" d="M0 30c14 2 24 8 28 18C20 46 10 46 0 52zM100 26c-14 4-22 12-26 22 8-4 18-6 26-2z" />
    <path fill="#123d39" d="M10 60c6 20 8 48 4 80h8c4-32 2-62-6-82zM88 58c-6 20-8 50-4 82h-8c-4-32 0-64 6-84z" />
    <path
      fill="none"
      stroke="#3a2410"
      strokeWidth="2.400"
      d="M8 60c28 26 56 26 84 0M8 82c28 24 56 24 84 0M16 66v22M26 73v22M38 79v20M50 80v20M62 79v20M74 73v22M84 66v22"
    />
    <path
      fill="#8a5426"
      d="m8 82 8 6-1 7-8-6zM19 90l9 4-1 7-9-4zM31 95.500l9 2v7l-9-2zM43 98h14v7H43zM60 97.500l9-2v7l-9 2zM72 94l9-4 1 7-9 4zM84 88l8-6 1 7-8 6z"
    />
    <path
      fill="#d09a58"
      d="m8 82 8 6v2l-8-6zM19 90l9 4v2l-9-4zM31 95.500l9 2v2l-9-2zM43 98h14v2H43zM60 97.500l9-2v2l-9 2zM72 94l9-4v2l-9 4zM84 88l8-6v2l-8 6z"
    />
    <path fill="#2b160a" d="M4 44h6v44H4zM90 42h6v44h-6z" />
    <path fill="#0f3a30" d="M0 20c12-6 22 0 24 10-8-4-14-2-16 4 8 2 10 8 8 16-6-8-12-8-16-6z" />
  </>
);

const ROAD = 'M20 142c6-16 60-14 58-26S26 108 30 98s34-6 34-14-18-6-14-14 8-8 7-16';

/** Over the pass: a road that climbs to the snow, and a condor above it. */
export const MileThree = (): ReactNode => (
  <>
    <path fill="#f6cf7c" d="M0 0h100v140H0z" />
    <path fill="#ffeab8" d="M0 0h100v30C70 40 30 40 0 30z" />
    <circle cx="74" cy="32" r="13" fill="#fff6d8" />
    <path fill="#a2682a" d="m0 84 22-38 12 16 22-40 20 36 12-14 12 26v70H0z" />
    <path fill="#fffaf0" d="m56 22 13 24-7-3-5 8-6-8-7 4zM22 46l7 9-5-1-4 5-3-6-3 1z" />
    <path fill="#7c4a1a" d="m56 22 20 36-8 36-18-30z" opacity=".55" />
    <path fill="#6f8a3a" d="M0 98c26-16 74-16 100-2v44H0z" />
    <path fill="#506f2a" d="M0 116c30-12 70-12 100 0v24H0z" />
    <path fill="none" stroke="#5c3a10" strokeWidth="9" strokeLinejoin="round" d={ROAD} />
    <path fill="none" stroke="#fbe7b4" strokeWidth="5.500" strokeLinejoin="round" d={ROAD} />
    <path fill="#241306" d="M6 26c8-4 14-3 18 2 4-6 12-8 20-4-6 0-10 2-13 6l2 5-6-3-6 4 2-6c-4-4-9-5-17-4z" />
  </>
);
