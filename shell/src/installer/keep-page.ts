const shelf = 'installer';

/** Registers the worker and caches this page, its files and the pictures of the job for offline use. */
export const keepPage = async (pictures: readonly string[]): Promise<void> => {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  // A browser that cannot store anything (private window, full disk) opens the page only while online.
  try {
    await navigator.serviceWorker.register('/installer-worker.js', { scope: '/installer' });
    const files = [...document.querySelectorAll<HTMLElement>('script[src], link[rel=stylesheet]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    );
    const wanted = ['/installer', ...files, ...pictures].filter((address) => address !== '');
    const store = await caches.open(shelf);
    await store.add('/installer');
    for (const address of wanted.slice(1))
      if ((await store.match(address, { ignoreVary: true })) === undefined)
        await store.add(address).catch(() => {}); // a picture may fail, the page stays whole
    const here = new Set(wanted.map((address) => new URL(address, location.href).href));
    for (const request of await store.keys())
      if (/\/assets\//.test(request.url) && !here.has(request.url)) await store.delete(request);
  } catch {
    return;
  }
};
