import { isLanguage, type Language } from '@mall/contract/languages';
import type { Visitor } from '@mall/registry';

/** What a request says about who asks, as far as a page depends on it. */
export type Reader = {
  language: Language;
  theme: 'light' | 'dark' | undefined;
  shopCode: string | undefined;
  /** What the page says of itself; only fit to spare a download, never to decide about data. */
  signedIn: boolean;
  visitor: Pick<Visitor, 'stickyId' | 'shopCode' | 'overrides'>;
};

export type Asked = { query: URLSearchParams; cookie: string | undefined; mayOverride: boolean };

/** `?lang=` and `?code=` of the address, else the cookies that the page keeps equal to its local storage. */
export const readerOf = ({ query, cookie, mayOverride }: Asked): Reader => {
  const cookies = new Map(
    (cookie ?? '').split(/;\s*/).map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name, decode(value.join('='))];
    }),
  );
  const language = query.get('lang') ?? cookies.get('lang');
  const theme = cookies.get('theme');
  const code = (query.get('code') ?? cookies.get('code'))?.trim().toUpperCase();
  const shopCode = code !== undefined && /^[A-Z0-9]{1,20}$/.test(code) ? code : undefined;
  const stickyId = cookies.get('mall_id');
  return {
    language: isLanguage(language) ? language : 'zh',
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    shopCode,
    signedIn: cookies.get('signed') === '1',
    visitor: {
      ...(stickyId === undefined || !/^[\w-]{8,64}$/.test(stickyId) ? {} : { stickyId }),
      ...(shopCode === undefined ? {} : { shopCode }),
      ...(mayOverride ? { overrides: overridesOf(query) } : {}),
    },
  };
};

/** `?mf.mf_catalog=1.2.3`: a published version for this one page. Only a server in development listens to it. */
const overridesOf = (query: URLSearchParams): Record<string, { version: string }> =>
  Object.fromEntries(
    [...query]
      .filter(([name]) => /^mf\.mf_[a-z]+$/.test(name))
      .map(([name, version]) => [name.slice('mf.'.length), { version }]),
  );

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
