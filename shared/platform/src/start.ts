import { queryClient } from './api/query-client.ts';
import { seedCartCount, startCartCount } from './counts/cart-count.ts';
import { seedMessageCount, startMessageCount } from './counts/message-count.ts';
import { events } from './events/events.ts';
import { loadCommonPhrases } from './i18n/common.ts';
import { startI18n } from './i18n/i18n.ts';
import { restorePage } from './i18n/page-state.ts';
import { openLanguage } from './i18n/language.ts';
import { learnFacts } from './session/facts.ts';
import { session } from './session/session.ts';
import { openShop, takeCodeFromAddress } from './shop/code.ts';
import { loadAppInfo, wear } from './shop/load.ts';
import { type AppInfo, appInfo, type ShopInfo, shop } from './shop/shop.ts';
import { drafts } from './store/storage.ts';
import { startTheme } from './theme/theme.ts';

/** The data of the boot manifest, so that none of it is fetched again. */
export type PlatformBoot = {
  /** The shop of the code in the address, resolved by the page composer; null when the code was wrong. */
  shop?: ShopInfo | null;
  app?: AppInfo;
  /** Phrases of the active language, written into the page: namespace to tree. */
  phrases?: Readonly<Record<string, object>>;
};

/**
 * Runs once before the router exists: takes `?lang=` and `?code=` out of the address, starts the language and
 * restores the session. Resolves when phrases can be used; shop, session and counts arrive later.
 */
export const startPlatform = async (boot: PlatformBoot = {}): Promise<void> => {
  openLanguage(takeLanguageFromAddress());
  startTheme();
  startI18n(boot.phrases);
  restorePage();
  watchSession();
  const asked = takeCodeFromAddress();
  if (boot.app) appInfo.set(boot.app);
  else void loadAppInfo();
  // A page still works without its phrases; it must not stay blank for want of them.
  await loadCommonPhrases().catch(() => undefined);
  void wake(asked, boot.shop);
};

const wake = async (asked: string | undefined, resolved: ShopInfo | null | undefined): Promise<void> => {
  const facts = learnFacts();
  void seedCartCount();
  void seedMessageCount();
  await openShop(asked, resolved);
  await facts;
};

const watchSession = (): void => {
  startCartCount();
  startMessageCount();
  events.emit('session/changed', { signedIn: session.read().token !== null });
  session.onEnd((reason) => {
    // A member whose session expired signs in again and continues.
    if (reason !== 'expired') drafts.forget();
    queryClient.clear();
    if (session.read().code === null && shop.get() !== null) wear(null);
    events.emit('session/changed', { signedIn: false });
  });
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== 'token' && key !== 'code') return;
    session.readAgain();
    void learnFacts();
    void seedCartCount();
    void seedMessageCount();
  });
};

const takeLanguageFromAddress = (): string | null => {
  const url = new URL(location.href);
  const asked = url.searchParams.get('lang');
  if (asked === null) return null;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  return asked;
};
