import { CardBack, Gem, Heap, QuriMark, SeatShape, seatColour, TextileEdge } from '@quri/board-kit';
import { Box, Row, Sheet } from '@quri/board-kit/gallery';
import type { ReactNode } from 'react';
import { ChoiceFace } from '../src/board/art/choice-face.tsx';
import { Explorer } from '../src/board/art/explorer.tsx';
import { Hand } from '../src/board/art/hand.tsx';
import { QuestFace } from '../src/board/art/quest-face.tsx';
import { Tent } from '../src/board/art/tent.tsx';
import { ARTIFACT_CARDS, HAZARD_CARDS, TREASURES } from '../src/components.ts';

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/** Every picture by itself, large and small. */
export const ArtSheet = (): ReactNode => (
  <Sheet>
    {[200, 70].map((w) => (
      <Row key={w}>
        {HAZARD_CARDS.filter((_, i) => i % 3 === 0).map((card) => (
          <Box key={card.id} w={w} h={w * 1.4}>
            <QuestFace card={card} gems={0} />
          </Box>
        ))}
      </Row>
    ))}
    {[200, 70].map((w) => (
      <Row key={w}>
        {ARTIFACT_CARDS.map((card, i) => (
          <Box key={card.id} w={w} h={w * 1.4}>
            <QuestFace card={card} gems={0} printed={i === 1 ? 12 : undefined} />
          </Box>
        ))}
      </Row>
    ))}
    <Row>
      {TREASURES.filter((_, i) => [0, 4, 8, 12, 14].includes(i)).map((card, i) => (
        <Box key={card.id} w={120} h={168}>
          <QuestFace card={card} gems={i * 2} />
        </Box>
      ))}
      <Box w={120} h={168}>
        <ChoiceFace choice="torch" />
      </Box>
      <Box w={120} h={168}>
        <ChoiceFace choice="camp" />
      </Box>
      {(['green', 'clay', 'night'] as const).map((tone) => (
        <Box key={tone} w={120} h={168}>
          <CardBack tone={tone} />
        </Box>
      ))}
      <Box w={120} h={168}>
        <CardBack tone="clay" />
        <div style={{ position: 'absolute', inset: 0 }}>
          <Hand cuff={seatColour(1)} />
        </div>
      </Box>
      <Box w={36} h={50}>
        <CardBack tone="clay" />
        <div style={{ position: 'absolute', inset: 0 }}>
          <Hand cuff={seatColour(1)} />
        </div>
      </Box>
    </Row>
    <Row>
      {EIGHT.map((seat) => (
        <Box key={seat} w={140} h={106}>
          <Tent seat={seat} home={seat % 2 === 0} open={seat > 5} />
        </Box>
      ))}
    </Row>
    <Row>
      {EIGHT.map((seat) => (
        <Box key={seat} w={70} h={90}>
          <Explorer seat={seat} torch={seat % 3 !== 0} />
        </Box>
      ))}
      {EIGHT.map((seat) => (
        <SeatShape key={seat} seat={seat} size={32} />
      ))}
      {EIGHT.map((seat) => (
        <Box key={seat} w={28} h={36}>
          <Explorer seat={seat} torch />
        </Box>
      ))}
    </Row>
    <Row>
      <Gem worth={1} size={64} />
      <Gem worth={5} size={64} />
      <Gem worth={10} size={64} />
      <Gem worth={1} />
      <Gem worth={5} />
      <Gem worth={10} />
      {[1, 3, 4, 9, 14, 17, 28, 49, 87].map((amount) => (
        <Heap key={amount} amount={amount} style={{ width: 90, height: 70 }} />
      ))}
      <QuriMark size={160} />
      <QuriMark size={40} />
      <QuriMark size={20} />
    </Row>
    <Row>
      <div style={{ width: 500, color: 'var(--torch)' }}>
        <TextileEdge />
        <br />
        <TextileEdge weave="steps" />
      </div>
    </Row>
  </Sheet>
);
