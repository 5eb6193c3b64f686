import { chosenSteps, turnsSince } from '@quri/board-kit';
import { boardTrial, inPairs } from '@quri/conformance/board';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { floorOf } from '../src/answers/floor.ts';
import { cellsOf } from '../src/answers/laid-tiles.ts';
import { HEXAGON, isTarget, labelOf } from '../src/answers/map.ts';
import { grabOf } from '../src/board/choosing/grab.ts';
import { movesOf, type Step } from '../src/board/choosing/moves.ts';
import { ALL_CELLS } from '../src/board/layout/cells.ts';
import { planOf } from '../src/board/plan/plan.ts';
import { WORDS } from '../src/board/words.ts';
import { ACTION_POINTS, type TurnSummary } from '../src/vocabulary.ts';

const { played, props, drawn, offered } = boardTrial(SUBJECT);
type Message = ReturnType<typeof played>[number];

const log = played({ players: 4, seed: 'render' });
const asked = log.filter(({ offers }) => offers.length > 0);
const inPhase = (phase: Message['view']['phase']): readonly Message[] =>
  asked.filter(({ view }) => view.phase === phase);
const draftOf = (...taken: readonly Step[]) => ({ draft: { value: chosenSteps(...taken), set: () => {} } });

const moving = inPhase('movingTiles').findLast(({ view }) => view.turn.actionPoints === ACTION_POINTS)!;
const laying = inPhase('layingTile').at(-1)!;
const grabbedTile = moving.view.poses.findIndex(
  (pose, tile) => pose !== null && !isTarget(tile) && (grabOf(moving.view, tile)?.ends.length ?? 0) > 3,
);
const GRABBED: Step = { ask: 'tile', tile: grabbedTile };

/** What is read out, by the name of the thing. */
const thingsIn = (html: string, kind: string): ReadonlyMap<number, string> =>
  new Map(
    [...html.matchAll(new RegExp(`data-thing="${kind} (\\d+)"[^>]*aria-label="([^"]*)"`, 'g'))].map(
      ([, number, label]) => [Number(number), label!],
    ),
  );

const litIn = (html: string): readonly number[] =>
  [...html.matchAll(/data-thing="cell (\d+)"[^>]*data-lit="true"/g)].map(([, cell]) => Number(cell));

describe('the board', () => {
  test('names the first and the last cell of each row on the rim, and numbers the cells above and below', () => {
    const texts = [...drawn(moving).matchAll(/<text[^>]*>([a-j]?\d+)<\/text>/g)].map(([, words]) => words);
    for (const row of HEXAGON.rows)
      expect(texts).toEqual(expect.arrayContaining([labelOf(row[0]!), labelOf(row.at(-1)!)]));
    for (const number of ['2', '4', '6', '8', '10'])
      expect(texts.filter((words) => words === number).length).toBeGreaterThan(1);
  });

  test('has a place for every cell that can be walked on or is blocked, by its name', () => {
    const cells = thingsIn(drawn(moving), 'cell');
    const floor = floorOf(moving.view);
    const places = ALL_CELLS.filter((cell) => floor.walkable[cell] === 1 || moving.view.blockers.includes(cell));
    expect([...cells.keys()]).toEqual(places);
    for (const [cell, label] of cells) expect(label.startsWith(`${labelOf(cell)}: `)).toBe(true);
  });

  test('IN-2, IN-17: holes are places where something can be put on them', () => {
    for (const message of [laying, inPhase('blocking').at(-1)!]) {
      const html = drawn(message);
      const floor = floorOf(message.view);
      const holes = litIn(html).filter((cell) => floor.walkable[cell] === 0);
      expect(holes.length).toBeGreaterThan(40);
      for (const hole of holes) expect(thingsIn(html, 'cell').get(hole)).toContain('hole');
    }
  });

  test('IN-11: before a tile is moved it says already where one can walk, and what it costs', () => {
    const labels = thingsIn(drawn(moving), 'cell');
    const walks = movesOf(moving.view, moving.offers).filter(({ steps }) => steps[0]?.ask === 'go');
    expect(walks.length).toBeGreaterThan(0);
    for (const { path, cost } of walks) expect(labels.get(path!.at(-1)!)).toContain(WORDS.en.reached(cost));
    const said = [...labels.values()].filter((label) => /you can (walk|get) here/.test(label));
    expect(said).toHaveLength(walks.length);
  });

  test('IN-8 to IN-10: a grabbed tile has a place for each end, and for each that it cannot get to with what stops it', () => {
    const html = drawn(moving, draftOf(GRABBED));
    const { ends, blocked, from } = grabOf(moving.view, grabbedTile)!;
    expect(thingsIn(html, 'end')).toEqual(
      new Map(ends.map(({ to, motion }) => [to, WORDS.en.tileMove({ tile: grabbedTile, from, to }, motion)])),
    );
    expect([...thingsIn(html, 'blocked').keys()]).toEqual(blocked.map(({ to }) => to));
    for (const label of thingsIn(html, 'blocked').values()) expect(label).toContain('stopped by');
    // Nothing but tiles can be chosen meanwhile.
    const tiles = moving.view.poses.flatMap((pose) => (pose === null ? [] : cellsOf(pose)));
    for (const cell of litIn(html)) expect(tiles).toContain(cell);
  });

  test('lights nothing while something moves', () => {
    expect(litIn(drawn(moving, { live: false }))).toEqual([]);
    const [before, message] = inPairs(log).find(([, { offers, seen }]) => offers.length > 0 && seen.length > 0)!;
    const { name, shown } = planOf(before.view, message.seen, message.view)![0]!;
    expect(litIn(drawn(message, { shown, beat: { name, id: 0 }, live: false }))).toEqual([]);
  });

  test('IN-9: a tile that swings is drawn once, turning round the corner, and its riders stay upright', () => {
    const [before, message] = inPairs(log).find(([, { seen }]) =>
      seen.some((one) => one.type === 'tileMoved' && one.motion.kind === 'turn' && one.riders.length > 0),
    )!;
    const { name, shown } = planOf(before.view, message.seen, message.view)![0]!;
    const moved = drawn(message, { shown, beat: { name, id: 0 }, live: false });
    expect(moved).toMatch(/data-kind="turn" style="transform-origin:[^"]*--turn:-?\d+deg;--upright:-?\d+deg;--lasts:/);
    const slabs = (html: string): number => html.split('rotate(').length;
    // Who asked for no motion sees it where it gets to.
    const still = drawn(message, { shown, beat: { name, id: 0 }, live: false, still: true });
    expect(still).not.toContain('data-kind="turn"');
    expect(slabs(moved)).toBe(slabs(still));
  });

  test('IN-1: says whose statues and blocker are where', () => {
    const html = drawn(moving);
    moving.view.statues.forEach((left, seat) => {
      expect(html).toContain(
        `${WORDS.en.statues(3 - left.length)}, ${WORDS.en.blockerAt(moving.view.blockers[seat]!)}`,
      );
    });
  });

  test('IN-6: has a torch for each action point, says which part of the turn it is, and what is left', () => {
    const html = drawn(moving);
    expect(html.match(/viewBox="3 -2 18 42"/g)).toHaveLength(ACTION_POINTS);
    expect(html).toContain(`${WORDS.en.pointsLeft}<!-- -->: <!-- -->${ACTION_POINTS}`);
    expect(html).toMatch(/aria-current="step"[^>]*>Tiles</);
    const walking = inPhase('walking').at(-1)!;
    expect(drawn(walking)).toMatch(/aria-current="step"[^>]*>Walk</);
  });

  test('IN-2: shows the tile that was drawn and those that can still come', () => {
    const html = drawn(laying);
    expect(html).toContain(WORDS.en.face(laying.view, laying.view.tile!));
    expect(html).toContain(WORDS.en.toCome(laying.view.undrawn.length));
    expect(drawn(moving)).not.toContain('still to come');
  });

  test('knows the turns of the others since one’s own last one', () => {
    const turn = (seat: number): TurnSummary => ({ ...moving.view.turn.summary, seat }) as TurnSummary;
    const recent = [1, 0, 2, 3].map(turn);
    expect(turnsSince(recent, 0).map(({ seat }) => seat)).toEqual([2, 3]);
    expect(turnsSince(recent, null)).toEqual(recent);
    expect(turnsSince([turn(0)], 0)).toEqual([]);
  });
});

