import type { RemoteConfig } from '@mall/contract/core/remote-config';
import { drafts } from './src/declared/drafts.ts';
import { orders } from './src/declared/orders.ts';
import { prices } from './src/declared/prices.ts';
import { shop } from './src/declared/shop.ts';
import { staff } from './src/declared/staff.ts';

export default {
  name: 'mf_seller',
  requires: { platform: '^1.0' },
  i18n: 'seller',
  routes: [...shop.routes, ...staff.routes, ...prices.routes, ...drafts.routes, ...orders.routes],
  nav: [...shop.nav, ...staff.nav, ...prices.nav, ...drafts.nav, ...orders.nav],
  slots: [
    { at: 'office.find', order: 1, policy: 'none', when: { isShop: true } },
    { at: 'office.help', order: 1, policy: 'none', when: { isShop: true } },
    { at: 'office.jobs', order: 1, policy: 'none', when: { isShop: true } },
  ],
  services: [],
} satisfies RemoteConfig;
