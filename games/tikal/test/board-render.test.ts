import { chosenSteps, turnsSince } from '@quri/board-kit';
import { boardTrial, inPairs } from '@quri/conformance/board';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { labelOf, neighbourAt } from '../src/answers/map.ts';
import { isAtFrontier } from '../src/answers/placement.ts';
import { crossingCost, stonesOn } from '../src/answers/stones.ts';
import { isVolcano, withTile } from '../src/answers/terrain.ts';
import { choices, movesOf, type Step } from '../src/board/choosing/moves.ts';
import { planOf } from '../src/board/plan/plan.ts';
import { WORDS } from '../src/board/words.ts';
import { opposite } from '../src/components.ts';
import { EDGE_EN } from '../src/text/names.en.ts';
import { stonesOfTile } from '../src/text/view-facts.ts';
import { ACTION_POINTS, EDGES, LEVELS, type TurnSummary } from '../src/vocabulary.ts';

const { played, props, drawn, offered } = boardTrial(SUBJECT);
type Message = ReturnType<typeof played>[number];

const log = played({ players: 4, seed: 'render' });
const auction = played({ players: 3, seed: 'render', options: { auction: true } });
const draftOf = (...taken: readonly Step[]) => ({ draft: { value: chosenSteps(...taken), set: () => {} } });
const late = log.findLast(({ view, offers }) => view.phase === 'acting' && offers.length > 3)!;
const placing = log.find(({ view, offers }) => view.phase === 'placing' && offers.length > 20)!;

/** What is read out of each hex, by its number. */
const hexesIn = (html: string): ReadonlyMap<number, string> =>
  new Map(
    [...html.matchAll(/data-hex="(\d+)"[^>]*aria-label="([^"]*)"/g)].map(([, hex, label]) => [Number(hex), label!]),
  );

const litIn = (html: string): readonly number[] =>
  [...html.matchAll(/data-hex="(\d+)" data-lit="true"/g)].map(([, hex]) => Number(hex));

