import type { Texts } from '@mall/contract/core/languages';
import type { OperatorPermission } from '@mall/contract/core/operator-permissions';

/** Groups of the menu, in their order. */
export const groups = ['work', 'catalogue', 'mall'] as const;
export type Group = (typeof groups)[number];

export type Page = {
  id: string;
  path: string;
  title: Texts;
  group: Group;
  /** A name in the table of icons (`frame/icons.ts`). */
  icon: string;
  /** A page that is reached from another one and not in the menu. */
  within?: string;
  /** Without it the page says which permission is missing, and the menu leaves it out. */
  needs?: OperatorPermission;
};

/** The pages of the console, in the order of its menu. */
export const pages = [
  {
    id: 'operator.start',
    path: '/operator/start',
    title: { zh: '首页', en: 'Start', indo: 'Awal', fili: 'Simula' },
    group: 'work',
    icon: 'start',
  },
  {
    id: 'operator.jobs',
    path: '/operator/jobs',
    title: {
      zh: '导出与导入',
      en: 'Exports & imports',
      indo: 'Ekspor & impor',
      fili: 'Mga export at import',
    },
    group: 'work',
    icon: 'start',
    within: 'operator.start',
  },
  {
    id: 'operator.orders',
    path: '/operator/orders',
    title: { zh: '订单', en: 'Orders', indo: 'Pesanan', fili: 'Mga order' },
    group: 'work',
    icon: 'orders',
    needs: 'order.view',
  },
  {
    id: 'operator.deliveries',
    path: '/operator/deliveries',
    title: { zh: '配送跟进', en: 'Deliveries', indo: 'Pengiriman', fili: 'Mga delivery' },
    group: 'work',
    icon: 'deliveries',
    needs: 'order.view',
  },
  {
    id: 'operator.shopOrders',
    path: '/operator/shopOrders',
    title: { zh: '店铺订单', en: 'Shops’ orders', indo: 'Pesanan toko', fili: 'Mga order ng tindahan' },
    group: 'work',
    icon: 'shopOrders',
    needs: 'order.view',
  },
  {
    id: 'operator.categories',
    path: '/operator/categories',
    title: { zh: '分类', en: 'Categories', indo: 'Kategori', fili: 'Mga kategorya' },
    group: 'catalogue',
    icon: 'categories',
    needs: 'catalogue.view',
  },
  {
    id: 'operator.brands',
    path: '/operator/brands',
    title: { zh: '品牌', en: 'Brands', indo: 'Merek', fili: 'Mga tatak' },
    group: 'catalogue',
    icon: 'brands',
    needs: 'catalogue.view',
  },
  {
    id: 'operator.products',
    path: '/operator/products',
    title: { zh: '商品', en: 'Products', indo: 'Produk', fili: 'Mga produkto' },
    group: 'catalogue',
    icon: 'products',
    needs: 'catalogue.view',
  },
  {
    id: 'operator.productForm',
    path: '/operator/products/form',
    title: { zh: '编辑商品', en: 'Edit product', indo: 'Ubah produk', fili: 'I-edit ang produkto' },
    group: 'catalogue',
    icon: 'products',
    within: 'operator.products',
    needs: 'catalogue.view',
  },
  {
    id: 'operator.productSheet',
    path: '/operator/products/import',
    title: {
      zh: '从表格导入商品',
      en: 'Products by sheet',
      indo: 'Produk dari lembar',
      fili: 'Mga produkto mula sa sheet',
    },
    group: 'catalogue',
    icon: 'products',
    within: 'operator.products',
    needs: 'catalogue.view',
  },
  {
    id: 'operator.attributes',
    path: '/operator/attributes',
    title: { zh: '属性', en: 'Attributes', indo: 'Atribut', fili: 'Mga attribute' },
    group: 'catalogue',
    icon: 'attributes',
    needs: 'catalogue.view',
  },
  {
    id: 'operator.packages',
    path: '/operator/packages',
    title: { zh: '套餐', en: 'Packages', indo: 'Paket', fili: 'Mga package' },
    group: 'catalogue',
    icon: 'packages',
    needs: 'catalogue.view',
  },
  {
    id: 'operator.packageForm',
    path: '/operator/packages/form',
    title: { zh: '编辑套餐', en: 'Edit package', indo: 'Ubah paket', fili: 'I-edit ang package' },
    group: 'catalogue',
    icon: 'packages',
    within: 'operator.packages',
    needs: 'catalogue.view',
  },
  {
    id: 'operator.cases',
    path: '/operator/cases',
    title: { zh: '设计案例', en: 'Design cases', indo: 'Contoh desain', fili: 'Mga design case' },
    group: 'catalogue',
    icon: 'cases',
    needs: 'catalogue.view',
  },
  {
    id: 'operator.caseForm',
    path: '/operator/cases/form',
    title: {
      zh: '编辑设计案例',
      en: 'Edit design case',
      indo: 'Ubah contoh desain',
      fili: 'I-edit ang design case',
    },
    group: 'catalogue',
    icon: 'cases',
    within: 'operator.cases',
    needs: 'catalogue.view',
  },
  {
    id: 'operator.stock',
    path: '/operator/stock',
    title: { zh: '库存', en: 'Stock', indo: 'Stok', fili: 'Stock' },
    group: 'catalogue',
    icon: 'stock',
    needs: 'catalogue.view',
  },
  {
    id: 'operator.content',
    path: '/operator/content',
    title: { zh: '横幅', en: 'Banners', indo: 'Spanduk', fili: 'Mga banner' },
    group: 'catalogue',
    icon: 'content',
    needs: 'content.view',
  },
  {
    id: 'operator.announcements',
    path: '/operator/announcements',
    title: { zh: '公告', en: 'Announcements', indo: 'Pengumuman', fili: 'Mga anunsyo' },
    group: 'catalogue',
    icon: 'announcements',
    needs: 'content.view',
  },
  {
    id: 'operator.legal',
    path: '/operator/legal',
    title: { zh: '法律文本', en: 'Legal texts', indo: 'Teks hukum', fili: 'Mga legal na teksto' },
    group: 'catalogue',
    icon: 'legal',
    needs: 'content.view',
  },
  {
    id: 'operator.searchWords',
    path: '/operator/searchWords',
    title: { zh: '搜索热词', en: 'Search words', indo: 'Kata pencarian', fili: 'Mga salita sa paghahanap' },
    group: 'catalogue',
    icon: 'searchWords',
    needs: 'content.view',
  },
  {
    id: 'operator.shops',
    path: '/operator/shops',
    title: { zh: '店铺', en: 'Shops', indo: 'Toko', fili: 'Mga tindahan' },
    group: 'mall',
    icon: 'shops',
    needs: 'shop.view',
  },
  {
    id: 'operator.members',
    path: '/operator/members',
    title: { zh: '会员', en: 'Members', indo: 'Anggota', fili: 'Mga miyembro' },
    group: 'mall',
    icon: 'members',
    needs: 'member.view',
  },
  {
    id: 'operator.payments',
    path: '/operator/payments',
    title: { zh: '支付', en: 'Payments', indo: 'Pembayaran', fili: 'Mga bayad' },
    group: 'mall',
    icon: 'payments',
    needs: 'finance.view',
  },
  {
    id: 'operator.reports',
    path: '/operator/reports',
    title: { zh: '销售报表', en: 'Reports', indo: 'Laporan', fili: 'Mga ulat' },
    group: 'mall',
    icon: 'reports',
    needs: 'finance.view',
  },
  {
    id: 'operator.settlement',
    path: '/operator/settlement',
    title: { zh: '结算', en: 'Settlement', indo: 'Penyelesaian', fili: 'Pag-aayos ng bayad' },
    group: 'mall',
    icon: 'settlement',
    needs: 'finance.view',
  },
  {
    id: 'operator.operators',
    path: '/operator/operators',
    title: { zh: '运营人员', en: 'Operators', indo: 'Operator', fili: 'Mga operator' },
    group: 'mall',
    icon: 'operators',
    needs: 'operator.view',
  },
  {
    id: 'operator.log',
    path: '/operator/log',
    title: { zh: '操作日志', en: 'Log', indo: 'Log', fili: 'Log' },
    group: 'mall',
    icon: 'log',
    needs: 'audit.view',
  },
  {
    id: 'operator.system',
    path: '/operator/system',
    title: { zh: '系统', en: 'System', indo: 'Sistem', fili: 'System' },
    group: 'mall',
    icon: 'system',
    needs: 'settings.view',
  },
  {
    id: 'operator.webhooks',
    path: '/operator/webhooks',
    title: { zh: '接口通知', en: 'Webhooks', indo: 'Webhook', fili: 'Mga webhook' },
    group: 'mall',
    icon: 'webhooks',
    needs: 'settings.view',
  },
  {
    id: 'operator.settings',
    path: '/operator/settings',
    title: { zh: '设置', en: 'Settings', indo: 'Pengaturan', fili: 'Mga setting' },
    group: 'mall',
    icon: 'settings',
    needs: 'settings.view',
  },
] as const satisfies readonly Page[];

export type PageId = (typeof pages)[number]['id'];
