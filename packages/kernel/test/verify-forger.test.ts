import { describe, expect, test } from 'vitest';
import { type DraftEntry, type DraftReplay, forged, judged, moveAt, spliced } from './forger.ts';
import { moveIn, plainGame, windingGame } from './games.ts';

/** A forger changes something and works out the whole chain, the head and all that was heard again. */
const plain = plainGame();
const winding = windingGame();
const last = plain.entries.length - 1;
const DIP = 3;
const STOP = 5;

/** A coin that was there to draw at the dip, and did not come. */
const [drawn] = moveIn(plain, DIP).draws;
const coin = drawn!.from.find((id) => !drawn!.drew.includes(id) && id.startsWith('coin'))!;
const by = (change: (draft: DraftReplay) => void) => judged(forged(plain, change));
const renamed = (draft: DraftReplay): void => void Object.assign(moveAt(draft, DIP).events[1]!, { token: coin });

describe('a careful forger is found out', () => {
  test('by the rules, when a token is changed in the event only', () => {
    expect(by(renamed)).toEqual({ rules: DIP, heard: DIP });
  });

  test('by chance and the rules, when it is changed in the draw too', () => {
    const both = by((draft) => {
      renamed(draft);
      moveAt(draft, DIP).draws[0]!.drew = [coin];
    });
    expect(both).toEqual({ chance: DIP, rules: DIP, heard: DIP });
  });

  test('by the rules, when the bag is made smaller so that another token is due', () => {
    const smaller = by((draft) => {
      const [draw] = moveAt(draft, DIP).draws;
      draw!.from = [coin];
      draw!.drew = [coin];
      renamed(draft);
    });
    expect(smaller).toEqual({ rules: DIP, heard: DIP });
  });

  test('by the rules, when the draw is said to be at another address', () => {
    expect(by((draft) => (moveAt(draft, DIP).draws[0]!.address = 'bag/9'))).toMatchObject({ rules: DIP });
  });

  test('by the rules, when a draw is left out', () => {
    expect(by((draft) => (moveAt(draft, DIP).draws = []))).toEqual({ rules: DIP, heard: DIP });
  });

  test('by chance, when two candidates are given one name or a token comes that was not there', () => {
    expect(by((draft) => moveAt(draft, DIP).draws[0]!.from.push(coin))).toMatchObject({ chance: DIP, rules: DIP });
    expect(by((draft) => (moveAt(draft, DIP).draws[0]!.drew = ['coin-9z']))).toMatchObject({ chance: DIP, rules: DIP });
  });

  test('by chance and the rules, when a hand is changed in the deal', () => {
    const other = by((draft) => {
      const [deal] = draft.entries;
      if (deal?.kind !== 'start') return;
      deal.draws[0]!.drew.reverse();
    });
    expect(other).toEqual({ chance: 0, rules: 0, heard: 0 });
  });

  test('by the rules, when a charm is dealt in the event only', () => {
    const other = by((draft) => {
      const [deal] = draft.entries;
      if (deal?.kind === 'start') Object.assign(deal.events[0]!, { charms: ['charm-3a', 'charm-3b'] });
    });
    expect(other).toEqual({ rules: 0, heard: 0 });
  });

  test('by the rules at the next entry, when a dip is dropped', () => {
    expect(by((draft) => spliced(draft, DIP, 1))).toEqual({ rules: DIP, heard: DIP });
  });

  test('by the rules at the next entry, when a stop is dropped', () => {
    expect(by((draft) => spliced(draft, STOP, 1))).toEqual({ rules: STOP, heard: STOP });
  });

  test('by the rules, when a move is given to another seat', () => {
    expect(by((draft) => (moveAt(draft, 1).seat = moveAt(draft, 2).seat))).toEqual({ rules: 1, heard: 1 });
    expect(by((draft) => (moveAt(draft, DIP).seat = moveAt(draft, 2).seat))).toEqual({ rules: DIP, heard: DIP });
    expect(by((draft) => Object.assign(moveAt(draft, DIP), { seat: 7 }))).toEqual({ rules: DIP, heard: DIP });
  });

  test('by the rules, when an intent is changed', () => {
    expect(by((draft) => (moveAt(draft, DIP).intent = { type: 'stop' }))).toEqual({ rules: DIP, heard: DIP });
    expect(by((draft) => (moveAt(draft, STOP).intent = { type: 'dip' }))).toEqual({ rules: STOP, heard: STOP });
    expect(by((draft) => Object.assign(moveAt(draft, STOP).intent, { x: 1 }))).toEqual({ rules: STOP, heard: STOP });
  });

  test('by the showdown at the end, when another charm is worn in intent and event', () => {
    const [deal] = plain.entries;
    const hand = deal?.kind === 'start' && deal.events[0]?.type === 'charmsDealt' ? deal.events[0].charms : [];
    const other = by((draft) => {
      for (const part of [moveAt(draft, 1).intent, moveAt(draft, 1).events[0]]) {
        if (part?.type === 'wear' || part?.type === 'charmWorn') part.charm = hand[1]!;
      }
    });
    expect(other).toEqual({ rules: last, heard: last });
  });

  test('by the rules, when a question is said to have been another', () => {
    expect(by((draft) => moveAt(draft, DIP).ask--)).toEqual({ rules: DIP, heard: DIP });
  });

  test('by the rules, when a pair is reordered', () => {
    const swapped = by(({ entries }) => entries.splice(1, 2, entries[2]!, entries[1]!));
    expect(swapped).toEqual({ rules: 1, heard: 1 });
    const dips = by(({ entries }) => entries.splice(DIP, 2, entries[DIP + 1]!, entries[DIP]!));
    expect(dips).toMatchObject({ rules: DIP });
  });

  test('by the rules, when a purse is filled', () => {
    expect(by((draft) => Object.assign(moveAt(draft, STOP).events[0]!, { kept: 50 }))).toEqual({
      rules: STOP,
      heard: STOP,
    });
  });

  test('by the rules, when an event is added or left out', () => {
    const added = by((draft) => moveAt(draft, STOP).events.push({ type: 'dippingBegun' }));
    expect(added).toEqual({ rules: STOP, heard: STOP });
    expect(by((draft) => moveAt(draft, 2).events.pop())).toEqual({ rules: 2, heard: 2 });
  });

  test('by the rules, when a move is made after the end', () => {
    const again = by((draft) => draft.entries.push({ ...moveAt(draft, DIP), ask: 0 }));
    expect(again).toMatchObject({ rules: last + 1, heard: last + 1 });
  });

  test('by the chain and the rules, when the game starts twice or starts with a move', () => {
    const twice = by((draft) => draft.entries.push({ ...draft.entries[0] } as DraftEntry));
    expect(twice).toMatchObject({ chain: last + 1, rules: last + 1 });
    expect(by((draft) => draft.entries.shift())).toMatchObject({ chain: 0, rules: 0 });
  });

  test('by the rules where the game should have ended, when it is said to have had more or fewer turns', () => {
    const longer = by((draft) => Object.assign(draft.opening.options, { turns: 3 }));
    expect(longer).toEqual({ rules: last, heard: last });
    const shorter = by((draft) => Object.assign(draft.opening.options, { turns: 1 }));
    const second = plain.entries.findIndex(
      (entry) =>
        entry.kind === 'move' && entry.seat === 1 && entry.events.some(({ type }) => /ratDrawn|stopped/.test(type)),
    );
    expect(shorter).toEqual({ rules: second, heard: second });
  });

  test('by the versions, when one entry claims older rules than the table was opened with', () => {
    const older = by((draft) => {
      renamed(draft);
      moveAt(draft, DIP).rulesVersion = 0;
    });
    expect(older).toEqual({ rules: DIP, heard: DIP });
  });

  test.each([0, 2, 999])('by the versions, when everything claims rules that never were: %i', (version) => {
    const unknown = by((draft) => {
      draft.opening.rulesVersion = version;
      for (const entry of draft.entries) entry.rulesVersion = version;
      renamed(draft);
    });
    expect(unknown).toMatchObject({ rules: null, heard: null });
  });
});

