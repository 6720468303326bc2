import { codeCheck } from '@mall/contract/core/limits';
import { api } from '../api/call.ts';
import { ApiError } from '../api/api-error.ts';
import { reportFailure } from '../api/failure.ts';
import { cartCount, seedCartCount } from '../counts/cart-count.ts';
import { common } from '../i18n/common.ts';
import { session } from '../session/session.ts';
import { page } from '../store/page.ts';
import { toast } from '../toasts/toasts.ts';
import { leaveShop, loadShop, untilAnswered, wear } from './load.ts';
import { ask } from './question.ts';
import { type ShopInfo, shop } from './shop.ts';

export type Entered = 'entered' | 'wrong' | 'declined';

/** The page composer's result for the code in the address: the shop, null for a wrong code, or undefined. */
export type Resolved = ShopInfo | null | undefined;

/** Removes `?code=` from the visible address before the router sees it (decisions 2.14). */
export const takeCodeFromAddress = (): string | undefined => {
  const url = new URL(location.href);
  const code = url.searchParams.get('code')?.trim().toUpperCase();
  if (!url.searchParams.has('code')) return undefined;
  url.searchParams.delete('code');
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  return code || undefined;
};

/**
 * Chooses the shop when a page starts: the code of the address, else the stored one, else the platform
 * itself.
 */
export const openShop = async (
  asked: string | undefined,
  resolved: Resolved,
  waitMs?: number,
): Promise<void> => {
  const { code } = session.read();
  if (asked === undefined || asked === code) {
    if (resolved && resolved.code === code) wear(resolved);
    else if (code) await loadShop();
    return;
  }
  await untilAnswered(
    {
      ask: () => enterShop(asked, resolved).then((entered) => entered === 'wrong' && refuseCode()),
      isStillWanted: () => session.read().code === code,
      onRefused: reportFailure,
    },
    waitMs,
  );
};

/** Verifies a code once and enters its shop; asks first when the lines of the cart would get other prices. */
export const enterShop = async (code: string, resolved?: Resolved): Promise<Entered> => {
  const right = resolved === undefined ? await isRight(code) : resolved?.code.toUpperCase() === code;
  if (!right) return 'wrong';
  if (!(await mayReplace(code))) return 'declined';
  session.takeCode(code);
  if (resolved) wear(resolved);
  else await loadShop();
  return 'entered';
};

const isRight = async (code: string): Promise<boolean> => {
  try {
    return (await api('shop.checkCode', { code })).checkStatus === codeCheck.open;
  } catch (error) {
    if (error instanceof ApiError && error.msgKey === 'shop.wrongCode') return false;
    throw error;
  }
};

/** Spec §8: shows the message, removes the stored code and goes to the home page. */
const refuseCode = (): void => {
  toast.error(common('shop.wrongCode'));
  leaveShop();
  page.go('/');
};

const mayReplace = async (code: string): Promise<boolean> => {
  const { code: old, token } = session.read();
  if (old === null || old === code || token === null) return true;
  await seedCartCount();
  if (cartCount() === 0) return true;
  return ask({ about: 'shop.replace', values: { shop: shop.get()?.storeName ?? old, code } });
};
