import { paths } from '@mall/contract/core/paths';
import {
  api,
  events,
  refresh,
  rememberTarget,
  reportFailure,
  session,
  tab,
  toast,
  type ToastAction,
  useSession,
} from '@mall/platform';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export type Wanted = { readonly skuId: string; readonly qty: number };

type Words = {
  /** The message once the pieces are in the cart. */
  added: (pieces: number) => string;
  /** The action of that message, with the pieces that were really added. */
  action: (put: readonly Wanted[]) => ToastAction | undefined;
};

/**
 * Adds many lines to the cart, one after the other; a refused one is reported, and the rest goes on. For a visitor it
 * does so once they have signed in and are back.
 */
export const useAddAllToCart = ({ added, action }: Words) => {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const signedIn = useSession().token !== null;
  const add = async (lines: readonly Wanted[]) => {
    if (!signedIn) {
      tab.write('wantedInCart', { here, lines } satisfies WantedInCart);
      rememberTarget(here);
      navigate(paths.login());
      return;
    }
    const put: Wanted[] = [];
    for (const [done, line] of lines.entries()) {
      setProgress({ done, of: lines.length });
      try {
        const { count } = await api('cart.add', { skuId: line.skuId, qty: line.qty });
        events.emit('cart/changed', { count });
        put.push(line);
      } catch (error) {
        reportFailure(error);
        // The session ended: every other line would be refused too.
        if (session.read().token === null) break;
      }
    }
    setProgress(null);
    void refresh('cart.get');
    const pieces = put.reduce((sum, { qty }) => sum + qty, 0);
    if (pieces > 0) toast.success(added(pieces), action(put));
  };
  // What was wanted here lies in the tab's storage, outside React; whoever takes it does it once. Who is back without
  // having signed in no longer wants it: it would come into the cart of whoever signs in later.
  useEffect(() => {
    const wanted = tab.read('wantedInCart');
    if (!isWantedInCart(wanted) || wanted.here !== here) return;
    tab.write('wantedInCart', null);
    if (!signedIn) return;
    // oxlint-disable-next-line react/set-state-in-effect -- its progress is drawn like that of a tap
    void add(wanted.lines);
    // oxlint-disable-next-line exhaustive-deps -- once, on the page that was come back to
  }, [signedIn]);
  return { progress, busy: progress !== null, add: (lines: readonly Wanted[]) => void add(lines) };
};

type WantedInCart = { readonly here: string; readonly lines: readonly Wanted[] };
const isWantedInCart = (kept: unknown): kept is WantedInCart =>
  typeof kept === 'object' && kept !== null && 'here' in kept && 'lines' in kept;

/** Removes the added pieces from the cart: a line that had pieces before keeps those. */
export const undoAddToCart = async (put: readonly Wanted[]): Promise<void> => {
  try {
    const { list } = await api('cart.get', {});
    const gone: string[] = [];
    for (const { skuId, qty } of put) {
      const line = list.find((one) => one.skuId === skuId);
      if (line === undefined) continue;
      if (line.qty > qty) await api('cart.edit', { id: line.id, qty: line.qty - qty });
      else gone.push(line.id);
    }
    const { count } = gone.length > 0 ? await api('cart.remove', { ids: gone }) : await api('cart.get', {});
    events.emit('cart/changed', { count });
  } catch (error) {
    reportFailure(error);
  }
  await refresh('cart.get');
};
