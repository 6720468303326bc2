import { memberWire, messageWire } from '@mall/contract/core/wire.member';
import { registerOperations, type RouteEntries, withPhrases } from '@mall/platform';
import { loadOffersPhrases } from '../quotes/load-phrases.ts';
import { loadAccountPhrases } from '../profile/load-phrases.ts';
import { loadTalkPhrases } from '../talk/load-phrases.ts';
import { loadOpenShopPhrases } from '../open-shop/load-phrases.ts';
import { loadRefundingPhrases } from '../refunds/load-phrases.ts';

registerOperations(memberWire);
registerOperations(messageWire);

export const routes: RouteEntries = {
  'member.orders': () => import('../orders/OrdersScreen.tsx').then((m) => ({ Component: m.OrdersScreen })),
  'member.address': () =>
    import('../addresses/AddressesScreen.tsx').then((m) => ({ Component: m.AddressesScreen })),
  'member.evaluate': () =>
    import('../reviews/EvaluateScreen.tsx').then((m) => ({ Component: m.EvaluateScreen })),
  'member.offers': () =>
    withPhrases(
      loadOffersPhrases,
      import('../quotes/OffersScreen.tsx').then((m) => m.OffersScreen),
    ),
  'member.refund': () =>
    withPhrases(
      loadRefundingPhrases,
      import('../refunds/RefundScreen.tsx').then((m) => m.RefundScreen),
    ),
  'member.openShop': () =>
    withPhrases(
      loadOpenShopPhrases,
      import('../open-shop/OpenShopScreen.tsx').then((m) => m.OpenShopScreen),
    ),
  'member.messages': () =>
    withPhrases(
      loadTalkPhrases,
      import('../MessagesAndTalk.tsx').then((m) => m.MessagesAndTalk),
    ),
  'member.profile': () =>
    withPhrases(
      loadAccountPhrases,
      import('../profile/ProfileScreen.tsx').then((m) => m.ProfileScreen),
    ),
  'member.favourites': () =>
    import('../favourites/FavouritesScreen.tsx').then((m) => ({ Component: m.FavouritesScreen })),
  'member.history': () =>
    import('../browsing-history/HistoryScreen.tsx').then((m) => ({ Component: m.HistoryScreen })),
  'member.brands': () =>
    import('../brand-follows/BrandsScreen.tsx').then((m) => ({ Component: m.BrandsScreen })),
};
