import { officeLink, officeRoute } from './office.ts';

/** The shop itself: figures, profile, links to share, messages, audit log. */
export const shop = {
  routes: [
    officeRoute({
      id: 'seller.overview',
      path: '/userAdmin/shop/overview',
      title: { zh: '概览', en: 'Overview', indo: 'Ringkasan', fili: 'Pangkalahatan' },
    }),
    officeRoute({
      id: 'seller.shopInfo',
      path: '/userAdmin/shop/ShopInfo',
      title: { zh: '店铺信息', en: 'Shop info', indo: 'Info toko', fili: 'Impormasyon ng tindahan' },
      needs: 'shop.view',
    }),
    officeRoute({
      id: 'seller.promote',
      path: '/userAdmin/shop/promote',
      title: { zh: '推广', en: 'Promote', indo: 'Promosi', fili: 'I-promote' },
      needs: 'shop.view',
    }),
    officeRoute({
      id: 'seller.shopMessage',
      path: '/userAdmin/shop/shopMessage',
      title: { zh: '店铺消息', en: 'Messages', indo: 'Pesan', fili: 'Mga mensahe' },
      needs: 'message.view',
    }),
    officeRoute({
      id: 'seller.talk',
      path: '/userAdmin/shop/talk',
      title: { zh: '会话', en: 'Conversations', indo: 'Percakapan', fili: 'Mga usapan' },
      needs: 'talk.answer',
    }),
    officeRoute({
      id: 'seller.settlement',
      path: '/userAdmin/shop/settlement',
      title: { zh: '货款结算', en: 'Money from the mall', indo: 'Uang dari mal', fili: 'Pera mula sa mall' },
      needs: 'finance.view',
    }),
    officeRoute({
      id: 'seller.accounts',
      path: '/userAdmin/shop/accounts',
      title: {
        zh: '收款账户',
        en: 'Accounts for transfers',
        indo: 'Rekening transfer',
        fili: 'Mga account para sa transfer',
      },
      needs: 'order.confirm_payment',
    }),
    officeRoute({
      id: 'seller.webhooks',
      path: '/userAdmin/shop/webhooks',
      title: { zh: '接口通知', en: 'Webhooks', indo: 'Webhook', fili: 'Mga webhook' },
      needs: 'webhook.edit',
    }),
    officeRoute({
      id: 'seller.audit',
      path: '/userAdmin/shop/auditLog',
      title: { zh: '操作日志', en: 'Audit log', indo: 'Log perubahan', fili: 'Talaan ng pagbabago' },
      needs: 'shop.view',
    }),
  ],
  nav: [
    officeLink({
      group: 'shop',
      order: 5,
      label: { zh: '概览', en: 'Overview', indo: 'Ringkasan', fili: 'Pangkalahatan' },
      routeId: 'seller.overview',
      icon: 'dashboard',
    }),
    officeLink({
      group: 'shop',
      order: 10,
      label: { zh: '店铺信息', en: 'Shop info', indo: 'Info toko', fili: 'Impormasyon ng tindahan' },
      routeId: 'seller.shopInfo',
      icon: 'store',
    }),
    officeLink({
      group: 'shop',
      order: 25,
      label: { zh: '推广', en: 'Promote', indo: 'Promosi', fili: 'I-promote' },
      routeId: 'seller.promote',
      icon: 'network',
    }),
    officeLink({
      group: 'shop',
      order: 27,
      label: { zh: '货款结算', en: 'Money from the mall', indo: 'Uang dari mal', fili: 'Pera mula sa mall' },
      routeId: 'seller.settlement',
      icon: 'wallet',
    }),
    officeLink({
      group: 'shop',
      order: 30,
      label: { zh: '店铺消息', en: 'Messages', indo: 'Pesan', fili: 'Mga mensahe' },
      routeId: 'seller.shopMessage',
      icon: 'messages',
    }),
    officeLink({
      group: 'shop',
      order: 29,
      label: { zh: '会话', en: 'Conversations', indo: 'Percakapan', fili: 'Mga usapan' },
      routeId: 'seller.talk',
      icon: 'messages',
    }),
    officeLink({
      group: 'shop',
      order: 53,
      label: {
        zh: '收款账户',
        en: 'Accounts for transfers',
        indo: 'Rekening transfer',
        fili: 'Mga account para sa transfer',
      },
      routeId: 'seller.accounts',
      icon: 'wallet',
    }),
    officeLink({
      group: 'shop',
      order: 55,
      label: { zh: '接口通知', en: 'Webhooks', indo: 'Webhook', fili: 'Mga webhook' },
      routeId: 'seller.webhooks',
      icon: 'transfer',
    }),
    officeLink({
      group: 'shop',
      order: 60,
      label: { zh: '操作日志', en: 'Audit log', indo: 'Log perubahan', fili: 'Talaan ng pagbabago' },
      routeId: 'seller.audit',
      icon: 'history',
    }),
  ],
};
