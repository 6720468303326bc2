import { type Browser, chromium } from 'playwright-core';
import { signIn } from './accounts.ts';
import { answerPages } from './answers.ts';
import { type Candidate, declaredBy } from './candidate.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { sampleGoods } from './goods.ts';
import { type Common, commonIn, rememberBuiltIns } from './in-page.ts';
import { listenTo } from './listening.ts';
import { inOneSentence, type Neighbour, neighbourly, neighbourProblems, neighboursOf } from './neighbours.ts';
import { goIn, type Opened } from './page.ts';
import { serviceProblems, slotProblems } from './parts.ts';
import { type Role, type Share, shareOut } from './roles.ts';
import { screenProblems } from './screens.ts';

export type Smoke = {
  /** A running mall, whose shell, pages, data and people are used for the test. */
  readonly mall: string;
  readonly candidate: Candidate;
  /** The time limit of a screen, in milliseconds. */
  readonly patienceMs?: number;
  /** Settings: accounts of a mall that is no demo (accounts.ts). */
  readonly env?: Readonly<Record<string, string | undefined>>;
};

const patience = 15_000;

/**
 * Tries a candidate in a real browser, in a running mall whose other remotes stay stable, and returns the problems, each
 * in a sentence: every screen, as somebody who may see it; every slot and service by itself; and one page of each
 * neighbour in a page that has had the candidate. The candidate's files come from the store; the registry does not list
 * it yet. Nothing is written in the mall but the sessions of its people, which end afterwards.
 */
export const composedProblems = async ({
  mall,
  candidate,
  patienceMs = patience,
  env = process.env,
}: Smoke): Promise<string[]> => {
  const declared = declaredBy(candidate);
  if (declared === undefined) return ['its registry document does not list it'];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs],
  });
  try {
    const before = await commonOf(browser, mall, candidate);
    if (before === undefined)
      return [`${mall} does not answer with a page: start that mall, or name another with --mall.`];
    const all = { browser, mall, candidate, patienceMs, env, before, goods: await sampleGoods(mall) };
    const visits = visitsOf(shareOut(declared), neighboursOf(candidate));
    const problems = await Promise.all(visits.map((part) => visit({ ...all, ...part })));
    return [...new Set(problems.flat())];
  } finally {
    await browser.close();
  }
};

type Part = Share & { neighbours: readonly Neighbour[] };

/** Who opens what; the neighbours are a seller's, who first loads something of the candidate. */
const visitsOf = (shares: readonly Share[], neighbours: readonly Neighbour[]): Part[] => {
  const visits = shares.map((share) => ({
    ...share,
    neighbours: share.role === neighbourly ? neighbours : [],
  }));
  const some = shares
    .map(aPartOf)
    .find(({ routes, slots, services }) => routes[0] ?? slots[0] ?? services[0]);
  if (neighbours.length === 0 || some === undefined || shares.some(({ role }) => role === neighbourly))
    return visits;
  return [...visits, { role: neighbourly, ...some, neighbours }];
};

const aPartOf = ({ role, routes, slots, services }: Share): Omit<Share, 'role'> => {
  const none = { routes: [], slots: [], services: [] };
  const [route] = role === 'promoter' ? [] : routes;
  if (route !== undefined) return { ...none, routes: [route] };
  return slots[0] === undefined
    ? { ...none, services: services.slice(0, 1) }
    : { ...none, slots: slots.slice(0, 1) };
};

type Visit = Part & {
  browser: Browser;
  mall: string;
  candidate: Candidate;
  patienceMs: number;
  env: Readonly<Record<string, string | undefined>>;
  before: Common;
  goods: Opened['goods'];
};

const visit = async (visiting: Visit): Promise<string[]> => {
  const { mall, role, env, routes, slots, services, neighbours, before } = visiting;
  const session = await signIn(mall, role, env);
  if (typeof session === 'string') return [session];
  try {
    return await withPage(visiting, session.token, true, async (opened) => {
      const problems = [
        ...(await screenProblems(opened, routes, before)),
        ...(await slotProblems(opened, slots)),
        ...(await serviceProblems(opened, services)),
      ];
      const found = await neighbourProblems(opened, neighbours);
      if (found.size === 0) return problems;
      const without = await withPage(visiting, session.token, false, async (other) => {
        await goIn(other, '/', 'anew');
        return neighbourProblems(
          other,
          neighbours.filter(({ name }) => found.has(name)),
        );
      });
      // What is broken without the candidate too is not its doing.
      const its = [...found].filter(([name]) => !without.has(name));
      return [...problems, ...its.map(([, problem]) => inOneSentence(problem))];
    });
  } finally {
    await session.leave();
  }
};

/** A page of its own for one role, with the candidate or without; it closes with the browser. */
const withPage = async <Result>(
  {
    browser,
    mall,
    candidate,
    role,
    goods,
    patienceMs,
  }: Omit<Visit, keyof Part | 'before' | 'env'> & { role: Role },
  token: string,
  isThere: boolean,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  await answerPages(context, { mall, candidate, isThere });
  await context.addInitScript((kept) => {
    window.localStorage.setItem('lang', 'en');
    if (kept !== '') window.localStorage.setItem('token', kept);
  }, token);
  await context.addInitScript(rememberBuiltIns);
  const page = await context.newPage();
  return work({ page, listening: listenTo(page), role, mall, candidate, goods, patienceMs });
};

/** The common elements of the mall's page while the candidate's remote is closed. */
const commonOf = (browser: Browser, mall: string, candidate: Candidate): Promise<Common | undefined> => {
  const visitor = { browser, mall, candidate, role: 'visitor', patienceMs: patience } as const;
  return withPage(
    { ...visitor, goods: { productId: '1', skuId: '1' } },
    '',
    false,
    async ({ page, listening }) => {
      const answered = await page.goto(mall, { waitUntil: 'load' }).catch(() => null);
      if (answered?.ok() !== true || (await page.locator('#root').count()) === 0) return undefined;
      await listening.quiet();
      return page.evaluate(commonIn);
    },
  );
};
