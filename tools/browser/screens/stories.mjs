import { building, choices, isRaided, raidOn, raidToDay, withRecon } from '../raiding.mjs';

/** Every story is played once in each language, and stops wherever there is a picture to take. */
export const STORIES = [
  [['home'], home],
  [['rules'], rules],
  [['gathering'], (page, said) => gathering(page, said, 'Incan Gold', 'gathering')],
  [['play', 'end'], temple],
  [['eight'], eight],
  [['leave', 'away', 'ended'], leaving],
  [['raiders-gathering'], (page, said) => gathering(page, said, 'Gold Raiders', 'raiders-gathering')],
  [['raiders-night', 'raiders-peek', 'raiders-day', 'raiders-end'], raid],
];

const cardOf = (page, game) => page.getByRole('article', { name: game });

async function* home() {
  yield 'home';
}

async function* rules(page, said) {
  await cardOf(page, 'Incan Gold').getByRole('button', { name: said.rules }).click();
  await page.locator('figure').first().waitFor();
  yield 'rules';
}

async function* gathering(page, said, game, screen) {
  await openTable(page, said, game);
  yield screen;
}

export async function openTable(page, said, game) {
  await cardOf(page, game).getByRole('button', { name: said.friends }).click();
  await page.getByLabel(said.name).fill(said.who);
  await page.getByRole('button', { name: said.sit }).first().click();
}

export async function introduce(page, who) {
  await page.evaluate((name) => {
    const kept = JSON.parse(localStorage.getItem('quri/settings') ?? '{}');
    localStorage.setItem('quri/settings', JSON.stringify({ ...kept, name }));
  }, who);
  await page.reload();
}

async function* temple(page, said) {
  await introduce(page, said.who);
  await cardOf(page, 'Incan Gold').getByRole('button', { name: said.bots }).click();
  // Some way in, with cards to look at; a temple that keeps driving everybody out is pictured as it is.
  const cards = page.getByRole('region', { name: said.path }).getByRole('listitem');
  const isDeep = async (turn) => turn > 20 || (turn >= 4 && (await cards.count()) >= 4);
  await exploreUntil(page, said, async (turn) => (await isDeep(turn)) && (await staysAsked(page, said)));
  yield 'play';
  await exploreUntil(page, said, async () => (await page.getByRole('button', { name: said.again }).count()) > 0);
  yield 'end';
}

async function* eight(page, said) {
  await openTable(page, said, 'Incan Gold');
  for (let seats = 4; seats < 8; seats++) await page.getByRole('button', { name: said.more }).click();
  await page.getByRole('button', { name: said.fill }).click();
  await page.getByRole('button', { name: said.start }).click();
  await exploreUntil(page, said, async (turn) => turn >= 2 && (await staysAsked(page, said)));
  yield 'eight';
}

/** One of two friends asks to leave and stays; the other one is gone. */
async function* leaving(page, said) {
  await openTable(page, said, 'Incan Gold');
  // It leads to the address that is in the pictures.
  const { pathname, hash } = new URL(await page.getByLabel(said.invitation, { exact: true }).inputValue());
  const other = await page.context().browser().newContext({ locale: said.locale });
  const friend = await other.newPage();
  await friend.goto(new URL(pathname + hash, page.url()).href);
  await friend.getByLabel(said.name).fill('Jan');
  await friend.getByRole('button', { name: said.sit }).first().click();
  await page.getByRole('region', { name: said.seats }).getByText('Jan').waitFor();
  await page.getByRole('button', { name: said.fill }).click();
  await page.getByRole('button', { name: said.start }).click();
  // Whoever has chosen would wait for the friend.
  await card(page, said.torch).waitFor();
  await page.getByRole('button', { name: said.menu }).click();
  await page.getByRole('button', { name: said.leave }).click();
  yield 'leave';
  await page.keyboard.press('Escape');
  await other.close();
  await page.getByRole('button', { name: said.endGame }).waitFor();
  yield 'away';
  await page.getByRole('button', { name: said.endGame }).click();
  await page.getByRole('button', { name: said.again }).waitFor();
  yield 'ended';
}

const card = (page, name) => page.getByRole('button', { name, pressed: false });

const isAsked = async (page, { torch, camp }) =>
  (await card(page, torch).count()) > 0 && (await card(page, camp).count()) > 0;

/** A choice that was just made is still open for a moment. */
async function staysAsked(page, said) {
  if (!(await isAsked(page, said))) return false;
  await page.waitForTimeout(600);
  return isAsked(page, said);
}

async function exploreUntil(page, said, done) {
  for (let turn = 0, end = Date.now() + 90_000; Date.now() < end; ) {
    if (await done(turn)) return;
    if (await isAsked(page, said)) {
      const name = turn++ % 4 === 3 ? said.camp : said.torch;
      await card(page, name)
        .click({ timeout: 1000 })
        .catch(() => undefined);
    }
    await page.waitForTimeout(80);
  }
  throw new Error('the temple was explored for too long');
}

async function* raid(page, { bots, who, raid: said }) {
  await introduce(page, who);
  const home = page.url();
  await withRecon(page, said, async () => {
    await page.goto(home);
    await cardOf(page, 'Gold Raiders').getByRole('button', { name: bots }).click();
  });
  let laps = 0;
  const inHand = (open) => open.some((name) => said.hand.test(name));
  // Some stacks grow and some are new, as they would with people.
  const spreading = () => [...(laps % 2 ? [said.fresh] : []), ...building(said, laps)];
  const isLate = async ([open]) => laps > 4 && inHand(open);
  const before = async (_, open) => {
    if (inHand(open)) laps++;
  };
  await raidOn([page], spreading, isLate, { before });
  yield 'raiders-night';
  await peekAtTheTallest(page, said);
  yield 'raiders-peek';
  await page.getByRole('button', { name: said.lookAway }).click();
  await raidToDay(page, said);
  const closed = await choices(page);
  await page.getByRole('contentinfo').getByRole('button', { name: said.reveal }).click();
  const isRevealed = async ([open]) => open.length > 0 && open.length < closed.length;
  await raidOn([page], () => [said.endTurn], isRevealed);
  yield 'raiders-day';
  const onwards = () => building(said, laps);
  await raidOn([page], onwards, () => isRaided(page, said), { before, within: 300_000 });
  yield 'raiders-end';
}

async function peekAtTheTallest(page, said) {
  const targets = page.getByRole('list', { name: said.stacks }).getByRole('button', { name: said.peek });
  await raidOn(
    [page],
    () => [said.peek, said.recon],
    async () => (await targets.count()) > 0,
  );
  const sizes = (await targets.allInnerTexts()).map((name) => Number(/(\d+) \S+$/.exec(name)?.[1] ?? 0));
  await targets.nth(sizes.indexOf(Math.max(...sizes))).click();
  await page.getByRole('button', { name: said.lookAway }).waitFor();
}
