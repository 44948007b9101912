// Which page is shown: the address says it, and nothing else does.
export type Place =
  | { readonly page: 'home' }
  | { readonly page: 'lobby' }
  | { readonly page: 'games'; readonly at: number }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'replay'; readonly table: string; readonly step: number; readonly eyes?: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string }
  | { readonly page: 'learn'; readonly game: string; readonly lesson?: string }
  | { readonly page: 'decks'; readonly game: string; readonly part: string; readonly marked: string }
  | { readonly page: 'settings' }
  | { readonly page: 'nowhere' };

export function placeOf(path: string, search: string, hash: string): Place {
  const [first = '', second = '', third = ''] = path.split('/').slice(1);
  const query = new URLSearchParams(search);
  switch (first) {
    case '':
      return { page: 'home' };
    case 'tables':
      return { page: 'lobby' };
    case 'games': {
      const at = Number(query.get('page') ?? '1');
      return { page: 'games', at: Number.isInteger(at) && at > 1 ? at - 1 : 0 };
    }
    case 'new':
      return { page: 'new', game: second };
    case 't':
      return { page: 'table', table: second };
    case 'g': {
      const step = query.get('step') === 'last' ? Infinity : Number(query.get('step') ?? '0');
      const eyes = query.get('eyes');
      return { page: 'replay', table: second, step: step === Infinity || Number.isInteger(step) ? step : 0, ...(eyes === null ? {} : { eyes }) };
    }
    case 'rules':
      return { page: 'rules', game: second, rule: decodeURIComponent(hash.slice(1)) };
    case 'learn':
      return { page: 'learn', game: second, ...(third === '' ? {} : { lesson: third }) };
    case 'decks':
      return { page: 'decks', game: second, part: third, marked: decodeURIComponent(hash.slice(1)) };
    case 'settings':
      return { page: 'settings' };
    default:
      return { page: 'nowhere' };
  }
}

class Router {
  place = $state.raw<Place>({ page: 'home' });

  constructor() {
    this.read();
    addEventListener('popstate', () => this.read());
    // Links of our own change the page without loading it anew.
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api/')) return;
      // A place on this page: the browser goes there by itself, and we hear of it.
      if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  private read() {
    this.place = placeOf(location.pathname, location.search, location.hash);
  }

  go(address: string, how: 'push' | 'replace' = 'push') {
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.read();
    if (how === 'push') scrollTo(0, 0);
  }
}

export const router = new Router();
