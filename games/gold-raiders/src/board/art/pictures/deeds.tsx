import type { ReactNode } from 'react';

/** A hat, a scarf over the face, and two blades crossed behind. */
export const Bandits = (): ReactNode => (
  <>
    <path fill="#5a1a10" d="M0 0h100v140H0z" />
    <path fill="#8d3220" d="M0 0h100v70C80 96 20 96 0 70z" />
    <path fill="#c25a34" d="M12 0h76c4 30-12 56-38 58C24 56 8 30 12 0z" />
    <path fill="#1e0a06" d="m6 22 7-7 66 84-9 8zM94 22l-7-7-66 84 9 8z" />
    <path fill="#e9dfc7" d="m9 22 4-4 52 66-5 5zM91 22l-4-4-52 66 5 5z" />
    <path fill="#a99c7f" d="m9 22 2-2 52 66-3 3zM91 22l-2-2-52 66 3 3z" />
    <path fill="#2a0e08" d="M18 140c0-22 12-32 32-32s32 10 32 32z" />
    <path fill="#7c2a1a" d="M24 140c0-18 10-26 26-26s26 8 26 26z" />
    <path fill="#1e0a06" d="M28 60h44v26c0 16-9 26-22 26S28 102 28 86z" />
    <path fill="#b5774d" d="M31 62h38v20c0 14-7 22-19 22S31 96 31 82z" />
    <path fill="#d99c6c" d="M31 62h16v40c-10-2-16-9-16-20z" />
    <path fill="#1e0a06" d="M35 67h12v3l-2 5h-8l-2-5zM53 67h12v3l-2 5h-8l-2-5z" />
    <path fill="#fff3d8" d="M37.500 70h7v3h-7zM55.500 70h7v3h-7z" />
    <path fill="#10150f" d="M40.500 70h2.500v3h-2.500zM57.500 70h2.500v3h-2.500z" />
    <path fill="#1e0a06" d="M34 64.500l14 4-.6 2.500L33 67zM66 64.500l-14 4 .6 2.500L67 67z" />
    <path fill="#10150f" d="M27 79c14 5 32 5 46 0l-3 16c-5 8-12 14-20 22-8-8-15-14-20-22z" />
    <path fill="#d8b23c" d="M29.500 82c13 4 28 4 41 0l-2.500 12c-5 7-11 12-18 19-7-7-13-12-18-19z" />
    <path fill="#8a5f12" d="M36 88h4v4h-4zM46 90h4v4h-4zM56 90h4v4h-4zM62 87h4v4h-4zM42 97h4v4h-4zM52 97h4v4h-4z" />
    <path
      fill="#1e0a06"
      d="M8 58c10-6 18-8 22-14 2-18 8-26 20-26s18 8 20 26c4 6 12 8 22 14-10 8-24 10-42 10S18 66 8 58z"
    />
    <path
      fill="#43220f"
      d="M13 57c8-4 16-6 20-11 1-16 6-24 17-24s16 8 17 24c4 5 12 7 20 11-9 5-22 7-37 7s-28-2-37-7z"
    />
    <path fill="#6e3a1a" d="M13 57c8-4 16-6 20-11 1-16 6-24 17-24-6 10-8 20-8 30-10 3-20 5-29 5z" />
    <path fill="#d8b23c" d="M32.500 44c10 5 25 5 35 0l.6 5c-11 5-25 5-36.200 0z" />
  </>
);