describe('a forged take-back is found out', () => {
  const back = (draft: DraftReplay, at: number, seat: number, to: number, consent: number[] = []): void => {
    const { actor, rulesVersion } = draft.entries[at - 1]!;
    const entry = { kind: 'takenBack', seq: at, at: 0, actor, rulesVersion, prev: '', seat, to, consent };
    spliced(draft, at, 0, entry as unknown as DraftEntry);
  };

  test('past a draw', () => {
    expect(by((draft) => back(draft, DIP + 1, 0, DIP))).toMatchObject({ takeBacks: DIP + 1, rules: DIP + 1 });
  });

  test('past a draw whose seal was broken, at the seal', () => {
    const unsealed = by((draft) => {
      moveAt(draft, DIP).sealed = false;
      back(draft, DIP + 1, 0, DIP);
    });
    expect(unsealed).toMatchObject({ takeBacks: DIP, rules: DIP });
  });

  test('past the showdown whose seal was broken, at the seal', () => {
    const final = moveIn(plain, last);
    const unsealed = by((draft) => {
      moveAt(draft, last).sealed = false;
      back(draft, last + 1, final.seat, last);
    });
    expect(unsealed).toMatchObject({ rules: last });
  });

  test('of another seat’s move', () => {
    expect(by((draft) => back(draft, 2, 1, 1))).toMatchObject({ takeBacks: 2, rules: 2 });
  });

  test('with the consent of some, or of somebody who is not there', () => {
    for (const consent of [[0], [0, 0], [0, 1, 2]]) {
      expect(by((draft) => back(draft, DIP + 1, 0, DIP, consent))).toMatchObject({
        takeBacks: DIP + 1,
        rules: DIP + 1,
      });
    }
  });

  test('by a seat that is not there, though all consent', () => {
    expect(by((draft) => back(draft, DIP + 1, 6, DIP, [0, 1]))).toMatchObject({ rules: DIP + 1 });
  });

  test('of the set-up, of nothing, of what is gone', () => {
    for (const to of [0, 40]) expect(by((draft) => back(draft, 2, 0, to))).toMatchObject({ takeBacks: 2, rules: 2 });
    const gone = forged(winding, (draft) => back(draft, 3, 1, 1));
    expect(judged(gone)).toMatchObject({ takeBacks: 3, rules: 3 });
  });

  test('when its consent is taken out', () => {
    const at = winding.entries.findIndex((entry) => entry.kind === 'takenBack' && entry.consent.length > 0);
    expect(at).toBe(7);
    const alone = forged(winding, (draft) => Object.assign(draft.entries[at]!, { consent: [] }));
    expect(judged(alone)).toMatchObject({ takeBacks: at, rules: at });
  });

  test('when it is left out', () => {
    const without = forged(winding, (draft) => spliced(draft, 7, 1));
    expect(judged(without)).toMatchObject({ chance: 7, rules: 7 });
  });

  test('when all consent to one that never was: what was drawn after it is of another epoch', () => {
    const never = by((draft) => back(draft, DIP + 1, 0, DIP, [0, 1]));
    expect(never).toMatchObject({ chance: DIP + 2, rules: DIP + 2 });
  });

  test('when a seal is put on what nobody saw, or is broken', () => {
    expect(by((draft) => (moveAt(draft, 1).sealed = true))).toEqual({ rules: 1, heard: 1 });
    expect(by((draft) => (moveAt(draft, DIP).sealed = false))).toEqual({ takeBacks: DIP, rules: DIP, heard: DIP });
    expect(by((draft) => (moveAt(draft, last).sealed = false))).toMatchObject({ rules: last, heard: last });
  });
});
