import { words as w } from '../../platform/i18n/words.ts';

/** What an order's status is called. */
export const orderStatusWords = {
  unpaid: w('待付款', 'Awaiting payment', 'Menunggu pembayaran', 'Naghihintay ng bayad'),
  paid: w('已付款', 'Paid', 'Sudah dibayar', 'Bayad na'),
  awaitingShipment: w('待发货', 'Awaiting shipment', 'Menunggu pengiriman', 'Naghihintay ng pagpapadala'),
  shipped: w('已发货', 'Shipped', 'Dikirim', 'Naipadala na'),
  received: w('已收货', 'Received', 'Diterima', 'Natanggap na'),
  cancelled: w('已取消', 'Cancelled', 'Dibatalkan', 'Nakansela'),
};
