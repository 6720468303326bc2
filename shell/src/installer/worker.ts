/**
 * The service worker of the installer's page, for that page alone (its scope is /installer): the page and its
 * files open offline once they were opened online. The page itself puts them into the cache (`keep-page.ts`).
 */
type Waits = { waitUntil: (work: Promise<unknown>) => void };
type Asked = { readonly request: Request; respondWith: (answer: Promise<Response>) => void };
type Scope = {
  readonly location: Location;
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listen: (event: Waits) => void) => void) &
    ((type: 'fetch', listen: (event: Asked) => void) => void);
};
const worker = self as unknown as Scope; // the library has the types of a page
const shelf = 'installer';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? pageOf(request) : fileOf(request));
});

/** The newest page, or the cached one. */
const pageOf = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await fromShelf('/installer');
    if (page === undefined) throw error;
    return page;
  }
};

/** Files and pictures never change under their address. */
const fileOf = async (request: Request): Promise<Response> =>
  (await fromShelf(request.url)) ?? fetch(request);

const fromShelf = async (address: string): Promise<Response | undefined> =>
  (await caches.open(shelf)).match(address, { ignoreVary: true, ignoreSearch: true });

export type {};
