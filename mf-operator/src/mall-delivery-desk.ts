import type { Desk } from '@mall/office/deliveries';
import { useMayOperate } from './useMe.ts';

/** The deliveries of the mall's own orders; where one of them is shown depends on the page. */
export const mallDeliveryDesk = {
  of: 'platformDelivery',
  stale: [
    'platformDelivery.list',
    'platformDelivery.board',
    'platformOrder.detail',
    'platformOrder.list',
    'operator.start',
  ],
  views: 'operator.deliveries',
  useMayEdit: () => useMayOperate('order.edit'),
} as const satisfies Omit<Desk, 'pathOf'>;
