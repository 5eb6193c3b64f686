import { describe, expect, it } from 'vitest';
import { type OpenTurn, turnNotices } from '../src/notifications/turn-notices.ts';

const turn = (key: string): OpenTurn => ({ key, title: `turn ${key}`, body: 'Jan' });

function page(hidden: boolean) {
  const shown: string[] = [];
  const closed: string[] = [];
  let isHidden = hidden;
  const notices = turnNotices({
    isHidden: () => isHidden,
    show: ({ key }) => {
      shown.push(key);
      return { close: () => void closed.push(key) };
    },
  });
  const look = (at: boolean): void => {
    isHidden = !at;
    notices.visibilityChanged();
  };
  return { notices, shown, closed, look };
}

describe('notices of a turn', () => {
  it('are shown once for each decision that opens while nobody looks', () => {
    const { notices, shown, closed } = page(true);
    for (const key of ['3', '3', '3']) notices.update(turn(key));
    expect([shown, closed]).toEqual([['3'], []]);
    notices.update(turn('8'));
    expect([shown, closed]).toEqual([['3', '8'], ['3']]);
  });

  it('are closed when the turn is over, and when somebody looks', () => {
    const { notices, shown, closed, look } = page(true);
    notices.update(turn('3'));
    notices.update(null);
    expect(closed).toEqual(['3']);
    notices.update(turn('5'));
    look(true);
    expect(closed).toEqual(['3', '5']);
    look(false);
    notices.update(turn('5'));
    expect(shown).toEqual(['3', '5']);
  });

  it('are not shown of what was seen, also when the page is hidden later', () => {
    const { notices, shown, look } = page(false);
    notices.update(turn('3'));
    look(false);
    notices.update(turn('3'));
    expect(shown).toEqual([]);
    notices.update(null);
    notices.update(turn('9'));
    expect(shown).toEqual(['9']);
  });
});
