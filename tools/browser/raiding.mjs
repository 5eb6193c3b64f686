// How Gold Raiders is played from the accessibility tree: whoever tests it and whoever takes its picture plays alike.

/** What is said on the way to a table of Gold Raiders and at it, in each language. */
export const RAID = {
  en: {
    pass: 'Pass and play',
    remove: 'Remove Player 2',
    addBot: 'Add a bot',
    start: 'Start the game',
    trail: /^Length of the trail/,
    again: /^(Play again|Join the next game)/,
    stacks: 'Stacks',
    miles: [/^1 Mile(,|$)/, /^2 Mile(,|$)/, /^3 Mile(,|$)/],
    hand: /^([123] Mile|Bandits|Steal|Recon)(, \d in hand)?$/,
    bandits: /^Bandits(,|$)/,
    recon: /^Recon(,|$)/,
    steal: /^Steal(,|$)/,
    peek: /^(Peek at a stack$|Recon: peek)/,
    take: /^(Take a stack$|Steal: take)/,
    onto: /^(?!Bandits).* onto (your )?stack 1(,|$)/,
    fresh: /as a new stack$/,
    lookAway: 'Look away',
    back: 'Back',
    reveal: /^Reveal stack 1,/,
    endTurn: 'End the turn',
  },
  pl: {
    pass: 'Na jednym urządzeniu',
    remove: 'Usuń: Gracz 2',
    addBot: 'Dodaj bota',
    start: 'Zaczynamy',
    trail: /^Długość szlaku/,
    again: /^(Zagraj jeszcze raz|Dołącz do następnej)/,
    stacks: 'Stosy',
    miles: [/^1 mila(,|$)/, /^2 mile(,|$)/, /^3 mile(,|$)/],
    hand: /^(1 mila|[23] mile|Bandyci|Kradzież|Zwiad)(, na ręce \d \S+)?$/,
    bandits: /^Bandyci(,|$)/,
    recon: /^Zwiad(,|$)/,
    steal: /^Kradzież(,|$)/,
    peek: /^(Podejrzyj stos$|Zwiad: podglądam)/,
    take: /^(Zabierz stos$|Kradzież: zabieram)/,
    onto: /^(?!Bandyci).* na (swój )?stos 1(,|$)/,
    fresh: /jako nowy stos$/,
    lookAway: 'Odwracam wzrok',
    back: 'Wstecz',
    reveal: /^Odkrywam stos 1,/,
    endTurn: 'Kończę turę',
  },
};

const bar = (page) => page.getByRole('contentinfo').getByRole('group');

const BACK = Object.values(RAID).map(({ back }) => back);

/** What whoever looks at this page can choose now, as it is read out; nothing while nothing is asked. */
export async function choices(page) {
  if ((await bar(page).count()) !== 1) return [];
  // Between the two questions the bar may have gone: then nothing is asked.
  const heard = await bar(page)
    .ariaSnapshot({ timeout: 3000 })
    .catch(() => '');
  return [...heard.matchAll(/button "([^"]*)"(?! \[disabled\])/g)]
    .map(([, name]) => name)
    .filter((name) => !BACK.includes(name));
}

/** Chooses the first thing somebody wishes for that there is. The table may have moved on: then it is not done. */
export async function choose(page, names, wishes) {
  const wish = wishes.find((one) => names.some((name) => fits(name, one)));
  const name = names.find((one) => wish === undefined || fits(one, wish));
  await bar(page)
    .getByRole('button', { name, exact: true })
    .first()
    .click({ timeout: 3000 })
    .catch(() => undefined);
}

const fits = (name, wish) => (typeof wish === 'string' ? name === wish : wish.test(name));

/** Builds one stack, 1, 2, 3 and again, puts Bandits aside, and reveals the one stack that is likely to be good. */
export const building = ({ miles, bandits, onto, fresh, reveal, endTurn }, lap) => [
  ...[0, 1, 2].map((n) => miles[(lap + n) % 3]),
  bandits,
  onto,
  fresh,
  reveal,
  endTurn,
];

/** Uses what can be used before anything else. */
export const prying = (said, lap) => [said.peek, said.recon, ...building(said, lap)];
export const thieving = (said, lap) => [said.take, said.steal, ...building(said, lap)];

/** One step for each page that is asked, until it is so; `done` hears what is open to whom. */
export async function raidOn(pages, wishes, done, { within = 240_000, before = async () => undefined } = {}) {
  for (const end = Date.now() + within; Date.now() < end; ) {
    const open = await Promise.all(pages.map(choices));
    if (await done(open)) return;
    for (const [i, page] of pages.entries()) {
      const names = open[i];
      if (names.length === 0) continue;
      await before(page, names);
      await choose(page, names, wishes(page, names));
    }
    await pages[0].waitForTimeout(20);
  }
  throw new Error('the raid went on for too long');
}

export const isRaided = async (page, said) => (await page.getByRole('button', { name: said.again }).count()) > 0;

export const isPeeking = async (page, said) => (await page.getByRole('button', { name: said.lookAway }).count()) > 0;

const stacksOn = (page, said) => page.getByRole('list', { name: said.stacks }).getByRole('list').getByRole('listitem');

/** With a Recon in hand: plays until there is something to peek at, and peeks. */
export async function raidToPeek(page, said) {
  await raidOn(
    [page],
    () => building(said, 0),
    async ([open]) => open.length > 0 && (await stacksOn(page, said).count()) > 0,
  );
  await raidOn(
    [page],
    () => prying(said, 0),
    () => isPeeking(page, said),
  );
}

/** Until whoever looks at this page may reveal a stack. Many small ones: a few could all be stolen by then. */
export const raidToDay = (page, said) =>
  raidOn(
    [page],
    () => [said.fresh, ...building(said, 0)],
    async ([open]) => open.includes(said.endTurn),
  );

/** A table of this device for one person and some bots, in play. */
export async function raidWithBots(page, url, said, { trail, bots = 1 }) {
  await page.goto(url);
  await page.getByRole('article', { name: 'Gold Raiders' }).getByRole('button', { name: said.pass }).click();
  await page.getByRole('button', { name: said.remove }).click();
  for (let bot = 0; bot < bots; bot++) await page.getByRole('button', { name: said.addBot }).click();
  await page.getByLabel(said.trail).fill(String(trail));
  await page.getByRole('button', { name: said.start }).click();
}

/** Sits down anew until there is a Recon in hand: chance deals one to most hands. */
export async function withRecon(page, said, sitDown) {
  for (let tries = 0; tries < 20; tries++) {
    await sitDown();
    let names = [];
    for (const end = Date.now() + 60_000; names.length === 0 && Date.now() < end; ) names = await choices(page);
    if (names.some((name) => said.recon.test(name))) return;
  }
  throw new Error('twenty hands without a Recon');
}
