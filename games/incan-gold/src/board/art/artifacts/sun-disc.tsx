import type { ReactNode } from 'react';

const RAYS = Array.from({ length: 12 }, (_, i) => i * 30);

/** The sun with a face, stepped rays around it. */
export const SunDisc = (): ReactNode => (
  <>
    {RAYS.map((turn) => (
      <g key={turn} transform={`rotate(${turn} 50 50)`}>
        <path fill="#5c3c0a" d="M43 20h14v-6h-3V8h-2V2h-4v6h-2v6h-3z" />
        <path fill={turn % 60 === 0 ? '#f3c95c' : '#d89d2f'} d="M44.500 20h11v-5h-3V9h-1.500V3.500h-2V9h-1.500v6h-3z" />
      </g>
    ))}
    <circle cx="50" cy="50" r="34" fill="#5c3c0a" />
    <circle cx="50" cy="50" r="32" fill="#d89d2f" />
    <path fill="#f9dd87" d="M18.500 46a32 32 0 0 1 63 0 34 30 0 0 0-63 0z" />
    <circle cx="50" cy="50" r="25" fill="#9b6a17" />
    <circle cx="50" cy="51" r="24" fill="#f3c95c" />
    <path fill="#ffeeb5" d="M28 44a23 23 0 0 1 44 0c-9-7-35-7-44 0z" />
    <path fill="#9b6a17" d="M33 45h14v3H36v3h-3zM67 45H53v3h11v3h3z" />
    <path fill="#0f6d63" d="M37 48h9v6h-9zM54 48h9v6h-9z" />
    <path fill="#5fe0cf" d="M37 48h9v2h-9zM54 48h9v2h-9z" />
    <path fill="#d89d2f" d="M48 47h4l3 13h-10z" />
    <path fill="#9b6a17" d="M45 60h10l1 2H44zM38 65h24v6h-3v-2h-4v2h-3v-2h-4v2h-3v-2h-4v2h-3z" />
    <path fill="#fff6d6" d="M41 66h3v2h-3zM48.500 66h3v2h-3zM56 66h3v2h-3z" />
  </>
);
