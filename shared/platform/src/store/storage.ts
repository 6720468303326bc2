/**
 * The only module that touches the browser's storage (spec §3: local holds token, code, lang; session holds
 * userInfo, distributeUserCenterInfo, distributionUserInfo). When a browser refuses storage, the mall works
 * and stores nothing.
 */
export type LocalKey = 'token' | 'code' | 'lang';
export type SessionKey =
  | 'userInfo'
  | 'scroll'
  | 'searched'
  | 'distributeUserCenterInfo'
  | 'distributionUserInfo'
  | 'target'
  | 'intent'
  | 'kept'
  /**
   * The shop whose office is open in this tab, for a member of several shops; two can be open side by side.
   * Reload the page after writing it.
   */
  | 'office'
  /** The same of an operator who sees it as its people do, and until when (mf-seller's LookBar). */
  | 'looking'
  /** The pieces that a visitor wanted in the cart, and on which page, before they had to sign in. */
  | 'wantedInCart'
  | 'codeWaitUntil'
  /** Whether the page outlines which remote owns each part. */
  | 'outline';

export const local = {
  read: (key: LocalKey): string | null => attempt(() => localStorage.getItem(key)) ?? null,
  write: (key: LocalKey, value: string | null): void => {
    put(() => localStorage, key, value);
    // That somebody is signed in, never who: the composer then names the files of their screen beside the
    // shell's.
    if (key === 'token') mirror('signed', value === null ? null : '1');
    else mirror(key, value);
  },
};

export const tab = {
  read: (key: SessionKey): unknown => {
    const text = attempt(() => sessionStorage.getItem(key));
    return text ? attempt(() => JSON.parse(text)) : undefined;
  },
  write: (key: SessionKey, value: unknown): void =>
    put(() => sessionStorage, key, value === undefined || value === null ? null : JSON.stringify(value)),
};

/**
 * Stored in this browser: unsaved work, what the visitor looked at, the width of their door, and which
 * columns they export.
 */
export type DraftKey = 'design' | 'want' | 'goods' | 'viewed' | 'door' | 'exportColumns';

export const drafts = {
  read: <T>(key: DraftKey, is: (kept: unknown) => kept is T): T | undefined => {
    const text = attempt(() => localStorage.getItem(`draft.${key}`));
    const kept: unknown = text ? attempt(() => JSON.parse(text)) : undefined;
    return is(kept) ? kept : undefined;
  },
  write: (key: DraftKey, draft: unknown): void =>
    put(() => localStorage, `draft.${key}`, draft === null ? null : JSON.stringify(draft)),
  /** After signing out, no unsaved work is left for the next person at this browser. */
  forget: (): void => {
    for (const key of ['design', 'want', 'goods'] as const) drafts.write(key, null);
  },
};

/**
 * Cookies for the page composer, which writes the next page for this language, this shop and this visitor or
 * member.
 */
const mirror = (key: 'code' | 'lang' | 'signed', value: string | null): void => {
  document.cookie = `${key}=${encodeURIComponent(value ?? '')}; path=/; max-age=${value === null ? 0 : year}; samesite=lax`;
};

const year = 31_536_000;

const put = (area: () => Storage, key: string, value: string | null): void => {
  attempt(() => (value === null ? area().removeItem(key) : area().setItem(key, value)));
};

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};
