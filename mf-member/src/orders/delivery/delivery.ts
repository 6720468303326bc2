import type { Output } from '@mall/contract/operations';

/** One delivery of an order, as its buyer sees it. */
export type Delivery = Output<'order.logistics'>['deliveries'][number];
