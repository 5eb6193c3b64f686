import { type ReplyTerms, type ReplyWidths, replySearch, roundSearch } from '@quri/bot-kit';
import type { Bot, BotQuestion } from '@quri/kernel';
import type { Inka } from '../game.ts';
import type { View } from '../view/shapes.ts';
import type { BotId } from '../vocabulary.ts';
import { answerTo } from './answer.ts';
import { sharesIn } from './evaluation.ts';
import { keyOf, type Position } from './position.ts';
import { timesBefore } from './repetition.ts';
import { type Turn, type TurnEffort, turnsOf } from './turns.ts';
import type { Weights } from './weights.ts';

export interface SearchBudget {
  readonly weights: Weights;
  /** Milliseconds for a whole turn. */
  readonly ms: number;
  /** How hard the own turn is searched for, and every reply. */
  readonly own: TurnEffort;
  readonly reply: TurnEffort;
  readonly rounds: readonly ReplyWidths[];
  /** With more than two players, whose turns are foreseen one after the other. */
  readonly roundsAmongMore: readonly ReplyWidths[];
}

/** Looks for the best whole turn, and at what others reply. */
export const searchBot = (id: BotId, budget: SearchBudget): Bot<Inka> => ({
  id,
  ms: budget.ms,
  choose: (asked) => answerTo(asked, budget.weights, (position) => bestTurn(asked, position, budget)),
});

/** A position in the search; `won` is who has won already. */
interface Node {
  readonly position: Position;
  readonly won: number | null;
}

function bestTurn(
  asked: BotQuestion<Inka>,
  position: Position,
  { weights, ms, own, reply, rounds, roundsAmongMore }: SearchBudget,
): Turn | undefined {
  const start = asked.now();
  const isOver = (): boolean => asked.now() - start > asked.ms * TIME_SHARE;
  const ownEffort = { ...own, tries: Math.round((own.tries * asked.ms) / ms) };
  const terms: ReplyTerms<Node, Turn> = {
    mover: (node) => node.position.seat,
    turns: (node, width) => {
      if (node.won !== null) return [];
      if (node.position !== position) return turnsOf(node.position, weights, reply, width, isOver);
      return fresh(asked.view, turnsOf(position, weights, ownEffort, 2 * width, isOver)).slice(0, width);
    },
    play: (node, { after, wins }) => ({ position: after, won: wins ? node.position.seat : null }),
    key: (node) => (node.won === null ? keyOf(node.position) : -1 - node.won),
    shares: (node) =>
      node.won === null
        ? sharesIn(node.position, weights)
        : Array.from({ length: position.players }, (_, seat) => (seat === node.won ? 1 : 0)),
  };
  const node = { position, won: null };
  const [best] =
    position.players > 2 ? roundSearch(terms, node, roundsAmongMore, isOver) : replySearch(terms, node, rounds, isOver);
  return best?.turn;
}

/** IN-19: games must go on, so whoever has a choice brings back no position that was there before. */
function fresh(view: View, turns: readonly Turn[]): readonly Turn[] {
  const left = turns.filter(({ wins, after }) => wins || timesBefore(view, after) === 0);
  return left.length === 0 ? turns : left;
}

/** A search that was begun is ended, and the answer must be there in time. */
const TIME_SHARE = 0.8;
