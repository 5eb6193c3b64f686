// Many tables of three people who choose torch or camp: as fast as they can, at a given pace, or not at all.

export const SEATS = 3;
const CAMP_SHARE = 0.3;

/** `client` is how one speaks with the server; `groups` are the people of each table. */
export function loadOf(client, groups) {
  const counts = { moves: 0, games: 0, bytes: 0 };
  let latencies = [];
  /** Seats that must choose and have not yet, in the order in which they were asked. */
  let ready = [];
  let flatOut = false;
  /** Moves that were sent and nothing was heard of yet. */
  let open = 0;
  let failed;

  const send = (one) => {
    one.sent = one.standing.decision;
    one.sentAt = performance.now();
    open++;
    one.table.move(one.seat, Math.random() < CAMP_SHARE ? 'camp' : 'torch');
  };
  const asked = (one) => {
    if (one.table === undefined || one.queued || one.sent !== undefined || !one.standing.mustChoose) return;
    if (flatOut) return send(one);
    one.queued = true;
    ready.push(one);
  };
  const heard = (one, standing, bytes) => {
    counts.bytes += bytes;
    one.standing = standing;
    // One's own move has been heard of once the decision it was for is no longer the one that is open.
    if (one.sent !== undefined && one.sent !== standing.decision) {
      latencies.push(performance.now() - one.sentAt);
      one.sent = undefined;
      open--;
      counts.moves++;
    }
    asked(one);
  };
  const begin = async (group) => {
    const seats = group.map((_, seat) => ({ seat, table: undefined, queued: false, sent: undefined }));
    let over = 0;
    const table = await client.begin(group, (seat, standing, bytes) => {
      heard(seats[seat], standing, bytes);
      if (standing.over && ++over === group.length) again(group, table);
    });
    counts.games++;
    for (const one of seats) {
      one.table = table;
      if (one.standing !== undefined) asked(one);
    }
  };
  const again = (group, table) => {
    table.leave();
    begin(group).catch((error) => {
      failed ??= error;
    });
  };

  return {
    begin: (some = groups) => Promise.all(some.map(begin)),
    open: () => open,
    /** Counts anew, and throws if a game could not be begun. */
    take: () => {
      if (failed !== undefined) throw failed;
      const taken = { ...counts, latencies };
      Object.assign(counts, { moves: 0, games: 0, bytes: 0 });
      latencies = [];
      return taken;
    },
    /** From now on everybody answers at once. */
    go: () => {
      flatOut = true;
      const waiting = ready;
      ready = [];
      for (const one of waiting) {
        one.queued = false;
        send(one);
      }
    },
    hold: () => {
      flatOut = false;
    },
    /** So many moves a second; what the server is too slow for is not made up for later. */
    pace: (perSecond) => {
      let credit = 0;
      let last = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        credit = Math.min(credit + ((now - last) / 1000) * perSecond, perSecond / 20);
        last = now;
        while (credit >= 1 && ready.length > 0) {
          credit--;
          const one = ready.shift();
          one.queued = false;
          send(one);
        }
      }, 1);
      return () => clearInterval(timer);
    },
  };
}

export const groupsOf = (people) =>
  Array.from({ length: people.length / SEATS }, (_, i) => people.slice(i * SEATS, (i + 1) * SEATS));
