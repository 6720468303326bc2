/**
 * The service worker: it caches one offline page and handles nothing else. Its own address has language and
 * shop (`/service-worker.js?lang=&code=`), so that another of either installs it again.
 */
type Waits = { waitUntil: (work: Promise<unknown>) => void };
type Routes = { addRoutes?: (rules: readonly object[]) => Promise<void> };
type Asked = Waits & {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Scope = {
  readonly location: Location;
  readonly registration: { navigationPreload?: { enable: () => Promise<void> } };
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install', listen: (event: Waits & Routes) => void) => void) &
    ((type: 'activate', listen: (event: Waits) => void) => void) &
    ((type: 'fetch', listen: (event: Asked) => void) => void);
};
const worker = self as unknown as Scope; // the library has the types of a page
const shelf = 'offline';
const page = `/offline.html${worker.location.search}`;

worker.addEventListener('install', (event) => {
  // In browsers that support it, all requests but pages bypass the worker, which then need not start for
  // them.
  const past = [{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }];
  event.waitUntil(Promise.all([keep(), event.addRoutes?.(past).catch(() => {}), worker.skipWaiting()]));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageOf(event));
});

const keep = async (): Promise<void> => {
  const store = await caches.open(shelf);
  await store.add(page);
  // Only now, so that the old page stays when the new one fails to load.
  const old = (await store.keys()).filter(({ url }) => url !== new URL(page, worker.location.href).href);
  await Promise.all(old.map((request) => store.delete(request)));
};

const pageOf = async ({ request, preloadResponse }: Asked): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await caches.match(page);
    if (kept === undefined) throw error;
    return kept;
  }
};

export type {};
