import { type Observable, observable } from '../session/observable.ts';

/** In links to others the game comes first, for it is what their preview shows; older links have none. */
interface Preview {
  readonly game?: string;
}

/** Local tables are in the hash: the server never sees them. */
export type Route =
  | { readonly at: 'home' }
  | ({ readonly at: 'table'; readonly table: string; readonly invite: string | null } & Preview)
  | { readonly at: 'local'; readonly table: string }
  | { readonly at: 'pass'; readonly game: string }
  /** The deal of a finished table, to be played again. */
  | ({ readonly at: 'deal'; readonly table: string } & Preview)
  | { readonly at: 'me' }
  /** A finished game: of the server, of this device, or in a file that was opened in this page. */
  | ({ readonly at: 'replay'; readonly from: 'server' | 'local' | 'file'; readonly table: string } & Preview)
  /** A rulebook, at one of its rules. */
  | { readonly at: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly at: 'nowhere' };

/** As the server reads it: apps/server/src/http/previews.ts. */
const ON_SERVER = /^(?:\/([a-z][a-z-]*))?\/(t|deal|r)\/([A-Za-z0-9]{6,32})\/?$/;

const under = ({ game }: Preview): string => (game === undefined ? '' : `/${game}`);

export function routeOf(path: string, hash: string): Route {
  const [, called, place, table = ''] = ON_SERVER.exec(path) ?? [];
  const preview = called === undefined ? {} : { game: called };
  // The invitation is in the hash, which browsers do not send.
  if (place === 't') return { at: 'table', table, invite: hash.length > 1 ? hash.slice(1, 65) : null, ...preview };
  if (place === 'deal') return { at: 'deal', table, ...preview };
  if (place === 'r') return { at: 'replay', from: 'server', table, ...preview };
  if (/^\/me\/?$/.test(path)) return { at: 'me' };
  if (path !== '/') return { at: 'nowhere' };
  const local = /^#\/local\/([0-9a-f]+)$/.exec(hash)?.[1];
  if (local !== undefined) return { at: 'local', table: local };
  const [, from, kept = ''] = /^#\/replay\/(local|file)\/([0-9a-f]+)$/.exec(hash) ?? [];
  if (from !== undefined) return { at: 'replay', from: from === 'file' ? from : 'local', table: kept };
  const [, ruled, rule = null] = /^#\/rules\/([a-z-]+)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  if (ruled !== undefined) return { at: 'rules', game: ruled, rule };
  const game = /^#\/pass\/([a-z-]+)$/.exec(hash)?.[1];
  return game === undefined ? { at: 'home' } : { at: 'pass', game };
}

export function addressOf(route: Route): string {
  switch (route.at) {
    case 'table':
      return `${under(route)}/t/${route.table}${route.invite === null ? '' : `#${route.invite}`}`;
    case 'local':
      return `/#/local/${route.table}`;
    case 'pass':
      return `/#/pass/${route.game}`;
    case 'deal':
      return `${under(route)}/deal/${route.table}`;
    case 'me':
      return '/me';
    case 'replay':
      return route.from === 'server' ? `${under(route)}/r/${route.table}` : `/#/replay/${route.from}/${route.table}`;
    case 'rules':
      return `/#/rules/${route.game}${route.rule === null ? '' : `/${route.rule}`}`;
    default:
      return '/';
  }
}

const here = (): Route => routeOf(location.pathname, location.hash);

let store: Observable<Route> | undefined;

/** The one route of this page. */
export function route(): Observable<Route> {
  if (store === undefined) {
    const made = observable(here());
    store = made;
    addEventListener('popstate', () => made.set(here()));
  }
  return store;
}

/** For a link: with a key held down the browser opens it elsewhere. */
export const linkTo = (to: Route) => ({
  href: addressOf(to),
  onClick: (event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  },
});

export function go(to: Route): void {
  history.pushState(null, '', addressOf(to));
  route().set(to);
  scrollTo(0, 0);
}
