import { paths } from '@mall/contract/core/paths';

/** The possible targets of a shop's link. */
export const targetNames = ['home', 'all', 'new', 'packages', 'coupons'] as const;
export type TargetName = (typeof targetNames)[number];

const pathOf: Readonly<Record<TargetName, string>> = {
  home: paths.home(),
  all: paths.productCenter(),
  new: paths.newGoods(),
  packages: paths.packageCategories(),
  coupons: paths.coupons(),
};

/** A page of the mall under the shop's code: `promotionUrl` has host and code. */
export const linkTo = (promotionUrl: string, path: string): string => {
  const from = new URL(promotionUrl);
  const url = new URL(path, from.origin);
  url.searchParams.set('code', from.searchParams.get('code') ?? '');
  return url.href;
};

export const pathTo = (name: TargetName, productId: string): string =>
  productId === '' ? pathOf[name] : paths.product({ productId });

/** The parameters in the page's address; an invalid one counts as absent. */
export const readTarget = (params: URLSearchParams): { name: TargetName; productId: string } => ({
  name: targetNames.find((one) => one === params.get('to')) ?? 'home',
  productId: /^[1-9]\d{0,8}$/.exec(params.get('productId') ?? '')?.[0] ?? '',
});
