import type { ReactNode } from 'react';
import type { Choice } from '../../vocabulary.ts';
import { Doorway } from '../scene/doorway.tsx';
import {
  Arrow,
  Box,
  Card,
  ChoiceCard,
  Column,
  Count,
  Figure,
  Gems,
  Group,
  hazard,
  Lost,
  Person,
  Row,
  Sum,
  treasure,
} from './pieces.tsx';

const CHOSEN: readonly Choice[] = ['torch', 'camp', 'torch'];

/** Three explorers with their choices face down, then turned over. */
export const SecretChoice = (): ReactNode => (
  <Figure>
    {[false, true].map((open) => (
      <Column key={String(open)}>
        {open && <Arrow down />}
        <Row>
          {CHOSEN.map((choice, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
            <Group key={seat}>
              <Person seat={seat} wide={12} torch />
              <ChoiceCard seat={seat} choice={open ? choice : null} wide={12} />
            </Group>
          ))}
        </Row>
      </Column>
    ))}
  </Figure>
);

const FIVE = [0, 1, 2, 3, 4];

/** 14 gems among five. */
export const Sharing = (): ReactNode => (
  <Figure>
    <Row>
      <Card face={treasure(14)} gems={4} wide={19} />
      <Arrow />
      {FIVE.map((seat) => (
        <Column key={seat}>
          <Person seat={seat} wide={9.5} torch />
          <Gems amount={2} wide={9} high={6} />
          <Count>2</Count>
        </Column>
      ))}
    </Row>
    <Sum parts={[14, '=', 5, '×', 2, '+', 4]} />
  </Figure>
);

/** A second snake: those inside lose what they have, and the card hangs in its doorway. */
export const SecondHazard = (): ReactNode => (
  <Figure>
    <Row>
      <Card face={hazard('snake')} wide={15.5} struck />
      <Card face={treasure(7)} gems={1} wide={15.5} />
      <Card face={hazard('spiders')} wide={15.5} />
      <Card face={treasure(15)} wide={15.5} />
      <Card face={hazard('snake')} wide={15.5} struck />
    </Row>
    <Row>
      {[0, 2, 3].map((seat) => (
        <Group key={seat}>
          <Person seat={seat} wide={8.5} torch={false} />
          <Lost>
            <Gems amount={7} wide={8} high={7} />
          </Lost>
        </Group>
      ))}
      <Arrow />
      <Box wide={18} high={23.5}>
        <svg viewBox="14 -94 72 94" aria-hidden="true">
          <Doorway round={1} state="played" sealed={false} removed="snake" />
        </svg>
      </Box>
    </Row>
  </Figure>
);
