import { GEMS } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { ARTIFACTS, COPIES_OF_HAZARD, HAZARDS } from '../../vocabulary.ts';
import styles from './figures.module.css';
import { artifact, Card, Column, Count, Figure, Group, hazard, OneGem, Row, Sum, treasure } from './pieces.tsx';

/** IG-C1, in two rows. */
const TREASURES = [
  [1, 2, 3, 4, 5, 5, 7, 7],
  [9, 11, 11, 13, 14, 15, 17],
];

/** Every card of the quest deck. */
export const QuestCards = (): ReactNode => (
  <Figure>
    {TREASURES.map((row) => (
      <div key={row[0]} className={styles.grid}>
        {row.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be equal
          <Card key={i} face={treasure(value)} gems={0} wide={10} />
        ))}
      </div>
    ))}
    <Row>
      {HAZARDS.map((kind) => (
        <Column key={kind}>
          <Card face={hazard(kind)} wide={15.5} />
          <Count>× {COPIES_OF_HAZARD}</Count>
        </Column>
      ))}
    </Row>
  </Figure>
);

export const FiveArtifacts = (): ReactNode => (
  <Figure>
    <Row>
      {ARTIFACTS.map((kind) => (
        <Card key={kind} face={artifact(kind)} wide={15.5} />
      ))}
    </Row>
  </Figure>
);

/** The three gems with what they are worth, and 17 counted out in them. */
export const GemKinds = (): ReactNode => (
  <Figure>
    <Row>
      {[...GEMS].reverse().map((worth) => (
        <Row key={worth}>
          <OneGem worth={worth} wide={13} />
          <Count>{worth}</Count>
        </Row>
      ))}
    </Row>
    <Row>
      <Card face={treasure(17)} gems={17} wide={16} />
      <Sum parts={[17, '=']} />
      <Group>
        <OneGem worth={10} wide={10} />
        <OneGem worth={5} wide={10} />
        <OneGem worth={1} wide={8} />
        <OneGem worth={1} wide={8} />
      </Group>
    </Row>
  </Figure>
);
