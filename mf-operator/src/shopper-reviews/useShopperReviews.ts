import type { Item } from '@mall/contract/operations';
import { reviewTabs } from '@mall/contract/trade/handled-review';
import { pictures, stars } from '@mall/office/reviews';
import { useUndoToast } from '@mall/office';
import { toast, useMutationOf, refresh, useQueryOf } from '@mall/platform';
import { loadOf, tableLook, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

export type ShopperReview = Item<'mallReview.list'>;
export const sellers = ['all', 'mall'] as const;
const pageSize = 20;
const idIn = (text: string): string => (/^[0-9A-Za-z-]{1,40}$/.test(text) ? text : '');
const numberIn = (text: string): string => (/^[1-9]\d{0,8}$/.test(text) ? text : '');

/** Reviews of shoppers by the filters in the address. Old rows stay, dimmed, while new ones are fetched. */
export const useShopperReviews = () => {
  const address = useListAddress({
    tab: reviewTabs,
    stars,
    shop: 'text',
    product: 'text',
    pictures,
    ...tableLook,
  });
  const shop = idIn(address.asked.shop);
  const product = numberIn(address.asked.product);
  const asked = { ...address.asked, shop, product };
  const filter = {
    ...(asked.stars === 'all' ? {} : { stars: asked.stars }),
    ...(shop === '' ? {} : { shop }),
    ...(product === '' ? {} : { productId: product }),
    ...(asked.pictures === 'all' ? {} : { pictures: true }),
  };
  const answer = useQueryOf(
    'mallReview.list',
    { tab: asked.tab, ...filter, page: address.page, size: pageSize },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  return {
    ...address,
    asked,
    narrowed: Object.keys(filter).length > 0,
    widen: () => address.ask({ stars: 'all', shop: '', product: '', pictures: 'all' }),
    size: pageSize,
    ...loadOf(answer),
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    counts: data?.counts ?? {},
    /** The shop and the product asked for. */
    shop: data?.shop ?? null,
    product: data?.product ?? null,
  } as const;
};
export type ShopperReviews = ReturnType<typeof useShopperReviews>;

const stale = ['mallReview.list', 'operator.start', 'operatorLog.list'] as const;

/** What an operator does about a review. Whatever comes of it, the list is read anew: somebody else may have been faster. */
export const useReviewSteps = () => {
  const { t } = useTranslation('shopperReviews');
  const onSettled = () => {
    for (const name of stale) void refresh(name);
  };
  const decide = useMutationOf('mallReview.decide', { onSettled });
  const dismiss = useMutationOf('mallReview.dismissReport', {
    onSettled,
    onSuccess: () => toast.success(t('done.dismissed')),
  });
  const answer = useMutationOf('mallReview.answer', { onSettled });
  const undoToast = useUndoToast();
  const put = useMutationOf('platformBanner.fromReview', { refreshes: ['platformBanner.list'] });
  const takeOut = useMutationOf('platformBanner.remove', { refreshes: ['platformBanner.list'] });
  const takeAllOut = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) await takeOut.mutateAsync({ id });
    toast.success(t('done.outOfShow'));
  };
  return {
    show: ({ id, version }: ShopperReview) =>
      decide.mutate({ id, version, decision: 'show' }, { onSuccess: () => toast.success(t('done.shown')) }),
    hide: async ({ id, version }: ShopperReview, reason: string): Promise<void> => {
      await decide.mutateAsync({ id, version, decision: 'hide', reason });
      toast.success(t('done.hidden'));
    },
    putIntoBuyerShow: async ({ id }: ShopperReview, pictures: string[]): Promise<void> => {
      const { added } = await put.mutateAsync({ reviewId: id, pictures });
      if (added.length === 0) toast.success(t('done.inShowAlready'));
      else
        undoToast(t('done.inShow', { count: added.length }), t('undo'), () => {
          void takeAllOut(added);
        });
    },
    dismiss: ({ id, version }: ShopperReview) => dismiss.mutate({ id, version }),
    answer: async ({ id, version }: ShopperReview, text: string): Promise<void> => {
      await answer.mutateAsync({ id, version, text });
      toast.success(t('done.answered'));
    },
  };
};
