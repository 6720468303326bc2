import type { Override } from '@mall/registry';
import type { FastifyRequest } from 'fastify';
import type { Built } from './built.ts';
import { type Chosen, choose, type Gate, overridesOf, passCookie, placesOf } from './choices.ts';
import { declaredAt } from './declared.ts';
import { cookiesIn, type Reader, readerOf } from './visitor.ts';
import { clock } from '../../platform/clock/clock.ts';

/** The caller of a page, and what goes back to the browser because of it. */
export type Asker = {
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly reader: Reader;
  /** Headers `set-cookie`. */
  readonly cookies: readonly string[];
  /** Other origins from which this page loads scripts. */
  readonly places: readonly string[];
  /** The redirect target: the same address without the choices, which are in the cookie now. */
  readonly redirect: string | undefined;
};

export type AskerOptions = {
  publicUrl: string;
  gate: Gate;
  /** An id for a browser that has none, and the header that sets it. */
  nameBrowser?: (cookie: string | undefined) => { id: string; header: string } | undefined;
  /** Pages that need to tell browsers apart for reasons of their own. */
  mustName?: (pathname: string) => boolean;
  /** Development: builds that are served elsewhere. */
  workshop?: { overrides: () => Promise<Readonly<Record<string, Override>>> };
};

/** Reads what a page depends on from the address and the cookies of a request. */
export const askerOf = async (
  { url, headers, log }: FastifyRequest,
  built: Built,
  { publicUrl, gate, nameBrowser, mustName, workshop }: AskerOptions,
): Promise<Asker> => {
  const { pathname, searchParams: query } = new URL(url, publicUrl);
  const brought = cookiesIn(headers.cookie).get(passCookie);
  const chosen = choose({ query, cookie: brought, now: clock.nowMs() }, gate);
  const choices = chosen.pass?.choices ?? {};
  const { overrides, notes } = overridesOf(choices, built.registry, await declaredAt(choices));
  const refused = [...chosen.notes, ...notes];
  if (refused.length > 0) log.info({ refused }, 'a choice of versions is not honoured');

  const named =
    hasCandidates(built) || mustName?.(pathname) === true ? nameBrowser?.(headers.cookie) : undefined;
  const reader = readerOf({
    query,
    cookie: named === undefined ? headers.cookie : `mall_id=${named.id}; ${headers.cookie ?? ''}`,
    chosen: {
      overrides: { ...overrides, ...(await workshop?.overrides()) },
      inspector: chosen.pass?.inspector === true,
      notes: refused,
    },
  });
  return {
    pathname,
    query,
    reader,
    cookies: [
      ...(named === undefined ? [] : [named.header]),
      ...(chosen.cookie === undefined ? [] : [passHeader(chosen.cookie, publicUrl)]),
    ],
    places: placesOf(overrides),
    redirect: chosen.cookie === undefined || refused.length > 0 ? undefined : withoutChoices(pathname, query),
  };
};

/** A candidate stays with the browsers that have it, by their ids. */
const hasCandidates = ({ registry }: Built): boolean =>
  Object.values(registry.remotes).some(({ canary }) => canary !== undefined);

/** Scripts may not read it, and it ends with the pass: twelve hours, or the time in a tester's link. */
const passHeader = (value: Chosen['cookie'], publicUrl: string): string => {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const age = value === null ? '; Max-Age=0' : '';
  return `${passCookie}=${value ?? ''}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`;
};

const withoutChoices = (pathname: string, query: URLSearchParams): string => {
  const rest = new URLSearchParams([...query].filter(([name]) => !/^(mf(\.mf_[a-z]+)?|tester)$/.test(name)));
  return rest.size === 0 ? pathname : `${pathname}?${rest.toString()}`;
};
