import type { FigureProps } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { revealedMiles } from '../../answers/tie-breaks.ts';
import { Temple } from '../art/landmarks.tsx';
import { Raider } from '../art/raider.tsx';
import { WORDS } from '../words.ts';
import { At, Scene } from './frame.tsx';
import { open, Row } from './rows.tsx';
import styles from './temple.module.css';

const ROWS = [
  { seat: 2, y: 12, stacks: [open('mile1', 'mile2', 'mile3')] },
  { seat: 3, y: 116, stacks: [open('mile1', 'mile2'), open('mile2', 'mile2', 'mile2')] },
];
const MOST = Math.max(...ROWS.map(miles));

function miles({ stacks }: (typeof ROWS)[number]): number {
  return revealedMiles({ stacks: stacks.flatMap((stack) => (stack.kind === 'open' ? [stack] : [])) });
}

/** Two raiders at the temple: what they revealed decides. */
export const AtTheTemple = ({ language }: FigureProps): ReactNode => (
  <Scene time="day" w={400} h={224}>
    {ROWS.map((row) => (
      <Row key={row.seat} box={{ x: 10, y: row.y, w: 210, h: 96 }} seat={row.seat} stacks={row.stacks} />
    ))}
    {ROWS.map((row) => (
      <At key={row.seat} x={224} y={row.y + 34} w={66} h={28}>
        <b className={styles.miles} data-most={miles(row) === MOST}>
          {WORDS[language].miles(miles(row))}
        </b>
      </At>
    ))}
    <At x={292} y={58} w={104} h={90}>
      <Temple />
    </At>
    <At x={298} y={124} w={43} h={60}>
      <Raider seat={2} />
    </At>
    <At x={346} y={132} w={43} h={60}>
      <Raider seat={3} />
    </At>
  </Scene>
);
