import { canonical, frozen, type Luck, luckDice, luckFrom, pick, type Seat, type Shape, viewers } from '@quri/kernel';
import { type Check, mustHold, type Setting, type Subject } from '../subject.ts';
import { overhear, sameDraws } from '../twin.ts';
import { type Moment, walk } from '../walk.ts';

const IMAGININGS = 200;

export const lookingTellsNothing: Check = {
  name: 'non-interference (a): view, offers and refusals are the same in the real world and in an imagined one',
  for: 'secrets',
  run: ({ game, sample }, setting) => {
    walk(game, setting, ({ table, luck, memory }) => {
      for (const viewer of viewers(setting.players)) {
        const view = game.project(frozen(table.state), viewer);
        const world = frozen(game.imagine(view, frozen(memory(viewer)), luck));
        const where = () => ({ setting, viewer, entries: table.entries.length });
        mustHold(canonical(game.project(world, viewer)) === canonical(view), 'the view tells two worlds apart', where);
        if (viewer === 'spectator') continue;
        const offers = canonical(game.legal(frozen(table.state), viewer));
        mustHold(canonical(game.legal(world, viewer)) === offers, 'the offers tell two worlds apart', where);
        for (const intent of sample(frozen(table.state), viewer, luck)) {
          const answer = refusalOf(game.decide(frozen(table.state), viewer, intent));
          const imagined = refusalOf(game.decide(world, viewer, intent));
          mustHold(answer === imagined, 'a refusal tells two worlds apart', () => ({
            setting,
            viewer,
            intent,
            answer,
            imagined,
          }));
        }
      }
    });
  },
};

const refusalOf = (decided: { readonly ok: boolean; readonly refused?: unknown }): string =>
  decided.ok ? 'fine' : canonical(decided.refused);

export const hiddenMovesLookAlike: Check = {
  name: 'non-interference (b): a hidden move of another seat sounds the same whatever it was, byte for byte',
  for: 'secrets',
  run: (subject, setting) => {
    walk(subject.game, setting, (moment) => {
      if (moment.next === undefined) return;
      const { seat, intent } = moment.next;
      if (subject.looksAlike(frozen(moment.table.state), seat, intent).length > 1)
        compare(subject, setting, moment, 'hidden');
    });
  },
};

export const whatIsToldIsDeclared: Check = {
  name: 'non-interference (c): whatever tells a viewer something says so in `reveals`',
  for: 'secrets',
  run: (subject, setting) => {
    walk(subject.game, setting, (moment) => compare(subject, setting, moment, 'all'));
  },
};

/** Plays the next move here and its twin in a world each viewer imagines, and compares all they hear. */
function compare<G extends Shape>(
  subject: Subject<G>,
  setting: Setting<G>,
  { table, luck, memory, next }: Moment<G>,
  which: 'hidden' | 'all',
): void {
  if (next === undefined) return;
  const { game } = subject;
  for (const viewer of viewers(setting.players)) {
    if (which === 'hidden' && viewer === next.seat) continue;
    const view = game.project(frozen(table.state), viewer);
    const world = game.imagine(view, frozen(memory(viewer)), luck);
    const real = overhear(game, table.state, next.seat, next.intent, viewer, luckDice(luck));
    const where = () => ({ setting, viewer, next, entries: table.entries.length });
    const twin = twinOf(subject, world, viewer === next.seat, next, luck);
    if (twin === undefined) {
      mustHold(real.told, 'a move that only some worlds allow is not declared as telling anything', where);
      continue;
    }
    const other = overhear(
      game,
      world,
      next.seat,
      twin,
      viewer,
      sameDraws(real.draws, luckFrom(String(luck.below(1e9)))),
    );
    const heard = canonical({ seen: real.seen, told: real.told, view: real.view, offers: real.offers });
    const heardThere = canonical({ seen: other.seen, told: other.told, view: other.view, offers: other.offers });
    mustHold(heard === heardThere, 'a viewer can tell two worlds apart, and nothing declared it', () => ({
      ...(where() as object),
      twin,
      heard,
      heardThere,
    }));
  }
}

/** The same intent if it is the viewer's own; otherwise any of its hidden class in that world. */
function twinOf<G extends Shape>(
  { looksAlike }: Subject<G>,
  world: G['state'],
  own: boolean,
  { seat, intent }: { readonly seat: Seat; readonly intent: G['intent'] },
  luck: Luck,
): G['intent'] | undefined {
  if (own) return intent;
  const alike = looksAlike(frozen(world), seat, intent);
  return alike.length === 0 ? undefined : pick(luck, alike);
}

export const secretsDiffer: Check = {
  name: 'non-interference (d): over 200 imaginings every secret that can differ does differ',
  for: 'secrets',
  run: ({ game, secrets }, setting) => {
    walk(game, setting, ({ table, luck, memory }) => {
      if (luck.below(6) > 0) return;
      for (const viewer of viewers(setting.players)) {
        const view = game.project(frozen(table.state), viewer);
        const open = Object.entries(secrets(frozen(table.state), viewer)).filter(([, { canDiffer }]) => canDiffer);
        const values = new Map(open.map(([name]) => [name, new Set<string>()]));
        for (let i = 0; i < IMAGININGS && open.length > 0; i++) {
          const world = secrets(frozen(game.imagine(view, frozen(memory(viewer)), luck)), viewer);
          for (const [name] of open) values.get(name)?.add(canonical(world[name]?.value ?? null));
          if ([...values.values()].every(({ size }) => size > 1)) break;
        }
        for (const [name, found] of values) {
          mustHold(found.size > 1, 'a secret is always imagined the same', () => ({
            setting,
            viewer,
            name,
            found: [...found],
          }));
        }
      }
    });
  },
};
