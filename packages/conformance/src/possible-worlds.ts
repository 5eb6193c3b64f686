import {
  accept,
  canonical,
  type Entry,
  emptyTable,
  everyChance,
  frozen,
  type Game,
  type Shape,
  stepOf,
  type Table,
  type Viewer,
} from '@quri/kernel';

/**
 * Every world a viewer cannot tell from the real one, found by trying all that could have happened: any outcome of
 * every draw, any legal intent of every other seat, kept as long as the viewer would have heard just what they heard.
 */
export function possibleWorlds<G extends Shape>(table: Table<G>, viewer: Viewer): readonly G['state'][] {
  const { game, opening } = table;
  const again = emptyTable(game, opening, new Uint8Array());
  let worlds = new Map<string, G['state']>([['', game.blank(opening.players, table.options)]]);
  for (const entry of table.entries) {
    const step = stepOf(again, entry);
    accept(again, step);
    const heard: Observation = {
      seen: (step.seen[viewer === 'spectator' ? opening.players : viewer] ?? []).map(canonical),
      view: canonical(game.project(frozen(step.state), viewer)),
      viewer,
    };
    const next = new Map<string, G['state']>();
    for (const world of worlds.values()) {
      for (const first of firstEvents(game, world, entry, viewer)) {
        for (const after of played(game, world, first, heard)) next.set(canonical(after), after);
      }
    }
    worlds = next;
  }
  return [...worlds.values()];
}

interface Observation {
  readonly seen: readonly string[];
  readonly view: string;
  readonly viewer: Viewer;
}

function firstEvents<G extends Shape>(
  game: Game<G>,
  world: G['state'],
  entry: Entry<G>,
  viewer: Viewer,
): readonly (readonly G['event'][])[] {
  if (entry.kind !== 'move') return [[]];
  const intents = entry.seat === viewer ? [entry.intent] : game.legal(frozen(world), entry.seat);
  return intents.flatMap((intent) => {
    const decided = game.decide(frozen(world), entry.seat, intent);
    return decided.ok ? [decided.value] : [];
  });
}

/** All states one entry can lead to, given its first events, that sound like what was heard. */
function played<G extends Shape>(
  game: Game<G>,
  world: G['state'],
  first: readonly G['event'][],
  heard: Observation,
): readonly G['state'][] {
  const done: G['state'][] = [];
  let open = listen(game, game.fork(frozen(world)), first, 0, heard);
  while (open.length > 0) {
    open = open.flatMap(({ state, at }) => {
      const chances = everyChance((dice) => game.proceed(frozen(state), dice));
      if (chances.every(({ value }) => value.length === 0)) {
        if (at === heard.seen.length && canonical(game.project(frozen(state), heard.viewer)) === heard.view)
          done.push(state);
        return [];
      }
      return chances.flatMap(({ value }) => listen(game, game.fork(frozen(state)), value, at, heard));
    });
  }
  return done;
}

/** Folds events as long as the viewer hears what they heard; nothing if they would have heard something else. */
function listen<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  events: readonly G['event'][],
  from: number,
  heard: Observation,
): { state: G['state']; at: number }[] {
  let at = from;
  for (const event of events) {
    const glimpse = game.redact(frozen(state), event, heard.viewer);
    if (glimpse !== undefined && canonical(glimpse) !== heard.seen[at++]) return [];
    game.evolve(state, event);
  }
  return [{ state, at }];
}
