import type { Drawing } from '@quri/catalogue';
import type { Seat, Shape, Table } from '@quri/kernel';
import type { GameText, Who } from '@quri/words';
import type { Colours } from '../colour.ts';
import type { MemoryRunner } from '../memory-table.ts';
import type { Text } from '../text/text.ts';
import type { Person } from './person.ts';
import type { Chapter } from './rulebook.ts';

/** All that is around the table while one person plays at it. */
export interface PlaySession {
  readonly table: Table;
  readonly runner: MemoryRunner;
  readonly me: Seat;
  readonly person: Person;
  readonly who: Who;
  readonly words: GameText;
  readonly drawing: Drawing<Shape['view']> | undefined;
  readonly text: Text;
  readonly colours: Colours;
  readonly columns: number | undefined;
  readonly chapters: readonly Chapter[];
  say(line: string): void;
  /** In a game of memory: takes everything off the screen. */
  wipe(): void;
  /** What happened since this was last called. */
  news(): readonly Shape['seen'][];
  moveBot(seat: Seat): Promise<void>;
}

export type Ending = 'over' | 'quit' | 'endOfInput';
