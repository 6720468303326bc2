import { bcp47, offeredIn, spokenOf } from '@mall/contract/core/languages';
import { applyBrand } from '@mall/ui';
import './commits.ts';
import './icon.svg';

/**
 * Runs before the first paint and before everything else: theme and language of the document, cookies that
 * inform the page composer of browser state, and the one Trusted Types policy for script addresses.
 */
const root = document.documentElement;

const cookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

const kept = (key: string): string | null => {
  try {
    // oxlint-disable-next-line no-restricted-globals -- runs before @mall/platform, and only reads
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const mirror = (name: string, value: string | null): void => {
  if (value === (cookie(name) ?? null)) return;
  const age = value === null ? 0 : 31_536_000;
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax`;
};

const theme = cookie('theme');
const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset.theme = dark ? 'dark' : 'light';

const offered = offeredIn(root.dataset.languages);
const wanted = new URLSearchParams(location.search).get('lang');
// An address in a language that is not offered any more changes nobody's choice.
const asked = offered.find((code) => code === wanted) ?? kept('lang');
const spoken = spokenOf(asked, offered);
root.lang = bcp47[spoken];
mirror('lang', asked && spoken);
mirror('code', kept('code'));

const colour = root.dataset.colour;
if (colour !== undefined) applyBrand(colour);

/** Scripts may come from this site's own folders, or from the other origins that the page lists. */
const mayRun = (address: string): boolean => {
  const url = new URL(address, location.href);
  const others = (root.dataset.scripts ?? '').split(' ');
  const own =
    url.origin === location.origin &&
    /^\/(assets\/|remotes\/|remotes-b\/|(?:service|installer)-worker\.js$)/.test(url.pathname);
  return own || others.includes(url.origin);
};

type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
};
const { trustedTypes } = window as { trustedTypes?: Policies }; // not in every browser, nor in the DOM types

trustedTypes?.createPolicy('default', { createScriptURL: (address) => (mayRun(address) ? address : null) });
