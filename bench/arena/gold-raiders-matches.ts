// Plays the matches of Gold Raiders' ladder on all cores: `node matches.mjs PLAN ANSWERS [SECONDS]`, with before.mjs beside
// it. After so many seconds no further part of a match is begun.
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { bots } from '../../games/gold-raiders/src/engine.ts';
import { type GoldRaiders, goldRaiders } from '../../games/gold-raiders/src/game.ts';
import type { State } from '../../games/gold-raiders/src/rules/state.ts';
import {
  createWatch,
  type MergedStack,
  type Spending,
  type Watched,
} from '../../games/gold-raiders/test/merged-stacks.ts';
import type { PlayedBlock } from '../../packages/bot-kit/src/arena.ts';
import { asList, type Bot, type Frozen, type Game } from '../../packages/kernel/src/index.ts';
import { type Match, playBlocks, summaryOf } from './matches.ts';

/** A part of a match: small, so that all cores end at about the same time. */
interface Job {
  readonly name: string;
  readonly match: Match;
  readonly from: number;
}
const PARTS = 250;

interface Played {
  readonly blocks: readonly PlayedBlock[];
  /** Milliseconds of the longest answer of each bot. */
  readonly longest: Readonly<Record<string, number>>;
  /** What puma believed of merged stacks, and how it spent its Steals and Recons. */
  readonly stacks: readonly MergedStack[];
  readonly spending: Readonly<Record<string, Spending>>;
}
/** Imagined worlds by which a belief is measured. */
const WORLDS = 100;
const program = fileURLToPath(import.meta.url);

const [plan, answers, seconds = 'Infinity'] = process.argv.slice(2);
if (plan !== undefined && answers !== undefined) await playAll(plan, answers, Number(seconds));
else process.on('message', (job: Job) => void playPart(job));

async function playPart({ match, from }: Job): Promise<void> {
  const { bots: before }: { bots: readonly Bot<GoldRaiders>[] } = await import(
    new URL('before.mjs', import.meta.url).href
  );
  const longest: Record<string, number> = {};
  const watches = new Map<string, Watched>();
  // The real state behind the question that is asked next: a player never sees it.
  let state: Frozen<State> | undefined;
  const watchedGame: Game<GoldRaiders> = {
    ...goldRaiders,
    project: (s, viewer) => {
      state = s;
      return goldRaiders.project(s, viewer);
    },
  };
  const watched = (id: string, { choose }: Bot<GoldRaiders>): Bot<GoldRaiders> => {
    const watch = createWatch(WORLDS);
    if (id.startsWith('puma')) watches.set(id, watch);
    return {
      id,
      choose: (question) => {
        const start = question.now();
        const answer = choose(question);
        longest[id] = Math.max(longest[id] ?? 0, question.now() - start);
        const [intent] = asList(answer);
        if (state !== undefined && intent !== undefined) watches.get(id)?.look(question, intent, state);
        return answer;
      },
    };
  };
  const all = [...bots.map((bot) => watched(bot.id, bot)), ...before.map((bot) => watched(`${bot.id} before`, bot))];
  const blocks = await playBlocks(watchedGame, all, match, { from, step: PARTS });
  const spending = Object.fromEntries([...watches].map(([id, watch]) => [id, watch.spending]));
  process.send?.({ blocks, longest, stacks: watches.get('puma')?.stacks ?? [], spending });
}

/** A process for each core: the clock of the matches is the processor time of a process. */
async function playAll(plan: string, answers: string, seconds: number): Promise<void> {
  const end = performance.now() + 1000 * seconds;
  const matches: Readonly<Record<string, Match>> = JSON.parse(readFileSync(plan, 'utf8'));
  const jobs = Object.entries(matches).flatMap(([name, match]) =>
    Array.from({ length: PARTS }, (_, from): Job => ({ name, match, from })),
  );
  const played = new Map<string, Played[]>();
  const playJobs = async (): Promise<void> => {
    const child = fork(program);
    for (let job = jobs.shift(); job !== undefined && performance.now() < end; job = jobs.shift()) {
      const part = await new Promise<Played>((resolve, reject) => {
        child.removeAllListeners();
        child.once('message', (message) => resolve(message as Played));
        child.once('exit', (code) => reject(new Error(`a process that plays ended with ${code}`)));
        child.send(job as Job);
      });
      played.set(job.name, [...(played.get(job.name) ?? []), part]);
      process.stderr.write(`${job.name}: ${jobs.length} parts left\n`);
    }
    child.removeAllListeners();
    child.disconnect();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, playJobs));
  const summaries = Object.entries(matches).map(([name, match]) => {
    const parts = played.get(name) ?? [];
    const blocks = parts.flatMap((part) => part.blocks);
    const longest = match.ids.map((id) => Math.max(...parts.map((part) => part.longest[id] ?? 0)));
    const stacks = parts.flatMap((part) => part.stacks);
    const spending = match.ids.map((id) => parts.map((part) => part.spending[id]));
    return [name, { ...summaryOf(match, blocks), longest, stacks, spending }];
  });
  writeFileSync(answers, JSON.stringify(Object.fromEntries(summaries)));
}