describe('the action bar', () => {
  test('leads by buttons or by the map to every offer, under its full name', () => {
    for (const message of asked.filter((_, i) => i % 9 === 0)) {
      const { view, offers } = message;
      for (const { steps, intents } of movesOf(view, offers)) {
        const sure = steps.at(-1)?.ask === 'sure';
        // What is chosen on the map is confirmed here.
        const html = offered(message, draftOf(...steps.slice(0, sure ? -1 : 0)));
        const [last] = steps.slice(-1);
        expect(html, JSON.stringify(steps)).toContain(`data-option="${last!.ask}"`);
        if (last!.ask !== 'endTurn')
          expect(html, JSON.stringify(steps)).toContain(props(message).label(intents.at(-1)!));
        if (steps[0]?.ask === 'lay' && steps[0].pose % 7 > 0) break;
      }
    }
  });

  test('IN-13: taking a statue is the first thing to do where one stands', () => {
    const message = asked.find(({ offers }) => offers.some(({ type }) => type === 'takeStatue'))!;
    const html = offered(message);
    expect(html).toMatch(/data-look="first" data-option="statue"/);
    expect(html).toContain(WORDS.en.cost(1, message.view.turn.actionPoints - 1));
  });

  test('IN-11: after a free walk it says what is left to do', () => {
    const walked = inPhase('walking').find(({ view }) => view.turn.walked)!;
    expect(offered(walked)).toContain(WORDS.en.hints.walked);
    expect(offered(inPhase('walking').find(({ view }) => !view.turn.walked)!)).toContain(WORDS.en.hints.walk);
  });

  test('a grabbed tile can be sent from end to end, and says what that costs', () => {
    const { ends } = grabOf(moving.view, grabbedTile)!;
    expect(offered(moving, draftOf(GRABBED))).toContain(`aria-label="${WORDS.en.nextEnd}"`);
    const html = offered(moving, draftOf(GRABBED, { ask: 'end', to: ends[1]!.to }));
    expect(html).toContain(`2/${ends.length}`);
    expect(html).toContain(WORDS.en.cost(1, ACTION_POINTS - 1));
    expect(html).toContain(WORDS.en.back);
  });

  test('can always end the turn; that is the first thing to do only when nothing else is left', () => {
    const endOf = (message: Message): string => /<button[^>]*data-option="endTurn"[^>]*>/.exec(offered(message))![0];
    for (const message of [...inPhase('movingTiles'), ...inPhase('walking')]) {
      const spent = message.offers.length === 1 && message.view.phase === 'walking';
      expect(endOf(message)).toContain(`data-look="${spent ? 'first' : 'quiet'}"`);
    }
  });
});
