import { paths } from '@mall/contract/core/paths';
import type { Sent } from '@mall/contract/operations';
import {
  ApiError,
  common,
  events,
  rememberIntent,
  sessionInvalid,
  toast,
  useMutationOf,
} from '@mall/platform';
import { useNavigate } from 'react-router-dom';
import { useOpenCart } from './useOpenCart.ts';
import { useSignInFirst } from './useSignInFirst.ts';

type Said = {
  /** The message; without it "added to the cart". */
  done?: string;
  after?: () => void;
};

/**
 * Adds a product or a package to the cart and says so. A visitor, or a member whose session has ended, signs in
 * first, and then it is added.
 */
export const useAddToCart = () => {
  const openCart = useOpenCart();
  const navigate = useNavigate();
  const signInFirst = useSignInFirst();
  const { mutateAsync, isPending } = useMutationOf('cart.add', { refreshes: ['cart.get'] });

  const add = async (goods: Sent<'cart.add'>, { done, after }: Said = {}): Promise<void> => {
    if (signInFirst({ op: 'cart.add', input: goods })) return;
    try {
      const { count } = await mutateAsync(goods);
      events.emit('cart/changed', { count });
      toast.success(done ?? common('done.addedToCart'), openCart);
      after?.();
    } catch (error) {
      // Any other failure was reported by the mutation.
      if (!(error instanceof ApiError) || error.code !== sessionInvalid) return;
      rememberIntent({ op: 'cart.add', input: goods });
      void navigate(paths.login());
    }
  };
  return { busy: isPending, add: (goods: Sent<'cart.add'>, said?: Said) => void add(goods, said) };
};
