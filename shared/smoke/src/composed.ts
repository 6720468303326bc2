import { permissions } from '@mall/contract/core/permissions';
import type { RouteDeclaration } from '@mall/contract/core/remote-config';
import { endpoint } from '@mall/contract/core/wire';
import { type RegistryDocument, resolve } from '@mall/registry';
import { type Browser, chromium, type Page, type Route } from 'playwright-core';
import { findChromium } from './chromium.ts';
import { type Common, commonIn, rememberBuiltIns, standingOf } from './in-page.ts';

export type Candidate = {
  readonly name: string;
  readonly version: string;
  /** The registry as it would be with it. */
  readonly document: RegistryDocument;
  /** A file of it, as the store returns it. */
  readonly read: (file: string) => Promise<Buffer | null>;
};

export type Smoke = {
  /** A running mall, whose shell, pages and data are used for the test. */
  readonly mall: string;
  readonly candidate: Candidate;
  /** The time limit of a screen, in milliseconds. */
  readonly patienceMs?: number;
};

const patience = 15_000;

/**
 * Opens every screen of a candidate in a real browser, in a running mall whose other remotes stay stable, and
 * returns the problems, each in a sentence. The candidate's files come from the store; the registry does not
 * list it yet. Screens for members are opened without data, as on a day when the API is down. The mall is
 * only read.
 */
export const composedProblems = async ({
  mall,
  candidate,
  patienceMs = patience,
}: Smoke): Promise<string[]> => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { name, version, document } = candidate;
    const routes = document.remotes[name]?.versions[version]?.declares.routes ?? [];
    const problems: string[] = [];
    for (const who of ['visitor', 'somebody'] as const) {
      const some = routes.filter(({ access = 'visitor' }) => (access === 'visitor') === (who === 'visitor'));
      if (some.length > 0)
        problems.push(...(await tryScreens(browser, { mall, candidate, who, some, patienceMs })));
    }
    return [...new Set(problems)];
  } finally {
    await browser.close();
  }
};

type Trying = {
  mall: string;
  candidate: Candidate;
  who: 'visitor' | 'somebody';
  some: readonly RouteDeclaration[];
  patienceMs: number;
};

const tryScreens = async (browser: Browser, trying: Trying): Promise<string[]> => {
  const { candidate, mall, some, who } = trying;
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  let isThere = false;
  await context.route('**/*', (route) => answer(route, trying, isThere));
  await context.addInitScript(
    (token) => {
      window.localStorage.setItem('lang', 'en');
      if (token !== '') window.localStorage.setItem('token', token);
    },
    who === 'visitor' ? '' : 'smoke',
  );
  await context.addInitScript(rememberBuiltIns);
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', (error) => {
    if (`${error.stack}`.includes(`/${candidate.name}/${candidate.version}/`)) thrown.push(error.message);
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) thrown.push(message.text());
  });
  try {
    const before = await commonOf(page, mall);
    if (before === undefined)
      return [`${mall} does not answer with a page: start that mall, or name another with --mall.`];
    isThere = true;
    const problems: string[] = [];
    for (const route of some) problems.push(...(await tryScreen(page, route, trying, before)));
    return [...problems, ...thrown.map((message) => `it throws: ${message}`)];
  } finally {
    await context.close();
  }
};

/** Parameters of a path are the number 1: a screen must also work when nothing has that id. */
const tryScreen = async (
  page: Page,
  { id, path }: RouteDeclaration,
  { mall, candidate: { name, version }, patienceMs }: Trying,
  before: Common,
): Promise<string[]> => {
  const address = new URL(path.replaceAll(/:\w+/g, '1'), mall);
  await page.goto(address.href, { waitUntil: 'domcontentloaded' });
  const deadline = Date.now() + patienceMs;
  let standing = 'waits';
  while (standing === 'waits' && Date.now() < deadline) {
    standing = await page.evaluate(standingOf, [name, version] as const).catch(() => 'waits'); // while it navigates
    if (standing === 'waits') await page.waitForTimeout(100);
  }
  if (standing !== 'drawn')
    return [
      `the screen ${id} (${address.pathname}) is not drawn within ${patienceMs / 1000} s: it ${standing}`,
    ];
  const after = await page.evaluate(commonIn);
  const ours = new RegExp(`^(${name}|webpackChunk.*)$`);
  return [
    ...added(before.globals, after.globals)
      .filter((global) => !ours.test(global))
      .map((global) => `it changes the globals of the page: window.${global}`),
    ...added(before.builtIns, after.builtIns).map(
      (name) => `it changes ${name} for the whole page: keep its own version in a variable of its own`,
    ),
    ...added(before.globalStyles, after.globalStyles).map((rule) => `it styles the whole page: ${rule}`),
  ];
};

const added = (before: readonly string[], after: readonly string[]): string[] => [
  ...new Set(after.filter((each) => !before.includes(each))),
];

/** The common elements of the mall's page while the candidate's remote is closed. */
const commonOf = async (page: Page, mall: string): Promise<Common | undefined> => {
  const answered = await page.goto(mall, { waitUntil: 'load' }).catch(() => null);
  if (answered?.ok() !== true || (await page.locator('#root').count()) === 0) return undefined;
  await page.waitForLoadState('networkidle').catch(() => undefined);
  return page.evaluate(commonIn);
};

/** Pages come from the mall with the candidate in their registry, the candidate's files from the store. */
const answer = async (route: Route, { mall, candidate, who }: Trying, isThere: boolean): Promise<void> => {
  const request = route.request();
  const { pathname, origin } = new URL(request.url());
  if (origin !== new URL(mall).origin) return route.continue();
  const file = new RegExp(`^/remotes(?:-b)?/${candidate.name}/${candidate.version}/(.+)$`).exec(
    pathname,
  )?.[1];
  if (file !== undefined) return fulfilFile(route, await candidate.read(file), file);
  if (request.isNavigationRequest()) return fulfilPage(route, candidate, isThere);
  if (!pathname.startsWith('/api/')) return route.continue();
  if (pathname === `/api${endpoint('telemetry.report').path}`) return route.fulfill({ status: 204 });
  if (who === 'visitor') return route.continue();
  const isShop = pathname === `/api${endpoint('member.isShop').path}`;
  const body = isShop
    ? { code: 200, msg: '', data: { isShop: 1, shopId: '1', permissions } }
    : { code: 50300, msg: 'A smoke test', data: null };
  return route.fulfill({ json: body });
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
  const manifest = resolve(document, { shellVersion: document.platform, overrides: { [name]: override } });
  const boot = JSON.stringify(manifest).replaceAll('<', '\\u003c');
  const body = (await fetched.text()).replace(
    /(<script type="application\/json" id="boot">).*?(<\/script>)/s,
    (_all, open: string, close: string) => open + boot + close,
  );
  return route.fulfill({ response: fetched, body });
};
