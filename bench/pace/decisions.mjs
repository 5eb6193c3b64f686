// Plays decision after decision in a page and notes how long each wait was.

/** Plays until so many decisions were answered; game after game if need be. */
export async function playDecisions(browser, { url, game, where, pace, decisions }) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript((wanted) => {
    localStorage.setItem(
      'quri/settings',
      JSON.stringify({ pace: wanted, language: 'en', bots: { count: 3, level: null } }),
    );
    localStorage.setItem('quri/games-finished', JSON.stringify({ 'incan-gold': 1, 'gold-raiders': 1 }));
  }, pace);
  const waits = [];
  while (waits.length < decisions) {
    await page.goto(url);
    await (where === 'on this device' ? openHere : openOnServer)(page, game);
    await page.waitForSelector('[data-shown]');
    waits.push(...(await page.evaluate(answerAll, decisions - waits.length)));
  }
  await context.close();
  return waits;
}

const cardOf = (page, game) => page.getByRole('article', { name: game });

const openHere = (page, game) => cardOf(page, game).getByRole('button', { name: 'Play with bots' }).click();

async function openOnServer(page, game) {
  await cardOf(page, game).getByRole('button', { name: 'Play with friends' }).click();
  // Whoever has said a name once sits down by themselves.
  const sit = page.getByRole('button', { name: 'Sit here' }).first();
  const stand = page.getByRole('button', { name: 'Stand up' });
  await sit.or(stand).first().waitFor();
  if ((await stand.count()) === 0) {
    await page.getByLabel('Your name').fill('Anna');
    await sit.click();
  }
  for (const seat of [2, 3, 4]) await page.getByLabel(`Seat a bot in seat ${seat}`).selectOption({ index: seat });
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** Runs in the page: answers as soon as it may, at random, and never skips. */
function answerAll(most) {
  return new Promise((done) => {
    const waits = [];
    const table = () => document.querySelector('[data-shown]');
    // The round, and in Gold Raiders whether it is night or day.
    const round = () => document.querySelector('header p')?.textContent;
    let chosen = null;
    let turns = 0;
    const answer = () => {
      const cards = [...document.querySelectorAll('footer [data-choice]')];
      if (cards.length > 0) {
        if (cards.some((card) => card.getAttribute('aria-pressed') === 'true')) return;
        const camp = turns++ % 4 === 3;
        const card = cards.find(({ dataset }) => dataset.choice === (camp ? 'camp' : 'torch'));
        chosen = { at: performance.now(), round: round(), camp, ask: table().dataset.ask };
        card?.click();
        return;
      }
      const options = [...document.querySelectorAll('footer [data-option], main [data-peek] button')].filter(
        (one) => one.getAttribute('aria-disabled') !== 'true',
      );
      const one = options[Math.floor(Math.random() * options.length)];
      if (one === undefined) return;
      chosen = { at: performance.now(), round: round(), camp: false, ask: table().dataset.ask };
      one.click();
    };
    const look = () => {
      const here = table();
      if (here === null || here.dataset.over === 'true' || waits.length >= most) return done(waits);
      if (here.dataset.live === 'true') {
        if (chosen !== null && chosen.ask !== here.dataset.ask) {
          const { camp } = chosen;
          const kind = camp ? 'camp' : round() === chosen.round ? 'turn' : 'roundEnd';
          waits.push({ kind, ms: performance.now() - chosen.at });
          chosen = null;
        }
        answer();
      }
      setTimeout(look, 16);
    };
    look();
  });
}
