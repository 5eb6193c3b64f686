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
  <Scene time="day" w={372} h={224}>
    {ROWS.map((row) => (
      <Row key={row.seat} box={{ x: 8, y: row.y, w: 204, h: 96 }} seat={row.seat} stacks={row.stacks} />
    ))}
    {ROWS.map((row) => (
      <At key={row.seat} x={216} y={row.y + 34} w={62} h={28}>
        <b className={styles.miles} data-most={miles(row) === MOST}>
          {WORDS[language].miles(miles(row))}
        </b>
      </At>
    ))}
    <At x={280} y={64} w={88} h={76}>
      <Temple />
    </At>
    <At x={283} y={122} w={41} h={57}>
      <Raider seat={2} />
    </At>
    <At x={327} y={130} w={41} h={57}>
      <Raider seat={3} />
    </At>
  </Scene>
);
