import type { Language } from '@mall/contract/core/languages';
import {
  isPresetRole,
  type Permission,
  type PermissionGroup,
  type PresetRole,
} from '@mall/contract/core/permissions';
import { type Words, words as w } from './words.ts';

export const permissionNames: Readonly<Record<Permission, Words>> = {
  'shop.view': w(
    '查看店铺信息，复制店铺链接',
    'See shop info and copy the shop link',
    'Lihat info toko dan salin tautannya',
    'Tingnan ang tindahan at kopyahin ang link',
  ),
  'shop.edit': w(
    '修改标志、宣传语、轮播图、电话',
    'Change logo, slogan, banners, phone',
    'Ubah logo, slogan, banner, telepon',
    'Baguhin ang logo, slogan, banner, telepono',
  ),
  'price.edit': w('修改价格系数', 'Change the price factor', 'Ubah faktor harga', 'Baguhin ang price factor'),
  'staff.view': w('查看员工', 'See staff', 'Lihat staf', 'Tingnan ang staff'),
  'staff.edit': w(
    '添加和移除员工',
    'Add and remove staff',
    'Tambah dan keluarkan staf',
    'Magdagdag at mag-alis ng staff',
  ),
  'role.edit': w('修改角色', 'Change roles', 'Ubah peran', 'Baguhin ang mga role'),
  'message.view': w('查看消息', 'Read messages', 'Baca pesan', 'Basahin ang mga mensahe'),
  'goods.view': w('查看商品', 'See goods', 'Lihat barang', 'Tingnan ang mga paninda'),
  'goods.edit': w(
    '添加和编辑商品',
    'Add and edit products',
    'Tambah dan ubah produk',
    'Magdagdag at mag-edit ng produkto',
  ),
  'goods.visibility': w(
    '上架和隐藏商品',
    'Show and hide products',
    'Tampilkan dan sembunyikan produk',
    'Ipakita at itago ang produkto',
  ),
  'goods.price': w(
    '设置自己的价格',
    'Set own prices',
    'Tetapkan harga sendiri',
    'Magtakda ng sariling presyo',
  ),
  'brand.edit': w('编辑品牌', 'Edit brands', 'Ubah merek', 'Mag-edit ng brand'),
  'package.view': w('查看套餐', 'See packages', 'Lihat paket', 'Tingnan ang mga package'),
  'package.edit': w('编辑套餐', 'Edit packages', 'Ubah paket', 'Mag-edit ng package'),
  'order.view': w('查看订单', 'See orders', 'Lihat pesanan', 'Tingnan ang mga order'),
  'order.edit': w(
    '录单、发货、备注',
    'Record, ship and note',
    'Catat, kirim, dan beri catatan',
    'Itala, ipadala, at lagyan ng tala',
  ),
  'order.confirm_payment': w(
    '确认线下收款',
    'Confirm offline payment',
    'Konfirmasi pembayaran luring',
    'Kumpirmahin ang offline na bayad',
  ),
  'order.refund': w('处理退款', 'Decide refunds', 'Putuskan pengembalian dana', 'Magpasya sa refund'),
  'order.export': w(
    '导出含电话的订单',
    'Export orders with phone numbers',
    'Ekspor pesanan dengan nomor telepon',
    'I-export ang order na may numero ng telepono',
  ),
  'want.view': w(
    '查看求购',
    'See wanted purchases',
    'Lihat permintaan pembelian',
    'Tingnan ang mga hinahanap na bilhin',
  ),
  'want.edit': w('跟进和报价', 'Follow up and quote', 'Tindak lanjuti dan tawarkan', 'Sundan at mag-alok'),
  'delivery.view': w('查看配送', 'See deliveries', 'Lihat pengiriman', 'Tingnan ang mga delivery'),
  'delivery.edit': w(
    '推进配送进度',
    'Move delivery steps',
    'Majukan langkah pengiriman',
    'Isulong ang hakbang ng delivery',
  ),
  'finance.view': w(
    '查看收益和供货价',
    'See earnings and supply prices',
    'Lihat pendapatan dan harga pasok',
    'Tingnan ang kita at supply price',
  ),
};

const presetNames: Readonly<Record<PresetRole, Words>> = {
  owner: w('店主', 'Owner', 'Pemilik', 'May-ari'),
  manager: w('店长', 'Manager', 'Manajer', 'Manager'),
  sales: w('销售', 'Sales', 'Penjualan', 'Sales'),
  content: w('商品运营', 'Content', 'Konten', 'Content'),
  delivery: w('配送', 'Delivery', 'Pengiriman', 'Delivery'),
  finance: w('财务', 'Finance', 'Keuangan', 'Finance'),
};

export const groupNames: Readonly<Record<PermissionGroup, Words>> = {
  shop: w('店铺', 'Shop', 'Toko', 'Tindahan'),
  goods: w('商品', 'Goods', 'Barang', 'Paninda'),
  orders: w('订单', 'Orders', 'Pesanan', 'Mga order'),
  money: w('资金', 'Money', 'Keuangan', 'Pera'),
};

/** What a role is called: a preset in the reader's language, a role of the shop as its author wrote it. */
export const roleName = (role: string, language: Language): string =>
  isPresetRole(role) ? presetNames[role][language] : role;

/** A role's name for a message, whose reader's language is not known yet. */
export const roleParams = (role: string): Record<string, string> =>
  isPresetRole(role)
    ? Object.fromEntries(Object.entries(presetNames[role]).map(([code, name]) => [`name.${code}`, name]))
    : { name: role };
