import { budgets } from './budgets.ts';
import { whenIdle } from './idle.ts';
import type { Mall, MallRoute } from './mall.ts';
import { routeAt } from './route-at.ts';

/** Fetches the screen behind a link when the visitor is about to open it. */
export const prefetchOnIntent = (mall: Mall): void => {
  if (isSaving()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetchSoon = (event: Event, delay: number): void => {
    clearTimeout(timer);
    const route = routeOfLink(mall, event.target);
    if (route !== undefined) timer = setTimeout(() => route.screen.start(), delay);
  };
  document.addEventListener('pointerover', (event) => fetchSoon(event, budgets.hover), { passive: true });
  document.addEventListener('focusin', (event) => fetchSoon(event, budgets.hover), { passive: true });
  document.addEventListener('pointerdown', (event) => fetchSoon(event, 0), { passive: true });
};

export type Watched = { location: { pathname: string } };

/** Prefetches the screens that the page's route declares as likely next ones, once the page has loaded. */
export const prefetchWhenIdle = (mall: Mall, history: Watched): void => {
  if (isSaving()) return;
  const fetchNext = (): void => {
    const current = routeAt(mall, history.location.pathname);
    if (current?.screen.read().is !== 'ready') return;
    for (const id of current.preload ?? []) mall.routes.get(id)?.screen.start();
  };
  const later = (): void => void setTimeout(() => whenIdle(fetchNext), 2_000);
  document.addEventListener('click', later, { passive: true });
  later();
};

const routeOfLink = (mall: Mall, target: EventTarget | null): MallRoute | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin) return undefined;
  const route = routeAt(mall, link.pathname);
  return route?.remote.declared.closed === true ? undefined : route;
};

type Connection = { saveData?: boolean; effectiveType?: string };

/** A visitor with data saving or a slow connection does not pay for our guesses. */
const isSaving = (): boolean => {
  const { connection } = navigator as { connection?: Connection }; // not in the DOM types, nor in every browser
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};
