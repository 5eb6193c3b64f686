export { bestResponse, type Learner, type Training, type Traits } from './learn/best-response.ts';
export {
  type Answer,
  FAULTS,
  type Fault,
  type MatchPlayer,
  type MatchQuestion,
  type MatchResult,
  type MatchTerms,
  playMatch,
} from './match/match.ts';
export { botPlayer, isRandom, playBots } from './match/play-bots.ts';
export { type MatchSetup, type Question, questions } from './match/questions.ts';
export { mirroredDice } from './mirrored-dice.ts';
export { winShares } from './payoff.ts';
export { fieldsOf } from './ratings/fields.ts';
export { type Estimate, estimateFrom } from './ratings/interval.ts';
export { type BlockTerms, faultsOf, type PlayedBlock, type PlayedGame, playBlock } from './ratings/played-block.ts';
export { type Block, type Schedule, scheduleOf, seatedIn } from './ratings/schedule.ts';
export { type Skill, skillsFrom } from './ratings/skill.ts';
export { aheadOf, type FieldResult, fieldResults, scoreOf, shareOf } from './ratings/standings.ts';
