import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAMP, frame, memoryStorage, news, room, TORCH } from './fake-server.ts';
import { joined } from './joined.ts';
import { playNow } from './playing-out.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page at play; `keep` is what its tab remembers. */
const page = (keep = memoryStorage()) => {
  const all = { ...joined(keep), keep };
  const catchUp = (...told: ReturnType<typeof news>[]) => {
    all.end.welcome();
    all.end.say({ type: 'room', room: room() });
    all.end.say(frame(told));
  };
  return { ...all, catchUp };
};
const atPlay = () => {
  const all = page();
  all.catchUp(news(0), news(1));
  return all;
};
const kept = (keep: ReturnType<typeof memoryStorage>) => keep.read('unanswered');
const nameOf = (said: readonly unknown[]) => (said[0] as { id: string }).id;

describe('a move that is promised as kept', () => {
  it('is sent again under the same name after the page was loaded anew, and is shown meanwhile', async () => {
    const before = atPlay();
    playNow(before.session, [CAMP]);
    const [first] = before.saidOf('move');
    const after = page(before.keep);
    expect(after.session.snapshot().pending).toEqual({ ask: 1, intents: [CAMP], seq: null });
    after.catchUp(news(0), news(1));
    expect(after.saidOf('move')).toEqual([first]);
    expect(after.session.snapshot().pending).toMatchObject({ ask: 1, intents: [CAMP] });
    after.end.say({ type: 'done', id: nameOf(after.saidOf('move')), seq: 2, table: 'table1' });
    after.end.say(frame([news(2)]));
    await vi.advanceTimersByTimeAsync(0);
    expect(after.session.snapshot().pending).toBeNull();
    expect(kept(after.keep)).toBeNull();
  });

  it('is sent though the line was down when it was made', () => {
    const before = atPlay();
    before.end.drop();
    playNow(before.session, [TORCH]);
    const after = page(before.keep);
    after.catchUp(news(0), news(1));
    expect(after.saidOf('move')).toMatchObject([{ ask: 1, intents: [TORCH] }]);
  });

  it('that never went out is replaced by another after a reload, and only that one is sent', () => {
    const before = atPlay();
    before.end.drop();
    playNow(before.session, [TORCH]);
    const after = page(before.keep);
    after.end.say(frame([news(0), news(1)]));
    playNow(after.session, [CAMP]);
    after.end.welcome();
    expect(after.saidOf('move')).toMatchObject([{ ask: 1, intents: [CAMP] }]);
  });

  it('leaves nothing behind once it is done, refused or taken back', async () => {
    const one = atPlay();
    playNow(one.session, [TORCH]);
    expect(kept(one.keep)).toContain('torch');
    const refused = { code: 'stale', retry: false };
    one.end.say({ type: 'refused', id: nameOf(one.saidOf('move')), refused });
    expect(kept(one.keep)).toBeNull();
    const other = atPlay();
    other.end.drop();
    playNow(other.session, [TORCH]);
    playNow(other.session, [CAMP]);
    expect(kept(other.keep)).not.toContain('torch');
  });

  it('is dropped when its decision is no longer open, and one is told', async () => {
    const before = atPlay();
    playNow(before.session, [CAMP]);
    const after = page(before.keep);
    after.catchUp(news(0), news(1), news(2, { by: 1 }));
    const refused = { code: 'stale', retry: false };
    after.end.say({ type: 'refused', id: nameOf(after.saidOf('move')), refused });
    await vi.advanceTimersByTimeAsync(0);
    expect(after.session.snapshot()).toMatchObject({ pending: null, refused });
    expect(kept(after.keep)).toBeNull();
  });

  it('keeps a change of mind as well', async () => {
    const before = atPlay();
    playNow(before.session, [TORCH]);
    playNow(before.session, [CAMP]);
    const after = page(before.keep);
    expect(after.session.snapshot().pending).toMatchObject({ ask: 1, intents: [CAMP] });
    after.catchUp(news(0), news(1));
    expect(after.saidOf('move')).toMatchObject([{ ask: 1, intents: [TORCH] }]);
    after.end.say({ type: 'done', id: nameOf(after.saidOf('move')), seq: 2, table: 'table1' });
    after.end.say(frame([news(2)]));
    await vi.advanceTimersByTimeAsync(0);
    expect(after.saidOf('move')).toMatchObject([{ intents: [TORCH] }, { ask: 2, intents: [CAMP] }]);
  });

  it('sends a change of mind though somebody else has chosen meanwhile, unless something was revealed by that', async () => {
    const changed = async (ask: number) => {
      const { session, end, saidOf } = atPlay();
      playNow(session, [TORCH]);
      playNow(session, [CAMP]);
      end.say({ type: 'done', id: nameOf(saidOf('move')), seq: 2, table: 'table1' });
      end.say(frame([news(2), news(3, { by: 1 })], { ask }));
      await vi.advanceTimersByTimeAsync(0);
      return saidOf('move').slice(1);
    };
    expect(await changed(2)).toMatchObject([{ ask: 2, intents: [CAMP] }]);
    expect(await changed(3)).toEqual([]);
  });

  it('is still pending for whoever leaves the table and comes back, and is not sent twice', () => {
    const { session, end, saidOf, back } = atPlay();
    playNow(session, [CAMP]);
    session.leave();
    const again = back();
    expect(again.snapshot().pending).toMatchObject({ ask: 1, intents: [CAMP] });
    expect(saidOf('move')).toHaveLength(1);
    end.say({ type: 'done', id: nameOf(saidOf('move')), seq: 2, table: 'table1' });
    end.say({ type: 'room', room: room() });
    end.say(frame([news(0), news(1), news(2)]));
    return vi.advanceTimersByTimeAsync(0).then(() => expect(again.snapshot().pending).toBeNull());
  });

  it('may be a list, which is sent again as it was', () => {
    const before = atPlay();
    playNow(before.session, [TORCH, CAMP]);
    const after = page(before.keep);
    expect(after.session.snapshot().pending).toEqual({ ask: 1, intents: [TORCH, CAMP], seq: null });
    after.catchUp(news(0), news(1));
    expect(after.saidOf('move')).toEqual(before.saidOf('move'));
  });

  it('of the version before, which named it by its number, is neither shown nor sent, and is forgotten', () => {
    const keep = memoryStorage();
    const old = {
      id: 'move00000001',
      table: 'table1',
      ask: 1,
      offer: 0,
      intent: '{"type":"torch"}',
      wish: null,
      out: true,
    };
    keep.write('unanswered', JSON.stringify([old]));
    const { session, saidOf, catchUp } = page(keep);
    expect(session.snapshot().pending).toBeNull();
    catchUp(news(0), news(1));
    expect(saidOf('move')).toEqual([]);
    expect(kept(keep)).toBeNull();
  });

  it.each([
    '[{"id":"x"},null]',
    '{"id":"x"}',
    '[{"id":"y","table":"table1","ask":1,"intents":[],"wish":null,"out":true}]',
    '[{"id":"y","table":"table1","ask":1,"intents":[null],"wish":null,"out":true}]',
    '[{"id":"y","table":"table1","ask":1,"intents":[{"type":"torch"}],"wish":{"seat":0},"out":true}]',
  ])('is passed over where only half of it was kept: %s', (half) => {
    const keep = memoryStorage();
    keep.write('unanswered', half);
    expect(page(keep).session.snapshot().pending).toBeNull();
  });
});
