import { useQueryOf } from '@mall/platform';
import type { Output } from '@mall/contract/operations';
import { useSearchParams } from 'react-router-dom';
import { linkTo, pathTo, readTarget, type TargetName } from './target.ts';

export type Promoted = {
  shop: Output<'shop.profile'>['live'];
  name: TargetName;
  productId: string;
  /** Null when a page is promoted, and while the product is loading. */
  product: { name: string; image: string } | null;
  link: string;
  code: Output<'shop.qrCode'> | undefined;
};

/**
 * The promoted page or product: it is in the address of this page, so that it can be bookmarked and sent to a
 * colleague.
 */
export const usePromoted = () => {
  const [params, setParams] = useSearchParams();
  const { name, productId } = readTarget(params);
  const profile = useQueryOf('shop.profile', {}, { refetchOnWindowFocus: false });
  const product = useQueryOf('product.detail', { id: productId }, { enabled: productId !== '' });
  const shop = profile.data?.live;
  const link = profile.data && linkTo(profile.data.promotionUrl, pathTo(name, productId));
  const code = useQueryOf(
    'shop.qrCode',
    { url: link ?? '/' },
    { enabled: link !== undefined, quiet: true, staleTime: Number.POSITIVE_INFINITY },
  );
  const promoted: Promoted | undefined =
    shop && link !== undefined
      ? {
          shop,
          name,
          productId,
          product: product.data ? { name: product.data.name, image: product.data.images[0] ?? '' } : null,
          link,
          code: code.data,
        }
      : undefined;
  return {
    promoted,
    failed: profile.isError || product.isError,
    retry: () => void Promise.all([profile.refetch(), productId === '' ? undefined : product.refetch()]),
    noCode: code.isError,
    retryCode: () => void code.refetch(),
    choosePage: (to: TargetName) => setParams(to === 'home' ? {} : { to }, { replace: true }),
    chooseProduct: (id: string) => setParams({ productId: id }, { replace: true }),
  };
};
