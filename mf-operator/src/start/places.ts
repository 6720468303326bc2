import type { Page } from '../declared/page.ts';
import { pages } from '../declared/pages.ts';
import type { FirstStep, Queue } from '@mall/contract/operator/start';

/** Where a queue is worked off, and where a step of a new mall is done; the console may not have that page yet. */
const places: Readonly<Partial<Record<Queue | FirstStep, string>>> = {
  record: '/operator/orders?need=record',
  ship: '/operator/orders?need=ship',
  promise: '/operator/deliveries?view=list&risk=danger',
  lowStock: '/operator/stock?tab=low',
  failedJob: '/operator/system?tab=work',
  failedSend: '/operator/system?tab=messages',
  goodsReview: '/operator/reviews?kind=goods',
  packageReview: '/operator/reviews?kind=package',
  caseReview: '/operator/reviews?kind=case',
  brandReview: '/operator/reviews?kind=brand',
  heldReview: '/operator/shopperReviews?tab=waiting',
  reportedReview: '/operator/shopperReviews?tab=reported',
  application: '/operator/shops/applications',
  shopReview: '/operator/reviews?kind=shop',
  factors: '/operator/operators',
  transfer: '/operator/orders?need=proof',
  refund: '/operator/orders?need=refund',
  want: '/operator/wants',
  parked: '/operator/payments?tab=parked',
  unsentRefund: '/operator/payments?tab=refunds',
  reconciliation: '/operator/payments?tab=reconciliation&day=open',
  promoter: '/operator/promoters?status=pending',
  withdrawal: '/operator/withdrawals',
  payout: '/operator/settlement?tab=payouts',
  question: '/operator/settlement?tab=questions',
  payment: '/operator/settings',
  categories: '/operator/categories',
  brands: '/operator/brands',
  products: '/operator/products',
  shop: '/operator/shops',
};

/** The address for a queue or a step, if the console has that page and this operator may open it. */
export const placeOf = (what: Queue | FirstStep, permissions: readonly string[]): string | undefined => {
  const place = places[what];
  const page: Page | undefined = pages.find(({ path }) => path === place?.split('?')[0]);
  const needs = page?.needs;
  return page !== undefined && (needs === undefined || permissions.includes(needs)) ? place : undefined;
};
