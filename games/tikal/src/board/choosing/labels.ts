import type { StepLabel } from '@quri/board-kit';
import { countAt, inSupply } from '../../answers/figures.ts';
import type { View } from '../../view/shapes.ts';
import type { Intent } from '../../vocabulary.ts';
import { describeTrial } from '../scene/descriptions.ts';
import type { BoardWords } from '../words.ts';
import type { Move, Step } from './moves.ts';

interface LabelContext {
  readonly view: View;
  readonly words: BoardWords;
  who(seat: number): string;
  label(intent: Intent): string;
}

/** What completes a move is called as the game calls it, with what is left then. */
export function labelOf(step: Step, move: Move | undefined, { view, words, who, label }: LabelContext): StepLabel {
  const left = view.turn.actionPoints - (move?.cost ?? 0);
  const named = (short: string, note: string | null = null, full?: string): StepLabel => ({
    short,
    note,
    full: full ?? (note === null ? short : `${short}, ${note}`),
  });
  const [intent] = move?.intents ?? [];
  const whole = intent === undefined || move?.intents.length !== 1 ? undefined : label(intent);
  const spent = move === undefined || move.cost === 0 ? null : words.cost(move.cost, left);
  const withLeft = (text: string): string => (spent === null ? text : `${text}, ${words.left(left)}`);
  switch (step.ask) {
    case 'place':
      return named(
        words.hex(step.hex),
        null,
        [words.hex(step.hex), words.stones.towards(view, step.hex)].filter(Boolean).join(', '),
      );
    case 'turn':
      return named(words.rotate);
    case 'figure': {
      const { figure, from } = step;
      const { seat } = view.turn;
      if (from === 'supply') {
        const count = inSupply(view, seat, figure);
        return named(words.newFigure[figure], figure === 'leader' ? words.inSupply : `${count} ${words.inSupply}`);
      }
      const count = countAt(view, seat, figure, from);
      const short = count > 1 ? `${words.hex(from)} ×${count}` : words.hex(from);
      return named(short, null, `${words.figure[figure]} ${short}`);
    }
    case 'work': {
      const level = (view.hexes[step.hex]?.value ?? 0) + 1;
      return named(words.work(step.work, level), spent, whole === undefined ? undefined : withLeft(whole));
    }
    case 'go': {
      const hex = words.hex(step.to);
      return named(hex, null, move && `${hex}, ${words.actionPoints(move.cost)}`);
    }
    case 'sure': {
      const last = move?.intents.at(-1);
      if (intent?.type === 'placeTile' && view.tile !== null)
        return named(words.placeHere, null, describeTrial(view, { ...intent, tile: view.tile }, whole ?? '', words));
      if (move === undefined || last === undefined || !('to' in last)) return named('');
      const [figure] = move.steps;
      const way =
        figure?.ask === 'figure'
          ? words.wayOf(figure.figure, figure.from, last.to, move.intents.length)
          : words.goTo(last.to);
      // What a walk costs is not in its name.
      const full = whole === undefined || intent?.type === 'walk' ? `${whole ?? way}, ${spent}` : withLeft(whole);
      return named(words.goTo(last.to), spent, full);
    }
    case 'exchange':
      return named(words.exchange);
    case 'give':
      return named(words.treasure(step.treasure));
    case 'take':
      return named(
        words.takeFrom(step.treasure, who(step.from)),
        spent,
        whole === undefined ? undefined : withLeft(whole),
      );
    case 'bid':
      return named(words.bid(step.points), null, whole);
    case 'tile':
      return named(
        words.terrain(step.tile),
        null,
        [whole ?? '', words.stones.ofTile(words.printedStones, step.tile)].filter(Boolean).join('; '),
      );
    case 'passBid':
    case 'endTurn':
      return named(whole ?? '');
    default:
      return step satisfies never;
  }
}

/** The question that these options answer. */
export function questionOf(taken: readonly Step[], options: readonly Step[], words: BoardWords): string | null {
  if (taken[0]?.ask === 'place') return words.ask.turn;
  const ask = options.find((one) => one.ask !== 'endTurn' && one.ask !== 'passBid')?.ask;
  if (ask === undefined) return null;
  return words.ask[ABOUT[ask]];
}

const ABOUT: Readonly<Record<Step['ask'], keyof BoardWords['ask']>> = {
  place: 'place',
  turn: 'turn',
  figure: 'figure',
  exchange: 'figure',
  endTurn: 'figure',
  work: 'go',
  go: 'go',
  sure: 'sure',
  give: 'give',
  take: 'take',
  bid: 'bid',
  passBid: 'bid',
  tile: 'tile',
};
