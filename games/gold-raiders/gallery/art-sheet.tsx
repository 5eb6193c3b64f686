import { CardBack } from '@quri/board-kit';
import { Box, Row, Sheet } from '@quri/board-kit/gallery';
import type { ReactNode } from 'react';
import { Face, SmallFace } from '../src/board/art/face.tsx';
import { Mark } from '../src/board/art/marks.tsx';
import { Idol, Raider } from '../src/board/art/raider.tsx';
import { CARDS } from '../src/vocabulary.ts';

/** Every picture by itself, large and small. */
export const ArtSheet = (): ReactNode => (
  <Sheet>
    {[200, 66].map((w) => (
      <Row key={w}>
        {CARDS.map((card) => (
          <Box key={card} w={w} h={w * 1.4}>
            <Face card={card} />
          </Box>
        ))}
      </Row>
    ))}
    <Row>
      {CARDS.map((card) => (
        <Box key={card} w={48} h={67}>
          <SmallFace card={card} />
        </Box>
      ))}
      {CARDS.map((card) => (
        <Box key={card} w={26} h={36}>
          <SmallFace card={card} />
        </Box>
      ))}
      {CARDS.map((card) => (
        <Mark key={card} card={card} size={48} />
      ))}
      {CARDS.map((card) => (
        <Mark key={card} card={card} size={16} />
      ))}
    </Row>
    <Row>
      {[0, 1, 2, 3, 4, 5].map((seat) => (
        <Box key={seat} w={80} h={112}>
          <Raider seat={seat} />
        </Box>
      ))}
      {[0, 1, 2, 3, 4, 5].map((seat) => (
        <Box key={seat} w={24} h={34}>
          <Raider seat={seat} />
        </Box>
      ))}
      <Idol size={80} />
      <Idol size={19} />
      <Box w={100} h={140}>
        <CardBack tone="night" />
      </Box>
    </Row>
  </Sheet>
);
