import { describe, expect, it } from 'vitest';
import { EMPTY_SNAPSHOT, openPosition, reduce } from '../src/session/table-reducer.ts';
import { CAMP, frame, news, partOfMany, position, TORCH } from './fake-server.ts';

const heard = (...seqs: readonly number[]) => reduce(EMPTY_SNAPSHOT, frame(seqs.map((seq) => news(seq))));

describe('the chronicle of a table', () => {
  it('never changes a snapshot, it replaces it', () => {
    const one = heard(0);
    const two = reduce(one, frame([news(1)]));
    expect(one.history).toHaveLength(1);
    expect(two.history).toHaveLength(2);
  });

  it('hears once what comes twice', () => {
    const one = heard(0, 1, 2);
    expect(reduce(one, frame([news(1), news(2)])).history).toBe(one.history);
  });

  it('is not set back by a frame from further back, which was for somebody else at this page', () => {
    const two = reduce(heard(0, 1, 2), frame([news(0), news(1)]));
    expect(two).toMatchObject({ heard: 'h2', position: { seq: 2 } });
    expect(two.history).toHaveLength(3);
  });

  it('has no hole: what does not follow is not heard', () => {
    for (const before of [EMPTY_SNAPSHOT, heard(0)]) {
      const { history, heard: hash, position: open } = reduce(before, frame([news(4)]));
      expect([history, hash, open]).toEqual([before.history, before.heard, before.position]);
    }
  });

  it('takes a position where nothing was missed', () => {
    const two = reduce(heard(0, 1), { ...frame([]), heard: 'h1', position: position(1, { ask: null }) });
    expect(two).toMatchObject({ heard: 'h1', position: { seq: 1, ask: null } });
    expect(two.history).toHaveLength(2);
  });

  it('is told anew from the beginning when it is said so, also where less of the same has happened', () => {
    const again = reduce(heard(0, 1, 2), { ...frame([news(0)]), anew: true });
    expect(again).toMatchObject({ history: [news(0)], heard: 'h0', position: { seq: 0 } });
  });

  it('has no position left when it is told anew in several frames', () => {
    const again = reduce(heard(0, 1, 2), { ...partOfMany([news(0), news(1)]), anew: true });
    expect(again).toMatchObject({ history: [news(0), news(1)], heard: 'h1', position: null });
  });

  it('shows the hand of whoever holds the device over what everybody sees', () => {
    const hand = {
      ...position(3, { view: { own: true }, ask: 2, takeBack: { first: 1, choice: 2, last: 2 } }),
      seat: 1,
    };
    const held = reduce(heard(0, 1, 2, 3), { type: 'hand', hand, passTo: null, undoable: null });
    expect(openPosition(held)).toMatchObject({
      seq: 3,
      view: { own: true },
      ask: 2,
      takeBack: { first: 1, choice: 2, last: 2 },
    });
    expect(openPosition(reduce(held, frame([news(4)])))).toMatchObject({ seq: 4, view: { at: 4 } });
  });

  it('lets whoever had the device last take back what everybody else cannot', () => {
    const passed = reduce(heard(0, 1), { ...frame([news(2)]), passTo: 1, undoable: { first: 2, choice: 2, last: 2 } });
    expect(openPosition(passed)).toMatchObject({ view: { at: 2 }, takeBack: { first: 2, choice: 2, last: 2 } });
  });
});

describe('a long way of catching up', () => {
  it('only makes the history longer, and shows nothing half: the position comes with its last frame', () => {
    const one = reduce(heard(0, 1), partOfMany([news(2), news(3)]));
    expect(one.history).toHaveLength(4);
    expect(one).toMatchObject({ heard: 'h3', position: { seq: 1 } });
    const two = reduce(one, frame([news(4)]));
    expect(two).toMatchObject({ heard: 'h4', position: { seq: 4 } });
  });

  it('leaves a move pending until the position after it is there', () => {
    const tapped = reduce(heard(0, 1), { type: 'moveSent', ask: 1, intents: [TORCH] });
    const done = reduce(tapped, { type: 'done', ask: 1, seq: 2 });
    const half = reduce(done, partOfMany([news(2)]));
    expect(half.pending).toMatchObject({ intents: [TORCH], seq: 2 });
    expect(reduce(half, frame([news(3)])).pending).toBeNull();
  });
});

