import { openServer } from './server.mjs';
import { openTable } from './stories.mjs';

/** Tables that are not shown to whoever comes. */
export const CLOSED_STORIES = [
  [['banned'], banned],
  [['no-watchers'], noWatchers],
  [['link-gone'], linkGone],
  [['too-many-tables'], tooManyTables],
];

/** An invitation names the public address; here it leads to the server that is in the pictures. */
async function invitationOf(page, said) {
  const { pathname, hash } = new URL(await page.getByLabel(said.invitation, { exact: true }).inputValue());
  return new URL(pathname + hash, page.url()).href;
}

async function* banned(page, said, server) {
  await openTable(page, said, 'Incan Gold');
  const table = new URL(await invitationOf(page, said)).pathname.split('/').at(-1);
  const [{ details }] = await server.ask({ do: 'show', table });
  await server.ask({ do: 'ban', who: details.host, days: 1 });
  await page.getByRole('heading', { name: said.isBanned }).waitFor();
  yield 'banned';
}

/** A host in another browser, whose table `page` looks at. */
async function hosted(page, said) {
  const context = await page.context().browser().newContext({ locale: said.locale });
  const host = await context.newPage();
  await host.goto(page.url());
  await openTable(host, said, 'Incan Gold');
  return { host, close: () => context.close() };
}

async function begin(host, said) {
  await host.getByRole('button', { name: said.fill }).click();
  await host.getByRole('button', { name: said.start }).click();
  await host.getByRole('button', { name: said.torch }).first().waitFor();
}

async function* noWatchers(page, said) {
  const { host, close } = await hosted(page, said);
  await host.getByRole('checkbox', { name: said.mayWatch }).uncheck();
  const invitation = await invitationOf(host, said);
  await begin(host, said);
  await page.goto(invitation);
  await page.getByRole('heading', { name: said.noWatchers }).waitFor();
  yield 'no-watchers';
  await close();
}

async function* linkGone(page, said) {
  const { host, close } = await hosted(page, said);
  await begin(host, said);
  await host.getByRole('button', { name: said.menu }).click();
  await host.getByRole('button', { name: said.watchMySeat }).click();
  await host.getByRole('button', { name: said.makeLink }).click();
  const link = new URL(await host.getByRole('textbox', { name: said.seatLink }).inputValue());
  await page.goto(new URL(link.pathname + link.hash, page.url()).href);
  await page.getByRole('region', { name: said.path }).waitFor({ state: 'attached' });
  await host.getByRole('button', { name: said.takeLinkAway }).click();
  await page.getByRole('heading', { name: said.linkGone }).waitFor();
  yield 'link-gone';
  await close();
}

/** On a server where a window may look at no table at all. */
async function* tooManyTables(page, said) {
  const server = await openServer({ tablesPerSocket: 0 });
  await page.goto(server.url);
  await page.getByRole('article', { name: 'Incan Gold' }).getByRole('button', { name: said.friends }).click();
  await page.getByRole('heading', { name: said.tooManyTables }).waitFor();
  yield 'too-many-tables';
  await page.goto('about:blank');
  await server.close();
}
