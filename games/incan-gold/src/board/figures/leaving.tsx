import type { FigureProps } from '@quri/board-kit';
import type { ReactNode } from 'react';
import styles from './figures.module.css';
import {
  Arrow,
  artifact,
  Card,
  Column,
  Count,
  Faded,
  Figure,
  Gems,
  Group,
  Note,
  Panel,
  Panels,
  Person,
  Row,
  Sum,
  TentOf,
  Thing,
  treasure,
} from './pieces.tsx';

/** 2 + 1 + 2 gems on the path, shared by two of three. */
export const LeavingTogether = (): ReactNode => (
  <Figure>
    <Row>
      <Card face={treasure(11)} gems={2} wide={16} />
      <Card face={treasure(7)} gems={1} wide={16} />
      <Card face={treasure(5)} gems={2} wide={16} />
      <Arrow />
      {[0, 1].map((seat) => (
        <Column key={seat}>
          <Person seat={seat} wide={10} torch={false} />
          <Gems amount={2} wide={9} high={6} />
          <Count>2</Count>
        </Column>
      ))}
    </Row>
    <Sum parts={[2, '+', 1, '+', 2, '=', 5, '=', 2, '×', 2, '+', 1]} />
  </Figure>
);

const WORDS = {
  en: { alone: 'One leaves: the mask is theirs', together: 'Two leave: the mask stays' },
  pl: { alone: 'Wychodzi jedna osoba: bierze maskę', together: 'Wychodzą dwie: maska zostaje' },
};

/** IG-11, in the order in which artifacts leave the temple. */
const VALUES = [5, 5, 5, 10, 10];

/** An artifact and one who leaves, or two; below, what artifacts are worth one after the other. */
export const AloneWithArtifact = ({ language }: FigureProps): ReactNode => (
  <Figure>
    <Panels>
      <Panel tone="safe">
        <Group>
          <TentOf seat={0} wide={16} home />
          <Person seat={0} wide={10} torch={false} />
          <Thing artifact="mask" wide={10} />
        </Group>
        <Note tone="safe">{WORDS[language].alone}</Note>
      </Panel>
      <Panel tone="danger">
        <Group>
          <Faded>
            <Person seat={1} wide={10} torch={false} />
          </Faded>
          <Faded>
            <Person seat={2} wide={10} torch={false} />
          </Faded>
          <Card face={artifact('mask')} wide={10} />
        </Group>
        <Note tone="danger">{WORDS[language].together}</Note>
      </Panel>
    </Panels>
    <Row>
      {VALUES.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the order
        <span key={i} className={styles.plaque}>
          <Count>{value}</Count>
        </span>
      ))}
    </Row>
  </Figure>
);