describe('the board', () => {
  test('has a place for every explored hex and for the frontier, and none deeper in the fog', () => {
    for (const { view } of [log[1]!, placing, late]) {
      const known = view.hexes.flatMap((one, hex) => (one !== null || isAtFrontier(view, hex) ? [hex] : []));
      const html = drawn({ ...late, view, offers: [] });
      expect([...hexesIn(html).keys()]).toEqual(known);
      for (const [hex, label] of hexesIn(html)) expect(label.startsWith(labelOf(hex))).toBe(true);
    }
  });

  test('TK-15: says of every temple what it is worth, who stands there and who would score it', () => {
    const labels = hexesIn(drawn(late));
    const who = (seat: number): string => (seat === 0 ? 'you' : props(late).seats[seat]!.name);
    let contested = 0;
    late.view.hexes.forEach((one, hex) => {
      if (one === null || one.value === 0) return;
      const label = labels.get(hex)!;
      expect(label).toContain(`temple of ${one.value}`);
      if (one.guard !== null) expect(label).toContain(one.guard === 0 ? 'your guard' : `guard of ${who(one.guard)}`);
      one.explorers.forEach((count, seat) => {
        if (count > 0) expect(label).toContain(`${who(seat)}: `);
      });
      if (one.guard === null && one.explorers.some((count) => count > 0)) {
        contested++;
        expect(label).toMatch(/control|a tie/);
      }
    });
    expect(contested).toBeGreaterThan(0);
  });

  test('names everybody with their points, what they have left and their treasures', () => {
    const html = drawn(late);
    late.view.expeditions.forEach(({ points, explorers, treasures }, seat) => {
      expect(html).toContain(props(late).seats[seat]!.name);
      expect(html).toContain(WORDS.en.points(points));
      expect(html).toContain(`${explorers} explorer`);
      if (treasures.some((count) => count > 0)) expect(html).toContain('treasures: ');
    });
  });

  test('TK-1: has a torch for each action point, and lights those that are left', () => {
    const html = drawn(late);
    expect(html.match(/viewBox="3 -2 18 42"/g)).toHaveLength(ACTION_POINTS);
    expect(html).toContain(`${WORDS.en.pointsLeft}<!-- -->: <!-- -->${late.view.turn.actionPoints}`);
  });

  test('TK-C6: says how many tiles of each level are left', () => {
    const html = drawn(late);
    LEVELS.forEach((level, i) => {
      expect(html).toContain(WORDS.en.level(level, late.view.levels[i]!));
    });
  });

  test('TK-2: lights the hexes where the tile can lie, and lays it there for a try', () => {
    const hexes = new Set(placing.offers.flatMap((one) => (one.type === 'placeTile' ? [one.hex] : [])));
    expect(new Set(litIn(drawn(placing)))).toEqual(hexes);
    const [hex] = hexes;
    const html = drawn(placing, draftOf({ ask: 'place', hex: hex! }, { ask: 'turn', rotation: 0 }));
    expect(hexesIn(html).get(hex!)).toContain(WORDS.en.ghost(0));
  });

  test('TK-7: names the stones of the tile in hand, of the edges around a place, and of what leads from a trial', () => {
    let none = 0;
    for (const message of log.filter(({ view, offers }) => view.phase === 'placing' && offers.length > 0).slice(0, 9)) {
      const { view } = message;
      const tile = view.tile!;
      for (const { edge, stones } of stonesOfTile(tile))
        expect(drawn(message)).toMatch(new RegExp(`stones before the tile is turned:[^<]* ${EDGE_EN[edge]} ${stones}`));
      for (const offer of message.offers.slice(0, 12)) {
        if (offer.type !== 'placeTile' || isVolcano(tile)) continue;
        const { hex, rotation } = offer;
        const taken: readonly Step[] = [
          { ask: 'place', hex },
          { ask: 'turn', rotation },
        ];
        const label = hexesIn(drawn(message, draftOf(...taken))).get(hex)!;
        const trial = withTile(view, { tile, hex, rotation });
        for (const edge of EDGES) {
          const next = neighbourAt(hex, edge);
          if (next === null) continue;
          const open = trial.hexes[next] && !isVolcano(trial.hexes[next].terrain);
          const cost = crossingCost(trial, hex, edge);
          const [own, beyond] = [
            stonesOn(tile, rotation, edge),
            `${labelOf(next)} ${cost > 0 ? `for ${cost}` : 'none'}`,
          ];
          if (open) expect(/ways from here: ([^;]*)/.exec(label)![1]!.split(', ')).toContain(beyond);
          else if (!trial.hexes[next] && own > 0)
            expect(label).toMatch(new RegExp(`unexplored: .*${labelOf(next)} ${own}`));
          if (open && cost === 0) none++;
          const before = view.hexes[next];
          if (before && open)
            expect(label).toContain(
              `${stonesOn(before.terrain, before.rotation, opposite(edge)) || 'none'} from ${labelOf(next)}`,
            );
        }
        // The button that lays it there says the same.
        expect(offered(message, draftOf(...taken))).toContain(/ways from here: [^;"]*/.exec(label)![0]);
      }
    }
    expect(none).toBeGreaterThan(0);
  });

  test('TK-7: lights every hex that a picked figure can reach, with what it costs', () => {
    const picked: Step = { ask: 'figure', figure: 'explorer', from: 'supply' };
    const message = log.find(({ view, offers }) =>
      movesOf(view, offers, null).some(({ steps }) => steps[0]?.ask === 'figure' && steps[0].from === 'supply'),
    )!;
    const html = drawn(message, draftOf(picked));
    const moves = movesOf(message.view, message.offers, picked).filter(({ steps }) => steps.length === 3);
    const labels = hexesIn(html);
    let checked = 0;
    for (const { steps, cost } of moves) {
      const [figure, go] = steps;
      if (figure?.ask !== 'figure' || figure.from !== 'supply' || figure.figure !== 'explorer') continue;
      if (go?.ask !== 'go') continue;
      expect(labels.get(go.to)).toContain(WORDS.en.actionPoints(cost));
      checked++;
    }
    expect(checked).toBeGreaterThan(1);
    expect(litIn(html)).toHaveLength(checked);
  });

  test('lights nothing while something moves', () => {
    expect(litIn(drawn(late, { live: false }))).toEqual([]);
    const [before, message] = inPairs(log).find(([, { offers, seen }]) => offers.length > 0 && seen.length > 0)!;
    const { name, shown } = planOf(before.view, message.seen, message.view)![0]!;
    expect(litIn(drawn(message, { shown, beat: { name, id: 0 }, live: false }))).toEqual([]);
  });

  test('TK-A1: shows the tiles on display, the highest bid and who has passed', () => {
    const bidding = auction.find(
      ({ view }) => (view.auction?.passed.length ?? 0) > 0 && view.auction?.holder !== null,
    )!;
    const html = drawn(bidding);
    expect(html).toContain(WORDS.en.onDisplay);
    for (const tile of bidding.view.display) expect(html).toContain(WORDS.en.terrain(tile));
    const { holder, bid } = bidding.view.auction!;
    expect(html).toContain(WORDS.en.highestBid(holder === 0 ? null : props(bidding).seats[holder!]!.name, bid));
    expect(html).toContain(WORDS.en.passed);
    expect(drawn(late)).not.toContain(WORDS.en.onDisplay);
  });

  test('knows the turns of the others since one’s own last one', () => {
    const turn = (seat: number): TurnSummary => ({ ...late.view.turn.summary, seat }) as TurnSummary;
    const recent = [1, 0, 2, 3].map(turn);
    expect(turnsSince(recent, 0).map(({ seat }) => seat)).toEqual([2, 3]);
    expect(turnsSince(recent, null)).toEqual(recent);
    expect(turnsSince([turn(0)], 0)).toEqual([]);
  });
});

describe('the action bar', () => {
  /** The words of all buttons that complete something on the way. */
  function walked(message: Message, taken: readonly Step[] = []): readonly string[] {
    const picked = taken[0]?.ask === 'figure' ? taken[0] : null;
    const moves = movesOf(message.view, message.offers, picked);
    const bar = offered(message, draftOf(...taken));
    return choices.optionsAfter(moves, taken).flatMap((option) => {
      const after = choices.onwards(moves, taken, [option]);
      const move = choices.intentOf(moves, after);
      if (move === undefined) return walked(message, after);
      const [intent] = move.intents;
      if (move.intents.length > 1 || intent === undefined) return [];
      const name = props(message).label(intent);
      // One amount is shown at a time; the others are reached with more and less.
      if (intent.type !== 'bid') expect(bar).toContain(name);
      return [name];
    });
  }

  test('leads by buttons to every offer by its full name, and a figure to every hex it can get to', () => {
    const asked = [log, auction].flatMap((all) => all.filter(({ offers }) => offers.length > 0));
    let walks = 0;
    for (const message of asked.filter((_, i) => i % 37 === 0)) {
      const { view, offers } = message;
      const names = new Set(walked(message));
      for (const offer of offers) {
        const where = `${view.phase} ${message.seq}`;
        if (offer.type !== 'walk' && offer.type !== 'changeCamp')
          expect(names, where).toContain(props(message).label(offer));
        else {
          // There may be a cheaper way to the same place.
          const { figure, from, to } = offer;
          const picked: Step = { ask: 'figure', figure, from };
          const goals = choices.optionsAfter(movesOf(view, offers, picked), [picked]);
          expect(goals, where).toContainEqual({ ask: 'go', to });
          expect(offered(message, draftOf(picked)), where).toContain(`data-option="go ${to}"`);
          walks++;
        }
      }
    }
    expect(walks).toBeGreaterThan(10);
  });

  test('says what each action leaves of the ten points', () => {
    const message = log.find(({ offers }) => offers.some(({ type }) => type === 'excavate'))!;
    const dig = message.offers.find((one) => one.type === 'excavate')!;
    if (dig.type !== 'excavate') throw new Error('not a dig');
    const html = offered(message, draftOf({ ask: 'figure', figure: dig.figure, from: dig.hex }));
    expect(html).toContain(WORDS.en.cost(2, message.view.turn.actionPoints - 2));
  });

  test('can always end the turn; that is the first thing to do only when no point is left', () => {
    const ends = (message: Message): string => /<button[^>]*data-option="endTurn"[^>]*>/.exec(offered(message))![0];
    const [rich, poor] = [true, false].map(
      (left) =>
        log.find(
          ({ view, offers }) => offers.length > 0 && view.phase === 'acting' && view.turn.actionPoints > 0 === left,
        )!,
    );
    expect(ends(rich!)).toContain('data-look="quiet"');
    expect(ends(poor!)).toContain('data-look="first"');
    const picked: Step = { ask: 'figure', figure: 'explorer', from: 'supply' };
    expect(offered(rich!, draftOf(picked))).toContain('data-option="endTurn"');
  });

  test('TK-A1: begins with the least bid', () => {
    const bidding = auction.find(({ offers }) => offers.some(({ type }) => type === 'bid'))!;
    expect(offered(bidding)).toContain(
      props(bidding).label({ type: 'bid', points: (bidding.view.auction?.bid ?? 0) + 1 }),
    );
  });
});
