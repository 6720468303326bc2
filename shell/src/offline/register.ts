import { language, shop } from '@mall/platform';

/** Caches the offline page in this language and shop, once the page has loaded. */
export const keepOfflinePage = (): void => {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const register = (): void => {
    const query = new URLSearchParams({ lang: language() });
    const code = shop.get()?.code;
    if (code) query.set('code', code);
    // A browser that cannot store anything (private window, full disk) shows its own page instead.
    workers?.register(`/service-worker.js?${query}`).catch(() => {});
  };
  if (workers === undefined) return;
  if (document.readyState === 'complete') setTimeout(register, restMs);
  else window.addEventListener('load', () => setTimeout(register, restMs), { once: true });
};

const restMs = 3000;
