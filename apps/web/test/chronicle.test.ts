import { describe, expect, it } from 'vitest';
import { after, BLANK, positionOf } from '../src/session/chronicle.ts';
import { nextFeed } from '../src/table/play/use-feed.ts';
import { news } from './far-end.ts';

const heard = (...seqs: readonly number[]) => after(BLANK, { type: 'news', news: seqs.map((seq) => news(seq)) });

describe('the chronicle of a table', () => {
  it('never changes a snapshot, it replaces it', () => {
    const one = heard(0);
    const two = after(one, { type: 'news', news: [news(1)] });
    expect(one.history).toHaveLength(1);
    expect(two.history).toHaveLength(2);
  });

  it('hears once what comes twice', () => {
    const one = heard(0, 1, 2);
    expect(after(one, { type: 'news', news: [news(1), news(2)] }).history).toBe(one.history);
  });

  it('is told anew from the first entry that is another one', () => {
    const again = [news(1, { heard: 'other' }), news(2, { heard: 'other' })];
    const { history } = after(heard(0, 1, 2), { type: 'news', news: again });
    expect(history.map((one) => one.heard)).toEqual(['h0', 'other', 'other']);
  });

  it('is told anew from the beginning when it is said so, also where less of the same has happened', () => {
    const { history } = after(heard(0, 1, 2), { type: 'news', anew: true, news: [news(0)] });
    expect(history).toEqual([news(0)]);
  });

  it('shows the hand of whoever holds the device over what everybody sees', () => {
    const hand = { seat: 1, view: { own: true }, offers: [], ask: 7, takeBack: null };
    const held = after(heard(3), { type: 'hand', hand, passTo: null, undoable: null });
    expect(positionOf(held)).toMatchObject({ seq: 3, view: { own: true }, ask: 7 });
    expect(positionOf(after(held, { type: 'news', news: [news(4)] }))).toMatchObject({ seq: 4, view: { at: 4 } });
  });
});

describe('what a board is fed', () => {
  const { history } = heard(0, 1, 2, 3);
  const at = (seq: number) => ({ seq, view: { at: seq } });

  it('is at rest at first sight', () => {
    expect(nextFeed(null, at(3), history)).toMatchObject({ before: null, seen: [] });
  });

  it('holds all that lies between two pictures, however many messages that were', () => {
    const told = history.map((one) => ({ ...one, seen: [{ type: `s${one.seq}` }] }));
    const feed = nextFeed(nextFeed(null, at(1), told), at(3), told);
    expect(feed.seen.map(({ type }) => type)).toEqual(['s2', 's3']);
    expect(feed.before).toEqual({ at: 1 });
  });

  it('begins with what everybody saw, not with the hand of whoever held the device', () => {
    const feed = nextFeed({ seq: 2, view: { secret: true }, before: null, seen: [] }, at(3), history);
    expect(JSON.stringify(feed)).not.toContain('secret');
  });

  it('jumps where something was taken back, and where too much was missed', () => {
    const back = [...history, news(4, { kind: 'takenBack' })];
    expect(nextFeed(nextFeed(null, at(3), back), at(4), back).before).toBeNull();
    const long = Array.from({ length: 40 }, (_, seq) => news(seq));
    expect(nextFeed(nextFeed(null, at(0), long), at(39), long).before).toBeNull();
  });
});
