import type { ConcededEntry, EndedEntry } from '@quri/kernel';
import { type Language, listEn } from '@quri/words';
import { arenaEn } from './arena.en.ts';
import { backupEn } from './backup.en.ts';
import { helpEn, usageEn } from './help.en.ts';
import { hostEn } from './host.en.ts';
import { type Range, range } from './range.ts';
import { reasonsEn } from './reasons.en.ts';

const meant = (word: string | undefined): string => (word === undefined ? '' : ` Did you mean ${word}?`);
const fileTrouble: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'that is not allowed',
  EISDIR: 'that is a folder',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  SQLITE_FULL: 'the disk is full',
  EFBIG: 'no file may become so large there',
};
const trouble = (code: string): string => fileTrouble[code] ?? code;

export const en = {
  language: 'en' as Language,
  help: helpEn,
  usage: usageEn,

  // What was called wrongly
  unknownCommand: (name: string, near: string | undefined): string =>
    `there is no command "${name}".${meant(near)} See quri --help.`,
  unknownOption: (name: string, near: string | undefined): string =>
    `there is no option ${name} here.${meant(near && `--${near}`)} See quri --help.`,
  unknownLanguage: (name: string): string => `--lang is en or pl, not "${name}".`,
  needsValue: (name: string): string => `${name} needs a value, as in ${name} VALUE.`,
  needsNoValue: (name: string): string => `${name} takes no value.`,
  tooMuch: (word: string): string => `"${word}" is one word too many. See quri --help.`,
  notACount: (name: string, word: string): string => `--${name} is a whole number from 1, not "${word}".`,
  whichFile: 'which file? Name a replay.',
  unknownGame: (id: string, near: string | undefined, ids: readonly string[]): string =>
    `there is no game "${id}".${meant(near)} There are: ${ids.join(', ')}.`,
  unknownBot: (id: string, ids: readonly string[]): string => `there is no bot "${id}"; there are ${listEn(ids)}.`,
  badPlayers: (n: number, min: number, max: number): string =>
    `${n} cannot play this with these options: it takes ${range({ min, max })} players.`,
  badSeat: (word: string, players: number): string =>
    `--seat is a number from 0 to ${players - 1}, spectator or all, not "${word}".`,
  optionForm: (word: string): string => `--option is written name=value, not "${word}".`,
  unknownTableOption: (name: string, names: readonly string[]): string =>
    `the game has no option "${name}"; it has ${listEn(names) || 'none'}.`,
  optionOneOf: (name: string, values: readonly string[]): string =>
    `the option ${name} is one of: ${values.join(', ')}.`,
  optionInRange: (name: string, min: number, max: number): string =>
    `the option ${name} is a whole number from ${min} to ${max}.`,
  optionText: (name: string, most: number): string => `the option ${name} is a text of at most ${most} characters.`,
  broken: (why: string): string => `something went wrong in Quri itself: ${why}`,

  // Files
  cannotRead: (path: string, code: string): string => `${path} cannot be read: ${trouble(code)}.`,
  cannotWrite: (path: string, code: string): string => `${path} cannot be written: ${trouble(code)}.`,
  noReplay: (path: string, why: string): string => `${path} is no replay: ${why.replace(/^not a replay: /, '')}.`,
  noSuchGameIn: (path: string, game: string): string => `${path} is a replay of "${game}", which Quri does not have.`,
  untrue: (path: string): string => `${path} does not verify, so it is not shown; see quri verify ${path}.`,
  alreadyOver: (path: string): string => `the game in ${path} is over; see quri replay ${path}.`,

  // games
  playersAndMinutes: (usual: Range, widest: Range, minutes: Range): string => {
    const wider = range(usual) === range(widest) ? '' : ` (${range(widest)} with options)`;
    return `${range(usual)} players${wider}, ${range(minutes)} minutes`;
  },
  optionsHead: 'Options:',
  botsHead: 'Bots, from weak to strong:',

  // play
  guest: 'Guest',
  youName: 'You',
  atTable: (names: readonly string[], seed: string | undefined): string =>
    `At the table: ${listEn(names)}.${seed === undefined ? '' : ` The cards of seed ${seed}.`}`,
  howToAnswer: 'Answer with a number or a letter. ? explains, q quits.',
  manyOffers: (offers: number): string =>
    `There are ${offers} ways to answer. Type words that stand in the answer, such as a cell or a tile, to list those; * lists them all.`,
  unclear: (offers: number): string =>
    offers === 1
      ? 'Please answer 1, or ? for help.'
      : `Please answer with a number from 1 to ${offers} or a letter; ? for help.`,
  keys: [
    'Answer with the number of an offer, its letter, or words of it; words that several have list those.',
    '  *       lists all offers',
    '  ?       this help',
    '  ? word  what the rulebook says on a word',
    '  u       takes your last move back, where the game allows it',
    '  q       quits; you can save the game and go on later',
    'The rulebook, chapter by chapter:',
  ] as readonly string[],
  notInRulebook: (about: string): string => `The rulebook does not mention "${about}".`,
  neverTakenBack: 'In this game nothing is taken back: every choice meets chance or the choices of others.',
  nothingToTakeBack: 'There is nothing you could take back now.',
  endOfInput: 'No more answers: the game stops here.',
  saveWhere: 'Save the game? Type a file name, or just Enter to forget it: ',
  savedWhole: (path: string): string => `Saved to ${path}. Look at it with quri replay, check it with quri verify.`,
  resumeAlone: (option: string): string => `a saved game brings its own table: leave out ${option}.`,
  savesBack: (path: string): string => `When you leave, the game is saved back to ${path}.`,
  savedPart: (path: string): string => `Saved to ${path}. Go on with quri play --resume ${path}`,

  // simulate and bench
  simulated: (name: string, players: number, games: number, seed: string): string =>
    `${name}, ${players} players, ${games} ${games === 1 ? 'game' : 'games'}, seed ${seed}`,
  seat: 'seat',
  seats: 'seats',
  bot: 'bot',
  game: 'game',
  players: 'players',
  wins: 'wins',
  winRate: 'a seat wins',
  meanScore: 'mean score',
  means: (all: string, winners: string): string => `Mean score ${all}, of winners ${winners}`,
  digest: (digest: string): string => `Digest of all results ${digest}`,
  speed: (games: string): string => `${games} games per second`,
  gamesPerCpuSecond: 'games per CPU second',
  decisionsPerCpuSecond: 'decisions per CPU second',

  arena: arenaEn,
  host: hostEn,
  backup: backupEn,

  // replay and verify
  replayOf: (names: readonly string[], entries: number): string =>
    `At the table: ${listEn(names)}. Entries: ${entries}.`,
  takenBack: (who: string, to: number): string => `${who} takes back everything from entry ${to} on.`,
  botSeated: (who: string, bot: string): string => `From here on the bot ${bot} plays for ${who}.`,
  seatedAgain: (who: string): string => `${who} is back and plays on.`,
  pausedTable: 'The game is paused.',
  resumedTable: 'The game goes on.',
  clockSet: (who: string, left: number): string =>
    left === 0 ? `The time of ${who} is up.` : `${who} has ${Math.round(left / 1000)} s left.`,
  concededSeat: (who: string, bot: string, reason: ConcededEntry['reason']): string =>
    `${who} ${reason === 'conceded' ? 'gives up' : 'has run out of time'}: from here on the bot ${bot} plays.`,
  endedTable: (reason: EndedEntry['reason']): string =>
    ({
      agreed: 'Everybody agrees to end the game here.',
      conceded: 'The game ends: somebody concedes.',
      abandoned: 'The game ends: it was abandoned.',
      outOfTime: 'The game ends: time is up.',
    })[reason],
  onlyTo: (who: string, sentence: string): string => `(${who} sees) ${sentence}`,
  unfinished: 'The game is not over yet.',
  checks: {
    chain: 'Hash chain: every entry follows from the one before',
    seed: 'Seed: the one that was committed to, and each seat’s own bytes',
    chance: 'Chance: every draw is the one the key gives',
    takeBacks: 'Take-backs: nothing that had come to light, unless all agreed',
    seating: 'Players: every move by whoever played that seat, none while paused or after the end',
    rules: 'Rules: deciding it all again gives the same events',
    heard: 'Messages: everybody was sent what belongs to this game',
  },
  reasons: reasonsEn,
  skipped: 'not checked',
  firstMisfit: (entry: number | null): string =>
    entry === null ? 'the opening or the end does not fit' : `entry ${entry} does not fit`,
  committedTo: (commitment: string): string => `The seed was committed to as ${commitment}`,
  otherCommitment: 'That is not the commitment you gave.',
  notProved:
    'Names, times, who was a bot, and that people agreed to a pause, a take-back or an end are not proved by the file.',
  isTrue: 'The replay is true.',
  isTrueSoFar: 'The replay is true as far as it can be checked.',
  isNotTrue: 'The replay is not true.',
};
