import { officeLink, officeRoute } from './office.ts';

/** Orders, those that a shop writes, customers, purchase requests, deliveries, reports of sales, and background jobs. */
export const orders = {
  routes: [
    officeRoute({
      id: 'seller.orderList',
      path: '/userAdmin/orders/orderList',
      title: { zh: '订单管理', en: 'Orders', indo: 'Pesanan', fili: 'Mga order' },
      needs: 'order.view',
    }),
    officeRoute({
      id: 'seller.customers',
      path: '/userAdmin/orders/customers',
      title: { zh: '客户', en: 'Customers', indo: 'Pelanggan', fili: 'Mga customer' },
      needs: 'order.view',
    }),
    officeRoute({
      id: 'seller.orderDrafts',
      path: '/userAdmin/orders/drafts',
      title: {
        zh: '代客下单',
        en: 'Orders for customers',
        indo: 'Pesanan untuk pelanggan',
        fili: 'Order para sa kostumer',
      },
      needs: 'order.view',
    }),
    officeRoute({
      id: 'seller.wants',
      path: '/userAdmin/orders/wantBuyList',
      title: { zh: '求购管理', en: 'Wanted purchases', indo: 'Permintaan pembelian', fili: 'Mga hinahanap' },
      needs: 'want.view',
    }),
    officeRoute({
      id: 'seller.deliveries',
      path: '/userAdmin/orders/orderDeliveryList',
      title: { zh: '配送跟进', en: 'Deliveries', indo: 'Pengiriman', fili: 'Mga delivery' },
      needs: 'delivery.view',
      preload: ['seller.delivery'],
    }),
    officeRoute({
      id: 'seller.delivery',
      path: '/userAdmin/orders/orderDeliveryDetail',
      title: { zh: '配送详情', en: 'Delivery', indo: 'Pengiriman', fili: 'Delivery' },
      needs: 'delivery.view',
    }),
    officeRoute({
      id: 'seller.reviews',
      path: '/userAdmin/orders/reviews',
      title: { zh: '买家评价', en: 'Reviews', indo: 'Ulasan', fili: 'Mga review' },
      needs: 'order.view',
    }),
    officeRoute({
      id: 'seller.reports',
      path: '/userAdmin/orders/reports',
      title: { zh: '销售报表', en: 'Reports', indo: 'Laporan', fili: 'Mga ulat' },
      needs: 'order.view',
    }),
    officeRoute({
      id: 'seller.jobs',
      path: '/userAdmin/orders/exports',
      title: {
        zh: '导出与导入',
        en: 'Exports & imports',
        indo: 'Ekspor & impor',
        fili: 'Mga export at import',
      },
    }),
  ],
  nav: [
    officeLink({
      group: 'orders',
      order: 10,
      label: { zh: '全部订单', en: 'All orders', indo: 'Semua pesanan', fili: 'Lahat ng order' },
      routeId: 'seller.orderList',
      icon: 'clipboard',
    }),
    officeLink({
      group: 'orders',
      order: 18,
      label: { zh: '客户', en: 'Customers', indo: 'Pelanggan', fili: 'Mga customer' },
      routeId: 'seller.customers',
      icon: 'user',
    }),
    officeLink({
      group: 'orders',
      order: 12,
      label: {
        zh: '代客下单',
        en: 'Orders for customers',
        indo: 'Pesanan untuk pelanggan',
        fili: 'Order para sa kostumer',
      },
      routeId: 'seller.orderDrafts',
      icon: 'order',
    }),
    officeLink({
      group: 'orders',
      order: 20,
      label: { zh: '求购管理', en: 'Wanted purchases', indo: 'Permintaan pembelian', fili: 'Mga hinahanap' },
      routeId: 'seller.wants',
      icon: 'quote',
    }),
    officeLink({
      group: 'orders',
      order: 30,
      label: { zh: '买家评价', en: 'Reviews', indo: 'Ulasan', fili: 'Mga review' },
      routeId: 'seller.reviews',
      icon: 'star',
    }),
    officeLink({
      group: 'orders',
      order: 80,
      label: { zh: '销售报表', en: 'Reports', indo: 'Laporan', fili: 'Mga ulat' },
      routeId: 'seller.reports',
      icon: 'chart',
    }),
    officeLink({
      group: 'orders',
      order: 90,
      label: {
        zh: '导出与导入',
        en: 'Exports & imports',
        indo: 'Ekspor & impor',
        fili: 'Mga export at import',
      },
      routeId: 'seller.jobs',
      icon: 'transfer',
    }),
    officeLink({
      group: 'orders',
      order: 15,
      label: { zh: '配送跟进', en: 'Deliveries', indo: 'Pengiriman', fili: 'Mga delivery' },
      routeId: 'seller.deliveries',
      below: ['/userAdmin/orders/orderDeliveryDetail'],
      icon: 'truck',
    }),
  ],
};
