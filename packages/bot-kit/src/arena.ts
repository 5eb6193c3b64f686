export { bestResponse, type Training } from './learn/best-response.ts';
export {
  type Answer,
  FAULTS,
  type Fault,
  type MatchPlayer,
  type MatchQuestion,
  playMatch,
} from './match/match.ts';
export { botPlayer, playBots } from './match/play-bots.ts';
export { mirroredDice } from './mirrored-dice.ts';
export { fieldsOf } from './ratings/fields.ts';
export { type Estimate, estimateFrom } from './ratings/interval.ts';
export { faultsOf, type PlayedBlock, playBlock } from './ratings/played-block.ts';
export { type Block, scheduleOf, seatedIn } from './ratings/schedule.ts';
export { type Skill, skillsFrom } from './ratings/skill.ts';
export { aheadOf, fieldResults, scoreOf, shareOf } from './ratings/standings.ts';
