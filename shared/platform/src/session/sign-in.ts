import type { OperationName } from '@mall/contract/core/wire';
import { api } from '../api/call.ts';
import { ApiError } from '../api/api-error.ts';
import { reportFailure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { seedCartCount } from '../counts/cart-count.ts';
import { seedMessageCount } from '../counts/message-count.ts';
import { events } from '../events/events.ts';
import { type CommonKey, common } from '../i18n/common.ts';
import { loadShop } from '../shop/load.ts';
import { toast } from '../toasts/toasts.ts';
import { learnFacts } from './facts.ts';
import { session } from './session.ts';
import { takeIntent, takeTarget } from './target.ts';

/**
 * Signs in with a token (spec §4): fetches user, shop ownership and shop info, replays a remembered write,
 * and returns the address to go to.
 */
export const signIn = async (token: string): Promise<string> => {
  session.takeToken(token);
  queryClient.clear();
  await learnFacts();
  if (session.read().isShop) await loadShop();
  events.emit('session/changed', { signedIn: true });
  await replayIntent();
  void seedCartCount();
  void seedMessageCount();
  return takeTarget();
};

/**
 * Ends the session here and on the server. When the server refuses, its message follows the spec's text and
 * the session stays.
 */
export const signOut = async (): Promise<void> => {
  try {
    await api('session.logout', {});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (session.read().token !== null) toast.error(common('failure.logout', { msg: error.msg }));
    return;
  }
  session.signOut();
};

/**
 * Replays the write that was refused because nobody was signed in; its refusal is reported like any other.
 */
const replayIntent = async (): Promise<void> => {
  const intent = takeIntent();
  if (!intent) return;
  const doing = api(intent.op, intent.input as never); // it was typed when it was stored
  await doing.then(() => toast.success(common(doneAs[intent.op] ?? 'done.replayed')), reportFailure);
};

const doneAs: { readonly [op in OperationName]?: CommonKey } = {
  'cart.add': 'done.addedToCart',
  'favourite.toggle': 'done.favouriteAdded',
  'brandFollow.toggle': 'done.brandFollowed',
  'coupon.take': 'done.couponTaken',
};
