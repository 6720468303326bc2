import { isLanguage, type Language, spokenOf } from '@mall/contract/core/languages';
import { closedCookie } from '@mall/contract/core/closed-announcements';
import type { Visitor } from '@mall/registry';

/** The caller of a request, as far as a page depends on them. */
export type Reader = {
  language: Language;
  /** What the visitor chose, by the address and by their last visit, the first that counts in front. */
  asked?: readonly Language[];
  theme: 'light' | 'dark' | undefined;
  shopCode: string | undefined;
  /** The page's own claim; only good for sparing a download, never for decisions about data. */
  signedIn: boolean;
  /** Ids of announcements that this browser has closed. */
  closed?: readonly string[];
  visitor: Omit<Visitor, 'shellVersion'>;
};

export type Asked = {
  query: URLSearchParams;
  cookie: string | undefined;
  /** The browser's extra rights (choices.ts). */
  chosen?: Pick<Visitor, 'overrides' | 'inspector' | 'notes'>;
};

/** `?lang=` and `?code=` of the address, else the cookies that the page keeps equal to its local storage. */
export const readerOf = ({ query, cookie, chosen }: Asked): Reader => {
  const cookies = cookiesIn(cookie);
  const asked = [query.get('lang'), cookies.get('lang')].filter(isLanguage);
  const theme = cookies.get('theme');
  const code = (query.get('code') ?? cookies.get('code'))?.trim().toUpperCase();
  const shopCode = code !== undefined && /^[A-Z0-9]{1,20}$/.test(code) ? code : undefined;
  const stickyId = cookies.get('mall_id');
  return {
    language: spokenOf(asked[0]),
    asked,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    shopCode,
    signedIn: cookies.get('signed') === '1',
    closed: (cookies.get(closedCookie) ?? '').split('.').filter((id) => /^\d{1,9}$/.test(id)),
    visitor: {
      ...(stickyId === undefined || !/^[\w-]{8,64}$/.test(stickyId) ? {} : { stickyId }),
      ...(shopCode === undefined ? {} : { shopCode }),
      ...chosen,
    },
  };
};

export const cookiesIn = (cookie: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (cookie ?? '').split(/;\s*/).map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name, decode(value.join('='))];
    }),
  );

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
