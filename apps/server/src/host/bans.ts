import { isIP } from 'node:net';
import type { HostBan } from '@quri/protocol/host';
import { addressKey } from '../limits/address-key.ts';
import type { Store } from '../store/records.ts';

export type Bans = ReturnType<typeof createBans>;

const DAY_MS = 86_400_000;
/** How long an address is kept out, and so kept at all, unless it is said. */
const ADDRESS_DAYS = 30;

/** Few, and asked at every request: all of them are in memory. */
export function createBans(store: Store, now: () => number) {
  const all = new Map(store.bans().map((ban) => [keyOf(ban), ban]));
  const isBanned = (kind: HostBan['kind'], who: string): boolean => {
    if (all.size === 0) return false;
    const { until } = all.get(keyOf({ kind, who })) ?? { until: 0 };
    return until === null || until > now();
  };
  const dropExpired = (): void => {
    for (const [key, { until }] of all) if (until !== null && until <= now()) all.delete(key);
  };

  return {
    guest: (id: string): boolean => isBanned('guest', id),
    address: (key: string): boolean => isBanned('address', key),
    all: (): readonly HostBan[] => {
      dropExpired();
      return [...all.values()];
    },
    /** `who` is a guest's id or an address. Without days a guest is kept out until the ban is lifted. */
    add: async (who: string, days: number | undefined): Promise<HostBan | 'noSuchGuest'> => {
      const of = namedBy(who);
      if (of.kind === 'guest' && store.guest(who) === undefined) return 'noSuchGuest';
      const at = now();
      const lasting = days ?? (of.kind === 'address' ? ADDRESS_DAYS : undefined);
      const ban: HostBan = { ...of, at, until: lasting === undefined ? null : at + lasting * DAY_MS };
      await store.commit((tx) => {
        tx.deleteBansUntil(at);
        tx.putBan(ban);
      });
      dropExpired();
      all.set(keyOf(ban), ban);
      return ban;
    },
    /** False if there was none. */
    lift: async (who: string): Promise<boolean> => {
      const { kind, who: named } = namedBy(who);
      const lifted = await store.commit((tx) => tx.deleteBan(kind, named));
      all.delete(keyOf({ kind, who: named }));
      return lifted;
    },
  };
}

const keyOf = ({ kind, who }: Pick<HostBan, 'kind' | 'who'>): string => `${kind} ${who}`;

/** An address stands for its whole network, as it does in all limits; `quri host bans` shows it like that. */
function namedBy(who: string): Pick<HostBan, 'kind' | 'who'> {
  const address = who.replace(/::\/64$/, '::');
  return isIP(address) === 0 ? { kind: 'guest', who } : { kind: 'address', who: addressKey(address) };
}
