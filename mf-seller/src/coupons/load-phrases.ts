import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the shop's own coupons. */
export const loadShopCouponPhrases = () =>
  loadPhrases(
    'shopCoupons',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
