import { campaignStates } from '@mall/contract/campaign/campaign';
import type { Item, Output } from '@mall/contract/operations';
import { officePaths } from '@mall/contract/seller/office-paths';
import { refresh, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';

export type ShopCoupon = Item<'shopCoupon.list'>;
export type CouponDetail = Output<'shopCoupon.detail'>;

export const states = ['all', ...campaignStates] as const;
const pageSize = 20;

/** The shop's own coupons by the filters in the address. */
export const useShopCoupons = () => {
  const address = useListAddress({ state: states, keyword: 'text' });
  const { asked, page, query } = address;
  const answer = useQueryOf(
    'shopCoupon.list',
    { ...asked, page, size: pageSize },
    { placeholderData: (before) => before },
  );
  return {
    ...address,
    narrowed: asked.state !== 'all' || asked.keyword !== '',
    /** The link to one of them, which returns to this list. */
    linkTo: ({ id }: { id: string }) =>
      `${officePaths.coupons()}?${new URLSearchParams([...new URLSearchParams(query), ['couponId', id]])}`,
    size: pageSize,
    ...loadOf(answer),
    rows: answer.data?.list ?? [],
    total: answer.data?.total ?? 0,
  };
};
export type ShopCoupons = ReturnType<typeof useShopCoupons>;

const refreshes = ['shopCoupon.list', 'shopCoupon.detail'] as const;
/** A page whose step was refused shows a version or a state that is no more. */
const onError = () => void refresh('shopCoupon.detail');

/** What the shop does with its coupons. */
export const useCouponSteps = () => ({
  save: useMutationOf('shopCoupon.save', { refreshes, quiet: true }),
  schedule: useMutationOf('shopCoupon.schedule', { refreshes, onError }),
  adjust: useMutationOf('shopCoupon.adjust', { refreshes, quiet: true }),
  close: useMutationOf('shopCoupon.close', { refreshes, onError }),
  // Whatever was thrown away has no page any more: it is left before the list is asked again.
  discard: useMutationOf('shopCoupon.discard', { refreshes: ['shopCoupon.list'], onError }),
});
