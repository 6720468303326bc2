import { type RouteEntries, withPhrases } from '@mall/platform';
import { loadOperatorsPhrases } from './operators/load-phrases.ts';
import { loadDeliveriesPhrases } from '@mall/office/deliveries/load-phrases';
import { loadOrdersPhrases } from './orders/load-phrases.ts';
import { allowed } from './frame/allowed.tsx';

/** The screens of the console, each with the permission that its page declares. */
export const screens: RouteEntries = allowed({
  'operator.operators': () =>
    withPhrases(
      loadOperatorsPhrases,
      import('./operators/OperatorsScreen.tsx').then((m) => m.OperatorsScreen),
    ),
  'operator.orders': () =>
    withPhrases(
      () => Promise.all([loadOrdersPhrases(), loadDeliveriesPhrases()]),
      import('./orders/OrdersScreen.tsx').then((m) => m.OrdersScreen),
    ),
});
