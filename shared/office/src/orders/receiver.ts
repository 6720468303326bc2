import type { Order } from './order.ts';

/** Who gets an order, and where, in one line. */
export const receiverOf = ({
  address: { name, phone, province, city, district, detail },
}: Pick<Order, 'address'>): string => [name, phone, province, city, district, detail].join(' ');
