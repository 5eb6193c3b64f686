import { type FigureProps, SeatShape } from '@quri/board-kit';
import type { ReactNode } from 'react';
import type { Artifact } from '../../vocabulary.ts';
import { TentSign } from '../art/tent.tsx';
import { Crown } from '../scene/counting.tsx';
import styles from './figures.module.css';
import {
  Box,
  Column,
  Count,
  Figure,
  Gems,
  Group,
  Note,
  Panel,
  Panels,
  Person,
  Row,
  Stowed,
  TentOf,
  Thing,
} from './pieces.tsx';

const WORDS = {
  en: { beside: 'Beside the tent: at risk', inside: 'In the tent: safe' },
  pl: { beside: 'Obok namiotu: zagrożone', inside: 'W namiocie: bezpieczne' },
};

/** Gems beside a tent while its owner is in the temple, and in the tent once they are back. */
export const BesideAndInside = ({ language }: FigureProps): ReactNode => (
  <Figure>
    <Panels>
      <Panel tone="danger">
        <Group>
          <TentOf seat={0} wide={22} home={false} />
          <Column>
            <Gems amount={12} wide={11} high={12} />
            <Count>12</Count>
          </Column>
        </Group>
        <Note tone="danger">{WORDS[language].beside}</Note>
      </Panel>
      <Panel tone="safe">
        <Group>
          <TentOf seat={0} wide={22} home />
          <Column>
            <Person seat={0} wide={9} torch={false} />
            <Stowed>
              <TentSign />
              <Count>12</Count>
            </Stowed>
          </Column>
        </Group>
        <Note tone="safe">{WORDS[language].inside}</Note>
      </Panel>
    </Panels>
  </Figure>
);

interface Taken {
  readonly artifact: Artifact;
  readonly value: number;
}

const COUNTED: readonly { readonly gems: number; readonly taken: readonly Taken[]; readonly won: boolean }[] = [
  {
    gems: 24,
    taken: [
      { artifact: 'mask', value: 5 },
      { artifact: 'llama', value: 5 },
    ],
    won: true,
  },
  { gems: 34, taken: [], won: false },
  {
    gems: 16,
    taken: [
      { artifact: 'sunDisc', value: 5 },
      { artifact: 'knife', value: 10 },
    ],
    won: false,
  },
];

/** Three explorers at the end: gems, artifacts, and what both are worth together. */
export const Wealth = (): ReactNode => (
  <Figure>
    <Group>
      {COUNTED.map(({ gems, taken, won }, seat) => {
        const wealth = taken.reduce((sum, { value }) => sum + value, gems);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <Column key={seat}>
            {won && (
              <Box wide={9} high={9}>
                <Crown />
              </Box>
            )}
            <Row>
              {taken.map(({ artifact }) => (
                <Thing key={artifact} artifact={artifact} wide={9} />
              ))}
            </Row>
            <Gems amount={gems} wide={16} high={14} />
            <div className={styles.plinth} data-won={won} style={{ '--high': wealth * 0.6 }}>
              <b>{wealth}</b>
              <SeatShape seat={seat} size={22} />
            </div>
            <Count>{[gems, ...taken.map(({ value }) => value)].join(' + ')}</Count>
          </Column>
        );
      })}
    </Group>
  </Figure>
);
