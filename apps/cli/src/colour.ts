import { isScreen, type Terminal } from './terminal.ts';

export type Colours = ReturnType<typeof coloursFor>;

/** Colour only where somebody looks at a screen and has not asked for none (no-color.org). */
export function coloursFor({ stdout, env }: Terminal) {
  const wanted = isScreen(stdout) && !env.NO_COLOR && env.TERM !== 'dumb';
  const painted =
    (from: number, to: number) =>
    (text: string): string =>
      wanted ? `\u001b[${from}m${text}\u001b[${to}m` : text;
  return {
    strong: painted(1, 22),
    faint: painted(2, 22),
    gold: painted(33, 39),
    green: painted(32, 39),
    red: painted(31, 39),
  };
}
