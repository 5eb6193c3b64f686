import type { ReactNode } from 'react';

interface Boulder {
  readonly at: string;
  readonly turned: number;
  readonly scale: number;
}

/** Three faces to a boulder: lit from above, seen, and in shadow. */
const Rock = ({ at, turned, scale }: Boulder): ReactNode => (
  <g transform={`translate(${at}) scale(${scale}) rotate(${turned})`}>
    <path fill="#241812" d="m-17-9 12-11 16 2 10 13-4 17-15 9-17-6-6-14z" />
    <path fill="#6e5846" d="m-15-8 11-10 14 2 9 12-4 15-13 8-15-6-5-12z" />
    <path fill="#b79c78" d="m-15-8 11-10 14 2-4 9-12 4z" />
    <path fill="#e0c79d" d="m-15-8 11-10 5 .700-6 8z" />
    <path fill="#47372b" d="m19-4-4 15-13 8 2-12 2-14 4-9z" />
    <path fill="#8d745a" d="m-6-3 12-4-2 14-12-2z" />
  </g>
);

/** The ceiling comes down. */
export const Rockfall = (): ReactNode => (
  <>
    <path fill="#4a2417" d="M0 0h100v140H0z" />
    <path fill="#7b4327" d="M0 30 22 20l20 14 16-12 22 10 20-8v92H0z" />
    <path fill="#a9693c" d="M10 64c14-12 66-12 80 0l-8 64H18z" />
    <path fill="#2b1811" d="M0 0h100v18L86 30 74 20 62 34 50 18 36 30 24 16 10 28 0 20z" />
    <path fill="#58382a" d="M0 14 10 22l14-12 12 14 14-12 12 16 12-14 12 10 14-12V8H0z" />
    <path
      d="M20 38v22M50 30v10M82 38v18M66 60v14M34 58v12M12 74v16M90 82v14"
      stroke="#e0c79d"
      strokeWidth="1.600"
      opacity=".6"
    />
    <path fill="#2b1811" d="M0 140v-22l18-8 24 6 22-8 20 8 16-4v28z" />
    <Rock at="84 112" turned={30} scale={0.85} />
    <Rock at="18 114" turned={-40} scale={1} />
    <Rock at="52 108" turned={12} scale={1.45} />
    <Rock at="76 66" turned={-22} scale={1.05} />
    <Rock at="28 62" turned={50} scale={1.3} />
    <Rock at="56 40" turned={-70} scale={0.7} />
    <path
      fill="#8d745a"
      d="m44 72 4-2 2 4-4 2zM62 82l3-1 1 3-3 1zM86 46l3-2 2 3-3 2zM14 40l3-1 1 3-3 1zM40 84l2-1 1 2-2 1z"
    />
  </>
);
