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
 * Takes a token for the visitor's (spec §4): user, shop ownership and shop info are fetched, a remembered wish is done,
 * and the address to go to is returned.
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

/** Ends the session here and on the server. A server that refuses is quoted after the spec's words, and nothing ends. */
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

/** What was refused for want of a sign-in happens now; its refusal is told like any other. */
const replayIntent = async (): Promise<void> => {
  const intent = takeIntent();
  if (!intent) return;
  const doing = api(intent.op, intent.input as never); // typed when it was remembered
  await doing.then(() => toast.success(common(doneAs[intent.op] ?? 'done.replayed')), reportFailure);
};

const doneAs: { readonly [op in OperationName]?: CommonKey } = {
  'cart.add': 'done.addedToCart',
  'collect.toggle': 'done.favouriteAdded',
  'attention.toggle': 'done.brandFollowed',
  'coupon.take': 'done.couponTaken',
};