describe('a position with changes', () => {
  const first = reduce(EMPTY_SNAPSHOT, {
    ...frame([news(0)]),
    position: position(0, { view: { round: 1, path: [1, 2], viewer: 0 } }),
  });
  const { view: _view, ...rest } = position(1);
  const changed = (since: number) => ({ ...frame([news(1)]), position: { ...rest, since, changes: { path: [3] } } });

  it('has what it does not name from the position before it', () => {
    const { position: whole } = reduce(first, changed(0));
    expect(whole).toEqual(position(1, { view: { round: 1, path: [3], viewer: 0 } }));
    expect(first.position?.view).toEqual({ round: 1, path: [1, 2], viewer: 0 });
  });

  it('is nothing to somebody who does not have the one it follows', () => {
    expect(reduce(first, changed(5)).position).toBe(first.position);
    expect(reduce(EMPTY_SNAPSHOT, changed(0)).position).toBe(null);
  });
});

describe('a list of moves that stopped in the middle', () => {
  const refused = { code: 'notYourTurn', retry: false };
  const tapped = reduce(heard(0, 1), { type: 'moveSent', ask: 1, intents: [TORCH, CAMP] });

  it('is pending until its last entry is there, and then says why it stopped', () => {
    const done = reduce(tapped, { type: 'done', ask: 1, seq: 2, refused });
    expect(done).toMatchObject({ pending: { intents: [TORCH, CAMP], seq: 2 }, refused: null });
    expect(reduce(done, frame([news(2)]))).toMatchObject({ pending: null, refused });
  });

  it('says so too when the news came before the answer', () => {
    const told = reduce(tapped, frame([news(2)]));
    expect(told.pending).not.toBeNull();
    expect(reduce(told, { type: 'done', ask: 1, seq: 2, refused })).toMatchObject({ pending: null, refused });
  });

  it('has its complaint taken away by the next news, like any other', () => {
    const done = reduce(reduce(tapped, { type: 'done', ask: 1, seq: 2, refused }), frame([news(2)]));
    expect(reduce(done, frame([news(3)])).refused).toBeNull();
  });
});

describe('a refusal', () => {
  const refused = { code: 'notYourTurn', retry: false };

  it('stays while others choose and the decision is the same, and is gone with the next one', () => {
    const told = reduce(reduce(EMPTY_SNAPSHOT, frame([news(0), news(1)])), { type: 'refused', refused, of: 'move' });
    const meanwhile = reduce(told, frame([news(2, { by: 1 })], { ask: 1 }));
    expect(meanwhile.refused).toEqual(refused);
    expect(reduce(meanwhile, frame([news(3, { by: 2 })])).refused).toBeNull();
    const waiting = frame([news(2, { by: 1 })], { ask: null, offers: [] });
    expect(reduce(reduce(told, waiting), { type: 'refused', refused }).refused).toEqual(refused);
    expect(
      reduce(reduce(reduce(told, waiting), { type: 'refused', refused }), frame([news(3)], { ask: null, offers: [] }))
        .refused,
    ).toBeNull();
  });

  it('of another request leaves a move pending, and is gone with the next news', () => {
    const tapped = reduce(heard(0, 1), { type: 'moveSent', ask: 1, intents: [TORCH] });
    const told = reduce(tapped, { type: 'refused', refused });
    expect(told).toMatchObject({ pending: { intents: [TORCH] }, refused });
    expect(reduce(told, frame([news(2, { by: 1 })], { ask: 1 }))).toMatchObject({ pending: { ask: 1 }, refused: null });
  });
});
