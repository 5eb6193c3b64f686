import { canonical, frozen, type Rng, rngDice, type Shape, type Viewer, viewers } from '@quri/kernel';
import { type Check, mustHold } from '../check.ts';
import { afterMove, type Continuation, counterpartOf, sameDraws } from '../continuation.ts';
import type { Checkpoint, NextMove } from '../random-game.ts';
import type { Subject } from '../subject.ts';

const IMAGININGS = 200;

export const statesLookAlike: Check = {
  name: 'non-interference (a): view, offers and refusals are the same in the real world and in an imagined one',
  for: 'secrets',
  watch: ({ subject: { game, sample }, setting, rng }) => ({
    checkpoint: ({ table, memory }) => {
      const state = frozen(table.state);
      for (const viewer of viewers(setting.players)) {
        const view = game.project(state, viewer);
        const world = frozen(game.imagine(view, frozen(memory(viewer)), rng));
        const evidence = () => ({ viewer });
        const imaginedView = canonical(game.project(world, viewer));
        mustHold(imaginedView === canonical(view), 'the view tells two worlds apart', evidence);
        if (viewer === 'spectator') continue;
        const offers = canonical(game.legal(state, viewer));
        mustHold(canonical(game.legal(world, viewer)) === offers, 'the offers tell two worlds apart', evidence);
        for (const intent of sample(state, viewer, rng)) {
          const answer = refusalOf(game.decide(state, viewer, intent));
          const imagined = refusalOf(game.decide(world, viewer, intent));
          const answers = () => ({ viewer, intent, answer, imagined });
          mustHold(answer === imagined, 'a refusal tells two worlds apart', answers);
        }
      }
    },
  }),
};

const refusalOf = (decided: { readonly ok: boolean; readonly refused?: unknown }): string =>
  decided.ok ? 'fine' : canonical(decided.refused);

export const hiddenMovesLookAlike: Check = {
  name: 'non-interference (b): a hidden move of another seat sounds the same whatever it was, byte for byte',
  for: 'secrets',
  watch: ({ subject, setting, rng }) => ({
    checkpoint: (checkpoint) => {
      const { table, next } = checkpoint;
      if (next === undefined) return;
      if (subject.looksAlike(frozen(table.state), next.seat, next.intent).length < 2) return;
      const others = viewers(setting.players).filter((viewer) => viewer !== next.seat);
      compareWithImagined(subject, checkpoint, next, others, rng);
    },
  }),
};

export const whatIsToldIsDeclared: Check = {
  name: 'non-interference (c): whatever tells a viewer something says so in `reveals`',
  for: 'secrets',
  watch: ({ subject, setting, rng }) => ({
    checkpoint: (checkpoint) => {
      const { next } = checkpoint;
      if (next !== undefined) compareWithImagined(subject, checkpoint, next, viewers(setting.players), rng);
    },
  }),
};

/** Plays the next move here and its counterpart in a world each viewer imagines, and compares all they are sent. */
function compareWithImagined<G extends Shape>(
  subject: Subject<G>,
  { table, memory }: Checkpoint<G>,
  next: NextMove<G>,
  audience: readonly Viewer[],
  rng: Rng,
): void {
  const { game } = subject;
  const real = afterMove(game, table.state, next, audience, rngDice(rng));
  audience.forEach((viewer, i) => {
    const world = game.imagine(game.project(frozen(table.state), viewer), frozen(memory(viewer)), rng);
    const counterpart = counterpartOf(subject, world, viewer, next, rng);
    if (counterpart === undefined) {
      const revealed = real.seenBeforeReveal[i] !== null;
      mustHold(revealed, 'a move that only some worlds allow is not declared as telling anything', () => ({
        viewer,
        next,
      }));
      return;
    }
    const imagined = afterMove(game, world, counterpart, [viewer], sameDraws(real.draws, rng));
    const [here, there] = [sentTo(subject, viewer, real, i), sentTo(subject, viewer, imagined, 0)];
    const evidence = () => ({ viewer, next, counterpart, here, there });
    mustHold(here === there, 'a viewer can tell two worlds apart, and nothing declared it', evidence);
  });
}

/** What one of the audience is sent, up to the event that reveals something to it. */
function sentTo<G extends Shape>(
  { game }: Subject<G>,
  viewer: Viewer,
  { seen, seenBeforeReveal, state }: Continuation<G>,
  place: number,
): string {
  const until = seenBeforeReveal[place] ?? null;
  if (until !== null) return canonical({ seen: seen[place]?.slice(0, until), revealed: true });
  const offers = viewer === 'spectator' ? [] : game.legal(frozen(state), viewer);
  return canonical({ seen: seen[place], revealed: false, view: game.project(frozen(state), viewer), offers });
}

export const secretsDiffer: Check = {
  name: 'non-interference (d): over 200 imaginings every secret that can differ does differ',
  for: 'secrets',
  samples: 60,
  watch: ({ subject: { game, secrets }, setting, rng }) => ({
    checkpoint: ({ table, memory }) => {
      const state = frozen(table.state);
      for (const viewer of viewers(setting.players)) {
        const view = game.project(state, viewer);
        const names = Object.entries(secrets(state, viewer)).flatMap(([name, { canDiffer }]) =>
          canDiffer ? name : [],
        );
        const values = new Map(names.map((name) => [name, new Set<string>()]));
        for (let i = 0; i < IMAGININGS && [...values.values()].some(({ size }) => size < 2); i++) {
          const world = secrets(frozen(game.imagine(view, frozen(memory(viewer)), rng)), viewer);
          for (const [name, found] of values) found.add(canonical(world[name]?.value ?? null));
        }
        for (const [name, found] of values) {
          const evidence = () => ({ viewer, name, found: [...found] });
          mustHold(found.size > 1, 'a secret is always imagined the same', evidence);
        }
      }
    },
  }),
};
