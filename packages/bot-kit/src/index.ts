export type { Traits } from './learn/best-response.ts';
export { mirroredDice } from './mirrored-dice.ts';
export { pickBest } from './pick-best.ts';
export type { Policy } from './policy.ts';
export { normalised, sampleIndex, softmax } from './probabilities.ts';
export { randomBot } from './random-bot.ts';
export { type RankedTurn, type ReplyTerms, type ReplyWidths, replySearch, roundSearch } from './search/reply-search.ts';
export { rootStrategy } from './search/root-regret.ts';
export type { SearchTerms } from './search/search-terms.ts';
export { treeSearch } from './search/tree-search.ts';
export {
  type SearchRound,
  searchBeginnings,
  type TurnPlan,
  type TurnSearch,
  type TurnTerms,
  turnSearch,
} from './search/turn-search.ts';
