// Replaces shell/src/loader/container.ts in the one-bundle mall: the exposed modules of every remote are part
// of the bundle.
import * as catalogPhrases from '../../mf-catalog/src/expose/phrases.ts';
import * as catalogRoutes from '../../mf-catalog/src/expose/routes.ts';
import * as checkoutPhrases from '../../mf-checkout/src/expose/phrases.ts';
import * as checkoutRoutes from '../../mf-checkout/src/expose/routes.ts';
import * as checkoutServices from '../../mf-checkout/src/expose/services.ts';
import * as checkoutSlots from '../../mf-checkout/src/expose/slots.ts';
import * as memberPhrases from '../../mf-member/src/expose/phrases.ts';
import * as memberRoutes from '../../mf-member/src/expose/routes.ts';
import * as promotionPhrases from '../../mf-promotion/src/expose/phrases.ts';
import * as promotionRoutes from '../../mf-promotion/src/expose/routes.ts';
import * as promotionSlots from '../../mf-promotion/src/expose/slots.ts';
import * as sellerPhrases from '../../mf-seller/src/expose/phrases.ts';
import * as sellerRoutes from '../../mf-seller/src/expose/routes.ts';

const entries = {
  mf_catalog: { './phrases': catalogPhrases, './routes': catalogRoutes },
  mf_checkout: {
    './phrases': checkoutPhrases,
    './routes': checkoutRoutes,
    './services': checkoutServices,
    './slots': checkoutSlots,
  },
  mf_member: { './phrases': memberPhrases, './routes': memberRoutes },
  mf_promotion: { './phrases': promotionPhrases, './routes': promotionRoutes, './slots': promotionSlots },
  mf_seller: { './phrases': sellerPhrases, './routes': sellerRoutes },
};

export class EntryError extends Error {
  kind = 'contract';
}

export const fetchContainer = async ({ name }) => ({
  init: () => {},
  get: async (entry) => () => entries[name][entry],
});
