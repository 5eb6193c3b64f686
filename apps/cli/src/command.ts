import type { Language } from '@quri/words';
import type { Given, OptionKinds } from './arguments.ts';
import type { Terminal } from './terminal.ts';
import type { Text } from './text/text.ts';

/** One call of the program: what was asked, and whom to answer in which language. */
export interface Call {
  readonly given: Given;
  readonly terminal: Terminal;
  readonly language: Language;
  readonly text: Text;
  say(line: string): void;
}

/** A command answers the exit status. */
export interface Command {
  readonly options: OptionKinds;
  /** How many words it takes besides its options. */
  readonly words: number;
  run(call: Call): number | Promise<number>;
}
