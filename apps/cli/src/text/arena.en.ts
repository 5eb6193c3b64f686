/** What the arena says. */
export const arenaEn = {
  noSuchProgram: (program: string, name: string): string => `there is no program "${program}", as in --bots "${name}".`,
  notExecutable: (program: string): string => `${program} is not executable; chmod +x it, or say what runs it.`,
  tooFewBots: 'an arena needs at least two bots, as in --bots greedy,mixed.',
  onlyHouse: (name: string, ids: readonly string[]): string =>
    `--best-response takes a bot of the house (${ids.join(', ')}), not "${name}".`,
  budgetAlone: '--budget belongs to --best-response.',

  title: (game: string): string => `Arena: ${game}`,
  summary: (players: number, games: string, deals: string, seed: string): string =>
    `${players} players, ${games} games: ${deals} deals, each played once for every rotation of the seats; seed ${seed}`,
  bot: 'bot',
  share: 'wins',
  range: '95 % range',
  rating: 'rating',
  score: 'mean score',
  ms: 'ms a move',
  sat: 'games',
  faults: 'lost moves',
  par: (par: string): string => `Par is ${par}. A victory that is shared counts in parts.`,
  howRanged:
    'Ranges hold in 95 of 100 such arenas; they come from the spread between deals, since the games of one deal lean on each other. The rating is openskill (Plackett-Luce); its range is openskill’s own.',
  ahead: 'Who finished ahead of whom (row over column, in all games both sat at; level counts half)',
  fields: 'Wins in each company',
  company: 'company',
  noFaults: 'No bot lost a move.',
  faultsHead: 'Moves lost to chance',
  fault: {
    threw: 'broke down',
    illegal: 'not offered',
    late: 'too late or silent',
    crashed: 'ended or crashed',
    garbage: 'not an answer',
    oversized: 'too long a line',
  },
  speed: (games: string, threads: number): string =>
    `${games} games per second on ${threads} ${threads === 1 ? 'thread' : 'threads'}`,
  written: (path: string): string => `The page is in ${path}`,
  clocked: 'by the clock, around each choice',

  answered: (bot: string, players: number): string =>
    `Best response to ${bot}: one learner among ${players - 1} copies`,
  learned: (budget: string, known: string): string => `Learned from ${budget} games, ${known} kinds of decision`,
  won: (share: string, low: string, high: string, games: string, deals: string): string =>
    `Won ${share} (${low} to ${high}) of ${games} games on ${deals} fresh deals`,
  againstPar: (par: string): string =>
    `Par is ${par}; what is above it is a lower bound of how far the bot can be exploited.`,
};