/** By moonlight a hand draws a whole stack away. */
export const Steal = (): ReactNode => (
  <>
    <path fill="#1c1538" d="M0 0h100v140H0z" />
    <path fill="#2f2458" d="M0 0h100v60C84 84 16 84 0 60z" />
    <path fill="#f3ead0" d="M30 12a14 14 0 1 0 14 20 11 11 0 0 1-14-20z" />
    <path fill="#cbbcf6" d="M62 14h2v2h-2zM78 26h2v2h-2zM52 34h1.500v1.500H52zM88 12h2v2h-2zM70 44h1.500v1.500H70z" />
    <path fill="#0f0a22" d="M0 96c30-8 70-8 100 0v44H0z" />
    <path fill="#453678" d="M0 96c30-8 70-8 100 0v3C70 91 30 91 0 99z" />
    {/* the stack */}
    <g>
      <path fill="#0a0716" d="m6 112 34-24 34 16-34 26z" />
      <path fill="#22304a" d="m8 104 32-22 32 15-32 24z" />
      <path fill="#121b2c" d="m8 104 32 17v6L8 110zM72 97l-32 24v6l32-24z" />
      <path fill="#7fa6b8" d="m8 106 32 17v1.500L8 107.500zM72 99l-32 24v1.500l32-24z" />
      <path fill="#2d4263" d="m10 100 30-20 30 14-30 22z" />
      <path fill="#7fa6b8" d="m18 99 22-14 22 10-22 16zm6 0 16 8 16-11.500-16-7z" fillRule="evenodd" />
      <path fill="#f0c562" d="m34 97 6-4 7 3-6 5z" />
    </g>
    {/* the hand */}
    <path
      fill="#0a0716"
      d="M100 58 78 62c-10-2-22-4-32 0-8 3-12 7-10 11 2 3 7 3 12 1-8 4-13 9-11 13 2 3 7 2 12-1-5 4-8 9-6 12s7 1 12-4c-1 4-1 8 2 9 6 1 14-8 19-13 8-3 16-5 24-6z"
    />
    <path
      fill="#b5774d"
      d="M98 62 78 65c-10-2-21-4-30 0-6 2-9 5-8 7 2 2 9-1 18-3-11 5-20 11-18 15 2 2 9-3 18-8-7 6-13 13-11 16 2 2 8-4 14-10-2 6-2 10 0 11 4 1 12-8 17-13 8-3 14-5 20-6z"
    />
    <path fill="#d99c6c" d="M98 62 78 65c-10-2-21-4-30 0-6 2-9 5-8 7 2 2 9-1 18-3 14-3 26-4 40-3z" />
    <path fill="#10150f" d="M84 54h16v34H84z" />
    <path fill="#8a2f4a" d="M87 56h13v30H87z" />
    <path fill="#e07fa5" d="M87 58h3v26h-3zM93 62h3v4h-3zM93 70h3v4h-3zM93 78h3v4h-3z" />
  </>
);

/** Leaves parted, and an eye that sees everything. */
export const Recon = (): ReactNode => (
  <>
    <path fill="#0e2a3c" d="M0 0h100v140H0z" />
    <path fill="#1c4a66" d="M50 10c36 4 50 32 50 58s-18 56-50 58C18 124 0 94 0 68S14 14 50 10z" />
    <path fill="#2f6f93" d="M50 28c26 4 36 22 36 40s-12 38-36 40c-24-2-36-22-36-40s10-36 36-40z" />
    <path fill="#071722" d="M4 68c14-22 28-32 46-32s32 10 46 32c-14 22-28 32-46 32S18 90 4 68z" />
    <path fill="#f4f7ee" d="M11 68c12-17 24-25 39-25s27 8 39 25C77 85 65 93 50 93S23 85 11 68z" />
    <path fill="#cfdcd6" d="M11 68c12-17 24-25 39-25s27 8 39 25c-12-11-24-16-39-16s-27 5-39 16z" />
    <circle cx="50" cy="68" r="21" fill="#3a2408" />
    <circle cx="50" cy="68" r="18.500" fill="#d8962a" />
    <path
      fill="#f6cf6c"
      d="M50 49.500v9M50 77.500v9M31.500 68h9M59.500 68h9M37 55l6 6M57 75l6 6M63 55l-6 6M43 75l-6 6"
      stroke="#f6cf6c"
      strokeWidth="3"
    />
    <circle cx="50" cy="68" r="9.500" fill="#10150f" />
    <circle cx="46" cy="63.500" r="3.600" fill="#ffffff" />
    <path
      fill="#0b2417"
      d="M0 0h58C46 10 40 20 40 34 30 26 20 26 12 34c2 10-2 20-12 26zM100 140H42c12-10 18-20 18-34 10 8 20 8 28 0-2-10 2-20 12-26z"
    />
    <path
      fill="#2f7a4a"
      d="M0 0h48C36 8 30 18 30 28 22 20 12 20 4 30c0 8-2 14-4 18zM100 140H52c12-8 18-18 18-28 8 8 18 8 26-2 0-8 2-14 4-18z"
    />
    <path
      fill="none"
      stroke="#78bd7c"
      strokeWidth="1.600"
      d="M0 4c12 4 20 10 28 20M0 18c6 2 10 6 12 10M20 0c4 6 8 12 9 20M100 136c-12-4-20-10-28-20M100 122c-6-2-10-6-12-10M80 140c-4-6-8-12-9-20"
    />
  </>
);
