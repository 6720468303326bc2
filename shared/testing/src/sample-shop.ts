import type { ShopInfo } from '@mall/platform';

/** A shop that has opened the mall under its own brand and filled in only its name. */
export const sampleShop: ShopInfo = {
  id: '1',
  code: 'DEMO88',
  logo: null,
  storeName: '八八家居',
  propaganda: '',
  mobile: '',
  address: '',
  banner: [],
  bannerNarrow: [],
  bannerHref: [],
  bannerHreff: [],
  realName: '',
  colour: null,
};
