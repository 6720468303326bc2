import { endpoint } from '@mall/contract/core/wire';
import { resolve } from '@mall/registry';
import type { BrowserContext, Route } from 'playwright-core';
import type { Candidate } from './candidate.ts';

/**
 * Pages come from the mall with the candidate in their registry while it `isThere`, the candidate's files from the store.
 * Data is read from the mall; whatever would write is refused, as by a mall that is being looked after.
 */
export const answerPages = (
  context: BrowserContext,
  { mall, candidate, isThere }: { mall: string; candidate: Candidate; isThere: boolean },
): Promise<unknown> => {
  const { origin } = new URL(mall);
  const ours = new RegExp(`^/remotes(?:-b)?/${candidate.name}/${candidate.version}/(.+)$`);
  return context.route('**/*', async (route) => {
    const request = route.request();
    const { pathname, origin: asked } = new URL(request.url());
    if (asked !== origin) return route.continue();
    const file = ours.exec(pathname)?.[1];
    if (file !== undefined) return fulfilFile(route, await candidate.read(file), file);
    if (request.isNavigationRequest()) return fulfilPage(route, candidate, isThere);
    if (!pathname.startsWith('/api/') || request.method() === 'GET') return route.continue();
    if (pathname === `/api${endpoint('telemetry.report').path}`) return route.fulfill({ status: 204 });
    return route.fulfill({ json: { code: 50300, msg: 'A smoke test', data: null } });
  });
};

const fulfilFile = (route: Route, bytes: Buffer | null, file: string): Promise<void> =>
  bytes === null
    ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
    : route.fulfill({
        body: bytes,
        contentType: file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
        headers: { 'access-control-allow-origin': '*' },
      });

const fulfilPage = async (
  route: Route,
  { name, version, document }: Candidate,
  isThere: boolean,
): Promise<void> => {
  const fetched = await route.fetch({ maxRedirects: 0 });
  const override = isThere ? { version } : { off: true as const };
  const visitor = { shellVersion: document.platform, overrides: { [name]: override }, inspector: true };
  const boot = JSON.stringify(resolve(document, visitor)).replaceAll('<', '\\u003c');
  const body = (await fetched.text()).replace(
    /(<script type="application\/json" id="boot">).*?(<\/script>)/s,
    (_all, open: string, close: string) => open + boot + close,
  );
  return route.fulfill({ response: fetched, body });
};
